import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, expect, test } from "vitest";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { teeSheet } from "#app/domain/pricing/tee-price.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { baseBackup } from "#tests/support/database/base-backup.ts";
import { startOn } from "#tests/support/database/postgres-server.ts";
import { DEMO, startSeeded } from "#tests/support/database/seeded-postgres.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, openCourse, orderingShop, times } from "#tests/support/order/ordering.ts";

// A server of its own: a backup takes all of a server, and the others' databases come and go.
const server = await startSeeded();
const pool = new ResilientPool(server.demo, 10);
afterAll(async () => {
  await pool.close();
  await server.stop();
});
const db = drizzle(pool);
const shop = await orderingShop(db);
await openCourse(db, { singles: true });

/** Enough for every round that is sold to have a tee time of its own. */
const TEES = teeSheet({ first: "06:00", last: "13:00", intervalMinutes: 8 });

// X08
test("a backup that is taken while the shop sells comes up, adds up, and has all that was promised before", async () => {
  let turns = 0;
  let isSelling = true;
  const promised: string[] = [];
  async function sell(): Promise<void> {
    const round = golf({ date: addDays(PLAY_DAY, turns % 80), time: TEES[Math.floor(turns / 80)] });
    turns += 1;
    await leavePlaces(db, round, 4);
    const { placed, outcome } = await shop.buy(await shop.member(), [round]);
    if (outcome?.status === "PAID") promised.push(placed.id);
  }
  async function keepSelling(): Promise<void> {
    while (isSelling) await sell();
  }
  for (let copies = 0; copies < times(1, 5); copies += 1) {
    for (let index = 0; index < 3; index += 1) await sell();
    const before = [...promised];
    isSelling = true;
    const selling = Promise.all([keepSelling()]);
    const copy = await baseBackup(server.demo);
    isSelling = false;
    await selling;
    expect(promised.length).toBeGreaterThan(before.length);

    const second = await startOn(copy);
    const restored = new ResilientPool(`${second.url}/${DEMO}`, 1);
    try {
      const there = drizzle(restored);
      expect(await auditLedger(there)).toEqual([]);
      const rows = await there
        .select({ id: orders.id })
        .from(orders)
        .where(eq(orders.status, "PAID"));
      const paid = rows.map(({ id }) => id);
      expect(paid).toEqual(expect.arrayContaining(before));
      // It is of one moment: not less than was promised before it, and nothing that was never promised.
      const known = await db.select({ id: orders.id }).from(orders);
      expect(known.map(({ id }) => id)).toEqual(expect.arrayContaining(paid));
    } finally {
      await restored.close();
      await second.stop();
    }
  }
  expect(await shop.audit()).toEqual([]);
});
