import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { memberCoupons } from "#app/db/schema/benefit-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { isPaidByBankTransfer } from "#app/domain/order/payment/bank-transfer.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { explainFinding } from "#app/features/order/provider-list/explain-finding.server.ts";
import { findProviderList } from "#app/features/order/provider-list/finding-queries.server.ts";
import { changeReservationStatus } from "#app/features/reservation/record/change-reservation-status.server.ts";
import { retryRefund } from "#app/features/reservation/refund/approve-refund.server.ts";
import { payRefundByBankTransfer } from "#app/features/reservation/refund/bank-transfer-refund.server.ts";
import {
  cancelPlanOf,
  requestCancel,
} from "#app/features/reservation/refund/cancel-lines.server.ts";
import { recordExternalCancels } from "#app/features/reservation/refund/external-cancels.server.ts";
import {
  sendDueRefunds,
  sendRefund,
} from "#app/features/reservation/refund/send-refunds.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { staffOf } from "#tests/support/order/admin-trip.ts";
import { outcomesOf, times } from "#tests/support/order/ordering.ts";
import { newMember, paidTrip, placesTaken } from "#tests/support/order/paid-trip.ts";
import { POLICY, refundShop } from "#tests/support/order/refund-shop.ts";
import { paymentsOf } from "#tests/support/payment/audited.ts";

/** Nightly runs more; enough here to see a race that is there. */
const ROUNDS = times(5, 50);

const db = await postgresDatabase("demo");
const shop = await refundShop(db);
const { toss, services } = shop;

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
const fulfilled = <T>(all: readonly PromiseSettledResult<T>[]) =>
  all.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));

test("three lines cancelled at once: never more is refunded than was paid, and the late ones are refused", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    // The fee is ten percent in every other round.
    const usedOn = round % 2 === 0 ? "2027-01-12" : "2026-12-08";
    const { actor, orderId, ids, paymentKey } = await shop.trip([
      { card: 50_000, usedOn },
      { card: 30_000, points: 3_000, usedOn },
      { card: 20_000, usedOn },
    ]);
    // The provider's console was faster: of the last line nothing is left.
    await shop.cancelAtDesk(paymentKey, 15_000);
    await recordExternalCancels(services, orderId, await shop.found(paymentKey));
    const [seen] = (await findProviderList(db)).open;
    const { id: by } = await staffOf(db, "owner");
    await explainFinding(db, { by, id: seen?.id ?? 0, note: "a gift", at: services.now() });

    const wishes: Parameters<typeof requestCancel>[2][] = [];
    for (const reservationId of ids) {
      const key = { scope: "line", orderId, reservationId } as const;
      const shown = await cancelPlanOf(db, key, services.now());
      wishes.push({ ...POLICY, ...key, expectedRefund: shown?.plan.refund ?? won(0) });
    }
    const refundsShown = sum(wishes.map(({ expectedRefund }) => expectedRefund));
    expect(refundsShown).toBe(round % 2 === 0 ? 103_000 : 92_700);
    const asked = await Promise.allSettled(
      wishes.map(async (wish) => {
        const { refundId } = await requestCancel(services, actor, wish);
        await sendRefund(services, refundId);
      }),
    );
    const late = asked.filter(({ status }) => status === "rejected");
    expect(late).toMatchObject([{ reason: { code: "reservation.refund_changed" } }]);
    expect(sum(await shop.returned(paymentKey))).toBeLessThanOrEqual(100_000);
    expect((await shop.statuses(orderId)).filter((status) => status === "CANCELLED")).toHaveLength(
      2,
    );
  }
});

const EXPIRED = "2026-11-14";
/** All of an order, a part of it, and all of it when its coupon has expired. */
const WHOLE = { isPart: false, couponUntil: "2027-12-31" } as const;
const BACK = [WHOLE, { ...WHOLE, isPart: true }, { ...WHOLE, couponUntil: EXPIRED }] as const;

