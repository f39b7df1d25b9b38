import { and, asc, eq, exists, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { refundPolicies, regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { addDays, dayRange, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import {
  SAMPLE_TRIP,
  SAMPLE_TRIPS,
  type SampleTrip,
  sampleTrip,
} from "#app/domain/planner/sample-trip.ts";
import { freeCancelDays } from "#app/domain/reservation/refund/refund-steps.ts";
import { courseChoices, roomChoices } from "./trip-choices.server.ts";

/** Far enough ahead that the whole trip can still be cancelled free of charge. */
const FIRST_START = 32;
const STARTS = 31;

export type TripSample = Awaited<ReturnType<typeof findSampleTrips>>[number];

/** The cheapest trip of the coming weeks in each of three cities. */
export async function findSampleTrips(db: Database, locale: Locale, today: LocalDate) {
  const hasHotels = db
    .select({ id: hotels.id })
    .from(hotels)
    .where(and(eq(hotels.regionId, regions.id), eq(hotels.published, true)));
  const places = await db
    .select({ id: regions.id, name: inLocale(regions.name, locale) })
    .from(regions)
    .where(exists(hasHotels))
    .orderBy(asc(regions.position));

  const starts = dayRange(addDays(today, FIRST_START), STARTS);
  const samples = [];
  for (const region of places) {
    if (samples.length === SAMPLE_TRIPS) break;
    const window = {
      regionId: region.id,
      from: addDays(today, FIRST_START),
      to: addDays(today, FIRST_START + STARTS + SAMPLE_TRIP.days),
    };
    const [golf, beds] = await Promise.all([courseChoices(db, window), roomChoices(db, window)]);
    const trip = sampleTrip(starts, golf, beds);
    if (trip) samples.push({ region, ...(await withDetails(db, locale, trip, today)) });
  }
  return samples;
}

/** The trip with the names, pictures and refund rules of its parts. */
async function withDetails(db: Database, locale: Locale, trip: SampleTrip, today: LocalDate) {
  const [[stay], played] = await Promise.all([
    db
      .select({
        id: hotels.id,
        name: inLocale(hotels.name, locale),
        stars: hotels.stars,
        picture: hotels.picture,
        roomName: inLocale(rooms.name, locale),
        tiers: refundPolicies.tiers,
      })
      .from(rooms)
      .innerJoin(hotels, eq(hotels.id, rooms.hotelId))
      .innerJoin(refundPolicies, eq(refundPolicies.id, hotels.refundPolicyId))
      .where(eq(rooms.id, trip.roomId)),
    db
      .select({
        id: courses.id,
        name: inLocale(courses.name, locale),
        picture: courses.picture,
        tipBaht: courses.caddyTipBaht,
        tiers: refundPolicies.tiers,
      })
      .from(courses)
      .innerJoin(refundPolicies, eq(refundPolicies.id, courses.refundPolicyId))
      .where(
        inArray(
          courses.id,
          trip.rounds.map(({ courseId }) => courseId),
        ),
      ),
  ]);
  if (!stay) throw new Error(`the hotel of ${trip.roomId} is gone`);
  const rounds = trip.rounds.flatMap((round) => {
    const course = played.find(({ id }) => id === round.courseId);
    return course ? [{ ...round, course }] : [];
  });
  const deadlines = [
    ...rounds.map(({ day, course }) => deadline(day, course.tiers)),
    deadline(trip.checkIn, stay.tiers),
  ];
  const first = deadlines.toSorted()[0];
  return {
    hotel: { id: stay.id, name: stay.name, stars: stay.stars, picture: stay.picture },
    roomId: trip.roomId,
    roomName: stay.roomName,
    checkIn: trip.checkIn,
    checkOut: trip.checkOut,
    roomTotal: trip.roomTotal,
    rounds: rounds.map(({ course: { tiers: _, ...course }, ...round }) => ({ ...round, course })),
    perGolfer: trip.perGolfer,
    tipBaht: rounds.reduce((sum, { course }) => sum + (course.tipBaht ?? 0), 0),
    freeUntil: first !== undefined && first >= today ? first : undefined,
  };
}

/** Without free cancellation the deadline is in the past. */
function deadline(day: LocalDate, tiers: Parameters<typeof freeCancelDays>[0]): LocalDate {
  const days = freeCancelDays(tiers);
  return days === undefined ? "0000-01-01" : addDays(day, -days);
}
