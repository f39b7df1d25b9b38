import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { seededUuid } from "#demo/seed/seeded.ts";
import { alteredShop } from "#tests/support/server/altered-shop.ts";
import { signedIn, visitorOf } from "#tests/support/server/visitor.ts";

const KEYS = { TOSS_CLIENT_KEY: "test_ck_chosen", TOSS_SECRET_KEY: "test_sk_chosen" };
const RIDE = seededUuid("reservation:pattaya:0");
// In the demo it was not paid with points.
const withPoints = { points: won(4_000), card: won(80_000) };
const shop = await alteredShop(
  (db) => db.update(reservations).set(withPoints).where(eq(reservations.id, RIDE)),
  { TOSS_SIMULATOR: "on", ...KEYS },
);
const visitor = visitorOf(shop.url);
const { demo, guest } = await signedIn(shop.url, "demo", "guest");
const ROUND = `/reservation/${seededUuid("reservation:pattaya:2")}`;
const WAITING = `/reservation/${seededUuid("reservation:pattaya:1")}`;

const CANCEL = { scope: "line", mode: "policy", expectedRefund: "480000", reason: "" };

test("a member's private page asks visitors to log in and is absent for other members", async () => {
  for (const [page, status] of [
    ["", 200],
    ["/cancel", 401],
    ["/voucher", 401],
  ] as const) {
    const asked = await visitor.get(ROUND + page);
    expect(asked.status).toBe(status);
    expect(asked.text).toContain(`href="/login?next=${encodeURIComponent(ROUND)}`);
    expect(asked.headers.get("cache-control")).toBe("no-store");
    if (status === 200) expect(asked.headers.get("x-login-needed")).toBe("1");
    expect((await guest.get(ROUND + page)).status).toBe(404);
    const own = await demo.get(ROUND + page);
    expect([own.status, own.headers.get("cache-control")]).toEqual([200, "no-store"]);
  }
  expect((await visitor.get(`${ROUND}/calendar.ics`)).status).toBe(401);
  expect((await guest.get(`${ROUND}/calendar.ics`)).status).toBe(404);
  const file = await demo.get(`/en${ROUND}/calendar.ics`);
  expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(file.text).toContain("DTSTART;TZID=Asia/Bangkok:");
  expect(file.text).toContain("LOCATION:Siam Country Club Old Course\\, ");
});

test("the payment adds up: the price less the points is what the card paid", async () => {
  const { text } = await demo.get(`/reservation/${RIDE}`);
  const box = text.slice(text.indexOf("결제 내역"));
  const sums = [...box.matchAll(/−?₩[\d,]+/g)].map(([sum]) => sum);
  expect(sums.slice(0, 3)).toEqual(["₩84,000", "−₩4,000", "₩80,000"]);
});

test("a voucher is shown only for a confirmed line", async () => {
  expect((await demo.get(`${ROUND}/voucher`)).text).toContain("SCC-27-01145");
  const waiting = await demo.get(`${WAITING}/voucher`);
  expect(waiting.text).toContain("아직 확정되지 않은 예약이에요");
  expect(waiting.text).not.toContain("DEMO011");
});

test.each([
  [{ expectedRefund: "-1" }, 400],
  [{ expectedRefund: "1e9" }, 400],
  [{ scope: "everything" }, 400],
  [{ mode: "review", reason: " " }, 400],
  [{ reason: "x".repeat(10_000) }, 400],
  [{ expectedRefund: "479999" }, 409],
] as const)("a cancel with %o is refused and changes nothing", async (wrong, status) => {
  expect((await demo.post(`${WAITING}/cancel`, { ...CANCEL, ...wrong })).status).toBe(status);
  expect((await demo.get(WAITING)).text).toContain("호텔의 확정을 기다리고 있어요");
});

test("a member can neither cancel nor share another's", async () => {
  expect((await guest.post(`${WAITING}/cancel`, CANCEL)).status).toBe(404);
  expect((await guest.post(WAITING, { intent: "share" })).status).toBe(404);
  expect((await visitor.post(`${WAITING}/cancel`, CANCEL)).status).toBe(401);
  expect((await visitor.post(WAITING, { intent: "share" })).status).toBe(401);
});

test("a trip's link is read only, cached nowhere, and invalid when it is revoked", async () => {
  const made = await demo.post(WAITING, { intent: "share" });
  const path = /\/trip\/[\w-]{32}/.exec(made.text)?.[0] ?? "";
  const seen = await visitor.get(path);
  expect(seen.status).toBe(200);
  expect(seen.headers.get("cache-control")).toBe("no-store");
  expect(seen.headers.get("referrer-policy")).toBe("no-referrer");
  expect(seen.headers.getSetCookie()).toEqual([]);
  expect(seen.text).toContain('content="noindex"');
  expect(seen.text).not.toMatch(/484,000|480,000|KIM DOHYUN|김도현|SCC-27-01145|DEMO01/);
  expect((await visitor.post(path, { intent: "revoke" })).status).toBe(405);
  await demo.post(WAITING, { intent: "revoke" });
  expect((await visitor.get(path)).status).toBe(404);
  expect((await visitor.get(`/trip/${"x".repeat(1_000)}`)).status).toBe(404);
});

test("a trip of the demo is really refunded by the simulator, and stays refunded", async () => {
  const done = await demo.post(`${WAITING}/cancel`, CANCEL);
  expect([done.status, done.to]).toEqual([302, `${WAITING}?asked=done`]);
  const page = await demo.get(`${WAITING}?asked=done`);
  expect(page.text).toContain("환불 요청이 완료됐어요");
  expect(page.text).toContain("환불이 끝났어요");
  expect((await demo.post(`${WAITING}/cancel`, CANCEL)).status).toBe(409);
  const authorization = `Basic ${btoa(`${KEYS.TOSS_SECRET_KEY}:`)}`;
  const path = "/simulator/toss/v1/payments/orders/PT-DEMO-0001";
  const payment = JSON.parse((await visitor.get(path, { headers: { authorization } })).text);
  expect(payment).toMatchObject({
    status: "PARTIAL_CANCELED",
    cancels: [{ cancelAmount: 480_000 }],
  });
});
