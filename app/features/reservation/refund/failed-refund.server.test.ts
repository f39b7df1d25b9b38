import { and, eq, isNull } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { outbox } from "#app/db/schema/message-tables.ts";
import { stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { bankTransferKey } from "#app/domain/order/payment/bank-transfer.ts";
import { refundReference } from "#app/domain/order/payment/refund-split.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { changeReservationStatus } from "#app/features/reservation/record/change-reservation-status.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  auditOf,
  historyOf,
  lettersAbout,
  linesOf,
  staffOf,
} from "#tests/support/order/admin-trip.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { orderingShop } from "#tests/support/order/ordering.ts";
import { paymentsOf } from "#tests/support/payment/audited.ts";
import { approveRefund, retryRefund } from "./approve-refund.server.ts";
import { payRefundByBankTransfer } from "./bank-transfer-refund.server.ts";
import { cancelPlanOf, requestCancel } from "./cancel-lines.server.ts";

const db = await testDatabase("demo");
const { services, toss, member, place } = await orderingShop(db);
const ops = await staffOf(db);
const audit = async () => auditLedger(db, await paymentsOf(toss));

afterEach(async () => {
  expect(await audit()).toEqual([]);
});

let turn = -1;
/** Two rounds paid with a card without partial refunds; one refund was requested, approved, and refused by the provider. */
async function failed() {
  turn += 1;
  const memberId = await member();
  const date = addDays(PLAY_DAY, 7 * (turn % 4));
  const time = turn < 4 ? "09:04" : "12:00";
  const rounds = [golf({ date, time }), golf({ date: addDays(date, 1), time })];
  const placed = await place(memberId, rounds);
  const { paymentOrderId, total } = placed;
  const proof = { orderId: paymentOrderId, amount: total, card: "whole" };
  const { paymentKey } = await toss.authenticate(proof);
  await confirmOrder(services, { paymentOrderId, paymentKey, amount: String(total) });
  const [line, other] = await linesOf(db, placed.id);
  if (!line || !other) throw new Error("two rounds were bought");
  const refundId = await asked(memberId, line.id);
  return { memberId, orderId: placed.id, line, other, refundId, paymentKey };
}

async function asked(memberId: string, reservationId: string): Promise<string> {
  const wish = { reservationId, scope: "line", expectedRefund: won(0), mode: "review" } as const;
  const actor = { kind: "member", id: memberId } as const;
  const { refundId } = await requestCancel(services, actor, { ...wish, reason: "한 번만 쳐요" });
  await approveRefund(services, ops, { refundId });
  expect(await refundRow(refundId)).toMatchObject({
    status: "failed",
    failureCode: "NOT_ALLOWED_PARTIAL_REFUND",
  });
  return refundId;
}

const refundRow = async (id: string) =>
  (await db.select().from(refunds).where(eq(refunds.id, id)))[0];

const placesOf = (orderId: string) =>
  db.$count(stockTakes, and(eq(stockTakes.orderId, orderId), isNull(stockTakes.releasedAt)));

const restore = { action: "refuse_refund", reason: "카드사가 일부 취소를 받지 않아요" } as const;
const transfer = { reference: "KB-20261115-01", reason: "하나카드 부분 취소 불가" };

test("a part that the card cannot refund is paid by bank transfer: the line is cancelled, its place is free, the member is notified", async () => {
  const { orderId, line, refundId } = await failed();
  const before = await placesOf(orderId);
  await payRefundByBankTransfer(services, ops, { refundId, ...transfer });

  const refund = await refundRow(refundId);
  expect(refund).toMatchObject({
    status: "done",
    transactionKey: bankTransferKey(refundId, transfer.reference),
    decidedById: ops.id,
    decision: null,
  });
  const lines = await linesOf(db, orderId);
  expect(lines.map(({ status }) => status)).toEqual(["CANCELLED", "COMPLETE"]);
  expect(lines[0]).toMatchObject({ refundedCard: refund?.card });
  expect(await placesOf(orderId)).toBe(before - 1);
  expect((await historyOf(db, line.id)).at(-1)).toMatchObject({
    action: "refund",
    actor: "staff",
    actorId: ops.id,
    ...transfer,
  });
  expect((await auditOf(db, refundId)).at(-1)).toMatchObject({
    action: "refund.hand_paid",
    actorId: ops.id,
    before: { status: "failed", failureCode: "NOT_ALLOWED_PARTIAL_REFUND" },
    after: { card: refund?.card, ...transfer },
  });
  const messages = await db.select().from(outbox).where(eq(outbox.channel, "email"));
  const message = messages.find(({ dedupeKey }) =>
    dedupeKey.startsWith(`refund-done:${refundId}:`),
  );
  expect(message).toMatchObject({ template: "refund-done", words: { state: "hand" } });
  for (const again of [
    () => payRefundByBankTransfer(services, ops, { refundId, ...transfer }),
    () => retryRefund(services, ops, refundId),
    () => changeReservationStatus(services, ops, { reservationId: line.id, ...restore }),
  ]) {
    await expect(again()).rejects.toMatchObject({ code: "reservation.step_refused" });
  }
});

