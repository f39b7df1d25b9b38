import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { memberCoupons } from "#app/db/schema/benefit.ts";
import { refunds } from "#app/db/schema/payment.ts";
import { won } from "#app/domain/money.ts";
import { auditLedger } from "#app/features/ordering/audit/audit-ledger.server.ts";
import { askCancel } from "#app/features/ordering/cancel-lines.server.ts";
import { noticeExternalCancels } from "#app/features/ordering/external-cancels.server.ts";
import { sendDueRefunds, sendRefund } from "#app/features/ordering/send-refunds.server.ts";
import { paymentsOf } from "#tests/support/audited.ts";
import { times } from "#tests/support/ordering.ts";
import { newMember, paidTrip, placesTaken } from "#tests/support/paid-trip.ts";
import { postgresDatabase } from "#tests/support/postgres-database.ts";
import { POLICY, refundShop } from "#tests/support/refund-shop.ts";

/** Nightly runs more; enough here to see a race that is there. */
const ROUNDS = times(5, 50);

const db = await postgresDatabase("demo");
const shop = await refundShop(db);
const { toss, services } = shop;

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
const fulfilled = <T>(all: readonly PromiseSettledResult<T>[]) =>
  all.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));

test("three lines cancelled at once: never more goes back than was paid, and whoever is too late is told", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const lines = [{ card: 50_000 }, { card: 30_000, points: 3_000 }, { card: 20_000 }];
    const { actor, orderId, ids, paymentKey } = await shop.trip(lines);
    // The provider's desk was there before: of the last line nothing is left.
    await shop.cancelAtDesk(paymentKey, 15_000);
    await noticeExternalCancels(services, orderId, await shop.found(paymentKey));

    const asked = await Promise.allSettled(
      ids.map(async (reservationId, index) => {
        const expectedRefund = won((lines[index]?.card ?? 0) + (lines[index]?.points ?? 0));
        const how = { ...POLICY, scope: "line", reservationId, expectedRefund } as const;
        const { refundId } = await askCancel(services, actor, how);
        await sendRefund(services, refundId);
      }),
    );
    const late = asked.filter(({ status }) => status === "rejected");
    expect(late).toMatchObject([{ reason: { code: "reservation.refund_too_much" } }]);
    expect(sum(await shop.returned(paymentKey))).toBeLessThanOrEqual(100_000);
    expect((await shop.statuses(orderId)).filter((status) => status === "CANCELLED")).toHaveLength(
      2,
    );
  }
});

test("one line cancelled by twenty at once is cancelled once, by the line and by the order", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const memberId = await newMember(db);
    const actor = { kind: "member", id: memberId } as const;
    const memberCouponId = await shop.usedCoupon(memberId, "2027-12-31");
    const before = await placesTaken(db);
    const lines = [{ card: 90_000, points: 4_000, coupon: 6_000 }];
    const { orderId, ids, paymentKey } = await paidTrip(db, toss, memberId, {
      lines,
      memberCouponId,
    });
    await db.update(memberCoupons).set({ orderId }).where(eq(memberCoupons.id, memberCouponId));
    const expectedRefund = won(94_000);
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        askCancel(services, actor, {
          ...POLICY,
          expectedRefund,
          ...(index % 2 === 0
            ? { scope: "line", reservationId: ids[0] }
            : { scope: "order", orderId }),
        }),
      ),
    );
    const [{ refundId = "" } = {}, ...others] = fulfilled(asked);
    expect(others).toEqual([]);

    // Whoever asked, the job on two instances, and the news from the provider, all together.
    const news = async () => {
      await noticeExternalCancels(services, orderId, await shop.found(paymentKey));
    };
    await db.update(refunds).set({ tryAt: sql`now()` }).where(eq(refunds.id, refundId));
    const at = [() => sendRefund(services, refundId), () => sendDueRefunds(services), news];
    await Promise.all(Array.from({ length: 20 }, (_, index) => at[index % at.length]?.()));
    await news();

    expect(await shop.returned(paymentKey)).toEqual([90_000]);
    expect(await shop.balance(memberId)).toBe(4_000);
    expect(await shop.isUsed(memberCouponId)).toBe(false);
    expect(await placesTaken(db)).toBe(before);
    expect(await shop.mailsOf(refundId)).toBe(1);
    expect(await db.$count(refunds, eq(refunds.orderId, orderId))).toBe(1);
  }
});

test("a cancel, and the whole payment cancelled at the provider's desk, give each place back once", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await placesTaken(db);
    const { actor, orderId, ids, paymentKey } = await shop.trip([
      { card: 40_000 },
      { card: 10_000 },
    ]);
    const cancel = async () => {
      const how = { ...POLICY, scope: "line", reservationId: ids[0] } as const;
      const { refundId } = await askCancel(services, actor, {
        ...how,
        expectedRefund: won(40_000),
      });
      await sendRefund(services, refundId);
    };
    const desk = async () => {
      await shop.cancelAtDesk(paymentKey);
      await noticeExternalCancels(services, orderId, await shop.found(paymentKey));
    };
    await Promise.allSettled([cancel(), desk(), cancel(), cancel()]);
    await noticeExternalCancels(services, orderId, await shop.found(paymentKey));
    expect(await shop.statuses(orderId)).toEqual(["CANCELLED", "CANCELLED"]);
    expect(await placesTaken(db)).toBe(before);
    expect(sum(await shop.returned(paymentKey))).toBe(50_000);
    const rows = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
    const done = rows.filter(({ status }) => status === "done");
    expect(sum(done.map(({ card }) => card))).toBe(50_000);
    expect(rows.filter(({ status }) => status === "sending")).toEqual([]);
  }
});

test("after all of it the books add up, ours and the provider's", async () => {
  expect(await auditLedger(db, await paymentsOf(toss))).toEqual([]);
});
