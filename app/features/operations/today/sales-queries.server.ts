import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { type BillMargin, soldMargin } from "#app/domain/checkout/phone/bill-margin.ts";
import { addDays, dateIn, type LocalDate, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { momentIn } from "#app/domain/common/date/zone-time.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { won } from "#app/domain/common/money.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import { growth, salesByDay, weekOf } from "#app/domain/operations/today.ts";
import { statusesIn } from "#app/domain/reservation/status/status.ts";
import { netReader } from "#app/features/checkout/phone-order/bill-net.server.ts";

/** Enough for a percent, and never a whole month of bills. */
const MOST_LINES = 100;

const DAYS = 15;
/** The mean of four weeks is shown next to each day. */
const DAYS_BEFORE = 28;
const WEEKS = 12;
const TOP_DAYS = 28;
const TOP = 5;
/** An order is paid at the latest this long after it was placed; the index is by placing. */
const PAY_DAYS = 2;

const SOLD = statusesIn("upcoming", "past");

/** What was paid on each of the last days in Korea, and how many orders were. */
async function byBookingDate(db: Database, now: Date) {
  const last = dateIn(SHOP_ZONE, now);
  const first = addDays(last, 1 - DAYS - DAYS_BEFORE);
  const day = sql<LocalDate>`to_char(${orders.paidAt} at time zone ${sql.raw(`'${SHOP_ZONE}'`)}, 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, sum: sql<number>`sum(${orders.total})`.mapWith(Number) })
    .from(orders)
    .where(
      and(
        isNotNull(orders.paidAt),
        gte(orders.createdAt, momentIn(SHOP_ZONE, addDays(first, -PAY_DAYS), "00:00")),
        gte(orders.paidAt, momentIn(SHOP_ZONE, first, "00:00")),
      ),
    )
    .groupBy(day);
  const sales = rows.map((row) => ({ day: row.day, sum: won(row.sum) }));
  const days = salesByDay(sales, { last, days: DAYS });
  const before = salesByDay(sales, { last: addDays(last, -DAYS), days: DAYS });
  const [sum, sumBefore] = [days, before].map((each) =>
    each.reduce((all, { sum: ofDay }) => all + ofDay, 0),
  ) as [number, number];
  return { days, sum: won(sum), growth: growth(sum, sumBefore) };
}

type Part = "golf" | "hotel" | "other";

/** What will be used in each of the next weeks, by what it is. */
async function byServiceDate(db: Database, now: Date) {
  const first = weekOf(dateIn(SHOP_ZONE, now));
  const part = sql<Part>`case ${reservations.kind} when 'golf' then 'golf' when 'hotel' then 'hotel' else 'other' end`;
  const week = sql<LocalDate>`to_char(date_trunc('week', ${reservations.usedOn}::timestamp), 'YYYY-MM-DD')`;
  const rows = await db
    .select({ week, part, sum: sql<number>`sum(${reservations.paid})`.mapWith(Number) })
    .from(reservations)
    .where(
      and(
        inArray(reservations.status, SOLD),
        gte(reservations.usedOn, first),
        lt(reservations.usedOn, addDays(first, 7 * WEEKS)),
      ),
    )
    .groupBy(week, part);
  const weeks = Array.from({ length: WEEKS }, (_, index) => {
    const monday = addDays(first, 7 * index);
    const sumOf = (kind: Part) =>
      won(rows.find((row) => row.week === monday && row.part === kind)?.sum ?? 0);
    return { week: monday, golf: sumOf("golf"), hotel: sumOf("hotel"), other: sumOf("other") };
  });
  const sum = won(weeks.reduce((all, each) => all + each.golf + each.hotel + each.other, 0));
  return { weeks, sum };
}

/** Visits are not counted: of the orders that were placed, how many were paid. */
async function conversionOf(db: Database, now: Date) {
  const since = momentIn(SHOP_ZONE, addDays(dateIn(SHOP_ZONE, now), -TOP_DAYS), "00:00");
  const [row] = await db
    .select({
      placed: sql<number>`count(*)`.mapWith(Number),
      paid: sql<number>`count(${orders.paidAt})`.mapWith(Number),
    })
    .from(orders)
    .where(and(gte(orders.createdAt, since), isNull(orders.changeOf)));
  return { placed: row?.placed ?? 0, paid: row?.paid ?? 0 };
}

/** The products with the highest sales of the last four weeks, with the four weeks before for comparison. */
async function topProducts(db: Database, locale: Locale, now: Date) {
  const since = momentIn(SHOP_ZONE, addDays(dateIn(SHOP_ZONE, now), -TOP_DAYS), "00:00");
  const before = momentIn(SHOP_ZONE, addDays(dateIn(SHOP_ZONE, now), -2 * TOP_DAYS), "00:00");
  const isNew = sql`${reservations.createdAt} >= ${since.toISOString()}::timestamptz`;
  const sum = sql<number>`coalesce(sum(${reservations.paid}) filter (where ${isNew}), 0)`.mapWith(
    Number,
  );
  const rows = await db
    .select({
      id: reservations.productId,
      kind: reservations.kind,
      title: sql<string>`max(${inLocale(reservations.title, locale)})`,
      count: sql<number>`count(*) filter (where ${isNew})`.mapWith(Number),
      sum,
      before:
        sql<number>`coalesce(sum(${reservations.paid}) filter (where not ${isNew}), 0)`.mapWith(
          Number,
        ),
    })
    .from(reservations)
    .where(and(inArray(reservations.status, SOLD), gte(reservations.createdAt, before)))
    .groupBy(reservations.productId, reservations.kind)
    .orderBy(sql`${sum} desc`, reservations.productId)
    .limit(TOP);
  const sold = rows.filter((row) => row.count > 0);
  const margins = await marginsOf(db, sold, since);
  return sold.map((row, index) => ({
    ...row,
    sum: won(row.sum),
    growth: growth(row.sum, row.before),
    margin: margins[index] ?? null,
  }));
}

export async function findSales(db: Database, locale: Locale, now: Date) {
  const [booked, used, conversion, top] = await Promise.all([
    byBookingDate(db, now),
    byServiceDate(db, now),
    conversionOf(db, now),
    topProducts(db, locale, now),
  ]);
  return { booked, used, conversion, top };
}

export type Sales = Awaited<ReturnType<typeof findSales>>;

type Product = { readonly id: string; readonly kind: LineKind };

/** What is left of the sales of a product: of its newest lines, those whose net cost is known. */
async function marginsOf(
  db: Database,
  products: readonly Product[],
  since: Date,
): Promise<(BillMargin | null)[]> {
  const netOf = netReader(db);
  return Promise.all(
    products.map(async ({ id, kind }) => {
      const lines = await db
        .select({
          kind: reservations.kind,
          productId: reservations.productId,
          choice: reservations.choice,
          bill: reservations.bill,
          usedOn: reservations.usedOn,
          paid: reservations.paid,
        })
        .from(reservations)
        .where(
          and(
            eq(reservations.productId, id),
            eq(reservations.kind, kind),
            inArray(reservations.status, statusesIn("upcoming", "past")),
            gte(reservations.createdAt, since),
          ),
        )
        .orderBy(desc(reservations.usedOn), desc(reservations.idx))
        .limit(MOST_LINES);
      const counted = await Promise.all(
        lines.map(async (line) => ({ paid: line.paid, ...(await netOf(line)) })),
      );
      return soldMargin(counted);
    }),
  );
}
