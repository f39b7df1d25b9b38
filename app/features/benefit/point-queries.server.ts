import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { pointBalances, pointEntries } from "#app/db/schema/benefit-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { movedLots, pointSummary } from "#app/domain/benefit/point-lots.ts";
import { pointLink } from "#app/domain/benefit/point-use.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { offsetOf, PAGE_SIZE, pagingOf } from "#app/domain/common/paging.ts";
import { listPointLots } from "./point-entries.server.ts";

export type PointRow = Awaited<ReturnType<typeof listPoints>>["rows"][number];

export async function findPointSummary(db: Database, memberId: string) {
  return pointSummary(await listPointLots(db, memberId));
}

/** The ledger, newest first, with the name of the trip that an entry is about. */
export async function listPoints(
  db: Database,
  locale: Locale,
  { memberId, page }: { readonly memberId: string; readonly page: number },
) {
  const mine = eq(pointEntries.memberId, memberId);
  const paging = pagingOf(await db.$count(pointEntries, mine), page);
  const rows = await db
    .select({
      id: pointEntries.id,
      amount: pointEntries.amount,
      reason: pointEntries.reason,
      subject: pointEntries.subject,
      expiresOn: pointEntries.expiresOn,
      lots: pointEntries.lots,
      createdAt: pointEntries.createdAt,
      line: inLocale(reservations.title, locale),
      order: inLocale(orders.name, locale),
      firstLine: firstLineOf(db),
    })
    .from(pointEntries)
    .leftJoin(reservations, and(eq(reservations.memberId, memberId), isAboutLine()))
    .leftJoin(orders, and(eq(orders.memberId, memberId), isAboutOrder(db)))
    .where(mine)
    .orderBy(desc(pointEntries.createdAt), desc(pointEntries.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(paging));
  return {
    paging,
    rows: rows.map(({ line, order, firstLine, lots, ...row }) => ({
      ...row,
      // Only earned points expire; of spent ones the date is stored for a refund.
      expiresOn: row.amount > 0 ? row.expiresOn : null,
      lots: movedLots({ ...row, lots }),
      trip: line || order || null,
      link: firstLine ? `/reservation/${firstLine}` : (pointLink(row.subject) ?? null),
    })),
  };
}

function isAboutLine() {
  const { subject } = pointEntries;
  return sql`${subject} in ('reservation:' || ${reservations.id}, 'review:' || ${reservations.id})`;
}

/** Spent on an order, or refunded with it or with one of its refunds. */
function isAboutOrder(db: Database) {
  const { subject } = pointEntries;
  const refunded = db
    .select({ subject: sql`'refund:' || ${refunds.id}` })
    .from(refunds)
    .where(eq(refunds.orderId, orders.id));
  return or(
    sql`${subject} in ('order:' || ${orders.id}, 'order:' || ${orders.id} || ':again')`,
    inArray(subject, refunded),
  );
}

/** An order has no page: the link leads to its first line. */
function firstLineOf(db: Database) {
  const line = alias(reservations, "first_line");
  const first = db
    .select({ id: line.id })
    .from(line)
    .where(eq(line.orderId, orders.id))
    .orderBy(line.idx)
    .limit(1);
  return sql<string | null>`${first}`;
}

export async function findPointBalance(db: Database, memberId: string): Promise<number> {
  const [row] = await db
    .select({ balance: pointBalances.balance })
    .from(pointBalances)
    .where(eq(pointBalances.memberId, memberId));
  return row?.balance ?? 0;
}
