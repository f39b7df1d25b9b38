import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pointBalances, pointEntries } from "#app/db/schema/benefit-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import {
  type OrderRequest,
  placeOrder,
} from "#app/features/checkout/purchase/place-order.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { holdCoupon, newCoupon } from "#tests/support/order/coupons.ts";
import { COURSE, golf, namesFor, PLAY_DAY, stay } from "#tests/support/order/order-lines.ts";
import { leavePlaces, openCourse, orderingShop, times } from "#tests/support/order/ordering.ts";

const db = await testDatabase("demo");
const shop = await orderingShop(db);
const { services, toss } = shop;
await openCourse(db, { singles: true });

let round = golf();
let day = 0;
beforeEach(async () => {
  day += 1;
  round = golf({ date: addDays(PLAY_DAY, day), time: "09:36" });
  await leavePlaces(db, round, 4);
});
afterEach(async () => {
  await toss.ask("/__fault", { method: "DELETE" });
  expect(await shop.audit()).toEqual([]);
});

type Rule = Parameters<typeof newCoupon>[1];

async function couponOf(memberId: string, rule?: Rule, usedAt?: Date) {
  return holdCoupon(db, { memberId, couponId: await newCoupon(db, rule), usedAt });
}

/** The error code, after checking that nothing was stored; undefined where it was accepted. */
async function refusalOf(memberId: string, request: OrderRequest, now = services.now()) {
  const takes = await db.$count(stockTakes);
  try {
    await placeOrder({ ...services, now: () => now }, memberId, request);
    return undefined;
  } catch (cause) {
    expect(await db.$count(orders, eq(orders.memberId, memberId))).toBe(0);
    expect(await db.$count(stockTakes)).toBe(takes);
    return (cause as { code?: string }).code ?? String(cause);
  }
}

// K05
test.each<[string, Rule, string, string | undefined]>([
  ["a minimum that is not reached", { minimumOrder: won(9_999_999) }, "", "coupon.below_minimum"],
  ["a coupon for stays on a round", { scope: "hotel" }, "", "coupon.out_of_scope"],
  ["a coupon for rounds on a round", { scope: "golf" }, "", undefined],
  ["a coupon of tomorrow", { validFrom: "2026-11-16" }, "", "coupon.expired"],
  ["a coupon of yesterday", { validUntil: "2026-11-14" }, "", "coupon.expired"],
  [
    "the last second of its last day in Seoul",
    { validUntil: "2026-11-15" },
    "2026-11-15T14:59:59Z",
    undefined,
  ],
  [
    "the second after, while Thailand still has that day",
    { validUntil: "2026-11-15" },
    "2026-11-15T15:00:00Z",
    "coupon.expired",
  ],
  [
    "the second before its first day in Seoul",
    { validFrom: "2026-11-16" },
    "2026-11-15T14:59:59Z",
    "coupon.expired",
  ],
])("%s", async (_, rule, now, code) => {
  const memberId = await shop.member();
  const plain = await shop.request([round]);
  const memberCouponId = await couponOf(memberId, rule);
  const expectedTotal = won(plain.expectedTotal - 5_000);
  const request = { ...plain, memberCouponId, expectedTotal };
  expect(await refusalOf(memberId, request, now ? new Date(now) : undefined)).toBe(code);
});

// A14
test.each<[string, LocalDate | null, string, string | undefined]>([
  [
    "the day before the fourteenth birthday in Seoul",
    "2012-11-16",
    "2026-11-15T14:59:59Z",
    "auth.too_young",
  ],
  ["the first second of that birthday", "2012-11-16", "2026-11-15T15:00:00Z", undefined],
  ["an account without a birthday", null, "2026-11-15T14:59:59Z", undefined],
])("a buyer must be fourteen to place an order: %s", async (_, birthday, now, code) => {
  const memberId = await shop.member();
  await db.update(members).set({ birthday }).where(eq(members.id, memberId));
  expect(await refusalOf(memberId, await shop.request([round]), new Date(now))).toBe(code);
});

test("another's coupon, a used one and one that was never given pay for nothing", async () => {
  const [memberId, other] = [await shop.member(), await shop.member()];
  const plain = await shop.request([round]);
  const expectedTotal = won(plain.expectedTotal - 5_000);
  const ids = [
    [await couponOf(other), "coupon.unknown"],
    [await couponOf(memberId, {}, services.now()), "coupon.used"],
    [999_999_999, "coupon.unknown"],
    [0, "coupon.unknown"],
    [-1, "coupon.unknown"],
  ] as const;
  for (const [memberCouponId, code] of ids) {
    expect(await refusalOf(memberId, { ...plain, memberCouponId, expectedTotal })).toBe(code);
  }
});

