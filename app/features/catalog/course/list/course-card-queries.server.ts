import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { refundPolicies, regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { recommendedCourses } from "#app/db/schema/content-tables.ts";
import { USUAL_PARTY } from "#app/domain/catalog/party.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import { roundPrice } from "#app/domain/pricing/round-price.ts";
import { freeCancelDays } from "#app/domain/reservation/refund/refund-steps.ts";
import { courseFees, courseRating, lowestDay } from "./course-sql-columns.server.ts";

export type CourseCard = Awaited<ReturnType<typeof courseCards>>[number];

export async function courseCardsOf(
  db: Database,
  locale: Locale,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
) {
  if (ids.length === 0) return [];
  const cards = await courseCards(db, locale, now, ids);
  return cards.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** The best 30 in their order, or the first of them. */
export async function listBestCourses(
  db: Database,
  locale: Locale,
  { now, limit = 30 }: { readonly now: Date; readonly limit?: number },
) {
  const best = await db
    .select({ id: recommendedCourses.courseId })
    .from(recommendedCourses)
    .innerJoin(courses, eq(courses.id, recommendedCourses.courseId))
    .where(eq(courses.published, true))
    .orderBy(asc(recommendedCourses.position))
    .limit(limit);
  return courseCardsOf(db, locale, { ids: best.map(({ id }) => id), now });
}

async function courseCards(db: Database, locale: Locale, now: Date, ids: readonly string[]) {
  const lowest = lowestDay(db, now).as("lowest");
  const rows = await db
    .select({
      id: courses.id,
      name: inLocale(courses.name, locale),
      city: inLocale(regions.name, locale),
      base: inLocale(regions.baseName, locale),
      driveMinutes: courses.driveMinutes,
      holes: courses.holes,
      par: courses.par,
      yards: courses.yards,
      booking: courses.booking,
      picture: courses.picture,
      tiers: refundPolicies.tiers,
      greenFee: lowest.greenFee,
      day: lowest.day,
      ...courseRating(),
      ...courseFees,
      cartFee: sql<Won>`coalesce(${lowest.cartFee}, ${courses.cartFee})`,
      caddyFee: sql<Won>`coalesce(${lowest.caddyFee}, ${courses.caddyFee})`,
    })
    .from(courses)
    .innerJoin(regions, eq(regions.id, courses.regionId))
    .innerJoin(refundPolicies, eq(refundPolicies.id, courses.refundPolicyId))
    .leftJoinLateral(lowest, sql`true`)
    .where(and(inArray(courses.id, [...ids]), eq(courses.published, true)));

  return rows.map(({ greenFee, day, tiers, ...row }) => ({
    id: row.id,
    name: row.name,
    city: row.city,
    base: row.base,
    driveMinutes: row.driveMinutes,
    holes: row.holes,
    par: row.par,
    yards: row.yards,
    booking: row.booking,
    picture: row.picture,
    rating: row.rating,
    reviews: row.reviews,
    freeCancelDays: freeCancelDays(tiers),
    price:
      greenFee === null || day === null
        ? undefined
        : { day, perGolfer: roundPrice(greenFee, row, USUAL_PARTY).perGolfer },
  }));
}
