import { expect, test } from "vitest";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { photo } from "#tests/support/photo.ts";
import { signedIn, type Visitor, visitorOf } from "#tests/support/server/visitor.ts";

const { url } = sharedShop();
const visitor = visitorOf(url);
const { demo, guest } = await signedIn(url, "demo", "guest");
const GOOD = { title: "같이 쳐요", content: "두 분 모셔요.", region: "pattaya" };

type Fields = Record<string, string> | readonly (readonly [string, string])[];

test("a post sent without scripts is published immediately, as text, and cached pages show it", async () => {
  const title = `<script>alert("x")</script> ${"가".repeat(20)}`;
  await visitor.get("/community");
  const sent = await demo.post("/community/write", {
    ...GOOD,
    title,
    content: "</script><b>굵게",
  });
  expect([sent.status, sent.to]).toEqual([302, expect.stringMatching(/^\/community\/\d+$/)]);

  for (const path of [sent.to, "/community", `/en${sent.to}`]) {
    await expect.poll(async () => (await visitor.get(path)).text).toContain("&lt;script&gt;alert(");
    expect((await visitor.get(path)).text).not.toContain('<script>alert("x")');
  }
  expect((await visitor.get(sent.to)).text).not.toContain("</script><b>");
});

test("a visitor may open the form; sending it is refused with the text kept", async () => {
  const opened = await visitor.get("/community/write");
  expect([opened.status, opened.headers.getSetCookie()]).toEqual([200, []]);
  const refused = await visitor.post("/community/write", GOOD);
  expect(refused.status).toBe(401);
  expect(refused.text).toContain("로그인이 필요해요");
  expect(refused.text).toContain('value="같이 쳐요"');
  expect(refused.text).toContain("두 분 모셔요.</textarea>");
});

test("members send pictures for a post, visitors do not, and no member shows another's", async () => {
  const path = "/api/uploads?for=post";
  const drawing = Uint8Array.from(Buffer.from("<svg/>"));
  expect((await visitor.upload(path, await photo(300, 200))).status).toBe(401);
  expect((await demo.upload(path, drawing)).status).toBe(400);
  const { status, text } = await demo.upload(path, await photo(300, 200));
  expect(status).toBe(200);
  const { src } = JSON.parse(text).picture;

  const stolen = await guest.post("/community/write", {
    ...GOOD,
    title: "남의 사진",
    picture: src,
  });
  expect(stolen.status).toBe(400);
  const own = await demo.post("/community/write", { ...GOOD, title: "내 사진", picture: src });
  expect((await visitor.get(own.to)).text).toContain(`${src}-300.webp`);
});

test("only the author opens, changes and deletes a post; others learn nothing", async () => {
  const { to } = await demo.post("/community/write", { ...GOOD, title: "내 글" });
  const edit = `${to}/edit`;
  expect((await demo.get(edit)).status).toBe(200);
  expect((await guest.get(edit)).status).toBe(404);
  expect((await visitor.get(edit)).status).toBe(302);
  const changed = { ...GOOD, title: "남이 고친 글" };
  for (const path of [edit, `${edit}.data`]) {
    expect((await guest.post(path, changed)).status).toBe(404);
    expect((await guest.post(path, { intent: "delete" })).status).toBe(404);
  }
  expect((await visitor.post(edit, { intent: "delete" })).to).toMatch(/^\/login\?next=/);
  expect((await visitor.post(`${edit}.data`, { intent: "delete" })).status).toBe(401);
  expect((await visitor.get(to)).text).toContain("내 글");
  const own = async (who: Visitor) => (await who.get(`/api/my/post/${to.split("/")[2]}`)).text;
  const nothing = '"liked":false,"bookmarked":false,"comments":[],"partner":null}';
  expect([await own(demo), await own(guest), await own(visitor)]).toEqual([
    `{"own":true,${nothing}`,
    `{"own":false,${nothing}`,
    `{"own":false,${nothing}`,
  ]);

  expect((await demo.post(edit, { intent: "delete" })).to).toBe("/community");
  await expect.poll(async () => (await visitor.get(to)).status).toBe(404);
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
  const { status } = await demo.post("/community/write", body);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test.each(["0", "-1", "1.5", "x", "99999999999", "%01", "write"])(
  "/community/%s/edit leads to nothing",
  async (id) => {
    for (const who of [demo, visitor]) {
      expect((await who.get(`/community/${id}/edit`)).status).toBe(404);
      expect((await who.post(`/community/${id}/edit`, GOOD)).status).toBe(404);
    }
    expect((await demo.get(`/api/my/post/${id}`)).status).toBe(404);
  },
);
