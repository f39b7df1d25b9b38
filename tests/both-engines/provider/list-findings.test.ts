import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import {
  providerFindings as findings,
  providerReadings,
} from "#app/db/schema/order/provider-list-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { reconcileOrders } from "#app/features/checkout/purchase/reconcile-orders.server.ts";
import { waitingCounts } from "#app/features/operations/today/waiting-counts.server.ts";
import { explainFinding } from "#app/features/order/provider-list/explain-finding.server.ts";
import { findProviderList } from "#app/features/order/provider-list/finding-queries.server.ts";
import { readTransactions } from "#app/features/order/provider-list/read-transactions.server.ts";
import { requestCancel } from "#app/features/reservation/refund/cancel-lines.server.ts";
import { sendRefund } from "#app/features/reservation/refund/send-refunds.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { POLICY } from "#tests/support/order/refund-shop.ts";
import { listedShop, MINUTE } from "#tests/support/payment/listed-shop.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";

const shop = await listedShop();
const { db, services, toss, read, found, byProvider } = shop;
const { newRound, stored, bought, strangeCharge, cancelInConsole, readUntil } = shop;

/** Makes it look unsettled for so long. */
const waited = (minutes: number) =>
  db
    .update(findings)
    .set({ foundAt: sql`${findings.foundAt} - make_interval(mins => ${minutes})` });

test("our own charges and refunds are in our records", async () => {
  const { id, total, memberId } = await bought();
  const whole = { ...POLICY, scope: "order", orderId: id, expectedRefund: total } as const;
  const { refundId } = await requestCancel(services, { kind: "member", id: memberId }, whole);
  expect(await sendRefund(services, refundId)).toBe("done");
  await bought();
  await read();
  expect(await found()).toEqual([]);
  expect(Date.now() - (await readUntil())).toBeLessThan(3 * MINUTE);
});

test("a charge without an order of ours is listed at the desk and in the audit until it is explained", async () => {
  const { paymentKey, orderId } = await strangeCharge(30_000);
  await read();
  const { open, count } = await findProviderList(db);
  expect([open, count]).toMatchObject([
    [
      {
        kind: "charge_unknown",
        status: "open",
        amount: 30_000,
        order: null,
        paymentOrderId: orderId,
        paymentKey: `tgen_…${paymentKey.slice(-4)}`,
      },
    ],
    1,
  ]);
  const owner = { id: demoMemberId("owner"), role: "owner" } as const;
  expect((await waitingCounts(db, owner, TEST_NOW)).system).toBe(1);
  expect(await byProvider()).toEqual([
    expect.stringMatching(/a charge of 30000 \(txrd_\w+\), and our records do not have it/),
  ]);

  const id = open[0]?.id ?? 0;
  const by = owner.id;
  const explained = { by, id, note: "the test of the terminal", at: TEST_NOW };
  await explainFinding(db, explained);
  await expect(explainFinding(db, explained)).rejects.toMatchObject({
    code: "system.finding_ended",
  });
  await read();
  expect(await byProvider()).toEqual([]);
  expect(await findProviderList(db)).toMatchObject({
    open: [],
    ended: expect.arrayContaining([
      expect.objectContaining({ id, note: "the test of the terminal" }),
    ]),
  });
  const entries = await db
    .select({ actorId: auditEntries.actorId, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.action, "provider_finding.explain"),
        eq(auditEntries.subjectId, String(id)),
      ),
    );
  expect(entries).toEqual([{ actorId: by, after: { note: "the test of the terminal" } }]);
});

test("a charge of ours that was not due for a look-up for a day is found, looked up and booked", async () => {
  const placed = await shop.place(await shop.member(), [await newRound()]);
  await toss.fault({ kind: "drop-after", on: "confirm", orderId: placed.paymentOrderId });
  await toss.fault({ kind: "drop-before", on: "find", orderId: placed.paymentOrderId });
  expect(await confirmOrder(services, await shop.approveCard(placed))).toMatchObject({
    status: "UNKNOWN",
  });
  await toss.ask("/__fault", { method: "DELETE" });
  await db
    .update(orders)
    .set({ checkAt: sql`now() + interval '1 day'` })
    .where(eq(orders.id, placed.id));
  await read();
  expect(await found()).toMatchObject([{ kind: "charge_unknown", status: "asked" }]);
  expect(await byProvider()).toEqual([]);
  await reconcileOrders(services);
  expect((await stored(placed.id)).status).toBe("PAID");
  await read();
  expect(await found()).toMatchObject([{ status: "settled" }]);
});

