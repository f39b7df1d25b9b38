import { expect, test } from "vitest";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { signedIn, visitorOf } from "#tests/support/server/visitor.ts";

const shop = await demoShop({
  ROUTE_RULES: JSON.stringify({ "/golf": "/course/home", "/blog": "https://blog.example/palmtee" }),
  CHANNEL_PLUGIN_KEY: "plugin-key",
  CHANNEL_SECRET: "4629de5def93d6a2abea6afa9bd5476d9c6cbc04223f9a2f7e517b535dde3e25",
  SOCIAL_SIMULATOR: "off",
});
const visitor = visitorOf(shop.url);
const { demo, owner } = await signedIn(shop.url, "demo", "owner");

test("health and readiness answer, and the answer is not cached", async () => {
  for (const path of ["/health", "/ready"]) {
    const { status, headers } = await visitor.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers.get("cache-control")).toBe("no-store");
  }
});

test("every answer has an id and the security headers", async () => {
  const { headers } = await visitor.get("/login");
  expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  expect(headers.get("content-security-policy")).toMatch(/script-src 'self' 'nonce-[\w-]+'/);
});

test("built files are compressed beforehand and cached for a year", async () => {
  const page = await visitor.get("/course/home");
  const script = /\/assets\/[\w.-]+\.js/.exec(page.text)?.[0] ?? "";
  const { headers } = await visitor.get(script, { headers: { "accept-encoding": "br" } });
  expect(headers.get("content-encoding")).toBe("br");
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("a route rule leads to a path or to another site", async () => {
  expect(await visitor.get("/golf")).toMatchObject({ status: 307, to: "/course/home" });
  expect((await visitor.get("/blog")).to).toBe("https://blog.example/palmtee");
});

test.each([
  ["/golf", "/course/home"],
  ["/en/golf", "/en/course/home"],
  ["/en/blog", "https://blog.example/palmtee"],
])("a request for the data of %s is led to %s, as one for the page is", async (path, target) => {
  expect((await visitor.get(path)).to).toBe(target);
  const data = await visitor.get(`${path}.data`);
  // The router's own way to send a redirect along with data.
  expect(data.status).toBe(202);
  expect(data.text).toContain(JSON.stringify(target));
});

test("the manifest of the build carries the route rules", async () => {
  const { id } = JSON.parse((await visitor.get("/builds/latest.json")).text) as { id: string };
  const manifest = await visitor.get(`/builds/meta/${id}.json`);
  expect(JSON.parse(manifest.text)).toEqual({
    id,
    routeRules: { "/golf": "/course/home", "/blog": "https://blog.example/palmtee" },
  });
  expect(manifest.headers.get("cache-control")).toBe("no-cache");
  expect((await visitor.get("/builds/meta/older.json")).status).toBe(404);
});

test("the latest build is public", async () => {
  const { headers, text } = await visitor.get(`/builds/latest.json?${Date.now()}`);
  expect(JSON.parse(text)).toEqual({ id: expect.stringMatching(/^\w+$/) });
  expect(headers.get("cache-control")).toBe("no-store");
});

test.each([
  ["another site", { origin: "https://evil.example" }],
  ["a sandboxed frame", { origin: "null" }],
  ["a sub-domain of ours", { origin: "http://evil.localhost" }],
  ["nowhere", {}],
])("a change that comes from %s is refused, on pages and on the API", async (_, headers) => {
  const change = { headers: { ...headers, cookie: demo.cookie() } } as const;
  const api = await fetch(`${shop.url}/api/_auth/session`, { method: "DELETE", ...change });
  const page = await fetch(`${shop.url}/settings/language`, { method: "POST", ...change });
  expect([api.status, page.status]).toEqual([403, 403]);

  const session = await demo.get("/api/_auth/session");
  expect(JSON.parse(session.text)).toHaveProperty("user");
});

test("public pages may be cached, private ones may not", async () => {
  const page = await demo.get("/course/th-siam-old");
  expect(page.headers.get("cache-control")).toBe("public, no-cache");
  for (const path of ["/mypage", "/profile", "/reservation", "/shopping_cart", "/qna"]) {
    const { headers } = await demo.get(path);
    expect([path, headers.get("cache-control")]).toEqual([path, "no-store"]);
  }
});

test("a public page is the same for a visitor and for a member", async () => {
  // The answer's own nonce, and the moment it was made at.
  const changing = /nonce="[\w-]+"|\[\\"D\\",\d+\]/g;
  for (const path of ["/", "/course/home", "/notice", "/community"]) {
    const [open, own] = await Promise.all([visitor.get(path), demo.get(path)]);
    expect(own.text.replace(changing, "")).toBe(open.text.replace(changing, ""));
  }
});

test("a body that is too large is refused with 413", async () => {
  const { status } = await visitor.post("/login", `loginId=${"a".repeat(1_100_000)}`);
  expect(status).toBe(413);
});

test("pages allow the chat's hosts where the shop has a chat", async () => {
  const { text, headers } = await visitor.get("/notice");
  expect(text).toContain("pluginKey");
  expect(headers.get("content-security-policy")).toContain("https://*.channel.io");
});

test("the secret of the chat reaches no browser, and the desk allows the chat nothing", async () => {
  const desk = await owner.get("/admin");
  expect(desk.status).toBe(200);
  expect(desk.headers.get("content-security-policy")).not.toContain("channel.io");
  const named = await owner.get("/api/my/chat");
  expect(JSON.parse(named.text)).toEqual({
    memberId: expect.stringMatching(/^[\da-f-]{36}$/),
    memberHash: expect.stringMatching(/^[\da-f]{64}$/),
  });
  expect(named.headers.get("cache-control")).toBe("no-store");
  expect(JSON.parse((await visitor.get("/api/my/chat")).text)).toEqual({});
  for (const { text } of [desk, named, await visitor.get("/")]) {
    expect(text).not.toContain("4629de5def93");
  }
});

test("without the simulator only configured providers are offered; a request for another is told that it is not ready", async () => {
  expect((await visitor.get("/login")).text).not.toContain("/api/auth/");
  for (const path of [
    "/simulator/google/.well-known/openid-configuration",
    "/api/auth/google/callback",
    "/api/auth/nobody",
  ]) {
    expect([path, (await visitor.get(path)).status]).toEqual([path, 404]);
  }
  expect(await visitor.get("/api/auth/google?next=/mypage")).toMatchObject({
    status: 302,
    to: "/login/done?error=common.not_ready&next=%2Fmypage",
  });
});
