import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { refundReference } from "#app/domain/order/payment/refund-split.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { changeReservationStatus } from "#app/features/reservation/record/change-reservation-status.server.ts";
import { retryRefund } from "#app/features/reservation/refund/approve-refund.server.ts";
import { payRefundByBankTransfer } from "#app/features/reservation/refund/bank-transfer-refund.server.ts";
import {
  cancelPlanOf,
  requestCancel,
} from "#app/features/reservation/refund/cancel-lines.server.ts";
import { sendRefund } from "#app/features/reservation/refund/send-refunds.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { linesOf, staffOf } from "#tests/support/order/admin-trip.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { orderingShop } from "#tests/support/order/ordering.ts";
import { POLICY } from "#tests/support/order/refund-shop.ts";
import { paymentsOf } from "#tests/support/payment/audited.ts";

const db = await testDatabase("demo");
const { services, toss, member, place } = await orderingShop(db);
const ops = await staffOf(db);

afterEach(async () => {
  expect(await auditLedger(db, await paymentsOf(toss))).toEqual([]);
});

const refundRow = async (id: string) =>
  (await db.select().from(refunds).where(eq(refunds.id, id)))[0];

let turn = -1;
/** One round of two, whose refund the provider refuses once: it keeps to its no under the same key. */
async function refusedOnce() {
  turn += 1;
  const memberId = await member();
  const date = addDays(PLAY_DAY, 7 * turn);
  const rounds = [golf({ date, time: "09:04" }), golf({ date: addDays(date, 1), time: "09:04" })];
  const placed = await place(memberId, rounds);
  const { paymentOrderId, total } = placed;
  const { paymentKey } = await toss.authenticate({ orderId: paymentOrderId, amount: total });
  await confirmOrder(services, { paymentOrderId, paymentKey, amount: String(total) });
  await toss.fault({ kind: "refuse", on: "cancel", code: "REFUND_REJECTED" });
  const actor = { kind: "member", id: memberId } as const;
  const [round] = await linesOf(db, placed.id);
  const reservationId = round?.id ?? "";
  const wish = { scope: "line", orderId: placed.id, reservationId, ...POLICY } as const;
  const whole = await cancelPlanOf(db, wish, services.now());
  const expectedRefund = whole?.plan.refund ?? won(0);
  const { refundId } = await requestCancel(services, actor, { ...wish, expectedRefund });
  await sendRefund(services, refundId);
  expect(await refundRow(refundId)).toMatchObject({ status: "failed", resends: 0 });
  return { refundId, reservationId, orderId: placed.id, paymentKey };
}

test("a refused refund is resent under a new name, so that it is not refused for ever", async () => {
  const { refundId, orderId } = await refusedOnce();
  await retryRefund(services, ops, refundId);
  expect(await refundRow(refundId)).toMatchObject({ status: "done", resends: 1 });
  expect((await linesOf(db, orderId)).map(({ status }) => status)).toEqual([
    "CANCELLED",
    "COMPLETE",
  ]);
});

test("a refund keeps its name until staff say that nothing was paid back", async () => {
  const { refundId } = await refusedOnce();
  await retryRefund({ ...services, payments: undefined }, ops, refundId);
  expect(await refundRow(refundId)).toMatchObject({ status: "sending", resends: 0 });
});

test("a refund paid back under an earlier name is not sent under the new one", async () => {
  const { refundId, paymentKey } = await refusedOnce();
  const row = await refundRow(refundId);
  const amount = row?.card ?? won(0);
  await db.update(refunds).set({ status: "sending", resends: 2 }).where(eq(refunds.id, refundId));
  const idempotencyKey = refundReference(refundId, undefined, 1);
  await toss.gateway.cancel({ paymentKey, amount, reason: "late", idempotencyKey });
  await sendRefund(services, refundId);
  expect(await refundRow(refundId)).toMatchObject({ status: "done", resends: 2 });
  const payment = (await paymentsOf(toss)).find((each) => each.paymentKey === paymentKey);
  expect(payment?.cancels).toHaveLength(1);
});

const giveUp = { action: "refuse_refund", reason: "no" } as const;

test("a colleague who sends a refund again that another pays by transfer or gives up meanwhile is told so", async () => {
  for (const decided of ["done", "refused"] as const) {
    const { refundId, reservationId } = await refusedOnce();
    const find: typeof toss.gateway.find = async (asked) => {
      const seen = await toss.gateway.find(asked);
      await (decided === "done"
        ? payRefundByBankTransfer(services, ops, { refundId, reference: "KB-1", reason: "no" })
        : changeReservationStatus(services, ops, { reservationId, ...giveUp }));
      return seen;
    };
    const meanwhile = { ...services, payments: { ...toss.gateway, find } };
    await expect(retryRefund(meanwhile, ops, refundId)).rejects.toMatchObject({
      code: "reservation.step_refused",
    });
    expect(await refundRow(refundId)).toMatchObject({ status: decided, resends: 0 });
  }
});
