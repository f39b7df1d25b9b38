import { expect, test } from "vitest";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

const shop = sharedShop();
const session = `${shop.url}/api/_auth/session`;

test("a visitor's session is an object without a user, and is not cached", async () => {
  for (const cookie of ["", "session=garbage", "session="]) {
    const response = await fetch(session, { headers: { cookie } });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({});
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.getSetCookie()).toEqual([]);
  }
});

test("a member's session has id, name, role and language, and no more", async () => {
  const cookie = await signInCookie(shop.url, "demo");
  const response = await fetch(session, { headers: { cookie } });
  expect(await response.json()).toEqual({
    user: { id: expect.any(String), name: "김도현", role: "member", locale: "ko" },
  });
});

test("logging out ends the session: the old cookie opens nothing", async () => {
  const cookie = await signInCookie(shop.url, "demo");
  const response = await fetch(session, {
    method: "DELETE",
    headers: { cookie, origin: shop.url },
  });
  expect(await response.json()).toEqual({ loggedOut: true });
  expect(response.headers.getSetCookie()[0]).toMatch(/^session=; .*Max-Age=0/);

  expect(await (await fetch(session, { headers: { cookie } })).json()).toEqual({});
  const mypage = await fetch(`${shop.url}/mypage`, { headers: { cookie }, redirect: "manual" });
  expect(mypage.status).toBe(302);
  const profile = await fetch(`${shop.url}/profile`, { headers: { cookie }, redirect: "manual" });
  expect([profile.status, profile.headers.get("cache-control")]).toEqual([302, "no-store"]);
  const action = await fetch(`${shop.url}/mypage/member`, {
    method: "POST",
    headers: { cookie, origin: shop.url },
    body: new URLSearchParams({ intent: "name", name: "남의 손" }),
  });
  expect(action.status).toBe(401);
});

test.each(["/admin", "/admin/notice", "/admin/member"])(
  "%s is closed to pages, data requests, single-route data requests and actions",
  async (path) => {
    const member = await signInCookie(shop.url, "demo");
    const statusOf = async (address: string, cookie: string, method = "GET") => {
      const headers = { cookie, origin: shop.url };
      return (await fetch(shop.url + address, { method, headers, redirect: "manual" })).status;
    };
    // Without a session the answer is about the login alone.
    for (const [cookie, plain, scripted] of [
      ["", 302, 401],
      [member, 404, 404],
    ] as const) {
      expect(await statusOf(path, cookie)).toBe(plain);
      expect(await statusOf(`${path}.data`, cookie)).toBe(scripted);
      expect(await statusOf(`${path}.data?_routes=routes%2Fadmin%2Fhome`, cookie)).toBe(scripted);
      expect(await statusOf(path, cookie, "POST")).toBe(plain);
      expect(await statusOf(`${path}.data`, cookie, "POST")).toBe(scripted);
    }
  },
);

test("a member's page is closed to a visitor's data requests and actions too", async () => {
  const data = await fetch(`${shop.url}/mypage.data`, { redirect: "manual" });
  expect(await data.text()).toContain("/login");
  const action = await fetch(`${shop.url}/mypage`, {
    method: "POST",
    headers: { origin: shop.url },
  });
  expect(action.status).toBe(401);
});
