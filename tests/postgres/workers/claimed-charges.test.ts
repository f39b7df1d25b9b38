import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { listPaymentChecks } from "#app/features/order/record/payment-checks.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { golf } from "#tests/support/order/order-lines.ts";
import { leavePlaces, orderingShop } from "#tests/support/order/ordering.ts";

const db = await postgresDatabase("demo");
const shop = await orderingShop(db);
const { worker } = shop.services;

/** Where nothing else is due, whether this process would look the charge up that it began so long ago. */
async function isLookedUp(orderId: string, seconds: number): Promise<boolean> {
  await db.update(orders).set({ checkAt: sql`now() + interval '1 hour'` });
  await db
    .update(orders)
    .set({ confirmingSince: sql`now() - make_interval(secs => ${seconds})`, claimedBy: worker.id })
    .where(eq(orders.id, orderId));
  const due = await listPaymentChecks(db, worker, "pending");
  return due.includes(orderId);
}

test("a charge is looked up by its own process seconds after that has lost sight of it, not while it is at it", async () => {
  const round = golf({ time: "08:00" });
  await leavePlaces(db, round, 4);
  const placed = await shop.place(await shop.member(), [round]);
  const back = await shop.approveCard(placed);
  const meanwhile: boolean[] = [];
  const { gateway } = shop.toss;
  const confirm: typeof gateway.confirm = async () => {
    meanwhile.push(await isLookedUp(placed.id, 10));
    throw new Error("nobody writes down how it ended");
  };
  const services: Services = { ...shop.services, payments: { ...gateway, confirm } };
  await expect(confirmOrder(services, back)).rejects.toThrow("nobody writes down");
  expect(meanwhile).toEqual([false]);
  expect(await isLookedUp(placed.id, 1)).toBe(false);
  worker.busy.add(placed.id);
  expect(await isLookedUp(placed.id, 10)).toBe(false);
  worker.busy.delete(placed.id);
  expect(await isLookedUp(placed.id, 10)).toBe(true);
});
