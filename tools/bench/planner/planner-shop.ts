import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Database } from "#app/db/client.server.ts";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import type { Plan } from "#app/domain/planner/plan-types.ts";
import { placeOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { releaseOrder } from "#app/features/checkout/purchase/release-order.server.ts";
import { tossPayments } from "#app/integrations/payment/toss.server.ts";
import { threadSolver } from "#app/integrations/planner/thread-solver.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { startSeeded } from "#tests/support/database/seeded-postgres.ts";
import { BOOKER, namesFor } from "#tests/support/order/order-lines.ts";
import { testServices } from "#tests/support/services.ts";

/** Nobody pays here: an order is placed only where somebody could take its money. */
const NEVER_ASKED = {
  clientKey: "test_ck_of_the_bench",
  secretKey: "test_sk_of_the_bench",
  apiUrl: "http://bench.test",
  timeoutMs: 1_000,
  fetch: () => Promise.reject(new Error("nobody pays")),
};

/** The demo on a PostgreSQL of its own, with the solver in its thread. */
export async function plannerShop() {
  addAllMessages();
  const server = await startSeeded();
  const pool = new ResilientPool(server.demo, 4);
  const db: Database = drizzle(pool);
  const crashes: string[] = [];
  // Other work on the machine does not make an answer wrong: what counts is the processor time.
  const solver = threadSolver({
    timeLimitMs: 120_000,
    onCrash: ({ failed }) => crashes.push(failed),
  });
  const services: Services = { ...testServices(db), solver, payments: tossPayments(NEVER_ASKED) };
  return {
    services,
    crashes,
    close: async () => {
      solver.stop();
      await pool.close();
      await server.stop();
    },
  };
}

/** Orders a plan as it is shown, without paying, and gives its places back: what an order would charge. */
export async function holdPlan(services: Services, { lines, total }: Plan): Promise<number> {
  const { db } = services;
  const [member] = await db
    .insert(members)
    .values({ name: "벤치", email: `${crypto.randomUUID()}@palmtee.example` })
    .returning({ id: members.id });
  const placed = await placeOrder(services, member?.id ?? "", {
    ...{ lines, booker: BOOKER, travellers: namesFor(lines) },
    ...{ memberCouponId: null, points: 0, expectedTotal: total, locale: "ko" },
  });
  await db.update(orders).set({ holdUntil: sql`now()` }).where(eq(orders.id, placed.id));
  const now = services.now();
  await db.transaction((tx) => releaseOrder(tx, placed.id, { event: "hold_expired", now }));
  return placed.total;
}
