import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { outbox } from "#app/db/schema/message-tables.ts";
import { orders, reservationEvents, reservations } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { explainFinding } from "#app/features/order/provider-list/explain-finding.server.ts";
import { findProviderList } from "#app/features/order/provider-list/finding-queries.server.ts";
import { requestCancel } from "#app/features/reservation/refund/cancel-lines.server.ts";
import { recordExternalCancels } from "#app/features/reservation/refund/external-cancels.server.ts";
import { sendRefundSoon } from "#app/features/reservation/refund/send-refund-soon.server.ts";
import {
  sendDueRefunds,
  sendRefund,
} from "#app/features/reservation/refund/send-refunds.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffOf } from "#tests/support/order/admin-trip.ts";
import { times } from "#tests/support/order/ordering.ts";
import { placesTaken } from "#tests/support/order/paid-trip.ts";
import { POLICY, refundShop } from "#tests/support/order/refund-shop.ts";
import { paymentsOf } from "#tests/support/payment/audited.ts";

const db = await testDatabase("demo");
const { toss, services, trip, statuses, returned, mailsOf, balance, found, cancelAtDesk } =
  await refundShop(db);

/** A line of which the cancel is written down, and the money not yet sent. */
async function askedBack() {
  const paid = await trip([{ card: 50_000 }]);
  const asked = { ...POLICY, scope: "line", reservationId: paid.ids[0] } as const;
  const whole = { ...asked, expectedRefund: won(50_000) };
  const { refundId } = await requestCancel(services, paid.actor, whole);
  return { ...paid, refundId };
}

/** From the moment on which the cancel is asked for, no look-up is answered once: the process might as well have been killed there. */
function blindAfter(orderId: string): Services {
  const cancel: typeof toss.gateway.cancel = async (order) => {
    await toss.fault({ kind: "drop-before", on: "find", orderId });
    return toss.gateway.cancel(order);
  };
  return { ...services, payments: { ...toss.gateway, cancel } };
}

test.each([
  { kind: "drop-after", why: "the provider cancelled and its answer was lost" },
  { kind: "error-after", why: "the provider cancelled and answered with an error" },
  { kind: "drop-before", why: "the request never arrived" },
  { kind: "garbage", why: "the answer could not be read" },
])("$kind: one cancel in the end, where $why", async ({ kind }) => {
  for (let turn = 0; turn < times(1, 30); turn += 1) {
    const { orderId, number, paymentKey, refundId } = await askedBack();
    await toss.fault({ kind, on: "cancel", orderId: number });
    expect(await sendRefund(blindAfter(number), refundId)).toBe("waiting");
    expect(await statuses(orderId)).toEqual(["REFUND_REQUEST"]);

    await db.update(refunds).set({ tryAt: sql`now()` }).where(eq(refunds.id, refundId));
    await sendDueRefunds(services);
    await sendDueRefunds(services);
    expect(await statuses(orderId)).toEqual(["CANCELLED"]);
    expect(await returned(paymentKey)).toEqual([50_000]);
    expect(await mailsOf(refundId)).toBe(1);
  }
});

test("a process that dies before it asks, or while it asks, leaves the refund to the job", async () => {
  const dead = {
    ...services,
    payments: { ...toss.gateway, cancel: () => Promise.reject("killed") },
  };
  for (let turn = 0; turn < times(1, 30); turn += 1) {
    const { orderId, paymentKey, refundId } = await askedBack();
    await sendDueRefunds(services);
    expect(await statuses(orderId)).toEqual(["REFUND_REQUEST"]);
    await expect(sendRefund(dead, refundId)).rejects.toBe("killed");
    expect(await sendRefund(services, refundId)).toBe("waiting");
    await db.update(refunds).set({ tryAt: sql`now()` }).where(eq(refunds.id, refundId));
    await sendDueRefunds(services);
    expect(await statuses(orderId)).toEqual(["CANCELLED"]);
    expect(await returned(paymentKey)).toEqual([50_000]);
  }
});

test("a provider that takes three seconds for each answer is slow, not away: the money is sent immediately", async () => {
  const { orderId, refundId } = await askedBack();
  // Only its answers take time, not the rest of the machine.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const find: typeof toss.gateway.find = (asked) => {
    vi.advanceTimersByTime(3_050);
    return toss.gateway.find(asked);
  };
  const cancel: typeof toss.gateway.cancel = (order) => {
    vi.advanceTimersByTime(3_050);
    return toss.gateway.cancel(order);
  };
  const payments = { ...toss.gateway, find, cancel };
  const sent = sendRefundSoon({ ...services, payments }, refundId);
  expect(await sent.finally(() => vi.useRealTimers())).toBe("done");
  expect(await statuses(orderId)).toEqual(["CANCELLED"]);
});

test("a definite refusal of the provider is left to staff, and logged", async () => {
  const { orderId, number, refundId } = await askedBack();
  const logged: object[] = [];
  const log = { ...services.log, error: (facts: object) => void logged.push(facts) };
  await toss.fault({ kind: "code", code: "REFUND_REJECTED", on: "cancel", orderId: number });
  expect(await sendRefund({ ...services, log }, refundId)).toBe("failed");
  expect(logged).toMatchObject([{ refundId, code: "REFUND_REJECTED" }]);
  expect(await statuses(orderId)).toEqual(["REFUND_REQUEST"]);
});

