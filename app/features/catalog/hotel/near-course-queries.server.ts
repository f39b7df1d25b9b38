import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotelCourses } from "#app/db/schema/catalog/hotel-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { courseDays } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { USUAL_PARTY } from "#app/domain/catalog/party.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import { roundPrice } from "#app/domain/pricing/round-price.ts";
import { FROM_PRICE_DAYS } from "#app/features/catalog/hotel/list/hotel-price-queries.server.ts";

export type NearCourse = Awaited<ReturnType<typeof listNearCourses>>[number];

const SHOWN_COURSES = 8;

/** The courses around a hotel by road, with the lowest all-in price of the coming weeks. */
export async function listNearCourses(
  db: Database,
  locale: Locale,
  hotelId: string,
  today: LocalDate,
) {
  const rows = await db
    .select({
      id: courses.id,
      name: inLocale(courses.name, locale),
      picture: courses.picture,
      driveMinutes: hotelCourses.driveMinutes,
      roadKm: hotelCourses.roadKm,
      fees: {
        caddyFee: sql<Won>`(array_agg(coalesce(${courseDays.caddyFee}, ${courses.caddyFee}) order by ${courseDays.greenFee}, ${courseDays.day}))[1]`,
        cartFee: sql<Won>`(array_agg(coalesce(${courseDays.cartFee}, ${courses.cartFee}) order by ${courseDays.greenFee}, ${courseDays.day}))[1]`,
        playersPerCart: courses.playersPerCart,
        includesCaddy: courses.includesCaddy,
        includesCart: courses.includesCart,
        caddyPolicy: courses.caddyPolicy,
        cartPolicy: courses.cartPolicy,
      },
      greenFee: sql<Won | null>`min(${courseDays.greenFee})`,
    })
    .from(hotelCourses)
    .innerJoin(courses, eq(courses.id, hotelCourses.courseId))
    .leftJoin(
      courseDays,
      and(
        eq(courseDays.courseId, courses.id),
        gte(courseDays.day, today),
        lt(courseDays.day, addDays(today, FROM_PRICE_DAYS)),
        eq(courseDays.closed, false),
      ),
    )
    .where(and(eq(hotelCourses.hotelId, hotelId), eq(courses.published, true)))
    .groupBy(courses.id, hotelCourses.driveMinutes, hotelCourses.roadKm)
    .orderBy(asc(hotelCourses.driveMinutes), asc(courses.id))
    .limit(SHOWN_COURSES);
  return rows.map(({ fees, greenFee, ...course }) => ({
    ...course,
    perGolfer: greenFee === null ? undefined : roundPrice(greenFee, fees, USUAL_PARTY).perGolfer,
  }));
}
