import { and, eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect } from "vitest";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import type { PlacedOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, openCourse, orderingShop } from "#tests/support/order/ordering.ts";

/** A shop in which every test has its own tee time, and the ledger is audited after each. */
export async function auditedShop() {
  const db = await testDatabase("demo");
  const shop = await orderingShop(db);
  await openCourse(db, { singles: true });
  const state = { days: 0, round: golf() };

  beforeEach(async () => {
    state.days += 1;
    state.round = golf({ date: addDays(PLAY_DAY, state.days % 100), time: "09:36" });
    await leavePlaces(db, state.round, 4);
  });
  afterEach(async () => {
    await shop.toss.ask("/__fault", { method: "DELETE" });
    expect(await shop.audit()).toEqual([]);
  });

  return {
    ...shop,
    db,
    state,
    ordered: async (wanted = {}) => shop.place(await shop.member(), [state.round], wanted),
    statusOf: async ({ id }: PlacedOrder) => {
      const [order] = await db
        .select({ status: orders.status })
        .from(orders)
        .where(eq(orders.id, id));
      return order?.status;
    },
    /** Sold by this shop of the test's own tee time. */
    places: async () => {
      const { courseId, date, time } = state.round;
      const [row] = await db
        .select({ taken: teeTimes.taken, elsewhere: teeTimes.elsewhere })
        .from(teeTimes)
        .where(
          and(eq(teeTimes.courseId, courseId), eq(teeTimes.day, date), eq(teeTimes.teeTime, time)),
        );
      return (row?.taken ?? 0) - (row?.elsewhere ?? 0);
    },
    checkNow: ({ id }: PlacedOrder) =>
      db.update(orders).set({ checkAt: sql`now()` }).where(eq(orders.id, id)),
    waitOver: ({ id }: PlacedOrder) =>
      db
        .update(orders)
        .set({ holdUntil: sql`now() - interval '1 second'` })
        .where(eq(orders.id, id)),
  };
}