test("one line cancelled by twenty at once is cancelled once, by the line and by the order", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { isPart, couponUntil } = BACK[round % BACK.length] ?? WHOLE;
    const memberId = await newMember(db);
    const actor = { kind: "member", id: memberId } as const;
    const memberCouponId = await shop.usedCoupon(memberId, couponUntil);
    const before = await placesTaken(db);
    const line = { card: 90_000, points: 4_000, coupon: 6_000 };
    const lines = isPart ? [line, { card: 30_000, points: 1_000 }] : [line];
    const { orderId, ids, paymentKey } = await paidTrip(db, toss, memberId, {
      lines,
      memberCouponId,
    });
    await db.update(memberCoupons).set({ orderId }).where(eq(memberCoupons.id, memberCouponId));
    const expectedRefund = won(94_000);
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        requestCancel(services, actor, {
          ...POLICY,
          expectedRefund,
          ...(isPart || index % 2 === 0
            ? { scope: "line", reservationId: ids[0] }
            : { scope: "order", orderId }),
        }),
      ),
    );
    const [{ refundId = "" } = {}, ...others] = fulfilled(asked);
    expect(others).toEqual([]);

    // The request, the job on two instances, and the provider's webhook, all together.
    const news = async () => {
      await recordExternalCancels(services, orderId, await shop.found(paymentKey));
    };
    await db.update(refunds).set({ tryAt: sql`now()` }).where(eq(refunds.id, refundId));
    const at = [() => sendRefund(services, refundId), () => sendDueRefunds(services), news];
    await Promise.all(Array.from({ length: 20 }, (_, index) => at[index % at.length]?.()));
    await news();

    expect(await shop.returned(paymentKey)).toEqual([90_000]);
    expect(await shop.balance(memberId)).toBe(4_000);
    expect(await shop.isUsed(memberCouponId)).toBe(isPart || couponUntil === EXPIRED);
    expect(await placesTaken(db)).toBe(isPart ? before + 1 : before);
    expect(await shop.mailsOf(refundId)).toBe(1);
    expect(await db.$count(refunds, eq(refunds.orderId, orderId))).toBe(1);
  }
});

test("a cancel, and the whole payment cancelled in the provider's console, release each place once", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await placesTaken(db);
    const { actor, orderId, ids, paymentKey } = await shop.trip([
      { card: 40_000 },
      { card: 10_000 },
    ]);
    const cancel = async () => {
      const how = { ...POLICY, scope: "line", reservationId: ids[0] } as const;
      const { refundId } = await requestCancel(services, actor, {
        ...how,
        expectedRefund: won(40_000),
      });
      await sendRefund(services, refundId);
    };
    const desk = async () => {
      await shop.cancelAtDesk(paymentKey);
      await recordExternalCancels(services, orderId, await shop.found(paymentKey));
    };
    await Promise.allSettled([cancel(), desk(), cancel(), cancel()]);
    await recordExternalCancels(services, orderId, await shop.found(paymentKey));
    expect(await shop.statuses(orderId)).toEqual(["CANCELLED", "CANCELLED"]);
    expect(await placesTaken(db)).toBe(before);
    expect(sum(await shop.returned(paymentKey))).toBe(50_000);
    const rows = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
    const done = rows.filter(({ status }) => status === "done");
    expect(sum(done.map(({ card }) => card))).toBe(50_000);
    expect(rows.filter(({ status }) => status === "sending")).toEqual([]);
  }
});

test("a failed refund is sent again, paid back by transfer and given up at once: exactly one of them succeeds", async () => {
  const ops = await staffOf(db, "ops");
  const owner = await staffOf(db, "owner");
  for (let round = 0; round < ROUNDS * 2; round += 1) {
    const before = await placesTaken(db);
    const { actor, orderId, ids, paymentKey, memberId } = await shop.trip([
      { card: 40_000, points: 2_000 },
      { card: 10_000 },
    ]);
    const [reservationId = ""] = ids;
    const wish = { ...POLICY, scope: "line", reservationId, expectedRefund: won(42_000) } as const;
    const { refundId } = await requestCancel(services, actor, wish);
    // A refund that was refused then succeeds when it is sent again.
    await db
      .update(refunds)
      .set({ status: "failed", tries: 1, tryAt: null, failureCode: "REFUND_REJECTED" })
      .where(eq(refunds.id, refundId));
    const transfer = { refundId, reference: "KB-1", reason: "no" };
    const keep = { reservationId, action: "refuse_refund", reason: "no" } as const;
    const { done, codes } = await outcomesOf([
      ...(round % 2 === 0 ? [] : [changeReservationStatus(services, owner, keep)]),
      payRefundByBankTransfer(services, owner, transfer),
      retryRefund(services, ops, refundId),
      payRefundByBankTransfer(services, ops, transfer),
    ]);
    expect({ done, codes }).toEqual({ done: 1, codes: ["reservation.step_refused"] });
    // The refused one may have held its lock when the refund was to be sent: then the job sends it.
    await sendRefund(services, refundId);

    const [row] = await db.select().from(refunds).where(eq(refunds.id, refundId));
    const isByHand = isPaidByBankTransfer(row?.transactionKey ?? null);
    const isKept = row?.status === "refused";
    expect(["done", "refused"]).toContain(row?.status);
    expect(await shop.returned(paymentKey)).toEqual(isByHand || isKept ? [] : [40_000]);
    expect(await shop.statuses(orderId)).toEqual([isKept ? "COMPLETE" : "CANCELLED", "COMPLETE"]);
    expect(await shop.balance(memberId)).toBe(isKept ? 0 : 2_000);
    expect(await placesTaken(db)).toBe(isKept ? before + 2 : before + 1);
    expect(await shop.mailsOf(refundId)).toBe(isKept ? 0 : 1);
  }
});

test("after all of it the ledger adds up, ours and the provider's", async () => {
  expect(await auditLedger(db, await paymentsOf(toss))).toEqual([]);
});
