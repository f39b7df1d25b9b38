import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import { questions } from "#demo/seed/content/questions.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { visitorOf } from "#tests/support/server/visitor.ts";

/** Questions are numbered from the oldest on. */
const PRIVATE_QUESTION =
  1 + questions.toSorted((a, b) => b.hoursAgo - a.hoursAgo).findIndex(({ isPublic }) => !isPublic);

const shop = await demoShop({ STAFF_SECOND_FACTOR: "required" });

/** A browser after its login. */
async function loggedIn(loginId: string, path = "/login") {
  const browser = visitorOf(shop.url);
  return { browser, ...(await browser.post(path, { loginId, password: DEMO_PASSWORD })) };
}

/** Logs in and sets it up, as the page does; `before` is the session of its start. */
async function setUp(loginId: string) {
  const { browser } = await loggedIn(loginId);
  const before = visitorOf(shop.url, browser.cookie());
  const offer = await browser.post("/mypage/security.data", {
    intent: "offer",
    factorPassword: DEMO_PASSWORD,
  });
  const secret = /"([A-Z2-7]{32})"/.exec(offer.text)?.[1] ?? "";
  const sealed = /"sealed","([\w-]+)"/.exec(offer.text)?.[1] ?? "";
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const set = await browser.post("/mypage/security.data", {
    intent: "confirm",
    sealed,
    code: totp.generate(),
  });
  return { before, browser, codes: codesIn(set.text) };
}

const codesIn = (text: string) => text.match(/[2-9a-z]{5}-[2-9a-z]{5}/g) ?? [];

test("a required factor opens the admin pages only to staff who have set it up and given it", async () => {
  const early = (await loggedIn("ops")).browser;
  expect(await early.get("/admin")).toMatchObject({
    status: 302,
    to: "/mypage/security?setup=needed",
  });
  expect((await early.get("/admin.data")).status).toBe(404);
  // Outside the desk they read as everybody else does.
  expect((await early.get("/preview/course/th-siam-old")).status).toBe(404);

  const { before, browser, codes } = await setUp("ops");
  expect(codes).toHaveLength(10);
  expect((await browser.get("/admin")).status).toBe(200);
  expect((await browser.get("/preview/course/th-siam-old")).status).toBe(200);
  expect((await before.get("/mypage")).status).toBe(302);

  const { browser: half, to } = await loggedIn("ops");
  expect(to).toBe("/login/second-factor?next=%2Fmypage");
  for (const path of ["/admin", "/mypage"]) {
    expect(await half.get(path)).toMatchObject({ status: 302 });
  }
  expect(JSON.parse((await half.get("/api/_auth/session")).text)).toEqual({});

  expect((await half.post("/login/second-factor", { code: "xxxxx" })).status).toBe(401);
  const stale = visitorOf(shop.url, half.cookie());
  const whole = await half.post("/login/second-factor", { code: codes[0] ?? "" });
  expect([whole.status, whole.to]).toEqual([302, "/mypage"]);
  expect((await half.get("/admin")).status).toBe(200);
  expect((await stale.get("/login/second-factor")).to).toBe("/login");

  const again = (await loggedIn("ops")).browser;
  expect((await again.post("/login/second-factor", { code: codes[0] ?? "" })).status).toBe(401);
});

test("an owner resets a colleague's factor, who sets it up again at the next login; others cannot, nor one's own", async () => {
  const { browser: colleague } = await setUp("content");
  const { browser: owner } = await setUp("owner");
  const page = (key: string) => `/admin/member/${demoMemberId(key)}`;
  const reset = { intent: "factor", reason: "전화기를 잃어버림" };

  for (const path of [page("content"), `${page("content")}.data`]) {
    expect((await colleague.post(path, reset)).status).toBe(404);
    const visitor = visitorOf(shop.url);
    expect((await visitor.post(path, reset)).status).toBe(path.endsWith(".data") ? 401 : 302);
  }
  expect((await owner.post(page("owner"), reset)).status).toBe(409);
  expect((await owner.post(page("content"), { intent: "factor" })).status).toBe(400);
  expect((await owner.post(page("nobody"), reset)).status).toBe(404);
  expect((await colleague.get("/admin")).status).toBe(200);

  expect((await owner.post(page("content"), reset)).status).toBe(200);
  expect((await owner.post(page("content"), reset)).status).toBe(409);
  expect((await colleague.get("/mypage")).to).toContain("/login");
  const next = await loggedIn("content", "/en/login?next=/admin");
  expect(next.to).toBe("/en/mypage/security?setup=needed");
  const again = await setUp("content");
  expect((await again.browser.get("/admin")).status).toBe(200);
});

test("new codes need the password and a code; with them the old list is dead", async () => {
  const { browser, codes } = await setUp("support");
  const privateQuestion = `/qna/${PRIVATE_QUESTION}`;
  expect((await browser.get(privateQuestion)).status).toBe(200);
  const [first = "", second = "", third = ""] = codes;
  const ask = (fields: Record<string, string>) =>
    browser.post("/mypage/security.data", { intent: "codes", ...fields });
  expect((await ask({ factorPassword: DEMO_PASSWORD })).status).toBe(400);
  expect((await ask({ factorPassword: "wrong", code: first })).status).toBe(400);
  expect((await ask({ factorPassword: DEMO_PASSWORD, code: "aaaaa-aaaaa" })).status).toBe(400);
  const made = await ask({ factorPassword: DEMO_PASSWORD, code: first });
  const fresh = codesIn(made.text);
  expect([made.status, fresh.length]).toEqual([200, 10]);
  expect((await ask({ factorPassword: DEMO_PASSWORD, code: second })).status).toBe(400);

  const { browser: other } = await loggedIn("support");
  expect((await other.post("/login/second-factor", { code: third })).status).toBe(401);
  const whole = await other.post("/login/second-factor", { code: fresh[0] ?? "" });
  expect(whole.status).toBe(302);
  const page = await other.get("/en/mypage/security");
  expect(page.text).toContain("9 recovery codes left.");

  const proof = { factorPassword: DEMO_PASSWORD, code: fresh[1] ?? "" };
  const off = await other.post("/mypage/security", { intent: "remove", ...proof });
  expect([off.status, off.to]).toEqual([302, "/mypage/security?done=removed"]);
  expect((await other.get("/admin")).status).toBe(302);
  expect((await other.get(privateQuestion)).status).toBe(404);

  const { browser: member } = await loggedIn("demo");
  const sent = await member.post("/mypage/security", { intent: "codes", ...proof });
  expect(sent.status).toBe(400);
});
