import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { memberCoupons, pointEntries } from "#app/db/schema/benefit-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { pointLots } from "#app/domain/benefit/point-lots.ts";
import { won } from "#app/domain/common/money.ts";
import { expirePoints } from "#app/features/benefit/expire-points.server.ts";
import { listPointLots } from "#app/features/benefit/point-entries.server.ts";
import { findRefundOf } from "#app/features/reservation/record/reservation-history-queries.server.ts";
import {
  cancelPlanOf,
  requestCancel,
} from "#app/features/reservation/refund/cancel-lines.server.ts";
import { refundedThing } from "#app/features/reservation/refund/refund-message.server.ts";
import { cancelNow } from "#app/features/reservation/refund/send-refund-soon.server.ts";
import { sendRefund } from "#app/features/reservation/refund/send-refunds.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { newMember, paidTrip } from "#tests/support/order/paid-trip.ts";
import { POLICY, refundShop } from "#tests/support/order/refund-shop.ts";

const db = await testDatabase("demo");
const { toss, services, trip, balance, usedCoupon, isUsed } = await refundShop(db);

test("points are refunded first and once, with their old expiry; the coupon when the whole order is cancelled", async () => {
  const memberId = await newMember(db);
  const memberCouponId = await usedCoupon(memberId, "2027-12-31");
  const actor = { kind: "member", id: memberId } as const;
  const lines = [
    { card: 90_000, points: 5_000, coupon: 5_000 },
    { card: 40_000, points: 2_000, coupon: 1_000 },
  ];
  const { orderId, ids } = await paidTrip(db, toss, memberId, { lines, memberCouponId });
  await db.update(memberCoupons).set({ orderId }).where(eq(memberCoupons.id, memberCouponId));

  const first = { scope: "line", orderId, reservationId: ids[0] } as const;
  expect(await cancelPlanOf(db, first, services.now())).toMatchObject({ coupon: null });
  const one = await requestCancel(services, actor, {
    ...POLICY,
    ...first,
    expectedRefund: won(95_000),
  });
  await sendRefund(services, one.refundId);
  expect(await balance(memberId)).toBe(5_000);
  expect(await isUsed(memberCouponId)).toBe(true);

  const rest = { scope: "order", orderId } as const;
  expect(await cancelPlanOf(db, rest, services.now())).toMatchObject({
    coupon: { ko: expect.any(String) },
  });
  const two = await requestCancel(services, actor, {
    ...POLICY,
    ...rest,
    expectedRefund: won(42_000),
  });
  await sendRefund(services, two.refundId);
  await sendRefund(services, two.refundId);
  expect(await balance(memberId)).toBe(7_000);
  expect(await isUsed(memberCouponId)).toBe(false);
  const back = await db
    .select({ expiresOn: pointEntries.expiresOn })
    .from(pointEntries)
    .where(and(eq(pointEntries.memberId, memberId), eq(pointEntries.reason, "refunded")));
  expect(back).toEqual([{ expiresOn: "2027-06-30" }, { expiresOn: "2027-06-30" }]);
});

test("points of several days come back to their own days, part by part", async () => {
  const lots = [
    { amount: 3_000, expiresOn: "2026-12-10" },
    { amount: 4_000, expiresOn: "2027-06-30" },
  ] as const;
  const lines = [
    { card: 90_000, points: 5_000 },
    { card: 40_000, points: 2_000 },
  ];
  const { actor, memberId, orderId, ids } = await trip(lines, { lots });
  const left = async () => pointLots(await listPointLots(db, memberId));
  expect(await left()).toEqual([]);

  const first = { ...POLICY, scope: "line", reservationId: ids[0] } as const;
  const one = await requestCancel(services, actor, { ...first, expectedRefund: won(95_000) });
  await sendRefund(services, one.refundId);
  expect(await left()).toEqual([{ ...lots[0], amount: 1_000 }, lots[1]]);

  const rest = { ...POLICY, scope: "order", orderId, expectedRefund: won(42_000) } as const;
  const two = await requestCancel(services, actor, rest);
  await sendRefund(services, two.refundId);
  await sendRefund(services, two.refundId);
  expect(await left()).toEqual(lots);
  expect(await balance(memberId)).toBe(7_000);
});

test("points whose day has passed since they were spent can be spent for thirty days", async () => {
  const lots = [
    { amount: 3_000, expiresOn: "2026-11-14" },
    { amount: 1_000, expiresOn: "2026-11-15" },
  ] as const;
  const { actor, memberId, orderId } = await trip([{ card: 0, points: 4_000 }], { lots });
  const whole = { ...POLICY, scope: "order", orderId, expectedRefund: won(4_000) } as const;
  const { refundId } = await requestCancel(services, actor, whole);
  await sendRefund(services, refundId);
  await expirePoints(services, memberId);
  expect(pointLots(await listPointLots(db, memberId))).toEqual([
    lots[1],
    { amount: 3_000, expiresOn: "2026-12-15" },
  ]);
});

