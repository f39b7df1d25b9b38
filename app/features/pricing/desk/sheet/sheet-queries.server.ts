import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { courseDays, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { AdminPlaces } from "#app/domain/pricing/desk/day-places.ts";
import type { TeeSheet } from "#app/domain/pricing/tee-price.ts";
import { type TimeRate, teeGreenFee } from "#app/domain/pricing/tee-price.ts";
import { teePlaces } from "#app/features/pricing/stock/places-queries.server.ts";
import { listTeePrices } from "#app/features/pricing/tee-sheet/tee-prices.server.ts";

/** A tee time of a day, as the sheet shows it. */
export type SheetRow = AdminPlaces & {
  /** The price that staff set for this tee time alone. */
  readonly fee: Won | null;
  /** What it costs while it has no price of its own. */
  readonly usualFee: Won;
  readonly stopReason: string | null;
  readonly parties: readonly { readonly name: string; readonly players: number }[];
};

type SheetCourse = TeeSheet & {
  readonly id: string;
  readonly teePlaces: number;
  readonly timeRates: readonly TimeRate[];
};

/** Every tee time of a day with its places, parties and price; nothing while the day has no price. */
export async function findSheet(db: Database, course: SheetCourse, day: LocalDate) {
  const places = await teePlaces(db, course, day);
  if (!places) return undefined;
  const of = { courseId: course.id, day };
  const [priced, fees, reasons, parties] = await Promise.all([
    db
      .select({ price: courseDays.greenFee, closeReason: courseDays.closeReason })
      .from(courseDays)
      .where(and(eq(courseDays.courseId, course.id), eq(courseDays.day, day))),
    listTeePrices(db, of),
    stopReasons(db, of),
    partiesBySlot(db, of),
  ]);
  const dayFee = priced[0]?.price;
  if (dayFee === undefined) return undefined;
  return {
    day,
    closed: places.closed,
    closeReason: priced[0]?.closeReason ?? null,
    dayFee,
    rows: places.rows.map(
      (row): SheetRow => ({
        ...row,
        fee: fees.get(row.key) ?? null,
        usualFee: teeGreenFee({ dayFee, timeRates: course.timeRates, time: row.key }),
        stopReason: reasons.get(row.key) ?? null,
        parties: parties.get(row.key) ?? [],
      }),
    ),
  };
}

export type DaySheet = NonNullable<Awaited<ReturnType<typeof findSheet>>>;

type CourseDay = { readonly courseId: string; readonly day: LocalDate };

async function stopReasons(db: Database, { courseId, day }: CourseDay) {
  const rows = await db
    .select({ time: teeTimes.teeTime, reason: teeTimes.stopReason })
    .from(teeTimes)
    .where(and(eq(teeTimes.courseId, courseId), eq(teeTimes.day, day)));
  return new Map(rows.map(({ time, reason }) => [time.slice(0, 5), reason]));
}

/** The parties of paid orders. */
async function partiesBySlot(db: Database, { courseId, day }: CourseDay) {
  const rows = await db
    .select({
      slot: stockTakes.slot,
      name: members.name,
      players: sql<number>`sum(${stockTakes.quantity})::int`,
    })
    .from(stockTakes)
    .innerJoin(orders, eq(orders.id, stockTakes.orderId))
    .innerJoin(members, eq(members.id, orders.memberId))
    .where(
      and(
        eq(stockTakes.kind, "tee"),
        eq(stockTakes.productId, courseId),
        eq(stockTakes.day, day),
        isNull(stockTakes.releasedAt),
        eq(orders.status, "PAID"),
      ),
    )
    .groupBy(stockTakes.slot, members.id, members.name)
    .orderBy(members.name);
  return Map.groupBy(rows, ({ slot }) => slot);
}
