import { eq, ilike, inArray, like, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/caddy.ts";
import { vanRoutes } from "#app/db/schema/callvan.ts";
import { tournaments } from "#app/db/schema/content.ts";
import { courses } from "#app/db/schema/course.ts";
import { hotels, rooms } from "#app/db/schema/hotel.ts";
import { members } from "#app/db/schema/member.ts";
import { orders, reservations } from "#app/db/schema/order.ts";
import { bookerNames, reversedDigits } from "#app/db/search-expressions.ts";
import { anyContains, everyLanguage } from "#app/features/admin/kit/list/list-conditions.server.ts";

/** Fewer digits match too many phone numbers. */
const MIN_DIGITS = 4;
/** An index of three-letter parts finds nothing by fewer letters. */
const MIN_LETTERS = 3;
/** A text that finds more is tested row by row in the order of the list, where the first page is near. */
const MAX_FOUND = 1_000;
const MAX_NUMBER = 2_147_483_647;

type SearchParts = {
  readonly ofLine: SQL | undefined;
  readonly ofOrder: SQL | undefined;
  readonly ofMember: SQL | undefined;
  /** Of the products, which are few, in every language. */
  readonly ofProduct: SQL;
};

/** By number, name, phone, voucher, supplier reference or product; a phone number by its last digits, in any notation. */
function searchParts(q: string): SearchParts {
  const contains = `%${escaped(q)}%`;
  const isLong = q.length >= MIN_LETTERS;
  const digits = phoneDigits(q);
  const endsLike = digits && `${[...digits].toReversed().join("")}%`;
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
      endsLike ? like(reversedDigits(sql`(${orders.booker} ->> 'phone')`), endsLike) : undefined,
    ),
    ofMember: or(
      isLong
        ? ilike(members.name, contains)
        : like(sql`lower(${members.name})`, `${escaped(q.toLowerCase())}%`),
      endsLike ? like(reversedDigits(members.phone), endsLike) : undefined,
    ),
    ofProduct: sql`${reservations.productId} in (${namedProducts(q)})`,
  };
}

function escaped(q: string): string {
  return q.replace(/[\\%_]/g, "\\$&");
}

/** 010-1234-5678 is stored as +82 10 1234 5678, so that the leading zero is dropped. */
function phoneDigits(q: string): string | undefined {
  const digits = q.replace(/\D/g, "").replace(/^0/, "");
  return digits.length < MIN_DIGITS || /[^\d\s()+.-]/.test(q) ? undefined : digits;
}

/** A line of a room is found by its hotel, too, and a ride by both its ends. */
function namedProducts(q: string): SQL {
  const named = (...columns: PgColumn[]) => anyContains(q, columns.map(everyLanguage));
  return sql`
    select ${courses.id} from ${courses} where ${named(courses.name)}
    union all select ${hotels.id} from ${hotels} where ${named(hotels.name)}
    union all select ${rooms.id} from ${rooms} join ${hotels} on ${hotels.id} = ${rooms.hotelId}
      where ${named(rooms.name, hotels.name)}
    union all select ${caddies.id} from ${caddies} where ${anyContains(q, [caddies.name, caddies.nickname])}
    union all select ${vanRoutes.id} from ${vanRoutes} where ${named(vanRoutes.origin, vanRoutes.destination)}
    union all select ${tournaments.id}::text from ${tournaments} where ${named(tournaments.title)}`;
}

/** Of a text that finds many lines, which are not counted beyond the page that is shown. */
type SearchCondition = { readonly where: SQL | undefined; readonly isMany: boolean };

/**
 * The condition of a search text. Each way of finding has its own index, so the few lines that a text finds are looked
 * up first; a text that finds many is tested on each line instead.
 */
export async function matchesSearch(db: Database, q: string): Promise<SearchCondition> {
  if (q === "") return { where: undefined, isMany: false };
  const parts = searchParts(q);
  const ids = await foundIds(db, parts);
  return ids.length > MAX_FOUND
    ? { where: onEachLine(parts), isMany: true }
    : { where: inArray(reservations.id, ids), isMany: false };
}

async function foundIds(db: Database, { ofLine, ofOrder, ofMember, ofProduct }: SearchParts) {
  const ways = [
    ofLine,
    ofOrder && sql`${reservations.orderId} in (select id from ${orders} where ${ofOrder})`,
    ofMember && sql`${reservations.memberId} in (select id from ${members} where ${ofMember})`,
    ofProduct,
  ];
  const found = new Set<string>();
  for (const way of ways) {
    if (!way || found.size > MAX_FOUND) continue;
    const rows = await db
      .select({ id: reservations.id })
      .from(reservations)
      .where(way)
      .limit(MAX_FOUND + 1);
    for (const { id } of rows) found.add(id);
  }
  return [...found];
}

function onEachLine({ ofLine, ofOrder, ofMember, ofProduct }: SearchParts): SQL | undefined {
  return or(
    ofLine,
    ofOrder &&
      sql`exists (select from ${orders} where ${orders.id} = ${reservations.orderId} and ${ofOrder})`,
    ofMember &&
      sql`exists (select from ${members} where ${members.id} = ${reservations.memberId} and ${ofMember})`,
    ofProduct,
  );
}
