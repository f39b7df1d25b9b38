import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import { questions } from "#demo/seed/content/questions.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { demoShop } from "#tests/process/support/demo-shop.ts";

/** Questions are numbered from the oldest on. */
const PRIVATE_QUESTION =
  1 + questions.toSorted((a, b) => b.hoursAgo - a.hoursAgo).findIndex(({ isPublic }) => !isPublic);

const shop = await demoShop({ STAFF_SECOND_FACTOR: "required" });

async function post(path: string, cookie: string, fields: Record<string, string>) {
  const response = await fetch(shop.url + path, {
    method: "POST",
    redirect: "manual",
    headers: {
      origin: shop.url,
      cookie,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams(fields),
  });
  const fresh = response.headers.getSetCookie().find((each) => each.startsWith("session="));
  return {
    status: response.status,
    location: response.headers.get("location"),
    cookie: fresh?.split(";")[0] ?? cookie,
    text: await response.text(),
  };
}

async function asks(path: string, cookie: string) {
  const response = await fetch(shop.url + path, { headers: { cookie }, redirect: "manual" });
  return { status: response.status, location: response.headers.get("location") };
}

/** Logs in and sets it up, as the page does. */
async function setUp(loginId: string) {
  const first = await post("/login", "", { loginId, password: DEMO_PASSWORD });
  const offer = await post("/mypage/security.data", first.cookie, {
    intent: "offer",
    factorPassword: DEMO_PASSWORD,
  });
  const secret = /"([A-Z2-7]{32})"/.exec(offer.text)?.[1] ?? "";
  const sealed = /"sealed","([\w-]+)"/.exec(offer.text)?.[1] ?? "";
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const set = await post("/mypage/security.data", first.cookie, {
    intent: "confirm",
    sealed,
    code: totp.generate(),
  });
  return { first, set, codes: codesIn(set.text) };
}

const codesIn = (text: string) => text.match(/[2-9a-z]{5}-[2-9a-z]{5}/g) ?? [];

test("where it is required, the admin pages open only to staff who have set it up and given it", async () => {
  const login = { loginId: "ops", password: DEMO_PASSWORD };
  const early = await post("/login", "", login);
  expect(await asks("/admin", early.cookie)).toEqual({
    status: 302,
    location: "/mypage/security?setup=needed",
  });
  expect((await asks("/admin.data", early.cookie)).status).toBe(404);
  // Outside the desk they read as everybody else does.
  expect((await asks("/preview/course/th-siam-old", early.cookie)).status).toBe(404);

  const { first, set, codes } = await setUp("ops");
  expect(codes).toHaveLength(10);
  expect((await asks("/admin", set.cookie)).status).toBe(200);
  expect((await asks("/preview/course/th-siam-old", set.cookie)).status).toBe(200);
  expect((await asks("/mypage", first.cookie)).status).toBe(302);

  const half = await post("/login", "", login);
  expect(half.location).toBe("/login/second-factor?next=%2Fmypage");
  for (const path of ["/admin", "/mypage"]) {
    expect(await asks(path, half.cookie)).toMatchObject({ status: 302 });
  }
  const session = await fetch(`${shop.url}/api/_auth/session`, {
    headers: { cookie: half.cookie },
  });
  expect(await session.json()).toEqual({});

  expect((await post("/login/second-factor", half.cookie, { code: "xxxxx" })).status).toBe(401);
  const whole = await post("/login/second-factor", half.cookie, { code: codes[0] ?? "" });
  expect([whole.status, whole.location]).toEqual([302, "/mypage"]);
  expect((await asks("/admin", whole.cookie)).status).toBe(200);
  expect((await asks("/login/second-factor", half.cookie)).location).toBe("/login");

  const again = await post("/login", "", login);
  expect((await post("/login/second-factor", again.cookie, { code: codes[0] ?? "" })).status).toBe(
    401,
  );
});

test("an owner resets a colleague's, who is led to set it up at the next login; nobody else can, nor one's own", async () => {
  const login = { loginId: "content", password: DEMO_PASSWORD };
  const colleague = await setUp("content");
  const owner = (await setUp("owner")).set.cookie;
  const page = (key: string) => `/admin/member/${demoMemberId(key)}`;
  const reset = { intent: "factor", reason: "전화기를 잃어버림" };

  for (const path of [page("content"), `${page("content")}.data`]) {
    expect((await post(path, colleague.set.cookie, reset)).status).toBe(404);
    expect((await post(path, "", reset)).status).toBe(path.endsWith(".data") ? 401 : 302);
  }
  expect((await post(page("owner"), owner, reset)).status).toBe(409);
  expect((await post(page("content"), owner, { intent: "factor" })).status).toBe(400);
  expect((await post(page("nobody"), owner, reset)).status).toBe(404);
  expect((await asks("/admin", colleague.set.cookie)).status).toBe(200);

  expect((await post(page("content"), owner, reset)).status).toBe(200);
  expect((await post(page("content"), owner, reset)).status).toBe(409);
  expect((await asks("/mypage", colleague.set.cookie)).location).toContain("/login");
  const next = await post("/en/login?next=/admin", "", login);
  expect(next.location).toBe("/en/mypage/security?setup=needed");
  const again = await setUp("content");
  expect((await asks("/admin", again.set.cookie)).status).toBe(200);
});

test("new codes need the password and a code; with them the old list is dead", async () => {
  const { set, codes } = await setUp("support");
  const privateQuestion = `/qna/${PRIVATE_QUESTION}`;
  expect((await asks(privateQuestion, set.cookie)).status).toBe(200);
  const [first = "", second = "", third = ""] = codes;
  const ask = (fields: Record<string, string>) =>
    post("/mypage/security.data", set.cookie, { intent: "codes", ...fields });
  expect((await ask({ factorPassword: DEMO_PASSWORD })).status).toBe(400);
  expect((await ask({ factorPassword: "wrong", code: first })).status).toBe(400);
  expect((await ask({ factorPassword: DEMO_PASSWORD, code: "aaaaa-aaaaa" })).status).toBe(400);
  const made = await ask({ factorPassword: DEMO_PASSWORD, code: first });
  const fresh = codesIn(made.text);
  expect([made.status, fresh.length]).toEqual([200, 10]);
  expect((await ask({ factorPassword: DEMO_PASSWORD, code: second })).status).toBe(400);

  const login = { loginId: "support", password: DEMO_PASSWORD };
  const half = await post("/login", "", login);
  expect((await post("/login/second-factor", half.cookie, { code: third })).status).toBe(401);
  const whole = await post("/login/second-factor", half.cookie, { code: fresh[0] ?? "" });
  expect(whole.status).toBe(302);
  const page = await fetch(`${shop.url}/en/mypage/security`, { headers: { cookie: whole.cookie } });
  expect(await page.text()).toContain("9 recovery codes left.");

  const proof = { factorPassword: DEMO_PASSWORD, code: fresh[1] ?? "" };
  const off = await post("/mypage/security", whole.cookie, { intent: "remove", ...proof });
  expect([off.status, off.location]).toEqual([302, "/mypage/security?done=removed"]);
  expect(await asks("/admin", off.cookie)).toMatchObject({ status: 302 });
  expect((await asks(privateQuestion, off.cookie)).status).toBe(404);

  const member = await post("/login", "", { loginId: "demo", password: DEMO_PASSWORD });
  const codesOfMember = post("/mypage/security", member.cookie, { intent: "codes", ...proof });
  expect((await codesOfMember).status).toBe(400);
});
