import sharp from "sharp";
import { expect, test } from "vitest";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

const shop = await demoShop();
const demo = await signInCookie(shop.url, "demo");
const guest = await signInCookie(shop.url, "guest");
const GOOD = { title: "같이 쳐요", content: "두 분 모셔요.", region: "pattaya" };

type Fields = Record<string, string> | readonly (readonly [string, string])[];

async function post(path: string, cookie: string, body: Fields | string) {
  const response = await fetch(shop.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { origin: shop.url, cookie, "content-type": "application/x-www-form-urlencoded" },
    body: typeof body === "string" ? body : new URLSearchParams(body as Record<string, string>),
  });
  return {
    status: response.status,
    to: response.headers.get("location") ?? "",
    text: await response.text(),
  };
}

async function page(path: string, cookie = "") {
  const response = await fetch(shop.url + path, { headers: { cookie }, redirect: "manual" });
  return { status: response.status, text: await response.text() };
}

function upload(cookie: string, bytes: Uint8Array<ArrayBuffer>) {
  const body = new FormData();
  body.append("file", new Blob([bytes]), "photo.jpg");
  const headers = { origin: shop.url, cookie };
  return fetch(`${shop.url}/api/uploads?for=post`, { method: "POST", body, headers });
}

async function photo(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 300, height: 200, channels: 3, background: "#3c8f7c" } as const;
  return Uint8Array.from(await sharp({ create }).jpeg().toBuffer());
}

test("a post sent without scripts is published at once, as text, and cached pages show it", async () => {
  const title = `<script>alert("x")</script> ${"가".repeat(20)}`;
  await page("/community");
  const sent = await post("/community/write", demo, {
    ...GOOD,
    title,
    content: "</script><b>굵게",
  });
  expect([sent.status, sent.to]).toEqual([302, expect.stringMatching(/^\/community\/\d+$/)]);

  for (const path of [sent.to, "/community", `/en${sent.to}`]) {
    await expect.poll(async () => (await page(path)).text).toContain("&lt;script&gt;alert(");
    expect((await page(path)).text).not.toContain('<script>alert("x")');
  }
  expect((await page(sent.to)).text).not.toContain("</script><b>");
});

test("a visitor may open the form; what they send is refused with their text still in it", async () => {
  const opened = await fetch(`${shop.url}/community/write`);
  expect([opened.status, opened.headers.getSetCookie()]).toEqual([200, []]);
  const refused = await post("/community/write", "", GOOD);
  expect(refused.status).toBe(401);
  expect(refused.text).toContain("로그인이 필요해요");
  expect(refused.text).toContain('value="같이 쳐요"');
  expect(refused.text).toContain("두 분 모셔요.</textarea>");
});

test("members send pictures for a post, visitors do not, and nobody shows another's", async () => {
  expect((await upload("", await photo())).status).toBe(401);
  expect((await upload(demo, Uint8Array.from(Buffer.from("<svg/>")))).status).toBe(400);
  const response = await upload(demo, await photo());
  expect(response.status).toBe(200);
  const { src } = (await response.json()).picture;

  const stolen = await post("/community/write", guest, {
    ...GOOD,
    title: "남의 사진",
    picture: src,
  });
  expect(stolen.status).toBe(400);
  const own = await post("/community/write", demo, { ...GOOD, title: "내 사진", picture: src });
  expect((await page(own.to)).text).toContain(`${src}-300.webp`);
});

test("only the author opens, changes and deletes a post; others learn nothing", async () => {
  const { to } = await post("/community/write", demo, { ...GOOD, title: "내 글" });
  const edit = `${to}/edit`;
  expect((await page(edit, demo)).status).toBe(200);
  expect((await page(edit, guest)).status).toBe(404);
  expect((await page(edit)).status).toBe(302);
  const changed = { ...GOOD, title: "남이 고친 글" };
  for (const path of [edit, `${edit}.data`]) {
    expect((await post(path, guest, changed)).status).toBe(404);
    expect((await post(path, guest, { intent: "delete" })).status).toBe(404);
  }
  expect((await post(edit, "", { intent: "delete" })).to).toMatch(/^\/login\?next=/);
  expect((await post(`${edit}.data`, "", { intent: "delete" })).status).toBe(401);
  expect((await page(to)).text).toContain("내 글");
  const own = async (cookie: string) =>
    (await page(`/api/my/post/${to.split("/")[2]}`, cookie)).text;
  const nothing = '"liked":false,"bookmarked":false,"comments":[],"partner":null}';
  expect([await own(demo), await own(guest), await own("")]).toEqual([
    `{"own":true,${nothing}`,
    `{"own":false,${nothing}`,
    `{"own":false,${nothing}`,
  ]);

  expect((await post(edit, demo, { intent: "delete" })).to).toBe("/community");
  await expect.poll(async () => (await page(to)).status).toBe(404);
});

const LONG = "가".repeat(10_000);
const BAD: readonly (readonly [string, Fields | string])[] = [
  ["nothing at all", ""],
  ["no form", "{not a form"],
  ["an empty title", { ...GOOD, title: "" }],
  ["a title of spaces", { ...GOOD, title: "  \t " }],
  ["a title of null bytes", { ...GOOD, title: "\0\0" }],
  ["a title that nobody sees", { ...GOOD, title: "\u200B\u3164" }],
  ["a title of 10,000 letters", { ...GOOD, title: LONG }],
  ["no text", { title: "x", region: "pattaya" }],
  ["an empty text", { ...GOOD, content: " " }],
  ["a text of 10,000 letters", { ...GOOD, content: LONG }],
  ["no region", { title: "x", content: "x" }],
  ["an unknown region", { ...GOOD, region: "atlantis" }],
  ["a region with a null byte", { ...GOOD, region: "pattaya\0" }],
  ["a region that is a query", { ...GOOD, region: "' or 1=1 --" }],
  ["two titles", [...Object.entries(GOOD), ["title", "another"]]],
  ["two regions", [...Object.entries(GOOD), ["region", "bangkok"]]],
  ["a picture of elsewhere", { ...GOOD, picture: "https://evil.example/x.png" }],
  ["a picture that is no upload", { ...GOOD, picture: "/pictures/course/th-siam-old" }],
  ["an upload that is not there", { ...GOOD, picture: `/uploads/${crypto.randomUUID()}` }],
  [
    "six pictures",
    [
      ...Object.entries(GOOD),
      ...Array.from({ length: 6 }, () => ["picture", `/uploads/${crypto.randomUUID()}`] as const),
    ],
  ],
  ["a broken escape", "title=%E0%A4%A&content=%zz&region=%"],
];

test.each(BAD)("%s is refused, and is no fault of ours", async (_, body) => {
  const { status } = await post("/community/write", demo, body);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test.each(["0", "-1", "1.5", "x", "99999999999", "%01", "write"])(
  "/community/%s/edit leads to nothing",
  async (id) => {
    for (const cookie of [demo, ""]) {
      expect((await page(`/community/${id}/edit`, cookie)).status).toBe(404);
      expect((await post(`/community/${id}/edit`, cookie, GOOD)).status).toBe(404);
    }
    expect((await page(`/api/my/post/${id}`, demo)).status).toBe(404);
  },
);
