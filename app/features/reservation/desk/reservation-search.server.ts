import { eq, ilike, inArray, like, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { bookerNames } from "#app/db/query/search-expressions.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import { anyContains, everyLanguage } from "#app/features/desk/list/list-conditions.server.ts";
import { isPhone } from "#app/features/member/desk/member-conditions.server.ts";

/** A trigram index finds nothing by fewer characters. */
const MIN_LETTERS = 3;
/** A single character is a family name; nearly every product contains it somewhere. */
const MIN_PRODUCT_LETTERS = 2;
/** A text that finds more is tested row by row in the order of the list, where the first page is near. */
const MAX_FOUND = 1_000;
const MAX_NUMBER = 2_147_483_647;

type SearchParts = {
  readonly ofLine: SQL | undefined;
  readonly ofOrder: SQL | undefined;
  readonly ofMember: SQL | undefined;
};

/** By number, name, phone, voucher, supplier reference or product; a phone number whole or by its last four digits. */
function searchParts(q: string): SearchParts {
  const contains = `%${escaped(q)}%`;
  const isLong = q.length >= MIN_LETTERS;
  const isNumber = /^\d{1,10}$/.test(q) && Number(q) <= MAX_NUMBER;
  return {
    ofLine: or(
      isNumber ? eq(reservations.idx, Number(q)) : undefined,
      isLong ? ilike(reservations.voucherCode, contains) : undefined,
      isLong ? ilike(reservations.supplierReference, contains) : undefined,
    ),
    ofOrder: or(
      isLong ? ilike(orders.number, contains) : undefined,
      isLong ? sql`(${bookerNames(orders.booker)}) ilike ${contains}` : undefined,
      isPhone(q, sql`(${orders.booker} ->> 'phone')`),
    ),
    ofMember: or(
      isLong
        ? ilike(members.name, contains)
        : like(sql`lower(${members.name})`, `${escaped(q.toLowerCase())}%`),
      isPhone(q, members.phone),
    ),
  };
}

function escaped(q: string): string {
  return q.replace(/[\\%_]/g, "\\$&");
}

/** Products are few: they are found first, in every language. A room by its hotel, too, and a ride by both its ends. */
async function findProducts(db: Database, q: string): Promise<string[]> {
  if (q.length < MIN_PRODUCT_LETTERS) return [];
  const named = (...columns: PgColumn[]) => anyContains(q, columns.map(everyLanguage));
  const products = sql`(
    select ${courses.id} as id from ${courses} where ${named(courses.name)}
    union all select ${hotels.id} from ${hotels} where ${named(hotels.name)}
    union all select ${rooms.id} from ${rooms} join ${hotels} on ${hotels.id} = ${rooms.hotelId}
      where ${named(rooms.name, hotels.name)}
    union all select ${caddies.id} from ${caddies} where ${anyContains(q, [caddies.name, caddies.nickname])}
    union all select ${vanRoutes.id} from ${vanRoutes} where ${named(vanRoutes.origin, vanRoutes.destination)}
    union all select ${tournaments.id}::text from ${tournaments} where ${named(tournaments.title)}) as products`;
  const rows = await db.select({ id: sql<string>`id` }).from(products);
  return rows.map(({ id }) => id);
}

/** A line by its number, with what the list is sorted by. */
type FoundLine = { readonly idx: number; readonly first: string };

type SearchCondition = {
  readonly where: SQL | undefined;
  /** Lines found by the text alone, newest first; of many, which are not counted beyond the page that is shown, undefined. */
  readonly found: readonly FoundLine[] | undefined;
};

/**
 * The condition of a search text. Each way of finding has its own index, so the few lines that it finds are looked up
 * first; a way that finds many is tested on each line instead.
 */
export async function matchesSearch(
  db: Database,
  q: string,
  sortedBy: PgColumn,
): Promise<SearchCondition> {
  const few = new Map<number, FoundLine>();
  const many: SQL[] = [];
  const products = await findProducts(db, q);
  for (const { byIndex, onEachLine } of waysToFind(searchParts(q), products)) {
    const lines = await findSome(db, byIndex, sortedBy);
    if (lines.length > MAX_FOUND) many.push(onEachLine);
    else for (const line of lines) few.set(line.idx, line);
  }
  // As one text: a thousand parameters would take longer to read than the lines.
  const isFound = sql`${reservations.idx} = any(${`{${[...few.keys()].join(",")}}`}::int[])`;
  const found = many.length > 0 ? undefined : [...few.values()].sort(newestFirst);
  return { where: or(isFound, ...many), found };
}

/** The same question twice: to find its lines by an index, and to test a line that is there. */
type WayToFind = { readonly byIndex: SQL; readonly onEachLine: SQL };

function waysToFind(parts: SearchParts, products: readonly string[]): WayToFind[] {
  const { ofLine, ofOrder, ofMember } = parts;
  const ofProduct = inArray(reservations.productId, [...products]);
  return [
    ...(ofLine ? [{ byIndex: ofLine, onEachLine: ofLine }] : []),
    ...(ofOrder ? [throughOrder(ofOrder)] : []),
    ...(ofMember ? [throughMember(ofMember)] : []),
    ...(products.length > 0 ? [{ byIndex: ofProduct, onEachLine: ofProduct }] : []),
  ];
}

/** By its own order, or by one that paid for a change of it and has no lines. */
function throughOrder(where: SQL): WayToFind {
  const first = sql`coalesce(${orders.changeOf}, ${orders.id})`;
  const own = sql`(select ${where} from ${orders} where ${orders.id} = ${reservations.orderId})`;
  const change = sql`(select bool_or(${where}) from ${orders} where ${orders.changeOf} = ${reservations.orderId})`;
  return {
    byIndex: sql`${reservations.orderId} in (select ${first} from ${orders} where ${where})`,
    // As a value, not as `exists`: that would read everybody of the name before the first line.
    onEachLine: sql`(${own} or ${change})`,
  };
}

function throughMember(where: SQL): WayToFind {
  const key = reservations.memberId;
  return {
    byIndex: sql`${key} in (select id from ${members} where ${where})`,
    onEachLine: sql`(select ${where} from ${members} where ${members.id} = ${key})`,
  };
}

function newestFirst(one: FoundLine, other: FoundLine): number {
  if (one.first !== other.first) return one.first < other.first ? 1 : -1;
  return other.idx - one.idx;
}

/** By number and day, which the index of products contains, so that the lines themselves are not read. */
function findSome(db: Database, where: SQL, sortedBy: PgColumn): Promise<FoundLine[]> {
  return db
    .select({ idx: reservations.idx, first: sql<string>`${sortedBy}::text` })
    .from(reservations)
    .where(where)
    .limit(MAX_FOUND + 1);
}
