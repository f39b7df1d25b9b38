import { expect, test } from "vitest";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { MAX_LINES } from "#app/domain/order/line/cart-line.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { times } from "#tests/support/order/ordering.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";
import { signedIn, visitorOf } from "#tests/support/server/visitor.ts";

const { url } = sharedShop();
const visitor = visitorOf(url);
const ME = demoMemberId("demo");
const OTHER = demoMemberId("content");
const { demo } = await signedIn(url, "demo");

const DAY = addDays(dateIn(SHOP_ZONE, new Date()), 60);
const RIDE = {
  kind: "callvan",
  routeId: "r-bkk-pattaya",
  date: DAY,
  from: "BKK",
  to: "Amari",
  people: 2,
  price: 84_000,
};
const KEY = `callvan:r-bkk-pattaya:${DAY}`;

async function send(body: unknown, who = demo) {
  const { status, text } = await who.postJson("/api/cart", body);
  const answer = JSON.parse(text) as { error?: string; count?: number };
  return { status, ...answer };
}

async function cart(who = demo) {
  const { headers, text } = await who.get("/api/cart");
  expect(headers.get("cache-control")).toBe("no-store");
  return (JSON.parse(text) as { lines?: unknown[] }).lines;
}

test("a visitor has no cart, and another site cannot fill one", async () => {
  const add = { intent: "add", member: ME, put: [RIDE] };
  expect(await send(add, visitor)).toMatchObject({
    status: 401,
    error: "auth.login_required",
  });
  const elsewhere = visitorOf(url, demo.cookie(), "https://elsewhere.example");
  expect((await elsewhere.postJson("/api/cart", add)).status).toBe(403);
  expect((await visitor.get("/api/cart")).status).toBe(401);
  expect(await cart()).toEqual([]);
});

test("an invalid line is refused with 422, one not on sale with 404, and nothing is stored", async () => {
  const bad = [
    { ...RIDE, people: -1 },
    { ...RIDE, people: 1e9 },
    { ...RIDE, people: 1.5 },
    { ...RIDE, date: "2026-02-30" },
    { ...RIDE, date: "9".repeat(1001) },
    { ...RIDE, price: -84_000 },
    { ...RIDE, kind: "balloon" },
  ];
  for (const line of bad) {
    expect((await send({ intent: "add", member: ME, put: [RIDE, line] })).status).toBe(422);
  }
  expect((await send("{")).status).toBe(422);
  expect((await send({ intent: "steal", member: ME })).status).toBe(422);
  const hidden = { ...RIDE, routeId: "no-such-route" };
  expect((await send({ intent: "add", member: ME, put: [RIDE, hidden] })).status).toBe(404);
  expect(await cart()).toEqual([]);
});

test("the price of a line is answered without adding it, and only to its member", async () => {
  const ask = (line: unknown) => send({ intent: "ask", member: ME, line });
  const answer = await ask({ ...RIDE, to: "푸켓 빠통 호텔", vehicle: "van" });
  expect(answer).toMatchObject({ status: 200, quote: { notReady: null, problem: null } });
  expect(await ask({ ...RIDE, way: "back", note: "KE657", vehicle: "van" })).toMatchObject({
    quote: { total: (answer as { quote?: { total: number } }).quote?.total },
  });
  expect(await ask({ ...RIDE, date: "2020-01-01" })).toMatchObject({
    status: 200,
    quote: { notReady: "past_cutoff", total: 0 },
  });
  for (const bad of [
    { ...RIDE, date: "2026-02-30" },
    { ...RIDE, date: "9".repeat(1001) },
    { ...RIDE, note: "x".repeat(81) },
    { ...RIDE, way: "sideways" },
    undefined,
  ]) {
    expect(await ask(bad)).toMatchObject({ status: 422, error: "common.bad_request" });
  }
  expect((await ask({ ...RIDE, routeId: "no-such-route" })).status).toBe(404);
  expect((await send({ intent: "ask", member: OTHER, line: RIDE })).status).toBe(401);
  expect((await send({ intent: "ask", member: ME, line: RIDE }, visitor)).status).toBe(401);
  expect(await cart()).toEqual([]);
});

test("a login over another member's page changes neither cart", async () => {
  expect(await send({ intent: "add", member: ME, put: [RIDE] })).toMatchObject({ count: 1 });
  const theirs = { ...RIDE, date: addDays(DAY, 1) };
  for (let turn = 0; turn < times(1, 10); turn += 1) {
    const { demo: before } = await signedIn(url, "demo");
    const after = visitorOf(url, await signInCookie(url, "content", before.cookie()));
    for (const body of [
      { intent: "merge", member: ME, put: [RIDE] },
      { intent: "change", member: ME, remove: [KEY], put: [] },
    ]) {
      expect((await send(body, after)).status).toBe(401);
      expect((await send(body, before)).status).toBe(401);
    }
    const foreign = { intent: "change", member: OTHER, remove: [KEY], put: [] };
    const refused = { status: 404, error: "cart.line_gone" };
    expect(await send(foreign, after)).toMatchObject(refused);
    expect(await cart(after)).toEqual([]);
    await send({ intent: "add", member: OTHER, put: [theirs] }, after);
    expect(await cart(after)).toEqual([theirs]);
    expect(await cart()).toEqual([RIDE]);
    const remove = [`callvan:r-bkk-pattaya:${theirs.date}`];
    await send({ intent: "change", member: OTHER, remove, put: [] }, after);
  }
});

test("another choice under the same key is refused with 409, until the request names the existing one", async () => {
  const larger = { ...RIDE, people: 4 };
  const there = { status: 409, error: "cart.line_there" };
  expect(await send({ intent: "add", member: ME, put: [larger] })).toMatchObject(there);
  expect(await send({ intent: "change", member: ME, remove: [], put: [larger] })).toMatchObject(
    there,
  );
  expect(await cart()).toEqual([RIDE]);
  expect(await send({ intent: "add", member: ME, put: [RIDE] })).toMatchObject({ count: 1 });
  const change = { intent: "change", member: ME, remove: [KEY], put: [larger] };
  expect(await send(change)).toMatchObject({ status: 200, count: 1 });
  expect(await cart()).toMatchObject([{ people: 4 }]);
  expect(await send({ ...change, put: [RIDE] })).toMatchObject({ status: 200, count: 1 });
});

test("the header counts the cart, and the full cart says so", async () => {
  expect(JSON.parse((await demo.get("/api/my")).text)).toMatchObject({ cartCount: 1 });
  const rides = Array.from({ length: MAX_LINES }, (_, day) => ({
    ...RIDE,
    date: addDays(DAY, day + 20),
  }));
  expect(await send({ intent: "add", member: ME, put: rides })).toMatchObject({
    status: 422,
    error: "order.too_many_lines",
  });
  expect(await cart()).toHaveLength(1);
});

test("the page is private to its member, and no cache stores it", async () => {
  const page = await demo.get("/shopping_cart");
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toContain("no-store");
  expect(page.text).toContain("Amari");
});
