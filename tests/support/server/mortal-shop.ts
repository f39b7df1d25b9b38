import { eq, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { reconcileOrders } from "#app/features/checkout/purchase/reconcile-orders.server.ts";
import { sweepHolds } from "#app/features/checkout/purchase/sweep-holds.server.ts";
import { sendDueRefunds } from "#app/features/reservation/refund/send-refunds.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { loggedDatabase } from "#tests/support/database/database.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { openCourse, orderingShop } from "#tests/support/order/ordering.ts";

class Killed extends Error {}

/** Also one that writes into several tables; and the last statement of a transaction. */
const WRITE =
  /^\s*(insert|update|delete|savepoint|commit|with\b.*\b(insert into|update|delete from)\b)/is;

/**
 * A shop that dies at any named step: a write, a commit, or a call of the provider before it is made or after it was
 * answered. Nothing that it would have done after happens. Reads change nothing and are not counted.
 */
export async function mortalShop() {
  const life = { isCounted: false, steps: 0, last: Number.POSITIVE_INFINITY };
  function step(): void {
    if (!life.isCounted) return;
    life.steps += 1;
    if (life.steps >= life.last) throw new Killed();
  }
  const db = await heardDatabase((statement) => {
    // A lost connection ends its transaction by itself.
    if (/^(begin|rollback)/i.test(statement)) return;
    if (WRITE.test(statement) || life.steps >= life.last) step();
  });
  const shop = await orderingShop(db);
  await openCourse(db, { singles: true });

  const { gateway } = shop.toss;
  const between = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    step();
    const result = await call();
    step();
    return result;
  };
  const mortal: Services = {
    ...shop.services,
    payments: {
      confirm: (order) => between(() => gateway.confirm(order)),
      find: (by) => between(() => gateway.find(by)),
      cancel: (order) => between(() => gateway.cancel(order)),
      transactions: (query, end) => between(() => gateway.transactions(query, end)),
    },
  };

  /** Does the work until its n-th step, which is never done; false where there are fewer. */
  async function dieAt(last: number, work: (services: Services) => Promise<unknown>) {
    Object.assign(life, { isCounted: true, steps: 0, last });
    try {
      await work(mortal);
      return false;
    } catch (cause) {
      if (!(cause instanceof Killed) && !((cause as Error).cause instanceof Killed)) throw cause;
      return true;
    } finally {
      Object.assign(life, { isCounted: false, last: Number.POSITIVE_INFINITY });
    }
  }

  /** The shop is up again, and its jobs have had all the time that they need. */
  async function mend(services: Services = shop.services): Promise<void> {
    for (let turn = 0; turn < 10; turn += 1) {
      await db.update(orders).set({ holdUntil: sql`now()` }).where(eq(orders.status, "READY"));
      await db
        .update(orders)
        .set({ checkAt: sql`now()` })
        .where(sql`${orders.checkAt} is not null`);
      await db.update(refunds).set({ tryAt: sql`now()` }).where(eq(refunds.status, "sending"));
      await runJobs(services);
      const open = inArray(orders.status, ["READY", "CONFIRMING", "UNKNOWN"]);
      const sending = eq(refunds.status, "sending");
      if ((await db.$count(orders, open)) + (await db.$count(refunds, sending)) === 0) return;
    }
    throw new Error("the jobs did not come to an end");
  }

  return { ...shop, db, dieAt, mend, runJobs };
}

export async function runJobs(services: Services): Promise<void> {
  await sweepHolds(services);
  await reconcileOrders(services);
  await sendDueRefunds(services);
}

/** On the engine of this run, with a callback for each statement before it is sent. */
async function heardDatabase(logQuery: (statement: string) => void): Promise<Database> {
  if (process.env.TEST_ENGINE !== "postgres") return loggedDatabase("demo", logQuery);
  const pool = new ResilientPool(await postgresUrl("demo"), 5);
  afterAll(() => pool.close());
  return drizzle(pool, { logger: { logQuery } });
}
