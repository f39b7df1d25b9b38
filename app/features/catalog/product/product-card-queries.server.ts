import { and, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale, onlyIn } from "#app/db/schema/common/columns.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { ProductKind } from "#app/domain/common/product/product-kind.ts";
import { type ProductRef, refText } from "#app/domain/common/product/product-ref.ts";
import { courseCardsOf } from "#app/features/catalog/course/list/course-card-queries.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Wanted = { readonly ids: readonly string[]; readonly now: Date };

export type HotelSummary = Awaited<ReturnType<typeof hotelCardsOf>>[number];
export type CaddieSummary = Awaited<ReturnType<typeof caddieCardsOf>>[number];

/** Hotels in the requested order, with the cheapest free night of the next 30. */
export async function hotelCardsOf(db: Database, locale: Locale, { ids, now }: Wanted) {
  if (ids.length === 0) return [];
  const today = dateIn(SHOP_ZONE, now);
  const lowest = db
    .select({ price: sql<Won | null>`min(${roomNights.price})`.as("price") })
    .from(roomNights)
    .innerJoin(rooms, eq(rooms.id, roomNights.roomId))
    .where(
      and(
        eq(rooms.hotelId, hotels.id),
        gte(roomNights.night, today),
        lt(roomNights.night, addDays(today, 30)),
        eq(roomNights.closed, false),
        eq(rooms.published, true),
        lt(roomNights.taken, roomNights.capacity),
      ),
    )
    .as("lowest");
  const rows = await db
    .select({
      id: hotels.id,
      name: inLocale(hotels.name, locale),
      city: inLocale(regions.name, locale),
      stars: hotels.stars,
      picture: hotels.picture,
      price: lowest.price,
      ...rating("hotel"),
    })
    .from(hotels)
    .innerJoin(regions, eq(regions.id, hotels.regionId))
    .leftJoinLateral(lowest, sql`true`)
    .where(and(inArray(hotels.id, [...ids]), eq(hotels.published, true)));
  return inOrder(rows, ids);
}

export async function caddieCardsOf(db: Database, locale: Locale, { ids }: Pick<Wanted, "ids">) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: caddies.id,
      name: caddies.name,
      nickname: caddies.nickname,
      spoken: onlyIn(caddies.spoken, locale),
      code: caddies.code,
      course: inLocale(courses.name, locale),
      specialty: inLocale(caddies.specialty, locale),
      picture: caddies.picture,
      price: caddies.price,
      reservationFee: caddies.reservationFee,
      ...rating("caddy"),
    })
    .from(caddies)
    .innerJoin(courses, eq(courses.id, caddies.courseId))
    .where(and(inArray(caddies.id, [...ids]), eq(caddies.published, true)));
  return inOrder(rows, ids);
}

function rating(kind: Exclude<ProductKind, "course">) {
  const { id } = { hotel: hotels, caddy: caddies }[kind];
  const of = sql`from ${reviews} where ${reviews.productKind} = ${kind} and ${reviews.productId} = ${id} and not ${reviews.hidden}`;
  return {
    rating: sql<number | null>`(select round(avg(${reviews.rating}), 1)::float ${of})`,
    reviews: sql<number>`(select count(*)::int ${of})`,
  };
}

function inOrder<Row extends { readonly id: string }>(
  rows: readonly Row[],
  ids: readonly string[],
) {
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

export type ProductCards = Awaited<ReturnType<typeof productCards>>;

/** The cards of products of every kind, in the requested order. */
export async function productCards(
  { db, now }: Pick<Services, "db" | "now">,
  locale: Locale,
  refs: readonly ProductRef[],
) {
  const [courses, hotels, caddies] = await Promise.all([
    courseCardsOf(db, locale, { ids: idsOf(refs, "course"), now: now() }),
    hotelCardsOf(db, locale, { ids: idsOf(refs, "hotel"), now: now() }),
    caddieCardsOf(db, locale, { ids: idsOf(refs, "caddy") }),
  ]);
  return { courses, hotels, caddies };
}

/** The prices of the cards by product reference; some have none. */
export function cardPrices({ courses, hotels, caddies }: ProductCards): Record<string, Won> {
  return {
    ...pricesOf("course", courses, ({ price }) => price?.perGolfer),
    ...pricesOf("hotel", hotels, ({ price }) => price),
    ...pricesOf("caddy", caddies, ({ price }) => price),
  };
}

function pricesOf<Card extends { readonly id: string }>(
  kind: ProductKind,
  cards: readonly Card[],
  priceOf: (card: Card) => Won | null | undefined,
): Record<string, Won> {
  return Object.fromEntries(
    cards.flatMap((card) => {
      const price = priceOf(card) ?? undefined;
      return price === undefined ? [] : [[refText({ kind, id: card.id }), price]];
    }),
  );
}

function idsOf(refs: readonly ProductRef[], kind: ProductKind): string[] {
  return refs.filter((ref) => ref.kind === kind).map(({ id }) => id);
}
