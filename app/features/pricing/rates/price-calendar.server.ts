import { and, asc, between, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courseDays, roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { DayPrice } from "#app/domain/pricing/price-layer.ts";
import type { Span } from "./day-rules.server.ts";
import type { PricedProduct } from "./priced-product.server.ts";

export type CalendarDay = DayPrice & { readonly day: LocalDate };

const COURSE_DAY = {
  day: courseDays.day,
  price: courseDays.greenFee,
  layer: courseDays.layer,
  rate: courseDays.rate,
};
const ROOM_NIGHT = {
  day: roomNights.night,
  price: roomNights.price,
  layer: roomNights.layer,
  rate: roomNights.rate,
};

/** Days of a calendar, locked in their order, so that two editors of one range never deadlock. */
export function lockDays(
  tx: Database,
  { kind, id }: PricedProduct,
  days: readonly LocalDate[],
): Promise<CalendarDay[]> {
  if (kind === "course") {
    return tx
      .select(COURSE_DAY)
      .from(courseDays)
      .where(and(eq(courseDays.courseId, id), inArray(courseDays.day, [...days])))
      .orderBy(asc(courseDays.day))
      .for("update");
  }
  return tx
    .select(ROOM_NIGHT)
    .from(roomNights)
    .where(and(eq(roomNights.roomId, id), inArray(roomNights.night, [...days])))
    .orderBy(asc(roomNights.night))
    .for("update");
}

export function lockSpan(
  tx: Database,
  { kind, id }: PricedProduct,
  { from, to }: Span,
): Promise<CalendarDay[]> {
  if (kind === "course") {
    return tx
      .select(COURSE_DAY)
      .from(courseDays)
      .where(and(eq(courseDays.courseId, id), between(courseDays.day, from, to)))
      .orderBy(asc(courseDays.day))
      .for("update");
  }
  return tx
    .select(ROOM_NIGHT)
    .from(roomNights)
    .where(and(eq(roomNights.roomId, id), between(roomNights.night, from, to)))
    .orderBy(asc(roomNights.night))
    .for("update");
}

/** Writes prices with the rule that made them; places and closures are not touched. */
export async function writeDays(
  tx: Database,
  { kind, id }: PricedProduct,
  days: readonly CalendarDay[],
): Promise<void> {
  if (days.length === 0) return;
  const rows = sql`jsonb_to_recordset(${JSON.stringify(days)}::text::jsonb) as t(day date, price int, layer text, rate text)`;
  if (kind === "course") {
    await tx.execute(
      sql`update ${courseDays} set green_fee = t.price, layer = t.layer::price_layer, rate = t.rate::price_rate from ${rows} where course_days.course_id = ${id} and course_days.day = t.day`,
    );
    return;
  }
  await tx.execute(
    sql`update ${roomNights} set price = t.price, layer = t.layer::price_layer, rate = t.rate::price_rate from ${rows} where room_nights.room_id = ${id} and room_nights.night = t.day`,
  );
}

/** The prices of a span, without locks. */
export function listPrices(
  db: Database,
  { kind, id }: PricedProduct,
  { from, to }: Span,
): Promise<CalendarDay[]> {
  if (kind === "course") {
    return db
      .select(COURSE_DAY)
      .from(courseDays)
      .where(and(eq(courseDays.courseId, id), between(courseDays.day, from, to)))
      .orderBy(asc(courseDays.day));
  }
  return db
    .select(ROOM_NIGHT)
    .from(roomNights)
    .where(and(eq(roomNights.roomId, id), between(roomNights.night, from, to)))
    .orderBy(asc(roomNights.night));
}
