import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { isDatabaseAway } from "#app/db/connection/database-away.ts";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { placeOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { wireTo } from "#tests/support/database/database-wire.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { golf } from "#tests/support/order/order-lines.ts";
import { leavePlaces, orderingShop, times } from "#tests/support/order/ordering.ts";
import { runJobs } from "#tests/support/server/mortal-shop.ts";

const address = await postgresUrl("demo");
const wire = await wireTo(address);
const frozen = await wireTo(address);
const pool = new ResilientPool(wire.url, 10);
afterAll(() => pool.close());
const db = drizzle(pool);
const shop = await orderingShop(db);
const { services, toss } = shop;

const TEES = ["08:00", "08:24", "08:48", "09:12", "09:36", "10:00", "10:24", "10:48", "11:12"];

// X03
test("a database lost between the charge and our record of it loses no payment", async () => {
  for (let turn = 0; turn < times(2, 10); turn += 1) {
    const round = golf({ time: TEES[turn] ?? "12:00" });
    await leavePlaces(db, round, 4);
    const placed = await shop.place(await shop.member(), [round]);
    const back = await shop.approveCard(placed);
    const { gateway } = toss;
    const unlucky: Services = {
      ...services,
      payments: {
        ...gateway,
        confirm: async (order) => {
          const answer = await gateway.confirm(order);
          wire.cut();
          return answer;
        },
      },
    };
    await expect(confirmOrder(unlucky, back)).rejects.toThrow();
    // The buyer's second try and the jobs fail as long as it is away, and break nothing.
    await expect(confirmOrder(services, back)).rejects.toThrow();
    await expect(runJobs(services)).rejects.toThrow();
    await wire.mend();

    expect((await confirmOrder(services, back)).status).toBe("CONFIRMING");
    await db.update(orders).set({ checkAt: sql`now()` }).where(eq(orders.id, placed.id));
    await runJobs(services);
    expect((await confirmOrder(services, back)).status).toBe("PAID");
    expect(await db.$count(reservations, eq(reservations.orderId, placed.id))).toBe(1);
    expect(await shop.audit()).toEqual([]);
  }
});

test("orders of a crowd at one tee time do not queue while the database is away", async () => {
  const crowd = new ResilientPool(frozen.url, 10);
  onTestFinished(() => crowd.close());
  const away = { ...services, db: drizzle(crowd) };
  const request = await shop.request([golf({ time: "12:00" })]);
  const ids = await Promise.all(Array.from({ length: 8 }, () => shop.member()));
  frozen.freeze(true);
  const all = Promise.allSettled(ids.map((id) => placeOrder(away, id, request)));
  await expect.poll(() => crowd.totalCount, { interval: 20 }).toBe(2);
  // Once the first two know it, the other six ask together.
  await expect.poll(() => crowd.totalCount, { timeout: 10_000, interval: 20 }).toBe(6);
  for (const end of await all) {
    expect(end.status === "rejected" && isDatabaseAway(end.reason)).toBe(true);
  }
});
