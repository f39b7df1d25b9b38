import { eq, inArray, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#app/db/schema/message-tables.ts";
import { reservationEvents, reservations } from "#app/db/schema/order/order-tables.ts";
import { providerFindings } from "#app/db/schema/order/provider-list-tables.ts";
import { refundLines, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { explainFinding } from "#app/features/order/provider-list/explain-finding.server.ts";
import { retryRefund } from "#app/features/reservation/refund/approve-refund.server.ts";
import {
  cancelPlanOf,
  requestCancel,
} from "#app/features/reservation/refund/cancel-lines.server.ts";
import { recordExternalCancels } from "#app/features/reservation/refund/external-cancels.server.ts";
import { sendRefund } from "#app/features/reservation/refund/send-refunds.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { POLICY, refundShop } from "#tests/support/order/refund-shop.ts";
import { paymentsOf } from "#tests/support/payment/audited.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";

const db = await testDatabase("demo");
const { toss, services, trip, statuses, returned, found, cancelAtDesk } = await refundShop(db);

type Paid = Awaited<ReturnType<typeof trip>>;

const cancelLine = (paid: Paid, line: number, sum: number) =>
  requestCancel(services, paid.actor, {
    ...POLICY,
    scope: "line",
    reservationId: paid.ids[line],
    expectedRefund: won(sum),
  });

/** Cancelled and refunded after the moment of the backup: the provider has it, and the restored shop does not. */
async function cancelledAndLost(paid: Paid, line: number, sum: number): Promise<void> {
  const before = await db.select().from(reservations).where(inArray(reservations.id, paid.ids));
  const { refundId } = await cancelLine(paid, line, sum);
  expect(await sendRefund(services, refundId)).toBe("done");
  await db.delete(refundLines).where(eq(refundLines.refundId, refundId));
  await db.delete(refunds).where(eq(refunds.id, refundId));
  await db.delete(outbox).where(like(outbox.dedupeKey, `%${refundId}%`));
  await db.delete(reservationEvents).where(inArray(reservationEvents.reservationId, paid.ids));
  for (const { id, idx: _idx, ...row } of before) {
    await db.update(reservations).set(row).where(eq(reservations.id, id));
  }
}

const moneyBreaches = async () =>
  (await auditLedger(db, await paymentsOf(toss)))
    .filter(({ rule }) => rule === "I-MONEY" || rule === "I-PROVIDER")
    .map(({ rule }) => rule);

test("a refund of ours that a restored shop has lost is booked when the payment is looked up, and not paid twice", async () => {
  const paid = await trip([{ card: 50_000 }]);
  const { orderId, paymentKey } = paid;
  await cancelledAndLost(paid, 0, 50_000);
  expect(await statuses(orderId)).toEqual(["COMPLETE"]);
  for (let n = 0; n < 2; n += 1) {
    await recordExternalCancels(services, orderId, await found(paymentKey));
  }
  expect(await statuses(orderId)).toEqual(["CANCELLED"]);
  const rows = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
  expect(rows).toMatchObject([{ kind: "external", status: "done", card: 50_000 }]);
  await expect(cancelLine(paid, 0, 50_000)).rejects.toMatchObject({
    code: "reservation.step_refused",
  });
  expect(await returned(paymentKey)).toEqual([50_000]);
  expect(await moneyBreaches()).toEqual([]);
});

test("after a lost refund of a trip nothing is refunded automatically until staff have assigned it to a line", async () => {
  const paid = await trip([{ card: 30_000 }, { card: 50_000 }]);
  const { orderId, ids, paymentKey } = paid;
  await cancelledAndLost(paid, 0, 30_000);
  expect(await recordExternalCancels(services, orderId, await found(paymentKey))).toBe("elsewhere");
  expect(await statuses(orderId)).toEqual(["COMPLETE", "COMPLETE"]);
  expect(await moneyBreaches()).toEqual(["I-PROVIDER"]);

  const line = { scope: "line", orderId, reservationId: ids[0] } as const;
  expect(await cancelPlanOf(db, line, services.now())).toMatchObject({ isSendable: false });
  await expect(cancelLine(paid, 0, 30_000)).rejects.toMatchObject({
    code: "reservation.payment_unclear",
  });
  expect(await returned(paymentKey)).toEqual([30_000]);

  const [finding] = await db
    .select()
    .from(providerFindings)
    .where(eq(providerFindings.paymentKey, paymentKey));
  expect(finding).toMatchObject({ kind: "refund_elsewhere", status: "open", amount: 30_000 });
  const by = demoMemberId("owner");
  await explainFinding(db, { by, id: finding?.id ?? 0, note: "the first round", at: TEST_NOW });
  expect(await moneyBreaches()).toEqual([]);
  const { refundId } = await cancelLine(paid, 1, 50_000);
  expect(await sendRefund(services, refundId)).toBe("done");
});

test("a member who wants to cancel meanwhile asks the desk", async () => {
  const paid = await trip([{ card: 30_000 }, { card: 50_000 }]);
  await cancelledAndLost(paid, 0, 30_000);
  await recordExternalCancels(services, paid.orderId, await found(paid.paymentKey));
  const { refundId } = await requestCancel(services, paid.actor, {
    scope: "line",
    reservationId: paid.ids[0],
    expectedRefund: won(30_000),
    mode: "review",
    reason: "못 가요",
  });
  const [asked] = await db.select().from(refunds).where(eq(refunds.id, refundId));
  expect(asked?.status).toBe("review");
  expect(await returned(paid.paymentKey)).toEqual([30_000]);
});

test("a refund waiting to be sent when a part is refunded in the console is not sent, nor sent again, until staff have explained that", async () => {
  const paid = await trip([{ card: 30_000 }, { card: 50_000 }, { card: 20_000 }]);
  const { paymentKey } = paid;
  const { refundId } = await cancelLine(paid, 1, 50_000);
  const { refundId: other } = await cancelLine(paid, 2, 20_000);
  await cancelAtDesk(paymentKey, 50_000);

  // The first looks and finds it; the second knows of it by then.
  for (const id of [refundId, other]) expect(await sendRefund(services, id)).toBe("failed");
  expect(await returned(paymentKey)).toEqual([50_000]);
  const rows = await db
    .select({ code: refunds.failureCode })
    .from(refunds)
    .where(inArray(refunds.id, [refundId, other]));
  expect(rows).toEqual([{ code: "REFUNDED_ELSEWHERE" }, { code: "REFUNDED_ELSEWHERE" }]);
  const staff = { id: demoMemberId("owner") };
  for (const id of [refundId, other]) {
    await expect(retryRefund(services, staff, id)).rejects.toMatchObject({
      code: "reservation.refunded_elsewhere",
    });
  }

  const [finding] = await db
    .select()
    .from(providerFindings)
    .where(eq(providerFindings.paymentKey, paymentKey));
  const note = "the second round";
  await explainFinding(db, { by: staff.id, id: finding?.id ?? 0, note, at: TEST_NOW });
  await retryRefund(services, staff, other);
  expect(await returned(paymentKey)).toEqual([50_000, 20_000]);
});
