import { expect, test } from "vitest";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { signedIn, visitorOf } from "#tests/support/server/visitor.ts";

const { url } = sharedShop();
const session = "/api/_auth/session";
const visitor = visitorOf(url);

test("a visitor's session is an object without a user, and is not cached", async () => {
  for (const cookie of ["", "session=garbage", "session="]) {
    const { status, headers, text } = await visitorOf(url, cookie).get(session);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({});
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.getSetCookie()).toEqual([]);
  }
});

test("a member's session has id, name, role and language, and no more", async () => {
  const { demo } = await signedIn(url, "demo");
  expect(JSON.parse((await demo.get(session)).text)).toEqual({
    user: { id: expect.any(String), name: "김도현", role: "member", locale: "ko" },
  });
});

test("logging out ends the session: the old cookie opens nothing", async () => {
  const { demo } = await signedIn(url, "demo");
  const old = visitorOf(url, demo.cookie());
  const { text, headers } = await demo.get(session, { method: "DELETE" });
  expect(JSON.parse(text)).toEqual({ loggedOut: true });
  expect(headers.getSetCookie()[0]).toMatch(/^session=; .*Max-Age=0/);

  expect(JSON.parse((await old.get(session)).text)).toEqual({});
  expect((await old.get("/mypage")).status).toBe(302);
  const profile = await old.get("/profile");
  expect([profile.status, profile.headers.get("cache-control")]).toEqual([302, "no-store"]);
  const action = await old.post("/mypage/member", { intent: "name", name: "남의 손" });
  expect(action.status).toBe(401);
});

test.each(["/admin", "/admin/notice", "/admin/member"])(
  "%s is closed to pages, data requests, single-route data requests and actions",
  async (path) => {
    const { demo: member } = await signedIn(url, "demo");
    // Without a session the answer is about the login alone.
    for (const [who, plain, scripted] of [
      [visitor, 302, 401],
      [member, 404, 404],
    ] as const) {
      expect((await who.get(path)).status).toBe(plain);
      expect((await who.get(`${path}.data`)).status).toBe(scripted);
      const single = await who.get(`${path}.data?_routes=routes%2Fadmin%2Fhome`);
      expect(single.status).toBe(scripted);
      expect((await who.post(path)).status).toBe(plain);
      expect((await who.post(`${path}.data`)).status).toBe(scripted);
    }
  },
);

test("a member's page is closed to a visitor's data requests and actions too", async () => {
  expect((await visitor.get("/mypage.data")).text).toContain("/login");
  expect((await visitor.post("/mypage")).status).toBe(401);
});
