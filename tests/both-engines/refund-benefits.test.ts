import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { memberCoupons, pointEntries } from "#app/db/schema/benefit.ts";
import { won } from "#app/domain/money.ts";
import { cancelPlanOf, requestCancel } from "#app/features/refund/cancel-lines.server.ts";
import { sendRefund } from "#app/features/refund/send-refunds.server.ts";
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
  expect(await cancelPlanOf(db, first, services.now())).toMatchObject({ isCouponReturned: false });
  const one = await requestCancel(services, actor, {
    ...POLICY,
    ...first,
    expectedRefund: won(95_000),
  });
  await sendRefund(services, one.refundId);
  expect(await balance(memberId)).toBe(5_000);
  expect(await isUsed(memberCouponId)).toBe(true);

  const rest = { scope: "order", orderId } as const;
  expect(await cancelPlanOf(db, rest, services.now())).toMatchObject({ isCouponReturned: true });
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

test("what points alone paid is refunded without the provider", async () => {
  const { actor, memberId, orderId } = await trip([{ card: 0, points: 9_000 }]);
  const whole = { ...POLICY, scope: "order", orderId, expectedRefund: won(9_000) } as const;
  const { refundId } = await requestCancel(services, actor, whole);
  expect(await sendRefund({ ...services, payments: undefined }, refundId)).toBe("done");
  expect(await balance(memberId)).toBe(9_000);
});