test("after a transfer the rest is a part as well, for the card still holds everything: one transfer may pay for both", async () => {
  const { memberId, orderId, other, refundId } = await failed();
  await payRefundByBankTransfer(services, ops, { refundId, ...transfer });
  const rest = { scope: "order", orderId } as const;
  const preview = await cancelPlanOf(db, rest, services.now());
  expect(preview?.plan.lines.map(({ key }) => key)).toEqual([other.id]);
  expect(preview?.isSendable).toBe(false);

  const second = await asked(memberId, other.id);
  await payRefundByBankTransfer(services, ops, { refundId: second, ...transfer });
  const lines = await linesOf(db, orderId);
  expect(lines.map(({ status }) => status)).toEqual(["CANCELLED", "CANCELLED"]);
  expect(await placesOf(orderId)).toBe(0);
});

test("money that was refunded both by transfer and by the provider is found by the ledger audit", async () => {
  const { refundId, paymentKey } = await failed();
  await payRefundByBankTransfer(services, ops, { refundId, ...transfer });
  const refund = await refundRow(refundId);
  const altered = (await paymentsOf(toss)).map((payment) => {
    if (payment.paymentKey !== paymentKey) return payment;
    const amount = refund?.card ?? won(0);
    const cancel = {
      transactionKey: "txrd_late",
      amount,
      reason: "",
      reference: refundReference(refundId),
      canceledAt: new Date(),
      isDone: true,
    };
    return { ...payment, balance: won(payment.balance - amount), cancels: [cancel] };
  });
  expect(await auditLedger(db, altered)).toMatchObject([
    { rule: "I-MONEY", detail: expect.stringContaining("by hand as well") },
  ]);
});

test("a refund finally refused by the provider restores the lines, and the member reads why", async () => {
  const { orderId, line, refundId } = await failed();
  const before = await placesOf(orderId);
  await changeReservationStatus(services, ops, { reservationId: line.id, ...restore });
  expect(await refundRow(refundId)).toMatchObject({ status: "refused", decision: restore.reason });
  const lines = await linesOf(db, orderId);
  expect(lines.map(({ status }) => status)).toEqual(["COMPLETE", "COMPLETE"]);
  expect(await placesOf(orderId)).toBe(before);
  expect((await historyOf(db, line.id)).at(-1)).toMatchObject({
    action: "refuse_refund",
    actorId: ops.id,
    before: "REFUND_REQUEST",
    after: "COMPLETE",
    reason: restore.reason,
  });
  expect(await lettersAbout(db, `refund-refused:${refundId}`)).toBe(1);
  await expect(
    payRefundByBankTransfer(services, ops, { refundId, ...transfer }),
  ).rejects.toMatchObject({
    code: "reservation.step_refused",
  });
});

test("a failed refund stays untouched until the provider can say whether it was paid", async () => {
  const { orderId, line, refundId } = await failed();
  for (const payments of [undefined, { ...toss.gateway, find: unanswered }]) {
    const away = { ...services, payments };
    await expect(
      payRefundByBankTransfer(away, ops, { refundId, ...transfer }),
    ).rejects.toMatchObject({
      code: "reservation.refund_unclear",
    });
    const restored = changeReservationStatus(away, ops, { reservationId: line.id, ...restore });
    await expect(restored).rejects.toMatchObject({ code: "reservation.refund_unclear" });
  }
  expect(await refundRow(refundId)).toMatchObject({ status: "failed" });
  expect((await linesOf(db, orderId))[0]?.status).toBe("REFUND_REQUEST");
});

const unanswered = async () => ({ outcome: "unknown", reason: "timeout" }) as const;

test("a refund that turns out to have been paid is finished, and not paid again", async () => {
  const { memberId, orderId, refundId, line, paymentKey } = await failed();
  await changeReservationStatus(services, ops, { reservationId: line.id, ...restore });
  const whole = await cancelPlanOf(db, { scope: "order", orderId }, services.now());
  const actor = { kind: "member", id: memberId } as const;
  const { refundId: late } = await requestCancel(services, actor, {
    scope: "order",
    orderId,
    expectedRefund: whole?.plan.refund ?? won(0),
    reason: "",
    mode: "policy",
  });
  // It was given up, and then it went through.
  await db.update(refunds).set({ status: "failed", tries: 1 }).where(eq(refunds.id, late));
  const row = await refundRow(late);
  await toss.gateway.cancel({
    paymentKey,
    amount: row?.card ?? won(0),
    reason: "late",
    idempotencyKey: refundReference(late),
  });
  await expect(
    payRefundByBankTransfer(services, ops, { refundId: late, ...transfer }),
  ).rejects.toMatchObject({ code: "reservation.step_refused" });
  const done = await refundRow(late);
  expect(done).toMatchObject({ status: "done" });
  expect(done?.transactionKey).not.toContain(transfer.reference);
  expect((await linesOf(db, orderId)).map(({ status }) => status)).toEqual([
    "CANCELLED",
    "CANCELLED",
  ]);
  expect(await refundRow(refundId)).toMatchObject({ status: "refused" });
});

test("a line that the supplier refused is not restored, however its refund failed", async () => {
  const { line, refundId } = await failed();
  await db.update(refunds).set({ kind: "refusal" }).where(eq(refunds.id, refundId));
  await expect(
    changeReservationStatus(services, ops, { reservationId: line.id, ...restore }),
  ).rejects.toMatchObject({ code: "reservation.step_refused" });
  await payRefundByBankTransfer(services, ops, { refundId, ...transfer });
});