test("a cancel in the provider's console is seen once: lines cancelled, places free, member notified", async () => {
  for (let turn = 0; turn < times(1, 10); turn += 1) {
    const before = await placesTaken(db);
    const { orderId, paymentKey, ids, memberId } = await trip([
      { card: 50_000, points: 1_000 },
      { card: 30_000, status: "PENDING" },
      { card: 20_000, status: "USED" },
    ]);
    await cancelAtDesk(paymentKey);
    const payment = await found(paymentKey);
    for (let n = 0; n < 3; n += 1) await recordExternalCancels(services, orderId, payment);

    expect(await statuses(orderId)).toEqual(["CANCELLED", "CANCELLED", "USED"]);
    expect(await placesTaken(db)).toBe(before + 1);
    expect(await balance(memberId)).toBe(1_000);
    const rows = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
    const done = { kind: "external", status: "done", card: 100_000, points: 1_000 };
    expect(rows).toMatchObject([done]);
    expect(await mailsOf(rows[0]?.id ?? "")).toBe(1);
    const history = await db
      .select({ action: reservationEvents.action })
      .from(reservationEvents)
      .where(eq(reservationEvents.reservationId, ids[0] ?? ""))
      .orderBy(reservationEvents.id);
    expect(history.map(({ action }) => action)).toEqual(["ask_refund", "external"]);
  }
});

test("a line that was used meanwhile is refunded, stays used, and its place stays taken", async () => {
  const before = await placesTaken(db);
  const { orderId, ids, paymentKey, refundId } = await askedBack();
  const reservationId = ids[0] ?? "";
  await db.update(reservations).set({ status: "USED" }).where(eq(reservations.id, reservationId));
  await db.insert(reservationEvents).values([
    {
      reservationId,
      actor: "staff",
      action: "refuse_refund",
      before: "REFUND_REQUEST",
      after: "COMPLETE",
    },
    { reservationId, actor: "system", action: "use", before: "COMPLETE", after: "USED" },
  ]);
  await sendRefund(services, refundId);
  expect(await returned(paymentKey)).toEqual([50_000]);
  expect(await statuses(orderId)).toEqual(["USED"]);
  expect(await placesTaken(db)).toBe(before + 1);
});

test("a partial refund in the provider's console is recorded, and the lines are left to staff", async () => {
  const { actor, orderId, paymentKey } = await trip([{ card: 50_000 }]);
  await cancelAtDesk(paymentKey, 20_000);
  await recordExternalCancels(services, orderId, await found(paymentKey));
  expect(await statuses(orderId)).toEqual(["COMPLETE"]);
  const whole = { ...POLICY, scope: "order", orderId, expectedRefund: won(50_000) } as const;
  await expect(requestCancel(services, actor, whole)).rejects.toMatchObject({
    code: "reservation.payment_unclear",
  });
  const [open] = (await findProviderList(db)).open;
  expect(open).toMatchObject({ kind: "refund_elsewhere", amount: 20_000 });
  const { id: by } = await staffOf(db, "owner");
  await explainFinding(db, { by, id: open?.id ?? 0, note: "a gift", at: services.now() });
});

test("a cancel of ours that the provider reports is finished, not mistaken for a refund elsewhere", async () => {
  const { actor, orderId, number, paymentKey } = await trip([{ card: 50_000 }]);
  const whole = { ...POLICY, scope: "order", orderId, expectedRefund: won(50_000) } as const;
  const { refundId } = await requestCancel(services, actor, whole);
  await toss.fault({ kind: "drop-after", on: "cancel", orderId: number });
  await sendRefund(blindAfter(number), refundId);
  await recordExternalCancels(services, orderId, await found(paymentKey));
  expect(await statuses(orderId)).toEqual(["CANCELLED"]);
  expect(await db.$count(refunds, eq(refunds.orderId, orderId))).toBe(1);
  expect(await mailsOf(refundId)).toBe(1);
});

test("after all of it the ledger adds up, ours and the provider's", async () => {
  expect(await auditLedger(db, await paymentsOf(toss))).toEqual([]);
});

test("a charge for sold-out places is refunded once, and the member reads why", async () => {
  const { orderId, paymentKey, ids } = await trip([{ card: 70_000 }]);
  await db.delete(reservations).where(eq(reservations.id, ids[0] ?? ""));
  await db.update(orders).set({ status: "EXPIRED" }).where(eq(orders.id, orderId));
  const [refund] = await db
    .insert(refunds)
    .values({
      orderId,
      kind: "return",
      status: "sending",
      card: won(70_000),
      points: won(0),
      fee: won(0),
      reason: "sold out",
      askedBy: "system",
    })
    .returning();
  for (let n = 0; n < 3; n += 1) await sendDueRefunds(services);
  expect(await returned(paymentKey)).toEqual([70_000]);
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  expect(order?.status).toBe("RETURNED");
  const messages = await db
    .select({ template: outbox.template })
    .from(outbox)
    .where(sql`${outbox.dedupeKey} like ${`refund-done:${refund?.id}:%`}`);
  expect(messages).toEqual([{ template: "order-returned" }]);
});
