import { and, eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { memberCoupons, pointBalances, pointEntries } from "#app/db/schema/benefit-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { teeSheet } from "#app/domain/pricing/tee-price.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { placeOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { holdCoupon, newCoupon } from "#tests/support/order/coupons.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, times } from "#tests/support/order/ordering.ts";
import { mortalShop } from "#tests/support/server/mortal-shop.ts";

const shop = await mortalShop();
const { db, services, toss } = shop;
const POINTS = 5_000;
const COUPON = 3_000;

const couponId = await newCoupon(db, { value: COUPON });

afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

const TEES = teeSheet({ first: "08:00", last: "13:28", intervalMinutes: 8 });
let turn = 0;
/** A buyer with a coupon and points, and a tee time that no other test uses. */
async function newBuyer(pointsOf: (price: number) => number = () => POINTS) {
  const round = golf({ date: addDays(PLAY_DAY, turn % 60), time: TEES[Math.floor(turn / 60)] });
  turn += 1;
  await leavePlaces(db, round, 4);
  const points = pointsOf((await shop.request([round])).expectedTotal);
  const memberId = await shop.member();
  await db
    .insert(pointEntries)
    .values({ memberId, amount: points, reason: "event", subject: `event:${memberId}` });
  const memberCouponId = await holdCoupon(db, { memberId, couponId });
  return { round, memberId, memberCouponId, points };
}

type Buyer = Awaited<ReturnType<typeof newBuyer>>;

async function placesOf({ courseId, date, time }: LineOf<"golf">) {
  const [row] = await db
    .select({ sold: sql<number>`${teeTimes.taken} - ${teeTimes.elsewhere}`.mapWith(Number) })
    .from(teeTimes)
    .where(
      and(eq(teeTimes.courseId, courseId), eq(teeTimes.day, date), eq(teeTimes.teeTime, time)),
    );
  return row?.sold;
}

/** All that a buyer can have received, paid and been notified of. */
async function standingOf({ memberId, round, memberCouponId }: Buyer) {
  const mine = await db
    .select({ status: orders.status, key: orders.paymentKey, name: orders.paymentOrderId })
    .from(orders)
    .where(eq(orders.memberId, memberId));
  const [order] = mine;
  const seen = order && (await toss.gateway.find({ orderId: order.name }));
  const [points] = await db
    .select({ balance: pointBalances.balance })
    .from(pointBalances)
    .where(eq(pointBalances.memberId, memberId));
  const [held] = await db
    .select({ usedAt: memberCoupons.usedAt })
    .from(memberCoupons)
    .where(eq(memberCoupons.id, memberCouponId));
  const isMail = and(eq(outbox.memberId, memberId), eq(outbox.channel, "email"));
  return {
    order,
    orders: mine.length,
    isCharged: seen?.outcome === "found" && seen.payment.status === "charged",
    got: {
      lines: await db.$count(reservations, eq(reservations.memberId, memberId)),
      places: await placesOf(round),
      points: points?.balance,
      isCouponUsed: held?.usedAt !== null,
      mails: await db.$count(outbox, isMail),
    },
  };
}

const nothing = (points: number) => ({
  lines: 0,
  places: 0,
  points,
  isCouponUsed: false,
  mails: 0,
});
const everything = { lines: 1, places: 2, points: 0, isCouponUsed: true, mails: 1 };

// X02
test("whichever step of ordering and paying a shop dies at, the buyer has paid and has it, or neither", async () => {
  const ends = new Set<string | undefined>();
  let at = 1;
  async function dies(): Promise<boolean> {
    const buyer = await newBuyer();
    const { memberId, memberCouponId } = buyer;
    const wanted = { memberId, memberCouponId, points: POINTS };
    const request = await shop.request([buyer.round], wanted);
    const isDead = await shop.dieAt(at, async (mortal) => {
      const placed = await placeOrder(mortal, memberId, request);
      await confirmOrder(mortal, await shop.approveCard(placed));
    });
    await shop.mend();
    const { order, orders: count, isCharged, got } = await standingOf(buyer);
    const isPaid = order?.status === "PAID";
    // A buyer who paid in time gets what was ordered.
    expect([at, isPaid, isCharged]).toEqual([at, Boolean(order?.key), isPaid]);
    expect([at, got]).toEqual([at, isPaid ? everything : nothing(POINTS)]);
    expect(count).toBeLessThanOrEqual(1);
    ends.add(order?.status);
    return isDead;
  }
  for (let isDead = true; isDead; at += 1) {
    for (let again = 0; again < times(1, 10); again += 1) isDead = await dies();
  }
  // Five writes and two commits, one of the charge by itself, a message and a cart, and both sides of the provider; and
  // the commit of what was only read together before.
  expect(at).toBe(15);
  expect(ends).toEqual(new Set([undefined, "EXPIRED", "PAID"]));
});

test("points of an order are spent for it or still there, whichever step it dies at", async () => {
  const ends = new Set<string | undefined>();
  let at = 1;
  async function dies(): Promise<boolean> {
    const buyer = await newBuyer((price) => price - COUPON);
    const { memberId, memberCouponId, points } = buyer;
    const request = await shop.request([buyer.round], { memberId, memberCouponId, points });
    expect(request.expectedTotal).toBe(0);
    const isDead = await shop.dieAt(at, (mortal) => placeOrder(mortal, memberId, request));
    await shop.mend();
    const { order, isCharged, got } = await standingOf(buyer);
    expect([at, got]).toEqual([at, order?.status === "PAID" ? everything : nothing(points)]);
    expect(isCharged).toBe(false);
    ends.add(order?.status);
    return isDead;
  }
  for (let isDead = true; isDead; at += 1) {
    for (let again = 0; again < times(1, 10); again += 1) isDead = await dies();
  }
  // Placed and settled in one transaction: it never waits unpaid.
  expect(ends).toEqual(new Set([undefined, "PAID"]));
});

test("an interrupted buyer can immediately buy the same again", async () => {
  const buyer = await newBuyer();
  const request = await shop.request([buyer.round]);
  await shop.dieAt(6, (mortal) => placeOrder(mortal, buyer.memberId, request));
  const placed = await placeOrder(services, buyer.memberId, request);
  expect((await confirmOrder(services, await shop.approveCard(placed))).status).toBe("PAID");
});
