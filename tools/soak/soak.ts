import { setTimeout as wait } from "node:timers/promises";
import { inArray } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { type Database, openPostgres } from "#app/db/client.server.ts";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { vanVehicles } from "#app/db/schema/catalog/callvan-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { hashPassword } from "#app/platform/session/password.server.ts";
import { seedDemo } from "#demo/seed/seed-demo.server.ts";
import { startPostgres } from "#tests/support/database/postgres-server.ts";
import { paymentsOf } from "#tests/support/payment/audited.ts";
import { tossServer } from "#tests/support/payment/toss-server.ts";
import type { Fault } from "./soak-record.ts";
import { type SoakShop, soakShop } from "./soak-shops.ts";
import { type SoakPlan, walk } from "./soak-walk.ts";

const MANY_VANS = 30_000;
/** A line of the log may come after the answer that it is about. */
const LATE_MS = 500;

/** Two shops on one PostgreSQL under visitors, buyers and staff, with troubles on purpose; and what it came to. */
export async function soak(plan: SoakPlan) {
  const server = await startPostgres({ settings: { shared_buffers: "64MB" } });
  const toss = await tossServer();
  const admin = await openConnection(server.url);
  await admin.query("create database soak");
  await admin.end();
  const url = `${server.url}/soak`;
  await (await openPostgres(url, seedDemo(new Date(), hashPassword))).close();
  const pool = new ResilientPool(url, 2);
  const db = drizzle(pool);
  // Buyers of a whole night never find everything sold out.
  await db.update(vanVehicles).set({ fleet: MANY_VANS });
  const env = {
    DATABASE_URL: url,
    APP_SECRET: "a secret of the long run that both shops share",
    HOLD_TTL_S: String(plan.holdSeconds),
    TOSS_SIMULATOR: "off",
    TOSS_CLIENT_KEY: "test_ck_of_the_tests",
    TOSS_SECRET_KEY: toss.secretKey,
    TOSS_API_BASE_URL: toss.origin,
  };
  // The first one runs throughout; the other one is killed again and again.
  const elder = await soakShop(env);
  const mortal = await soakShop(env);
  try {
    const { record, samples } = await walk(plan, { db, elder, mortal, toss });
    const unsettled = await settled(db);
    const breaches = await auditLedger(db, await paymentsOf(toss));
    const forgotten = await notPaid(db, [...record.promised]);
    const said = record.unexplained().map(explain([elder, mortal]));
    return { record, samples, unsettled, breaches, forgotten, said };
  } finally {
    await Promise.all([elder.stop(), mortal.stop()]);
    await pool.close();
    toss.close();
    await server.stop();
  }
}

/** What the shop logged about a fault, so that a night need not be repeated to find the cause. */
function explain(shops: readonly SoakShop[]) {
  return ({ shop, from, until, what }: Fault): string =>
    [what, ...(shops[shop]?.said(from, until + LATE_MS) ?? [])].join("\n  ");
}

/** Waits until nothing is pending; answers with what still is after two minutes. */
async function settled(db: Database): Promise<string[]> {
  for (let turn = 0; ; turn += 1) {
    const open = inArray(orders.status, ["READY", "CONFIRMING", "UNKNOWN"]);
    const sending = inArray(refunds.status, ["sending"]);
    const left = [
      ...(await db
        .select({ number: orders.number, status: orders.status })
        .from(orders)
        .where(open)),
      ...(await db.select({ id: refunds.id, status: refunds.status }).from(refunds).where(sending)),
    ].map((row) => JSON.stringify(row));
    if (left.length === 0 || turn === 120) return left;
    await wait(1_000);
  }
}

/** Orders that their buyers were told are paid, and that are not. */
async function notPaid(db: Database, promised: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: orders.paymentOrderId })
    .from(orders)
    .where(inArray(orders.status, ["PAID"]));
  const paid = new Set(rows.map(({ id }) => id));
  return promised.filter((id) => !paid.has(id));
}
