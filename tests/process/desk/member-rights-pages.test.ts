import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import errors from "#app/locales/ko/common/errors.json" with { type: "json" };
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { STAFF, signedIn, type Visitor, visitorOf } from "#tests/support/server/visitor.ts";

const shop = await demoShop();
const DEMO = `/admin/member/${demoMemberId("demo")}`;
const visitor = visitorOf(shop.url);
const { owner, ops, content, support, demo, guest } = await signedIn(
  shop.url,
  "demo",
  "guest",
  ...STAFF,
);

const userOf = async (who: Visitor) => JSON.parse((await who.get("/api/_auth/session")).text).user;

test("only the owner gives a role, even against a forged request", async () => {
  const form = { intent: "role", role: "owner", by: demoMemberId("owner"), isAdmin: "true" };
  for (const [key, who] of Object.entries({ ops, content, support, demo })) {
    const own = `/admin/member/${demoMemberId(key)}`;
    for (const path of [DEMO, own, `${own}.data`]) {
      expect((await who.post(path, form)).status).toBe(404);
    }
    expect((await userOf(who)).role).toBe(key === "demo" ? "member" : key);
  }
});

test("the owner cannot step down while alone, and an unknown role or member is no fault of ours", async () => {
  const self = `/admin/member/${demoMemberId("owner")}`;
  const role = { intent: "role", role: "member" };
  expect((await owner.post(self, role)).status).toBe(409);
  expect((await owner.post(DEMO, { intent: "role", role: "__proto__" })).status).toBe(400);
  expect((await owner.post(DEMO, { intent: "x".repeat(10_000) })).status).toBe(400);
  expect((await owner.post("/admin/member/not-an-id", role)).status).toBe(404);
  expect((await owner.post(`/admin/member/${demoMemberId("nobody")}`, role)).status).toBe(404);
});

test("forms of a member's own page change only the fields they name", async () => {
  const more = {
    role: "owner",
    points: "999999",
    bannedAt: "",
    memberId: demoMemberId("guest"),
    id: demoMemberId("guest"),
    emailVerified: "true",
    isAdmin: "true",
    // As a literal it would be the object's prototype, and never be sent.
    ...Object.fromEntries([
      ["__proto__", "x"],
      ["constructor", "x"],
    ]),
  };
  const before = (await demo.get("/mypage/export")).text;
  expect(before).toContain("김도현");
  const name = { intent: "name", name: "김도현" };
  expect((await demo.post("/mypage/member", { ...more, ...name })).status).toBeLessThan(400);
  const user = { id: demoMemberId("demo"), role: "member", name: "김도현" };
  expect(await userOf(demo)).toMatchObject(user);
  const after = (await demo.get("/mypage/export")).text;
  const timeless = (text: string) => text.replaceAll(/"[\d-]+T[\d:.]+Z"/g, "");
  expect(timeless(after)).toBe(timeless(before));
});

test("a ban in the middle of a session keeps the own pages and the login, and refuses to post, saying why", async () => {
  const path = `/admin/member/${demoMemberId("guest")}`;
  const profile = await guest.get("/profile");
  expect([profile.status, profile.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const ban = { intent: "ban", reason: "도배" };
  expect((await support.post(path, ban)).status).toBe(409);
  expect((await ops.post(path, { intent: "ban" })).status).toBe(400);
  expect((await ops.post(path, ban)).status).toBe(200);

  expect((await userOf(guest)).id).toBe(demoMemberId("guest"));
  expect((await guest.get("/profile")).status).toBe(200);
  const refused = await guest.post("/community/write", { title: "제목", content: "내용" });
  expect(refused.status).toBe(403);
  expect(refused.text).toContain(errors["auth.banned"].slice(0, 12));

  const login = (loginId: string, password: string) =>
    visitorOf(shop.url).post("/login", { loginId, password });
  const right = await login("guest", DEMO_PASSWORD);
  expect(right.status).toBe(302);
  const plain = ({ status, text }: { status: number; text: string }) => ({
    status,
    text: text.replaceAll(/nonce="[^"]*"/g, ""),
  });
  expect(plain(await login("guest", "wrong"))).toEqual(plain(await login("nobody", "wrong")));

  expect((await ops.post(path, { intent: "unban" })).status).toBe(200);
  expect((await login("guest", DEMO_PASSWORD)).status).toBe(302);
});

test("a sign-up and a link to a new password are answered alike for known and unknown addresses", async () => {
  const plain = (text: string, typed: readonly string[]) =>
    typed.reduce((page, each) => page.replaceAll(each, ""), text.replaceAll(/nonce="[^"]*"/g, ""));
  const join = async (loginId: string, email: string) => {
    const { status, text } = await visitor.post("/login/sign-up", signUpFields({ loginId, email }));
    expect(text).toContain("확인 코드가 맞지 않");
    return { status, text: plain(text, [email, loginId]) };
  };
  const nobody = await join("nobody_here", "nobody@palmtee.example");
  expect(nobody.status).toBe(400);
  expect(await join("guest", "guest@palmtee.example")).toEqual(nobody);
  expect(await join("nobody_here", "guest@palmtee.example")).toEqual(nobody);

  const reset = async (key: string) => {
    const token = `${demoMemberId(key)}.${"x".repeat(43)}`;
    const path = `/login/new-password?token=${token}`;
    const { status, text } = await visitor.post(path, { password: "a quiet back nine" });
    return { status, text: plain(text, [token]) };
  };
  expect(await reset("guest")).toEqual(await reset("no such member"));
  expect((await reset("guest")).status).toBe(410);
});

function signUpFields(change: Record<string, string>) {
  const typed = {
    loginId: "nobody_here",
    password: "a quiet back nine",
    name: "Garam Han",
    email: "nobody@palmtee.example",
    emailCode: "000000",
    phone: "010-1234-5678",
    birthday: "1980-04-02",
    ...change,
  };
  const agreed = ["terms", "personal-information", "age"].map((kind) => ["agree", kind] as const);
  return [...Object.entries(typed), ...agreed];
}

test("a visitor under fourteen cannot sign up and reads why; no box is ticked beforehand", async () => {
  const refused = await visitor.post("/login/sign-up", signUpFields({ birthday: "2020-01-01" }));
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("만 14세");
  const page = (await visitor.get("/login/sign-up")).text;
  expect(page).toContain('value="marketing"');
  expect(page).not.toMatch(/type="checkbox"[^>]*checked/);
});
