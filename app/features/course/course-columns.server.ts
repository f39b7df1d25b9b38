import { and, asc, eq, gte, lt, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { reviews } from "#app/db/schema/community.ts";
import { courseDays, courses, teeTimes } from "#app/db/schema/course.ts";
import { USUAL_PARTY } from "#app/domain/catalog/course-visit.ts";
import { firstWholeDay } from "#app/domain/catalog/cut-off.ts";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/local-date.ts";

/** A "from" price looks this far ahead. */
const PRICE_HORIZON_DAYS = 30;

/** What a course charges, as `roundPrice` wants it. */
export const courseFees = {
  caddyFee: courses.caddyFee,
  cartFee: courses.cartFee,
  playersPerCart: courses.playersPerCart,
  includesCaddy: courses.includesCaddy,
  includesCart: courses.includesCart,
  caddyPolicy: courses.caddyPolicy,
  cartPolicy: courses.cartPolicy,
};

export function courseRating() {
  const of = sql`from ${reviews} where ${reviews.productKind} = 'course' and ${reviews.productId} = ${courses.id} and not ${reviews.hidden}`;
  return {
    rating: sql<number | null>`(select round(avg(${reviews.rating}), 1)::float ${of})`,
    reviews: sql<number>`(select count(*)::int ${of})`,
  };
}

/** How many tee times a day has. */
export const teeTimesADay = sql<number>`(floor(extract(epoch from (${courses.lastTee} - ${courses.firstTee})) / 60 / ${courses.teeIntervalMinutes}) + 1)::int`;

/** Tee times of a day that cannot take a party. */
export function fullTeeTimes(players: number) {
  return sql<number>`(select count(*)::int from ${teeTimes} where ${teeTimes.courseId} = ${courseDays.courseId} and ${teeTimes.day} = ${courseDays.day} and ${teeTimes.capacity} - ${teeTimes.taken} < ${players})`;
}

/** The cheapest day that two golfers can still book, the earliest of them; joined to `courses` sideways. */
export function lowestDay(db: Database, now: Date) {
  const instant = firstWholeDay("instant", now);
  const request = firstWholeDay("request", now);
  return db
    .select({ greenFee: courseDays.greenFee, day: courseDays.day })
    .from(courseDays)
    .where(
      and(
        eq(courseDays.courseId, courses.id),
        eq(courseDays.closed, false),
        gte(
          courseDays.day,
          sql`(case when ${courses.booking} = 'request' then ${request}::date else ${instant}::date end)`,
        ),
        lte(courseDays.day, addDays(dateIn(SHOP_ZONE, now), PRICE_HORIZON_DAYS)),
        lt(fullTeeTimes(USUAL_PARTY), teeTimesADay),
      ),
    )
    .orderBy(asc(courseDays.greenFee), asc(courseDays.day))
    .limit(1);
}
