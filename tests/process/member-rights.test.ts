import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#app/db/seed/demo-accounts.ts";
import { demoMemberId } from "#app/db/seed/lay-members.server.ts";
import { signInCookie } from "#tests/support/sign-in.ts";
import { demoShop } from "./demo-shop.ts";

const shop = await demoShop();
const DEMO = `/admin/member/${demoMemberId("demo")}`;
const cookies = Object.fromEntries(
  await Promise.all(
    ["owner", "ops", "content", "support", "demo"].map(
      async (key) => [key, await signInCookie(shop.url, key)] as const,
    ),
  ),
);

async function post(path: string, cookie: string, fields: Record<string, string>) {
  const response = await fetch(shop.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { origin: shop.url, cookie, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, text: await response.text(), response };
}

async function session(cookie: string) {
  const response = await fetch(`${shop.url}/api/_auth/session`, { headers: { cookie } });
  return { response, body: await response.json() };
}

test("nobody but the owner gives a role, whatever else they send along", async () => {
  const form = { intent: "role", role: "owner", by: demoMemberId("owner"), isAdmin: "true" };
  for (const key of ["ops", "content", "support", "demo"]) {
    const own = `/admin/member/${demoMemberId(key)}`;
    for (const path of [DEMO, own, `${own}.data`]) {
      expect((await post(path, cookies[key] ?? "", form)).status).toBe(404);
    }
    const { body } = await session(cookies[key] ?? "");
    expect(body.user.role).toBe(key === "demo" ? "member" : key);
  }
});

test("the owner cannot step down while alone, and an unknown role or member is no fault of ours", async () => {
  const owner = cookies.owner ?? "";
  const self = `/admin/member/${demoMemberId("owner")}`;
  const role = { intent: "role", role: "member" };
  expect((await post(self, owner, role)).status).toBe(409);
  expect((await post(DEMO, owner, { intent: "role", role: "__proto__" })).status).toBe(400);
  expect((await post(DEMO, owner, { intent: "x".repeat(10_000) })).status).toBe(400);
  expect((await post("/admin/member/not-an-id", owner, role)).status).toBe(404);
  expect((await post(`/admin/member/${demoMemberId("nobody")}`, owner, role)).status).toBe(404);
});

test("forms of a member's own page change what they name and nothing else", async () => {
  const cookie = cookies.demo ?? "";
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
  const before = await (await fetch(`${shop.url}/mypage/export`, { headers: { cookie } })).text();
  expect(before).toContain("김도현");
  const name = { intent: "name", name: "김도현" };
  expect((await post("/mypage/member", cookie, { ...more, ...name })).status).toBeLessThan(400);
  const { body } = await session(cookie);
  expect(body.user).toMatchObject({ id: demoMemberId("demo"), role: "member", name: "김도현" });
  const after = await (await fetch(`${shop.url}/mypage/export`, { headers: { cookie } })).text();
  const timeless = (text: string) => text.replaceAll(/"[\d-]+T[\d:.]+Z"/g, "");
  expect(timeless(after)).toBe(timeless(before));
});

test("a ban in the middle of a session: no page, no data, no action, and a login that says why", async () => {
  const cookie = await signInCookie(shop.url, "guest");
  const guest = `/admin/member/${demoMemberId("guest")}`;
  const kept = await fetch(`${shop.url}/profile`, { headers: { cookie } });
  expect([kept.status, kept.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect((await post(guest, cookies.support ?? "", { intent: "ban" })).status).toBe(404);
  expect((await post(guest, cookies.ops ?? "", { intent: "ban" })).status).toBe(200);

  const { response, body } = await session(cookie);
  expect([response.status, body, response.headers.getSetCookie()]).toEqual([200, {}, []]);
  const page = await fetch(`${shop.url}/profile`, { headers: { cookie }, redirect: "manual" });
  expect(page.status).toBe(302);
  const name = { intent: "name", name: "Nobody" };
  expect((await post("/mypage/member", cookie, name)).status).toBe(401);

  const login = (loginId: string, password: string) => post("/login", "", { loginId, password });
  const right = await login("guest", DEMO_PASSWORD);
  expect([right.status, right.response.headers.getSetCookie()]).toEqual([403, []]);
  expect(right.text).toContain("이용이 제한된 계정");
  const plain = ({ status, text }: { status: number; text: string }) => ({
    status,
    text: text.replaceAll(/nonce="[^"]*"/g, ""),
  });
  expect(plain(await login("guest", "wrong"))).toEqual(plain(await login("nobody", "wrong")));

  expect((await post(guest, cookies.ops ?? "", { intent: "unban" })).status).toBe(200);
  expect((await login("guest", DEMO_PASSWORD)).status).toBe(302);
});
