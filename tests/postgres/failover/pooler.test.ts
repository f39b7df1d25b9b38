import { eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { notices } from "#app/db/schema/content-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { transactionPooler } from "#tests/support/database/transaction-pooler.ts";
import { failoverBuyers } from "#tests/support/server/failover-buyers.ts";
import { postgresShop } from "#tests/support/server/postgres-shop.ts";

const address = await postgresUrl("demo");
const pooler = await transactionPooler(address, 4);
const { db, books, shop } = await postgresShop(pooler.url, {
  connections: 8,
  env: { DATABASE_DIRECT_URL: address },
});
const buyers = await failoverBuyers(db, books, shop.url);

test("behind a pooler in transaction mode orders are paid, changes are heard and e-mails are sent", async () => {
  const { sales, stop } = buyers.begin();
  await expect.poll(() => sales.length, { timeout: 60_000 }).toBeGreaterThan(12);
  await stop();
  const paid = sql`${inArray(
    orders.id,
    sales.map(({ id }) => id),
  )} and ${eq(orders.status, "PAID")}`;
  expect(await db.$count(orders, paid)).toBe(sales.length);
  await expect.poll(books.audit, { timeout: 60_000 }).toEqual([]);

  const page = async () => (await fetch(`${shop.url}/notice`)).text();
  await page();
  const title = { ko: "renamed-behind-it", en: "renamed-behind-it" };
  await db.update(notices).set({ title }).where(eq(notices.id, 1));
  await expect.poll(page).toContain("renamed-behind-it");
  const letters = sql`${outbox.status} = 'waiting' and ${outbox.channel} = 'email' and ${outbox.nextTryAt} < now()`;
  await expect.poll(() => db.$count(outbox, letters), { timeout: 60_000 }).toBe(0);

  // More clients than servers have shared them, one transaction after another, and none relied on a session.
  expect(pooler.seen.clients).toBeGreaterThan(4);
  expect(pooler.seen.turns).toBeGreaterThan(100);
  expect(pooler.seen.named).toBe(0);
});