// K03
test("a declined card gives coupon and points back, and the next order may use them", async () => {
  for (let turn = 0; turn < times(1, 20); turn += 1) {
    round = golf({ date: addDays(PLAY_DAY, turn), time: "13:12" });
    await leavePlaces(db, round, 4);
    const memberId = await shop.member();
    const memberCouponId = await couponOf(memberId);
    await db
      .insert(pointEntries)
      .values({ memberId, amount: 4_000, reason: "event", subject: `event:${memberId}` });
    const wanted = { memberCouponId, points: 4_000 };
    const placed = await shop.place(memberId, [round], wanted);
    const code = { kind: "code", code: "REJECT_CARD_PAYMENT", on: "confirm" };
    await toss.fault({ ...code, orderId: placed.paymentOrderId });
    expect((await confirmOrder(services, await shop.approveCard(placed))).status).toBe("FAILED");
    const again = await shop.buy(memberId, [round], wanted);
    expect(again.outcome).toMatchObject({ status: "PAID", total: placed.total });
    const [points] = await db
      .select({ balance: pointBalances.balance })
      .from(pointBalances)
      .where(eq(pointBalances.memberId, memberId));
    expect(points?.balance).toBe(0);
  }
});

const sum = (amount: number) => amount as Won;

// C03
test.each<[string, Partial<OrderRequest>, string]>([
  ["nothing", { lines: [] }, "order.empty"],
  ["a total of nothing", { expectedTotal: sum(0) }, "order.price_changed"],
  ["a total below nothing", { expectedTotal: sum(-1) }, "order.price_changed"],
  ["a total of one won", { expectedTotal: sum(1) }, "order.price_changed"],
  ["a broken total", { expectedTotal: sum(0.5) }, "order.price_changed"],
  ["no number as a total", { expectedTotal: sum(Number.NaN) }, "order.price_changed"],
  ["a total without end", { expectedTotal: sum(Number.POSITIVE_INFINITY) }, "order.price_changed"],
  ["points below nothing", { points: -1_000 }, "points.not_whole"],
  ["half a point", { points: 0.5 }, "points.not_whole"],
  ["no number of points", { points: Number.NaN }, "points.not_whole"],
  ["points that nobody has", { points: 1_000_000_000 }, "points.too_many"],
  ["more points than there are numbers", { points: 2 ** 53 }, "points.not_whole"],
  ["nobody's name", { travellers: {} }, "traveller.missing"],
])("%s is refused, and nothing is held", async (_, hostile, code) => {
  const memberId = await shop.member();
  expect(await refusalOf(memberId, { ...(await shop.request([round])), ...hostile })).toBe(code);
});

test.each([
  ["more players than a flight has", () => golf({ ...round, players: 99 })],
  ["a course that is not there", () => golf({ ...round, courseId: "no-such-course" })],
  ["a tee time that no sheet has", () => golf({ ...round, time: "09:37" })],
  ["a room of another hotel", () => stay({ hotelId: "ht-other" })],
  ["ninety-nine in one room", () => stay({ adults: 99 })],
  ["children for adults", () => stay({ adults: 1, children: 9 })],
])("%s cannot be ordered at any price sent with it", async (_, lineOf) => {
  const line = lineOf();
  const request = { ...(await shop.request([round])), lines: [line], travellers: namesFor([line]) };
  expect(await refusalOf(await shop.member(), request)).toBe("order.blocked");
});

test("more rooms than are left cannot be ordered, though there are more than we sell: sold out comes before any other reason", async () => {
  const line = stay({ rooms: 9, adults: 1 });
  const request = { ...(await shop.request([round])), lines: [line], travellers: namesFor([line]) };
  expect(await refusalOf(await shop.member(), request)).toBe("order.sold_out");
});

test("a product taken off sale cannot be ordered any more, even at the price that was shown", async () => {
  const request = await shop.request([round]);
  await db.update(courses).set({ status: "archived" }).where(eq(courses.id, COURSE));
  expect(await refusalOf(await shop.member(), request)).toBe("order.blocked");
  await db.update(courses).set({ status: "published" }).where(eq(courses.id, COURSE));
});

test("a visitor or a departed member orders nothing", async () => {
  const request = await shop.request([round]);
  expect(await refusalOf(crypto.randomUUID(), request)).toBe("auth.login_required");
});
