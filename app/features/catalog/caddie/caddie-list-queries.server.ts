import { and, asc, count, desc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { listTakenHalves } from "#app/db/query/caddie-halves.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale, onlyIn } from "#app/db/schema/common/columns.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { freeHalves } from "#app/domain/catalog/caddie/caddie-day.ts";
import type { CaddieFilter, CaddieSort } from "#app/domain/catalog/caddie/caddie-filter.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";

const PER_REGION = 4;

export type CaddieCard = Awaited<ReturnType<typeof cardQuery>>[number];

export async function findCaddieRegion(db: Database, locale: Locale, id: string) {
  const [region] = await db
    .select({ id: regions.id, name: inLocale(regions.name, locale), country: regions.country })
    .from(regions)
    .where(eq(regions.id, id));
  return region;
}

type CaddieQuery = Pick<CaddieFilter, "sort" | "date"> & { readonly regionId: string };

/** The caddies of a city in the requested order, and whether each is booked all day; filters are domain rules. */
export async function listCaddies(
  db: Database,
  locale: Locale,
  { regionId, sort, date }: CaddieQuery,
) {
  const [rows, taken] = await Promise.all([
    cardQuery(db, locale)
      .where(and(eq(courses.regionId, regionId), isShown))
      .orderBy(...ORDER[sort]),
    date ? listTakenHalves(db, { from: date, to: date }) : [],
  ]);
  return rows.map((row) => {
    const hers = taken.filter(({ caddyId }) => caddyId === row.id);
    return { ...row, isBooked: date !== undefined && freeHalves(hers, date).length === 0 };
  });
}

/** Every city that has caddies, with the newest few of each. */
export async function listCaddieRegions(db: Database, locale: Locale) {
  const place = sql<number>`row_number() over (partition by ${courses.regionId} order by ${caddies.createdAt} desc, ${caddies.id})::int`;
  const ranked = db
    .select({ id: caddies.id, place: place.as("place") })
    .from(caddies)
    .innerJoin(courses, eq(courses.id, caddies.courseId))
    .where(isShown)
    .as("ranked");
  const first = db.select({ id: ranked.id }).from(ranked).where(lte(ranked.place, PER_REGION));

  const [places, rows] = await Promise.all([
    db
      .select({
        id: regions.id,
        name: inLocale(regions.name, locale),
        country: regions.country,
        count: count(),
      })
      .from(regions)
      .innerJoin(courses, eq(courses.regionId, regions.id))
      .innerJoin(caddies, eq(caddies.courseId, courses.id))
      .where(isShown)
      .groupBy(regions.id)
      .orderBy(asc(regions.position)),
    cardQuery(db, locale)
      .where(inArray(caddies.id, first))
      .orderBy(...ORDER.newest),
  ]);
  return places.map((region) => ({
    ...region,
    caddies: rows.filter(({ regionId }) => regionId === region.id),
  }));
}

/** A caddie of an unpublished course is hidden too. */
const isShown = and(eq(caddies.published, true), eq(courses.published, true));

const ORDER: Record<CaddieSort, SQL[]> = {
  newest: [desc(caddies.createdAt), asc(caddies.id)],
  lowest: [asc(caddies.price), asc(caddies.reservationFee), asc(caddies.id)],
  highest: [desc(caddies.price), desc(caddies.reservationFee), asc(caddies.id)],
};

function cardQuery(db: Database, locale: Locale) {
  const rated = db
    .select({
      id: reviews.productId,
      average: sql<number>`round(avg(${reviews.rating}), 1)::float`.as("average"),
      reviews: sql<number>`count(*)::int`.as("reviews"),
    })
    .from(reviews)
    .where(and(eq(reviews.productKind, "caddy"), eq(reviews.hidden, false)))
    .groupBy(reviews.productId)
    .as("rated");
  return db
    .select({
      id: caddies.id,
      name: caddies.name,
      nickname: caddies.nickname,
      spoken: onlyIn(caddies.spoken, locale),
      code: caddies.code,
      languages: caddies.languages,
      specialty: inLocale(caddies.specialty, locale),
      experienceYears: caddies.experienceYears,
      price: caddies.price,
      reservationFee: caddies.reservationFee,
      picture: caddies.picture,
      dayOff: caddies.dayOff,
      courseId: caddies.courseId,
      courseName: inLocale(courses.name, locale),
      regionId: courses.regionId,
      average: rated.average,
      reviews: rated.reviews,
    })
    .from(caddies)
    .innerJoin(courses, eq(courses.id, caddies.courseId))
    .leftJoin(rated, eq(rated.id, caddies.id))
    .$dynamic();
}