test("a message calls a part by its line, and several parts by their trip", async () => {
  const lines = [{ card: 10_000 }, { card: 20_000 }, { card: 30_000 }, { card: 40_000 }];
  const { actor, orderId, ids } = await trip(lines);
  const one = await requestCancel(services, actor, {
    ...{ ...POLICY, scope: "line", reservationId: ids[0] ?? "" },
    expectedRefund: won(10_000),
  });
  await sendRefund(services, one.refundId);
  const rest = { ...POLICY, scope: "order", orderId, expectedRefund: won(90_000) } as const;
  const three = await requestCancel(services, actor, rest);
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const thing = (refundId: string) =>
    refundedThing(db, { order: { id: orderId, name: order?.name ?? {} }, refundId });
  expect((await thing(one.refundId)).product).not.toEqual(order?.name);
  expect((await thing(three.refundId)).product).toEqual(order?.name);
});

const templatesOf = async (refundId: string) => {
  const rows = await db
    .select({ template: outbox.template })
    .from(outbox)
    .where(and(like(outbox.dedupeKey, `refund-%:${refundId}:%`), eq(outbox.channel, "email")));
  return rows.map(({ template }) => template);
};

async function refundOf(orderId: string): Promise<string> {
  const [refund] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.orderId, orderId));
  return refund?.id ?? "";
}

test("an immediate refund sends one message, one that has to wait sends two", async () => {
  const quick = await trip([{ card: 30_000 }]);
  const all = { ...POLICY, scope: "order", expectedRefund: won(30_000) } as const;
  expect(await cancelNow(services, quick.actor, { ...all, orderId: quick.orderId })).toBe("done");
  expect(await templatesOf(await refundOf(quick.orderId))).toEqual(["refund-done"]);

  const slow = await trip([{ card: 30_000 }]);
  const away = { ...services, payments: undefined };
  expect(await cancelNow(away, slow.actor, { ...all, orderId: slow.orderId })).toBe("waiting");
  const refundId = await refundOf(slow.orderId);
  expect(await templatesOf(refundId)).toEqual(["refund-requested"]);
  await db.update(refunds).set({ tryAt: null }).where(eq(refunds.id, refundId));
  expect(await sendRefund(services, refundId)).toBe("done");
  expect(await templatesOf(refundId)).toEqual(["refund-requested", "refund-done"]);
});

test("the page names the whole refund of a round with its caddie, its coupon, and the line's own part", async () => {
  const memberId = await newMember(db);
  const memberCouponId = await usedCoupon(memberId, "2027-12-31");
  const lines = [
    { card: 90_000, points: 5_000, coupon: 5_000 },
    { card: 20_000, parentLine: 0 },
  ];
  const { orderId, ids } = await paidTrip(db, toss, memberId, { lines, memberCouponId });
  await db.update(memberCoupons).set({ orderId }).where(eq(memberCoupons.id, memberCouponId));
  const actor = { kind: "member", id: memberId } as const;
  const line = { ...POLICY, scope: "line", reservationId: ids[0] } as const;
  const { plan, refundId } = await requestCancel(services, actor, {
    ...line,
    expectedRefund: won(115_000),
  });
  expect((await findRefundOf(db, ids[0] ?? ""))?.whole).toMatchObject({ coupon: null, lines: 2 });
  await sendRefund(services, refundId);
  const { card, points, fee } = plan;
  expect(await findRefundOf(db, ids[0] ?? "")).toMatchObject({
    card: 90_000,
    points: 5_000,
    whole: { card, points, fee, lines: 2, coupon: expect.stringMatching(/./) },
  });
});

test("a coupon that has expired meanwhile stays used", async () => {
  const memberId = await newMember(db);
  const memberCouponId = await usedCoupon(memberId, "2026-11-14");
  const lines = [{ card: 90_000, coupon: 10_000 }];
  const { orderId } = await paidTrip(db, toss, memberId, { lines, memberCouponId });
  await db.update(memberCoupons).set({ orderId }).where(eq(memberCoupons.id, memberCouponId));
  const whole = { ...POLICY, scope: "order", orderId, expectedRefund: won(90_000) } as const;
  const { refundId } = await requestCancel(services, { kind: "member", id: memberId }, whole);
  await sendRefund(services, refundId);
  expect(await isUsed(memberCouponId)).toBe(true);
});

test("a line paid by points alone is refunded without the provider", async () => {
  const { actor, memberId, orderId } = await trip([{ card: 0, points: 9_000 }]);
  const whole = { ...POLICY, scope: "order", orderId, expectedRefund: won(9_000) } as const;
  const { refundId } = await requestCancel(services, actor, whole);
  expect(await sendRefund({ ...services, payments: undefined }, refundId)).toBe("done");
  expect(await balance(memberId)).toBe(9_000);
});
