import { expect, test } from "vitest";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

const shop = await demoShop({
  ROUTE_RULES: JSON.stringify({ "/golf": "/course/home", "/blog": "https://blog.example/palmtee" }),
});

test("health and readiness answer, and the answer is not cached", async () => {
  for (const path of ["/health", "/ready"]) {
    const response = await fetch(shop.url + path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
});

test("every answer has an id and the security headers", async () => {
  const { headers } = await fetch(`${shop.url}/login`);
  expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  expect(headers.get("content-security-policy")).toMatch(/script-src 'self' 'nonce-[\w-]+'/);
});

test("built files are compressed beforehand and cached for a year", async () => {
  const page = await (await fetch(`${shop.url}/course/home`)).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0];
  const response = await fetch(`${shop.url}${script}`, { headers: { "accept-encoding": "br" } });
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("a route rule leads to a path or to another site", async () => {
  const inside = await fetch(`${shop.url}/golf`, { redirect: "manual" });
  expect([inside.status, inside.headers.get("location")]).toEqual([307, "/course/home"]);
  const outside = await fetch(`${shop.url}/blog`, { redirect: "manual" });
  expect(outside.headers.get("location")).toBe("https://blog.example/palmtee");
});

test.each([
  ["/golf", "/course/home"],
  ["/en/golf", "/en/course/home"],
  ["/en/blog", "https://blog.example/palmtee"],
])("a request for the data of %s is led to %s, as one for the page is", async (path, target) => {
  const page = await fetch(shop.url + path, { redirect: "manual" });
  expect(page.headers.get("location")).toBe(target);
  const data = await fetch(`${shop.url}${path}.data`, { redirect: "manual" });
  // The router's own way to send a redirect along with data.
  expect(data.status).toBe(202);
  expect(await data.text()).toContain(JSON.stringify(target));
});

test("the manifest of the build carries the route rules", async () => {
  const { id } = (await (await fetch(`${shop.url}/builds/latest.json`)).json()) as { id: string };
  const manifest = await fetch(`${shop.url}/builds/meta/${id}.json`);
  expect(await manifest.json()).toEqual({
    id,
    routeRules: { "/golf": "/course/home", "/blog": "https://blog.example/palmtee" },
  });
  expect(manifest.headers.get("cache-control")).toBe("no-cache");
  expect((await fetch(`${shop.url}/builds/meta/older.json`)).status).toBe(404);
});

test("the latest build is public", async () => {
  const response = await fetch(`${shop.url}/builds/latest.json?${Date.now()}`);
  expect(await response.json()).toEqual({ id: expect.stringMatching(/^\w+$/) });
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test.each([
  ["another site", { origin: "https://evil.example" }],
  ["a sandboxed frame", { origin: "null" }],
  ["a sub-domain of ours", { origin: "http://evil.localhost" }],
  ["nowhere", {}],
])("a change that comes from %s is refused, on pages and on the API", async (_, headers) => {
  const cookie = await signInCookie(shop.url, "demo");
  const change = { headers: { ...headers, cookie } } as const;
  const api = await fetch(`${shop.url}/api/_auth/session`, { method: "DELETE", ...change });
  const page = await fetch(`${shop.url}/settings/language`, { method: "POST", ...change });
  expect([api.status, page.status]).toEqual([403, 403]);

  const session = await fetch(`${shop.url}/api/_auth/session`, { headers: { cookie } });
  expect(await session.json()).toHaveProperty("user");
});

test("public pages may be cached, private ones may not", async () => {
  const cookie = await signInCookie(shop.url, "demo");
  const page = await fetch(`${shop.url}/course/th-siam-old`, { headers: { cookie } });
  expect(page.headers.get("cache-control")).toBe("public, no-cache");
  for (const path of ["/mypage", "/profile", "/reservation", "/shopping_cart", "/qna"]) {
    const response = await fetch(shop.url + path, { headers: { cookie } });
    expect([path, response.headers.get("cache-control")]).toEqual([path, "no-store"]);
  }
});

test("a public page is the same for a visitor and for a member", async () => {
  const cookie = await signInCookie(shop.url, "demo");
  // The answer's own nonce, and the moment it was made at.
  const changing = /nonce="[\w-]+"|\[\\"D\\",\d+\]/g;
  for (const path of ["/", "/course/home", "/notice", "/community"]) {
    const visitor = await (await fetch(shop.url + path)).text();
    const member = await (await fetch(shop.url + path, { headers: { cookie } })).text();
    expect(member.replace(changing, "")).toBe(visitor.replace(changing, ""));
  }
});

test("a body that is too large is refused with 413", async () => {
  const response = await fetch(`${shop.url}/login`, {
    method: "POST",
    headers: { origin: shop.url, "content-type": "application/x-www-form-urlencoded" },
    body: `loginId=${"a".repeat(1_100_000)}`,
  });
  expect(response.status).toBe(413);
});
