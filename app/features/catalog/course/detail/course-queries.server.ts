import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { refundPolicies, regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { USUAL_PARTY } from "#app/domain/catalog/party.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { LANGUAGES, type Locale, localizedText } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import { type CourseFees, feesOnDay, roundPrice } from "#app/domain/pricing/round-price.ts";
import {
  courseFees,
  courseRating,
  lowestDay,
} from "#app/features/catalog/course/list/course-sql-columns.server.ts";

export type CourseDetail = NonNullable<Awaited<ReturnType<typeof findCourse>>>;

/** Staff see drafts, too; everybody else only what is published. */
type Drafts = { readonly drafts?: boolean };

export async function findCourse(
  db: Database,
  locale: Locale,
  id: string,
  { drafts = false }: Drafts = {},
) {
  const [row] = await db
    .select(detailColumns(locale))
    .from(courses)
    .innerJoin(regions, eq(regions.id, courses.regionId))
    .innerJoin(refundPolicies, eq(refundPolicies.id, courses.refundPolicyId))
    .where(and(eq(courses.id, id), drafts ? undefined : eq(courses.published, true)));
  if (!row) return undefined;

  const { rules } = row;
  return {
    ...row,
    rules: {
      checkIn: localizedText(rules.checkIn, locale),
      dressCode: localizedText(rules.dressCode, locale),
      rain: localizedText(rules.rain, locale),
      twoBall: localizedText(rules.twoBall, locale),
      single: localizedText(rules.single, locale),
      gallery: localizedText(rules.gallery, locale),
    },
  };
}

function detailColumns(locale: Locale) {
  return {
    id: courses.id,
    name: inLocale(courses.name, locale),
    /** The name in the language that readers of this one fall back to. */
    otherName: inLocale(courses.name, LANGUAGES[locale].fallback),
    summary: inLocale(courses.summary, locale),
    address: inLocale(courses.address, locale),
    grass: inLocale(courses.grass, locale),
    cityId: courses.regionId,
    city: inLocale(regions.name, locale),
    country: regions.country,
    base: inLocale(regions.baseName, locale),
    baseLatitude: regions.baseLatitude,
    baseLongitude: regions.baseLongitude,
    holes: courses.holes,
    par: courses.par,
    yards: courses.yards,
    opened: courses.opened,
    designer: courses.designer,
    latitude: courses.latitude,
    longitude: courses.longitude,
    timeZone: courses.timeZone,
    booking: courses.booking,
    cutOffHours: courses.cutOffHours,
    nightGolf: courses.nightGolf,
    onSiteHotel: courses.onSiteHotel,
    minPlayers: courses.minPlayers,
    maxPlayers: courses.maxPlayers,
    firstTee: courses.firstTee,
    lastTee: courses.lastTee,
    teeIntervalMinutes: courses.teeIntervalMinutes,
    timeRates: courses.timeRates,
    driveMinutes: courses.driveMinutes,
    roadKm: courses.roadKm,
    caddyTipBaht: courses.caddyTipBaht,
    tiers: refundPolicies.tiers,
    rules: courses.rules,
    picture: courses.picture,
    gallery: courses.gallery,
    ...courseFees,
    ...courseRating(),
  };
}

export type RoundCourse = NonNullable<Awaited<ReturnType<typeof findRoundCourse>>>;

/** Only the fields needed to plan a round, since they are read on every tap. */
export async function findRoundCourse(db: Database, id: string, { drafts = false }: Drafts = {}) {
  const [row] = await db
    .select({
      id: courses.id,
      country: regions.country,
      timeZone: courses.timeZone,
      booking: courses.booking,
      cutOffHours: courses.cutOffHours,
      minPlayers: courses.minPlayers,
      maxPlayers: courses.maxPlayers,
      teePlaces: courses.teePlaces,
      firstTee: courses.firstTee,
      lastTee: courses.lastTee,
      teeIntervalMinutes: courses.teeIntervalMinutes,
      timeRates: courses.timeRates,
      tiers: refundPolicies.tiers,
      ...courseFees,
    })
    .from(courses)
    .innerJoin(regions, eq(regions.id, courses.regionId))
    .innerJoin(refundPolicies, eq(refundPolicies.id, courses.refundPolicyId))
    .where(and(eq(courses.id, id), drafts ? undefined : eq(courses.published, true)));
  return row;
}

type LowestInput = { readonly id: string; readonly now: Date };

async function findLowest(db: Database, { id, now }: LowestInput) {
  const lowest = lowestDay(db, now).as("lowest");
  const [row] = await db
    .select({
      day: lowest.day,
      greenFee: lowest.greenFee,
      cartFee: lowest.cartFee,
      caddyFee: lowest.caddyFee,
    })
    .from(courses)
    .innerJoinLateral(lowest, sql`true`)
    .where(eq(courses.id, id));
  return row;
}

/** The day of the price on the cards, so that the page opens with the same price. */
export async function findLowestDay(
  db: Database,
  input: LowestInput,
): Promise<LocalDate | undefined> {
  return (await findLowest(db, input))?.day;
}

/** The price per golfer on that day, as shown on the cards. */
export async function findLowestPrice(
  db: Database,
  { course, now }: { readonly course: CourseFees & { readonly id: string }; readonly now: Date },
): Promise<Won | undefined> {
  const lowest = await findLowest(db, { id: course.id, now });
  return lowest && roundPrice(lowest.greenFee, feesOnDay(course, lowest), USUAL_PARTY).perGolfer;
}
