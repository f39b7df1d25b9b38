import { and, asc, eq, gte, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { courseDays, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { USUAL_PARTY } from "#app/domain/catalog/party.ts";
import { firstWholeDay } from "#app/domain/catalog/sale/cut-off.ts";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";

/** How many days ahead a "from" price looks. */
const PRICE_HORIZON_DAYS = 30;

/** The fees of a course, as input of `roundPrice`. */
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

/** Tee times of a day without room for the party. */
export function fullTeeTimes(players: number) {
  return sql<number>`(select count(*)::int from ${teeTimes} where ${teeTimes.courseId} = ${courseDays.courseId} and ${teeTimes.day} = ${courseDays.day} and ${teeTimes.capacity} - ${teeTimes.taken} < ${players})`;
}

/**
 * The cheapest bookable day of a party, the earliest of equals; a lateral join to `courses`. Days are
 * sorted before places are counted, so that only the first one or two days are counted.
 */
export function lowestDay(db: Database, now: Date, players = USUAL_PARTY) {
  const instant = firstWholeDay({ booking: "instant" }, now);
  const request = firstWholeDay({ booking: "request" }, now);
  // No venue is ahead of Seoul, whose clock has no summer time.
  const own = sql`((${now.toISOString()}::timestamptz + make_interval(hours => ${courses.cutOffHours})) at time zone ${SHOP_ZONE})::date + 1`;
  const cheapest = db
    .select({
      day: courseDays.day,
      greenFee: courseDays.greenFee,
      cartFee: courseDays.cartFee,
      caddyFee: courseDays.caddyFee,
    })
    .from(courseDays)
    .where(
      and(
        eq(courseDays.courseId, courses.id),
        eq(courseDays.closed, false),
        gte(
          courseDays.day,
          sql`(case when ${courses.cutOffHours} is not null then ${own} when ${courses.booking} = 'request' then ${request}::date else ${instant}::date end)`,
        ),
        lte(courseDays.day, addDays(dateIn(SHOP_ZONE, now), PRICE_HORIZON_DAYS)),
      ),
    )
    .orderBy(asc(courseDays.greenFee), asc(courseDays.day))
    // Stops the query planner from counting places before sorting.
    .offset(0)
    .as("cheapest");
  const full = sql`(select count(*) from ${teeTimes} where ${teeTimes.courseId} = ${courses.id} and ${teeTimes.day} = ${cheapest.day} and ${teeTimes.capacity} - ${teeTimes.taken} < ${players})`;
  return db
    .select({
      greenFee: cheapest.greenFee,
      day: cheapest.day,
      cartFee: cheapest.cartFee,
      caddyFee: cheapest.caddyFee,
    })
    .from(cheapest)
    .where(sql`${full} < ${teeTimesADay}`)
    .limit(1);
}
