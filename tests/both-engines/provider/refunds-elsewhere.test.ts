import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { reconcileOrders } from "#app/features/checkout/purchase/reconcile-orders.server.ts";
import { waitingCounts } from "#app/features/operations/today/waiting-counts.server.ts";
import { explainFinding } from "#app/features/order/provider-list/explain-finding.server.ts";
import { findProviderList } from "#app/features/order/provider-list/finding-queries.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { listedShop } from "#tests/support/payment/listed-shop.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";

const shop = await listedShop();
const { db, services, read, found, byProvider, bought, cancelInConsole } = shop;

const linesOf = async (orderId: string) =>
  (await db.select().from(reservations).where(eq(reservations.orderId, orderId))).map(
    ({ status }) => status,
  );

/** The list is read, the payment is looked up, and the list is read again. */
async function settle(): Promise<void> {
  await read();
  await reconcileOrders(services);
  await read();
}

test("a part refunded in the console is booked, and waits at the desk until staff have looked at the trip", async () => {
  const { id: orderId, paymentKey, number } = await bought();
  await cancelInConsole(paymentKey, 5_000);
  await settle();
  await read();
  expect(await found()).toEqual([{ kind: "refund_elsewhere", amount: 5_000, status: "open" }]);
  expect(await linesOf(orderId)).toEqual(["COMPLETE"]);
  const owner = { id: demoMemberId("owner"), role: "owner" } as const;
  expect((await waitingCounts(db, owner, TEST_NOW)).system).toBe(1);
  expect(await byProvider()).toEqual([
    expect.stringMatching(/^a refund of 5000 \(\w+\) was made in the provider's console/),
  ]);

  const { open } = await findProviderList(db);
  expect(open).toMatchObject([{ order: number, tripId: orderId, booked: null }]);
  const [{ id } = { id: 0 }] = open;
  await explainFinding(db, { by: owner.id, id, note: "for the rain", at: TEST_NOW });
  await settle();
  expect(await found()).toEqual([{ kind: "refund_elsewhere", amount: 5_000, status: "explained" }]);
  expect(await byProvider()).toEqual([]);
  const [entry] = await db
    .select({ by: auditEntries.actorId, after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, String(id)));
  expect(entry).toEqual({ by: owner.id, after: { note: "for the rain" } });
});

test("once the rest is refunded in the console, too, the trip is cancelled and nothing is left to look at", async () => {
  const { id: orderId, paymentKey } = await bought();
  await cancelInConsole(paymentKey, 5_000);
  await settle();
  expect(await found()).toMatchObject([{ kind: "refund_elsewhere", status: "open" }]);
  await cancelInConsole(paymentKey);
  await db.update(orders).set({ checkedAt: null }).where(eq(orders.id, orderId));
  await settle();
  expect(await linesOf(orderId)).toEqual(["CANCELLED"]);
  expect((await found()).map(({ status }) => status)).toEqual(["settled", "settled"]);
});

test("a whole order refunded in the console in two parts needs no decision", async () => {
  const { id: orderId, paymentKey } = await bought();
  await cancelInConsole(paymentKey, 5_000);
  await cancelInConsole(paymentKey);
  await settle();
  expect(await linesOf(orderId)).toEqual(["CANCELLED"]);
  expect((await found()).map(({ status }) => status)).toEqual(["settled", "settled"]);
  expect(await byProvider()).toEqual([]);
});
