import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, expect, test } from "vitest";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { beginPayment } from "#app/features/checkout/phone-order/begin-payment.server.ts";
import { cancelPayLink } from "#app/features/checkout/phone-order/change-pay-link.server.ts";
import { findPayPage } from "#app/features/checkout/phone-order/pay-page/pay-page-queries.server.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { reconcileOrders } from "#app/features/checkout/purchase/reconcile-orders.server.ts";
import { sweepHolds } from "#app/features/checkout/purchase/sweep-holds.server.ts";
import { readTransactions } from "#app/features/order/provider-list/read-transactions.server.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { golf } from "#tests/support/order/order-lines.ts";
import { leavePlaces, openCourse, orderingShop } from "#tests/support/order/ordering.ts";
import { PAY_URL, phoneDesk, STAFF } from "#tests/support/order/phone-orders.ts";
import { runCommand } from "#tests/support/server/run-command.ts";
import { temporaryDirectory } from "#tests/support/server/shop-process.ts";

const root = await temporaryDirectory();
const [source, target] = [await postgresUrl("demo"), await postgresUrl("bare")];
const pools = [source, target].map((url) => new ResilientPool(url, 2));
afterAll(async () => {
  for (const pool of pools) await pool.close();
  await rm(root, { recursive: true, force: true });
});
const [db, after] = [drizzle(pools[0] as ResilientPool), drizzle(pools[1] as ResilientPool)];
// What happened just now is not read yet, so that the provider's clock is behind.
const shop = await orderingShop(db, {}, { now: () => Date.now() - 300_000 });
const { services } = shop;
const desk = phoneDesk(db, services);

async function taken(time: string) {
  const round = golf({ time });
  await leavePlaces(db, round, 4);
  return desk.take([round]);
}

async function pay(token: string) {
  const outcome = await confirmOrder(services, await shop.approveCard(await desk.agree(token)));
  expect(outcome.status).toBe("PAID");
}

test("a telephone offer cancelled in the lost period is not payable again, a paid one is paid, and the operator is told", async () => {
  await openCourse(db);
  for (const [table, column] of [
    ["tee_times", "day"],
    ["course_days", "day"],
    ["room_nights", "night"],
  ]) {
    await db.execute(sql.raw(`delete from ${table} where ${column} > '2027-01-12'`));
  }
  const [paid, withdrawn, paidSince] = [
    await taken("10:00"),
    await taken("10:08"),
    await taken("10:16"),
  ];
  await pay(paid.token);
  const env = { DATA_DIR: join(root, "data"), APP_SECRET: "a secret of the tests, long enough" };
  const folder = join(root, "backup");
  expect(await runCommand({ ...env, DATABASE_URL: source }, "backup", "--", folder)).toMatchObject({
    code: 0,
  });
  await cancelPayLink(services, STAFF, withdrawn.orderId);
  await pay(paidSince.token);

  const restored = await runCommand({ ...env, DATABASE_URL: target }, "restore", "--", folder);
  expect(restored.code, restored.text).toBe(0);
  for (const { orderId } of [withdrawn, paidSince]) {
    const { number } = await desk.orderOf(orderId);
    expect(restored.text).toContain(`The pay link of order ${number} was not paid, and is cancel`);
  }
  expect(restored.text).toContain("invitations to the staff (invite again), links to shared trips");
  expect(restored.text).toContain("Look at /admin/staff first.");

  const there = { ...services, db: after };
  await expect(beginPayment(there, withdrawn.token, PAY_URL)).rejects.toMatchObject({
    code: "order.hold_lost",
  });
  expect(await findPayPage(there, "ko", withdrawn.token)).toMatchObject({ state: "cancelled" });
  expect(await findPayPage(there, "ko", paid.token)).toMatchObject({ state: "paid" });
  await sweepHolds(there);
  await readTransactions(there);
  await reconcileOrders(there);
  expect(await findPayPage(there, "ko", paidSince.token)).toMatchObject({ state: "paid" });
});
