import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { refundLines, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
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
import { caddie, golf, PLAY_DAY, stay } from "#tests/support/order/order-lines.ts";
import { orderingShop } from "#tests/support/order/ordering.ts";
import { paymentsOf } from "#tests/support/payment/audited.ts";
import { approveRefund, retryRefund } from "./approve-refund.server.ts";
import { requestCancel } from "./cancel-lines.server.ts";

const db = await testDatabase("demo");
const { services, toss, member, buy } = await orderingShop(db);
const ops = await staffOf(db);
/** A week before they play: the fee is thirty percent. */
const late = { ...services, now: () => new Date("2027-01-05T03:00:00Z") };

afterEach(async () => {
  expect(await auditLedger(db, await paymentsOf(toss))).toEqual([]);
});

let weeks = -1;
/** A round with its caddie, for which more is requested than the policy gives. */
async function asked() {
  weeks += 1;
  const memberId = await member();
  const date = addDays(PLAY_DAY, 7 * weeks);
  const { placed } = await buy(memberId, [
    golf({ date }),
    caddie({ date }),
    stay({ checkIn: date, checkOut: addDays(date, 2) }),
  ]);
  const round = (await linesOf(db, placed.id)).find(({ kind }) => kind === "golf");
  const { refundId, plan } = await requestCancel(
    late,
    { kind: "member", id: memberId },
    {
      reservationId: round?.id,
      scope: "line",
      expectedRefund: won(0),
      reason: "다리를 다쳤어요",
      mode: "review",
    },
  );
  return { orderId: placed.id, refundId, plan, round: round?.id ?? "" };
}

const refundRow = async (id: string) =>
  (await db.select().from(refunds).where(eq(refunds.id, id)))[0];

test("the policy's amount is approved unchanged, and sent", async () => {
  const { refundId, plan, orderId } = await asked();
  await approveRefund(late, ops, { refundId });
  expect(await refundRow(refundId)).toMatchObject({
    status: "done",
    card: plan.card,
    fee: plan.fee,
    decidedById: ops.id,
    decision: null,
  });
  expect((await linesOf(db, orderId)).map(({ status }) => status).toSorted()).toEqual([
    "CANCELLED",
    "CANCELLED",
    "COMPLETE",
  ]);
  expect(await lettersAbout(db, `refund-done:${refundId}`)).toBe(1);
  await expect(approveRefund(late, ops, { refundId })).rejects.toMatchObject({ status: 409 });
});

test("an amount set by staff needs a reason and never exceeds what was paid", async () => {
  const { refundId, plan, orderId } = await asked();
  const paid = (await linesOf(db, orderId))
    .filter(({ status }) => status === "REFUND_REQUEST")
    .reduce((sum, { card }) => sum + card, 0);
  await expect(approveRefund(late, ops, { refundId, card: won(paid) })).rejects.toMatchObject({
    code: "reservation.reason_required",
  });
  const reason = "진단서를 확인했어요";
  await expect(
    approveRefund(late, ops, { refundId, card: won(paid + 1), reason }),
  ).rejects.toMatchObject({ code: "reservation.refund_too_much" });
  expect(await refundRow(refundId)).toMatchObject({ status: "review", card: plan.card });

  await approveRefund(late, ops, { refundId, card: won(paid), reason });
  expect(await refundRow(refundId)).toMatchObject({
    status: "done",
    card: paid,
    fee: 0,
    decision: reason,
  });
  const lines = await db.select().from(refundLines).where(eq(refundLines.refundId, refundId));
  expect(lines.reduce((sum, { card }) => sum + card, 0)).toBe(paid);
  expect(lines.every(({ fee, feePercent }) => fee === 0 && feePercent === 0)).toBe(true);
  expect(await auditOf(db, refundId)).toMatchObject([
    { action: "refund.approve", before: { card: plan.card }, after: { card: paid, reason } },
  ]);
});

test("a request that staff refuse changes nothing, and the member is notified why", async () => {
  const { refundId, round, orderId } = await asked();
  const step = { reservationId: round, action: "refuse_refund" } as const;
  await expect(changeReservationStatus(late, ops, step)).rejects.toMatchObject({
    code: "reservation.reason_required",
  });
  await changeReservationStatus(late, ops, { ...step, reason: "날씨는 좋았어요" });
  expect(await refundRow(refundId)).toMatchObject({
    status: "refused",
    decision: "날씨는 좋았어요",
    decidedById: ops.id,
  });
  const lines = await linesOf(db, orderId);
  expect(lines.map(({ status }) => status)).toEqual(["COMPLETE", "COMPLETE", "COMPLETE"]);
  expect((await historyOf(db, round)).at(-1)).toMatchObject({
    action: "refuse_refund",
    before: "REFUND_REQUEST",
    after: "COMPLETE",
    reason: "날씨는 좋았어요",
  });
  expect(await lettersAbout(db, `refund-refused:${refundId}`)).toBe(1);
  await expect(approveRefund(late, ops, { refundId })).rejects.toMatchObject({ status: 409 });
});

test("a refund that is being sent can no longer be refused", async () => {
  const { refundId, round } = await asked();
  await approveRefund({ ...late, payments: undefined }, ops, { refundId });
  expect(await refundRow(refundId)).toMatchObject({ status: "sending" });
  const step = { reservationId: round, action: "refuse_refund", reason: "no" } as const;
  await expect(changeReservationStatus(late, ops, step)).rejects.toMatchObject({
    code: "reservation.step_refused",
  });
});

test("a refund that failed is sent again by staff, and happens once", async () => {
  const { refundId } = await asked();
  await expect(retryRefund(late, ops, refundId)).rejects.toMatchObject({ status: 409 });
  await db
    .update(refunds)
    .set({ status: "failed", failureCode: "X" })
    .where(eq(refunds.id, refundId));
  await retryRefund(late, ops, refundId);
  expect(await refundRow(refundId)).toMatchObject({ status: "done", failureCode: null });
  await expect(retryRefund(late, ops, refundId)).rejects.toMatchObject({ status: 409 });
});
