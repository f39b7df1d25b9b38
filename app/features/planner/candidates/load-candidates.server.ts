import { setImmediate } from "node:timers/promises";
import type { Database } from "#app/db/client.server.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { dayBounds, flightHours } from "#app/domain/planner/day-bounds.ts";
import type {
  CourseCandidate,
  HotelCandidate,
  PlanCandidates,
} from "#app/domain/planner/plan-candidates.ts";
import type { PlanScope } from "#app/domain/planner/plan-scope.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import type { DayBounds } from "#app/domain/planner/tee-choice.ts";
import { minutesOf } from "#app/domain/pricing/tee-price.ts";
import { type CartFacts, roadsBetween } from "#app/features/order/quote/facts.server.ts";
import { caddieCandidates } from "./candidate-caddies.server.ts";
import { daysOf, loadPlaceFacts } from "./candidate-facts.server.ts";
import { type CandidatePlaces, loadPlaces } from "./candidate-places.server.ts";
import { carsLeft, transferOptions } from "./candidate-rides.server.ts";
import { roundOptions } from "./candidate-rounds.server.ts";
import { type CandidateScope, candidateScope } from "./candidate-scope.ts";
import { stayOptions } from "./candidate-stays.server.ts";
import { planCourse } from "./candidate-tees.server.ts";

/** Of a course without reviews. */
const RATING_OF_TIER = { premium: 45, standard: 40, value: 35 } as const;
/** Of a hotel without reviews, for each star of its class. */
const RATING_OF_STAR = 9;

/**
 * Everything that a trip of this scope can be made of, at one moment and at the prices of an order. In a wide scope also
 * the courses and hotels that have nothing on its days.
 */
export async function loadCandidates(
  db: Database,
  wish: PlanWish,
  scope: PlanScope,
  now: Date,
  keep: readonly CartLine[] = [],
): Promise<PlanCandidates> {
  const { places, facts } = await db.transaction(
    async (tx) => {
      const found = wishedPlaces(await loadPlaces(tx, wish, scope), wish, scope);
      return { places: found, facts: await loadPlaceFacts(tx, found, scope) };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  return candidatesOf(places, facts, candidateScope(wish, scope, now, keep));
}

/** Without what the wish refuses, unless it may be given up. */
function wishedPlaces(found: CandidatePlaces, wish: PlanWish, { wide }: PlanScope) {
  const { hotel, avoid = [] } = wish;
  if (wide) return found;
  const hotels = found.hotels.filter(
    ({ id, stars }) =>
      id === (hotel?.id ?? id) && stars >= (hotel?.stars ?? 0) && !avoid.includes(id),
  );
  const hotelIds = new Set(hotels.map(({ id }) => id));
  const drives = found.drives.filter(
    ({ hotelId, courseId }) => hotelIds.has(hotelId) && !avoid.includes(courseId),
  );
  const courseIds = new Set(drives.map(({ courseId }) => courseId));
  return {
    ...found,
    hotels,
    drives,
    rooms: found.rooms.filter(({ hotelId }) => hotelIds.has(hotelId)),
    courses: found.courses.filter(({ id }) => courseIds.has(id)),
  };
}

async function candidatesOf(
  places: CandidatePlaces,
  facts: CartFacts,
  scope: CandidateScope,
): Promise<PlanCandidates> {
  const courses = await courseCandidates(places, facts, scope);
  const transfers = transferOptions(places.airportRoutes, facts, scope);
  const needs = [
    ...transfers.flatMap((ride) => ride.needs),
    ...courses.flatMap(({ rounds }) => rounds.flatMap(({ van }) => van?.needs ?? [])),
  ];
  return {
    courses,
    hotels: await hotelCandidates(places, facts, scope),
    transfers,
    caddies: caddieCandidates(places, facts, scope),
    carsLeft: carsLeft(needs, facts),
    roads: mayPlayTwice(scope) ? roadsBetween(facts) : {},
  };
}

/** Two rounds on a day. */
function mayPlayTwice({ wish: { holesPerDay }, wide }: CandidateScope): boolean {
  return holesPerDay === 36 || (wide && holesPerDay === 18);
}

function courseCandidates(
  places: CandidatePlaces,
  facts: CartFacts,
  scope: CandidateScope,
): Promise<CourseCandidate[]> {
  const days = daysOf(scope);
  return flatMapInPauses(places.courses, ({ id, tier, nightGolf, tipBaht, rating }) => {
    const row = facts.rounds.courses.get(id);
    if (!row) return [];
    const course = planCourse(row, nightGolf, facts, scope);
    const bounds = boundsOf(id, places, facts, scope);
    const rounds = days.flatMap((day: LocalDate) =>
      roundOptions(course, day, facts, scope, bounds),
    );
    if (rounds.length === 0 && !scope.wide) return [];
    const { regionId, booking, latitude, longitude, timeZone } = row;
    return [
      {
        ...{ id, regionId, booking, nightGolf, latitude, longitude, timeZone, rounds },
        rating: rating === null ? RATING_OF_TIER[tier] : Math.round(rating * 10),
        tipBaht: tipBaht ?? 0,
      },
    ];
  });
}

/** A vague wish takes a second of work: other requests are answered in between. */
async function flatMapInPauses<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => readonly Made[],
): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(...make(item));
    await setImmediate();
  }
  return made;
}

const NO_BOUNDS: DayBounds = { earliest: [], latest: [] };

function boundsOf(
  id: string,
  places: CandidatePlaces,
  { rounds }: CartFacts,
  scope: CandidateScope,
): DayBounds {
  if (scope.isRough || !mayPlayTwice(scope)) return NO_BOUNDS;
  const near = places.drives.filter(({ courseId }) => courseId === id);
  const hotelIds = new Set(near.map(({ hotelId }) => hotelId));
  const regions = new Set(
    places.hotels.filter((hotel) => hotelIds.has(hotel.id)).map(({ regionId }) => regionId),
  );
  const sheets = [...rounds.courses.values()];
  return dayBounds(flightHours(scope.wish, scope.wide), {
    firstTee: Math.min(...sheets.map(({ firstTee }) => minutesOf(firstTee))),
    lastTee: Math.max(...sheets.map(({ lastTee }) => minutesOf(lastTee))),
    drives: [...new Set(near.map(({ minutes }) => minutes))],
    transfers: [
      ...new Set(
        places.airportRoutes
          .filter(({ regionId }) => regions.has(regionId))
          .map(({ minutes }) => minutes),
      ),
    ],
  });
}

function hotelCandidates(
  { hotels, rooms, drives }: CandidatePlaces,
  facts: CartFacts,
  scope: CandidateScope,
): Promise<HotelCandidate[]> {
  const roomsOf = Map.groupBy(rooms, ({ hotelId }) => hotelId);
  const drivesOf = Map.groupBy(drives, ({ hotelId }) => hotelId);
  return flatMapInPauses(hotels, ({ id, regionId, stars, booking, rating }) => {
    const stays = (roomsOf.get(id) ?? []).flatMap((room) => stayOptions(room, facts, scope));
    if (stays.length === 0 && !scope.wide) return [];
    const near = drivesOf.get(id) ?? [];
    return [
      {
        ...{ id, regionId, stars, booking, stays },
        rating: rating === null ? RATING_OF_STAR * stars : Math.round(rating * 10),
        minutesTo: Object.fromEntries(near.map(({ courseId, minutes }) => [courseId, minutes])),
      },
    ];
  });
}
