import { and, asc, eq, gte, ne, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { recommendedCourses } from "#app/db/schema/content-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { courseDays } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { addDays, type LocalDate, shopDayOf } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { bestPinsSchema } from "#app/domain/content/best30/best-form.ts";
import { type BestPin, BOOKING_DAYS } from "#app/domain/content/best30/fill-best.ts";
import type { StoredSetting } from "#app/features/content/desk/home/home-settings.server.ts";

const DAY_MS = 86_400_000;
/** Without a day for sale so far ahead a course counts as sold out. */
const DAYS_AHEAD = 60;

/** Pins as they were stored; what today's rules refuse counts as none. */
export function pinsOf({ value }: Pick<StoredSetting, "value">): readonly BestPin[] {
  const parsed = bestPinsSchema.safeParse(value);
  return parsed.success ? parsed.data : [];
}

export type BestCourse = Awaited<ReturnType<typeof listBestCourses>>[number];

/** Every published course with its rank in the list of the shop, and what its next rank depends on. */
export async function listBestCourses(db: Database, locale: Locale, now: Date) {
  const booked = bookedTeams(db, now);
  const rated = ratedCourses(db);
  const rows = await db
    .select({
      id: courses.id,
      regionId: courses.regionId,
      position: recommendedCourses.position,
      teams: sql<number>`coalesce(${booked.teams}, 0)`,
      rating: sql<number | null>`${rated.rating}`,
      reviews: sql<number>`coalesce(${rated.count}, 0)`,
      isSoldOut: sql<boolean>`not exists (${dayForSale(db, shopDayOf(now))})`,
      name: inLocale(courses.name, locale),
      region: inLocale(regions.name, locale),
      greenFee: sql<number>`(${courses.rateCard} -> 'high' ->> 'weekday')::int`,
      picture: courses.picture,
    })
    .from(courses)
    .innerJoin(regions, eq(regions.id, courses.regionId))
    .leftJoin(recommendedCourses, eq(recommendedCourses.courseId, courses.id))
    .leftJoin(booked, eq(booked.courseId, courses.id))
    .leftJoin(rated, eq(rated.courseId, courses.id))
    .where(eq(courses.published, true))
    .orderBy(asc(recommendedCourses.position), asc(courses.id));
  return rows.map(({ position, ...row }) => ({
    ...row,
    rank: position === null ? null : position + 1,
  }));
}

function bookedTeams(db: Database, now: Date) {
  return db
    .select({ courseId: reservations.productId, teams: sql<number>`count(*)::int`.as("teams") })
    .from(reservations)
    .where(
      and(
        eq(reservations.kind, "golf"),
        ne(reservations.status, "CANCELLED"),
        gte(reservations.createdAt, new Date(now.getTime() - BOOKING_DAYS * DAY_MS)),
      ),
    )
    .groupBy(reservations.productId)
    .as("booked");
}

function ratedCourses(db: Database) {
  return db
    .select({
      courseId: reviews.productId,
      rating: sql<number>`round(avg(${reviews.rating}), 1)::float`.as("rating"),
      count: sql<number>`count(*)::int`.as("review_count"),
    })
    .from(reviews)
    .where(and(eq(reviews.productKind, "course"), eq(reviews.hidden, false)))
    .groupBy(reviews.productId)
    .as("rated");
}

function dayForSale(db: Database, today: LocalDate) {
  return db
    .select({ one: sql`1` })
    .from(courseDays)
    .where(
      and(
        eq(courseDays.courseId, courses.id),
        eq(courseDays.closed, false),
        gte(courseDays.day, addDays(today, 1)),
        sql`${courseDays.day} <= ${addDays(today, DAYS_AHEAD)}`,
      ),
    );
}
