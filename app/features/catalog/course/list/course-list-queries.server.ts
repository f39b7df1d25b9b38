import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotelCourses } from "#app/db/schema/catalog/hotel-tables.ts";
import { refundPolicies } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { courseDays, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { teePrices } from "#app/db/schema/pricing/pricing-tables.ts";
import { courseAvailability } from "#app/domain/catalog/course/course-availability.ts";
import type { CourseFilter } from "#app/domain/catalog/course/course-filter.ts";
import type { TakenTee } from "#app/domain/catalog/course/tee-board.ts";
import { FROM_AIRPORT, FROM_BASE, type TravelFrom } from "#app/domain/catalog/place/travel-from.ts";
import { type CutOff, cutOffHours, earliestTee } from "#app/domain/catalog/sale/cut-off.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import { freeCancelDays, freeCancelUntil } from "#app/domain/reservation/refund/refund-steps.ts";
import { nextDays } from "#app/features/catalog/course/round/next-day-queries.server.ts";
import { courseFees, courseRating, lowestDay } from "./course-sql-columns.server.ts";

export type ListedCourse = Awaited<ReturnType<typeof listCourses>>[number];

type ListInput = Pick<CourseFilter, "date" | "players" | "band" | "from"> & {
  /** The courses of a city, or these. */
  readonly of: { readonly cityId: string } | { readonly ids: readonly string[] };
  readonly now: Date;
  /** Where the next bookable day of a refused course is not shown. */
  readonly withoutNext?: boolean;
  /** Prices the day at its cheapest free tee time. */
  readonly byTee?: boolean;
};

/** Courses with their availability; filters and sorts are domain rules. */
export async function listCourses(db: Database, locale: Locale, input: ListInput) {
  const { now } = input;
  const rows = await listRows(db, locale, input);
  const earliest = earliestTees(now);
  const listed = rows.map(
    ({ firstTee, lastTee, interval, day, greenFee, closed, tiers, ...row }) => {
      const sheet = { first: firstTee, last: lastTee, intervalMinutes: interval };
      const priced =
        day === null || greenFee === null ? undefined : { day, greenFee, closed: closed ?? false };
      const { taken, timeZone, timeRates, ownPrices, ...course } = row;
      const facts = {
        ...course,
        sheet,
        priced,
        taken: taken.map(takenTee),
        teePrices: input.byTee ? { timeRates, own: new Map(ownPrices) } : undefined,
      };
      return {
        facts,
        card: {
          ...course,
          freeCancelDays: freeCancelDays(tiers),
          freeUntil: input.date && (freeCancelUntil(tiers, input.date, { now, timeZone }) ?? null),
        },
        availability: courseAvailability(facts, input, earliest(timeZone, row)),
      };
    },
  );
  const refused = listed.filter(({ availability }) => availability.state !== "open");
  const asked = input.withoutNext ? [] : refused.map(({ facts }) => facts);
  const next = await nextDays(db, input, asked);
  return listed.map(({ card, availability }) => ({
    ...card,
    availability:
      availability.state === "open"
        ? availability
        : { ...availability, next: next.get(card.id) ?? null },
  }));
}

function listRows(db: Database, locale: Locale, input: ListInput) {
  const { of, date, players, from, now, byTee } = input;
  const lowest = lowestDay(db, now, players).as("lowest");
  const rows = db
    .select({
      id: courses.id,
      name: inLocale(courses.name, locale),
      minutes: minutesFrom(from),
      latitude: courses.latitude,
      longitude: courses.longitude,
      holes: courses.holes,
      par: courses.par,
      yards: courses.yards,
      booking: courses.booking,
      cutOffHours: courses.cutOffHours,
      onSiteHotel: courses.onSiteHotel,
      nightGolf: courses.nightGolf,
      popularWithKoreans: courses.popularWithKoreans,
      koreanCaddies: sql<boolean>`exists (select 1 from ${caddies} where ${caddies.courseId} = ${courses.id} and ${caddies.published} and 'ko' = any(${caddies.languages}))`,
      minPlayers: courses.minPlayers,
      maxPlayers: courses.maxPlayers,
      teePlaces: courses.teePlaces,
      firstTee: courses.firstTee,
      lastTee: courses.lastTee,
      interval: courses.teeIntervalMinutes,
      timeZone: courses.timeZone,
      picture: courses.picture,
      tiers: refundPolicies.tiers,
      day: sql<LocalDate | null>`${date ? courseDays.day : lowest.day}`,
      greenFee: sql<Won | null>`${date ? courseDays.greenFee : lowest.greenFee}`,
      closed: date ? courseDays.closed : sql<boolean | null>`false`,
      taken: date ? takenOn(date) : sql<TakenRow[]>`'[]'::json`,
      timeRates: courses.timeRates,
      ownPrices: date && byTee ? pricesOn(date) : sql<PriceRow[]>`'[]'::json`,
      ...courseRating(),
      ...courseFees,
      cartFee: sql<Won>`coalesce(${date ? courseDays.cartFee : lowest.cartFee}, ${courses.cartFee})`,
      caddyFee: sql<Won>`coalesce(${date ? courseDays.caddyFee : lowest.caddyFee}, ${courses.caddyFee})`,
    })
    .from(courses)
    .innerJoin(refundPolicies, eq(refundPolicies.id, courses.refundPolicyId))
    .where(
      and(
        "ids" in of ? inArray(courses.id, [...of.ids]) : eq(courses.regionId, of.cityId),
        eq(courses.published, true),
      ),
    )
    .$dynamic();
  return date
    ? rows.leftJoin(courseDays, and(eq(courseDays.courseId, courses.id), eq(courseDays.day, date)))
    : rows.leftJoinLateral(lowest, sql`true`);
}

function minutesFrom(from: TravelFrom): SQL<number | null> {
  if (from === FROM_BASE) return sql<number>`${courses.driveMinutes}`;
  if (from === FROM_AIRPORT) return sql<number | null>`${courses.airportMinutes}`;
  return sql<
    number | null
  >`(select ${hotelCourses.driveMinutes} from ${hotelCourses} where ${hotelCourses.hotelId} = ${from} and ${hotelCourses.courseId} = ${courses.id})`;
}

type TakenRow = readonly [time: string, capacity: number, taken: number];

function takenOn(date: LocalDate): SQL<TakenRow[]> {
  return sql<
    TakenRow[]
  >`coalesce((select json_agg(json_build_array(${teeTimes.teeTime}, ${teeTimes.capacity}, ${teeTimes.taken})) from ${teeTimes} where ${teeTimes.courseId} = ${courses.id} and ${teeTimes.day} = ${date}), '[]')`;
}

function takenTee([time, capacity, taken]: TakenRow): TakenTee {
  return { time, capacity, taken };
}

type PriceRow = readonly [time: string, greenFee: Won];

/** What staff set for single tee times, by hour and minute. */
function pricesOn(date: LocalDate): SQL<PriceRow[]> {
  return sql<
    PriceRow[]
  >`coalesce((select json_agg(json_build_array(to_char(${teePrices.teeTime}, 'HH24:MI'), ${teePrices.greenFee})) from ${teePrices} where ${teePrices.courseId} = ${courses.id} and ${teePrices.day} = ${date}), '[]')`;
}

/** Cached, since time zone conversion is slow and a list has few zones and few cut-offs. */
function earliestTees(now: Date) {
  const known = new Map<string, ReturnType<typeof earliestTee>>();
  return (zone: string, cutOff: CutOff) => {
    const key = `${zone} ${cutOffHours(cutOff)}`;
    const tee = known.get(key) ?? earliestTee(zone, cutOff, now);
    known.set(key, tee);
    return tee;
  };
}
