import { PGlite } from "@electric-sql/pglite";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { expect, test } from "vitest";
import { EXTENSIONS } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, openCourse, orderingShop, times } from "#tests/support/order/ordering.ts";

const db = await testDatabase("demo");
const shop = await orderingShop(db);
await openCourse(db, { singles: true });

// X08
test("a copy that is taken while the shop sells comes up, adds up, and has all that was promised before", async () => {
  let turns = 0;
  const promised: string[] = [];
  async function sell(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const round = golf({ date: addDays(PLAY_DAY, turns % 80), time: "09:36", players: 1 });
      turns += 1;
      await leavePlaces(db, round, 4);
      const { placed, outcome } = await shop.buy(await shop.member(), [round]);
      if (outcome?.status === "PAID") promised.push(placed.id);
    }
  }
  for (let copies = 0; copies < times(1, 5); copies += 1) {
    await sell(2);
    const before = [...promised];
    const selling = sell(6);
    const dump = await (db as unknown as { $client: PGlite }).$client.dumpDataDir("none");
    await selling;
    const copy = await PGlite.create({ loadDataDir: dump, extensions: EXTENSIONS });
    const restored = drizzle(copy);
    expect(await auditLedger(restored)).toEqual([]);
    const paid = await restored
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.status, "PAID"));
    expect(paid.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
    await copy.close();
  }
  expect(await shop.audit()).toEqual([]);
});
