import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { courseDays, courses } from "#app/db/schema/course.ts";
import * as schema from "#app/db/schema/index.ts";
import { orders } from "#app/db/schema/order.ts";
import { addDays } from "#app/domain/local-date.ts";
import { auditLedger } from "#app/features/ordering/audit/audit-ledger.server.ts";
import { baseBackup, startOnCopy } from "#tests/support/base-backup.ts";
import { COURSE, golf, PLAY_DAY } from "#tests/support/order-lines.ts";
import { leavePlaces, orderingShop, times } from "#tests/support/ordering.ts";
import { postgresUrl } from "#tests/support/postgres-database.ts";

const address = await postgresUrl("demo");
const pool = postgres(address, { max: 10 });
afterAll(() => pool.end());
const db = drizzle(pool, { schema });
const shop = await orderingShop(db);
await db.update(courses).set({ minPlayers: 1 }).where(eq(courses.id, COURSE));
await db.update(courseDays).set({ closed: false }).where(eq(courseDays.courseId, COURSE));

// X08
test("a backup that is taken while the shop sells comes up, adds up, and has all that was promised before", async () => {
  let turns = 0;
  let isSelling = true;
  const promised: string[] = [];
  async function sell(): Promise<void> {
    const round = golf({ date: addDays(PLAY_DAY, turns++ % 80), time: "09:36", players: 1 });
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
    const copy = await baseBackup(inject("postgresUrl"));
    isSelling = false;
    await selling;
    expect(promised.length).toBeGreaterThan(before.length);

    const server = await startOnCopy(copy);
    const restored = postgres(server.url + new URL(address).pathname, { max: 1 });
    try {
      const there = drizzle(restored, { schema });
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
      await restored.end();
      await server.stop();
    }
  }
  expect(await shop.audit()).toEqual([]);
});