test("a refund in the provider's console without a webhook cancels the trip within minutes", async () => {
  const { id, paymentKey } = await bought();
  await read();
  await cancelInConsole(paymentKey);
  await read();
  expect(await found()).toMatchObject([{ kind: "refund_unknown", status: "asked" }]);
  await reconcileOrders(services);
  const lines = await db
    .select({ status: reservations.status })
    .from(reservations)
    .where(eq(reservations.orderId, id));
  expect(lines).toEqual([{ status: "CANCELLED" }]);
  await read();
  expect(await found()).toMatchObject([{ status: "settled" }]);
});

test("a part refunded in the console after the trip is over is in our records, too", async () => {
  const { id, paymentKey } = await bought();
  await db.update(reservations).set({ status: "USED" }).where(eq(reservations.orderId, id));
  await db.update(orders).set({ checkAt: null }).where(eq(orders.id, id));
  await cancelInConsole(paymentKey, 10_000);
  await read();
  await reconcileOrders(services);
  await read();
  expect(await found()).toMatchObject([{ kind: "refund_unknown", status: "settled" }]);
  const given = await db
    .select({ kind: refunds.kind, card: refunds.card })
    .from(refunds)
    .where(eq(refunds.orderId, id));
  expect(given).toEqual([{ kind: "external", card: 10_000 }]);
});

test("a charge or a refund with another sum than ours is left to the desk once asking did not help", async () => {
  const { id, total, memberId } = await bought();
  const whole = { ...POLICY, scope: "order", orderId: id, expectedRefund: total } as const;
  const { refundId } = await requestCancel(services, { kind: "member", id: memberId }, whole);
  await sendRefund(services, refundId);
  const change = async (by: number) => {
    await db
      .update(orders)
      .set({ amount: sql`${orders.amount} + ${by}`, total: sql`${orders.total} + ${by}` })
      .where(eq(orders.id, id));
    await db
      .update(refunds)
      .set({ card: sql`${refunds.card} - ${by}` })
      .where(eq(refunds.id, refundId));
  };
  await change(1);
  await read();
  expect(await found()).toMatchObject([
    { kind: "charge_differs", status: "asked" },
    { kind: "refund_differs", status: "open" },
  ]);
  await reconcileOrders(services);
  await waited(3);
  await read();
  expect((await found()).map(({ status }) => status)).toEqual(["open", "open"]);
  expect((await findProviderList(db)).open.map(({ booked }) => booked)).toEqual([
    total + 1,
    total - 1,
  ]);
  await change(-1);
  await read();
  expect((await found()).map(({ status }) => status)).toEqual(["settled", "settled"]);
});

test("a second card charged for a paid order is found, and is settled once fully refunded", async () => {
  const placed = await shop.place(await shop.member(), [await newRound()]);
  const { paymentOrderId, total } = placed;
  const second = await toss.authenticate({ orderId: paymentOrderId, amount: total });
  await confirmOrder(services, await shop.approveCard(placed));
  await toss.gateway.confirm({ ...second, idempotencyKey: "another-window" });
  await read();
  expect(await found()).toEqual([{ kind: "charge_unknown", amount: total, status: "open" }]);
  await cancelInConsole(second.paymentKey, 1_000);
  await read();
  expect((await found()).map(({ status }) => status)).toEqual(["open", "open"]);
  await cancelInConsole(second.paymentKey);
  await read();
  await read();
  expect((await found()).map(({ status }) => status)).toEqual(Array(3).fill("given_back"));
  expect(await byProvider()).toEqual([]);
});

test("a settled finding that is lost again is found again", async () => {
  const { id, paymentKey } = await bought();
  await db.update(reservations).set({ status: "USED" }).where(eq(reservations.orderId, id));
  await read();
  await cancelInConsole(paymentKey, 5_000);
  await read();
  await reconcileOrders(services);
  await read();
  expect(await found()).toMatchObject([{ status: "settled" }]);
  const [lost] = await db.delete(refunds).where(eq(refunds.orderId, id)).returning();
  await read();
  expect(await found()).toMatchObject([{ status: "asked" }]);
  if (lost) await db.insert(refunds).values(lost);
  await read();
  expect(await found()).toMatchObject([{ status: "settled" }]);
});

test("a shop without a provider reads nothing", async () => {
  await strangeCharge();
  await db.update(providerReadings).set({ nextAt: sql`now()` });
  await readTransactions({ ...services, payments: undefined });
  expect(await found()).toEqual([]);
});
