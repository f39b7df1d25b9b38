import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, expect, test } from "vitest";
import { ResilientPool } from "#app/db/postgres-pool.server.ts";
import * as schema from "#app/db/schema/index.ts";
import { orders, reservations } from "#app/db/schema/order.ts";
import { confirmOrder } from "#app/features/checkout/confirm-order.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { wireTo } from "#tests/support/database/database-wire.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { golf } from "#tests/support/order/order-lines.ts";
import { leavePlaces, orderingShop, times } from "#tests/support/order/ordering.ts";
import { runJobs } from "#tests/support/server/mortal-shop.ts";

const wire = await wireTo(await postgresUrl("demo"));
const pool = new ResilientPool(wire.url, 10);
afterAll(() => pool.close());
const db = drizzle(pool, { schema });
const shop = await orderingShop(db);
const { services, toss } = shop;

const TEES = ["08:00", "08:24", "08:48", "09:12", "09:36", "10:00", "10:24", "10:48", "11:12"];

// X03
test("a database that is gone between the charge and our note of it loses no payment", async () => {
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
