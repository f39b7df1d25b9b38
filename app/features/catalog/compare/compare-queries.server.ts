import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { courseDays } from "#app/db/schema/pricing/price-calendar-tables.ts";
import type { ComparedKind, Comparison } from "#app/domain/catalog/compare/compare.ts";
import { FROM_BASE } from "#app/domain/catalog/place/travel-from.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { won } from "#app/domain/common/money.ts";
import { cartsFor, roundPrice } from "#app/domain/pricing/round-price.ts";
import { vanQuote } from "#app/domain/pricing/van-price.ts";
import { findVan } from "#app/features/catalog/course/detail/around-queries.server.ts";
import {
  type ListedCourse,
  listCourses,
} from "#app/features/catalog/course/list/course-list-queries.server.ts";

export type ComparedCourse = Awaited<ReturnType<typeof listComparedCourses>>[number];

type CompareInput = Comparison & { readonly now: Date };

/** The chosen courses in their order, with the same prices as in the lists. */
export async function listComparedCourses(db: Database, locale: Locale, input: CompareInput) {
  const { ids, players } = input;
  if (ids.length === 0) return [];
  const listed = await listCourses(db, locale, {
    ...input,
    of: { ids },
    band: undefined,
    from: FROM_BASE,
  });
  const [facts, days, vans] = await Promise.all([
    listFacts(db, locale, ids),
    listShownDays(db, listed),
    Promise.all(ids.map((id) => findVan(db, locale, id))),
  ]);
  return ids.flatMap((id, index) => {
    const course = listed.find((each) => each.id === id);
    const own = facts.find((each) => each.id === id);
    if (!course || !own) return [];
    const day = days.find((each) => each.id === id);
    const van = vans[index];
    const isPeak = day?.rate === "peak";
    const ride =
      van &&
      vanQuote(van.route, van.vehicles, van.surcharges, { players, isPeak, time: undefined });
    return [
      {
        ...course,
        ...own,
        fees: day && feesOf(course, day.greenFee, players),
        ride: ride?.prices.round_trip ?? null,
      },
    ];
  });
}

/** What each golfer pays of the green, cart and caddie fee. */
function feesOf(course: ListedCourse, greenFee: Parameters<typeof roundPrice>[0], players: number) {
  const price = roundPrice(greenFee, course, players);
  return {
    green: greenFee,
    cart: won(Math.ceil(price.cart / players)),
    caddy: won(Math.ceil(price.caddy / players)),
    carts: cartsFor(players, course.playersPerCart),
  };
}

function listFacts(db: Database, locale: Locale, ids: readonly string[]) {
  return db
    .select({
      id: courses.id,
      cityId: courses.regionId,
      base: inLocale(regions.baseName, locale),
      grass: inLocale(courses.grass, locale),
      designer: courses.designer,
      caddyTipBaht: courses.caddyTipBaht,
      word: reviewWord("course", courses.id, locale),
    })
    .from(courses)
    .innerJoin(regions, eq(regions.id, courses.regionId))
    .where(inArray(courses.id, [...ids]));
}

/** The green fee of the day whose price is shown. */
async function listShownDays(db: Database, listed: readonly ListedCourse[]) {
  const shown = listed.flatMap(({ id, availability }) =>
    availability.state === "open" ? [{ id, day: availability.price.day }] : [],
  );
  if (shown.length === 0) return [];
  return db
    .select({ id: courseDays.courseId, greenFee: courseDays.greenFee, rate: courseDays.rate })
    .from(courseDays)
    .where(
      or(...shown.map(({ id, day }) => and(eq(courseDays.courseId, id), eq(courseDays.day, day)))),
    );
}

/** The review that helped most people; null where there is none. */
export function reviewWord(
  kind: ComparedKind,
  productId: PgColumn,
  locale: Locale,
): SQL<string | null> {
  return sql<
    string | null
  >`(select ${inLocale(reviews.content, locale)} from ${reviews} where ${reviews.productKind} = ${kind} and ${reviews.productId} = ${productId} and not ${reviews.hidden} order by ${reviews.helpfulCount} desc, ${reviews.rating} desc, ${reviews.id} desc limit 1)`;
}
