import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { courses } from "#app/db/schema/course.ts";
import { refundPolicies, regions } from "#app/db/schema/place.ts";
import type { LocalDate } from "#app/domain/local-date.ts";
import { type Locale, localizedText } from "#app/domain/locale.ts";
import { courseFees, courseRating, lowestDay } from "./course-columns.server.ts";

export type CourseDetail = NonNullable<Awaited<ReturnType<typeof findCourse>>>;

export async function findCourse(db: Database, locale: Locale, id: string) {
  const [row] = await db
    .select({
      id: courses.id,
      name: inLocale(courses.name, locale),
      /** As the sign at the gate says it, or as Koreans do. */
      otherName: inLocale(courses.name, locale === "ko" ? "en" : "ko"),
      summary: inLocale(courses.summary, locale),
      address: inLocale(courses.address, locale),
      grass: inLocale(courses.grass, locale),
      cityId: courses.regionId,
      city: inLocale(regions.name, locale),
      country: regions.country,
      base: inLocale(regions.baseName, locale),
      holes: courses.holes,
      par: courses.par,
      yards: courses.yards,
      opened: courses.opened,
      designer: courses.designer,
      latitude: courses.latitude,
      longitude: courses.longitude,
      timeZone: courses.timeZone,
      booking: courses.booking,
      nightGolf: courses.nightGolf,
      onSiteHotel: courses.onSiteHotel,
      minPlayers: courses.minPlayers,
      maxPlayers: courses.maxPlayers,
      firstTee: courses.firstTee,
      lastTee: courses.lastTee,
      teeIntervalMinutes: courses.teeIntervalMinutes,
      driveMinutes: courses.driveMinutes,
      roadKm: courses.roadKm,
      caddyTipBaht: courses.caddyTipBaht,
      tiers: refundPolicies.tiers,
      rules: courses.rules,
      picture: courses.picture,
      ...courseFees,
      ...courseRating(),
    })
    .from(courses)
    .innerJoin(regions, eq(regions.id, courses.regionId))
    .innerJoin(refundPolicies, eq(refundPolicies.id, courses.refundPolicyId))
    .where(and(eq(courses.id, id), eq(courses.published, true)));
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

/** The day that a card's price came from, so that a page opens with the price one tapped on. */
export async function findLowestDay(
  db: Database,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<LocalDate | undefined> {
  const lowest = lowestDay(db, now).as("lowest");
  const [row] = await db
    .select({ day: lowest.day })
    .from(courses)
    .innerJoinLateral(lowest, sql`true`)
    .where(eq(courses.id, id));
  return row?.day;
}
