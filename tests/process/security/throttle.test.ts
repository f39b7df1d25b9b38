import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { visitorOf } from "#tests/support/server/visitor.ts";

const shop = await demoShop();
const visitor = visitorOf(shop.url);

async function tryLogin(loginId: string, password: string, more: Record<string, string> = {}) {
  const body = new URLSearchParams({ loginId, password });
  const stranger = visitorOf(shop.url);
  const answer = await stranger.get("/login", { method: "POST", headers: more, body });
  const retryAfter = answer.headers.get("retry-after");
  return { ...answer, text: withoutNonces(answer.text), retryAfter };
}

const withoutNonces = (text: string) => text.replaceAll(/nonce="[^"]*"/g, "");

test("12 wrong passwords with 12 forged forwarded addresses: the account is throttled after at most 10", async () => {
  const answers = [];
  for (let count = 0; count < 12; count++) {
    const forged = `203.0.113.${count}`;
    answers.push(
      await tryLogin("guest", "wrong", { "x-forwarded-for": forged, forwarded: `for=${forged}` }),
    );
  }
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429, 429]);
  expect(Number(answers[10]?.retryAfter)).toBeGreaterThan(0);
  expect(Number(answers[10]?.retryAfter)).toBeLessThanOrEqual(900);

  const right = await tryLogin("guest", DEMO_PASSWORD);
  expect(right.status).toBe(429);
  expect(right.headers.getSetCookie()).toEqual([]);
  expect((await tryLogin("demo", DEMO_PASSWORD)).status).toBe(302);
});

test("a known browser is let in while strangers are shut out, and no other browser with its cookie", async () => {
  const first = await tryLogin("support", DEMO_PASSWORD);
  const device = first.headers.getSetCookie().find((each) => each.startsWith("device="));
  expect(device).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/);
  const cookie = device?.split(";")[0] ?? "";
  for (let count = 0; count < 10; count++) await tryLogin("support", "wrong");
  expect((await tryLogin("support", DEMO_PASSWORD)).status).toBe(429);
  expect((await tryLogin("support", DEMO_PASSWORD, { cookie: `${cookie}x` })).status).toBe(429);
  expect((await tryLogin("support", DEMO_PASSWORD, { cookie })).status).toBe(302);
  // For another member the cookie counts for nothing.
  expect((await tryLogin("guest", DEMO_PASSWORD, { cookie })).status).toBe(429);
});

test("after too many tries the page says in how many minutes to retry and how to log in meanwhile, whether or not the ID exists", async () => {
  const shut = async (loginId: string) => {
    for (let count = 0; count < 10; count++) await tryLogin(loginId, "wrong");
    const { status, retryAfter, text } = await tryLogin(loginId, "wrong");
    const minutes = Math.ceil(Number(retryAfter) / 60);
    expect(text).toContain(`${minutes}분 뒤에 다시 시도하거나`);
    expect(text).toContain('href="/login/find-password"');
    return { status, text: text.replaceAll(String(minutes), "") };
  };
  const known = await shut("content");
  expect(known.status).toBe(429);
  expect(await shut("no_such_one")).toEqual(known);
});

test("a wrong password and an unknown ID get the same page", async () => {
  const page = async (loginId: string) => {
    const { status, text } = await tryLogin(loginId, "wrong");
    return { status, text };
  };
  expect(await page("nobody")).toEqual(await page("owner"));
});

test("finding an ID or a password gets the same page for a stranger's address and for a member's", async () => {
  const ask = async (path: string, fields: Record<string, string>) => {
    const { status, text } = await visitor.post(path, fields);
    return { status, text: withoutNonces(text) };
  };
  const known = "owner@palmtee.example";
  const unknown = "nobody@palmtee.example";
  expect(await ask("/login/find-id", { email: unknown })).toEqual(
    await ask("/login/find-id", { email: known }),
  );
  expect(await ask("/login/find-password", { loginId: "nobody", email: unknown })).toEqual(
    await ask("/login/find-password", { loginId: "owner", email: known }),
  );
});

test("a code for a new address and for a member's is answered alike", async () => {
  const ask = async (email: string) => {
    const { status, text } = await visitor.post("/api/email-code", { email });
    return [status, text.replaceAll(email, "")];
  };
  expect(await ask("nobody@palmtee.example")).toEqual(await ask("owner@palmtee.example"));
});

test("the page that a mailed link opens sends its address to no other site, and is not cached", async () => {
  const { status, headers } = await visitor.get("/login/new-password?token=x");
  expect(status).toBe(410);
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("cache-control")).toBe("no-store");
});

test("a session that was planted in a browser before a login is invalid after it", async () => {
  const planted = (await tryLogin("demo", DEMO_PASSWORD)).headers.getSetCookie()[0] ?? "";
  const cookie = planted.split(";")[0] ?? "";
  const own = await tryLogin("owner", DEMO_PASSWORD, { cookie });
  expect(own.headers.getSetCookie()[0]).not.toContain(cookie);
  const session = await visitorOf(shop.url, cookie).get("/api/_auth/session");
  expect(JSON.parse(session.text)).toEqual({});
});

test("suggestions keep up with typing; a client that asks like a machine reads when to try again", async () => {
  const ask = (q: string) => visitor.get(`/api/search?${new URLSearchParams({ q })}`);
  const askAtOnce = async (times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, () => ask("")));
    return new Set(answers.map(({ status }) => status));
  };
  const begun = Date.now();
  for (let round = 0; round < 60; round++) expect(await askAtOnce(10)).toEqual(new Set([200]));
  // On a slow machine the minute that they are counted in is over by now: a later one is filled.
  if (Date.now() - begun > 50_000) {
    const isFull = async () => (await askAtOnce(50)).has(429);
    await expect.poll(isFull, { timeout: 180_000, interval: 0 }).toBe(true);
  }
  const { status, headers, text } = await ask("siam");
  expect([status, JSON.parse(text)]).toEqual([429, { error: "auth.throttled" }]);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(60);
  expect((await visitor.get("/search?q=siam")).status).toBe(200);
});
