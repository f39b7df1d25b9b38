import { MAX_NIGHTS, MAX_ROOMS } from "#app/domain/catalog/hotel/hotel-stay.ts";
import { daysBetween } from "#app/domain/common/date/local-date.ts";
import {
  type OrderFacts,
  teesKey,
  type VehicleFacts,
} from "#app/domain/order/check/order-facts.ts";
import { cartLimits } from "#app/domain/order/rules/round-rules.ts";
import { minutesOf } from "#app/domain/pricing/tee-price.ts";
import { VAN_TRIPS } from "#app/domain/pricing/van-price.ts";
import type { CartLine, LineOf } from "./cart-line.ts";
import { carsOf, type Pill, VAN_CHOICES, vehicleOf } from "./line-edit.ts";

type Listed = { readonly pill: Pill; readonly values: readonly string[]; readonly now?: string };

export type PillChoices = {
  readonly pill: Pill;
  /** Empty where nothing has been chosen yet. */
  readonly now: string;
  readonly values: readonly string[];
};

/** As many friends as a member can sign up in one entry. */
const MOST_ENTRIES = 8;
const MOST_PEOPLE = 20;
const MOST_CARS = 6;
/** Longer stays are chosen on the hotel's page. */
export const USUAL_NIGHTS = 7;
const HALF_HOURS = Array.from({ length: 48 }, (_, index) => {
  return `${String(Math.floor(index / 2)).padStart(2, "0")}:${index % 2 === 0 ? "00" : "30"}`;
});

/** Everything a line could be changed to in the cart; what it is now stays to be seen even beyond the limits. */
export function choicesOf(line: CartLine, facts: OrderFacts): PillChoices[] {
  const values = pillValues(line, facts.vehicles);
  return listed(line, facts).flatMap(({ pill, values: all, now = values[pill] ?? "" }) => {
    const shown = all.includes(now) ? all : [...all, now].toSorted(inOrder);
    return shown.length > 1 ? [{ pill, now, values: shown }] : [];
  });
}

/** By the clock, or by number. */
function inOrder(a: string, b: string): number {
  return minutesOf(a) - minutesOf(b);
}

function listed(line: CartLine, facts: OrderFacts): Listed[] {
  switch (line.kind) {
    case "golf":
      return ofRound(line, facts);
    case "hotel":
      return ofStay(line, facts);
    case "callvan":
      return [
        { pill: "time", values: HALF_HOURS },
        ...ofCars(facts),
        { pill: "people", values: counts(1, MOST_PEOPLE) },
        { pill: "golf_bags", values: counts(0, MOST_PEOPLE) },
        { pill: "suitcases", values: counts(0, MOST_PEOPLE) },
        { pill: "trip", values: VAN_TRIPS },
      ];
    case "tournament": {
      const left = facts.tournaments[line.tournamentId]?.placesLeft ?? 1;
      return [{ pill: "players", values: counts(1, Math.min(MOST_ENTRIES, left)) }];
    }
    case "caddy":
      return [];
  }
}

function ofRound(line: LineOf<"golf">, facts: OrderFacts): Listed[] {
  const course = facts.courses[line.courseId];
  // A seat is what its post says.
  if (!course || line.join !== undefined) return [];
  const { least, most } = cartLimits(line.players, course);
  return [
    { pill: "time", values: facts.freeTees[teesKey(line.courseId, line.date)] ?? [] },
    { pill: "players", values: counts(course.minPlayers, course.maxPlayers) },
    ...(course.includesCart ? [] : [ofCarts(line, least, most)]),
    { pill: "callvan", values: VAN_CHOICES },
    ...(line.callvan === "none" ? [] : ofCars(facts)),
  ];
}

/** Default carts are as many as the course demands. */
function ofCarts({ carts = 0 }: LineOf<"golf">, least: number, most: number): Listed {
  return { pill: "carts", values: counts(least, most), now: String(Math.max(carts, least)) };
}

function ofStay(line: LineOf<"hotel">, facts: OrderFacts): Listed[] {
  const room = facts.rooms[line.roomId];
  if (!room) return [];
  const beds = room.extraBed ? line.rooms : 0;
  const nights = daysBetween(line.checkIn, line.checkOut);
  return [
    { pill: "nights", values: nights > MAX_NIGHTS ? [] : counts(1, USUAL_NIGHTS) },
    { pill: "rooms", values: counts(1, MAX_ROOMS) },
    { pill: "adults", values: counts(line.rooms, room.maxAdults * line.rooms + beds) },
    { pill: "children", values: counts(0, room.maxChildren * line.rooms + beds) },
  ];
}

function ofCars({ vehicles }: OrderFacts): Listed[] {
  return [
    { pill: "vehicle", values: vehicles.map(({ id }) => id) },
    { pill: "cars", values: counts(1, MOST_CARS) },
  ];
}

function counts(min: number, max: number): string[] {
  return Array.from({ length: Math.max(0, max - min + 1) }, (_, index) => String(min + index));
}

type Values = Readonly<Partial<Record<Pill, string | undefined>>>;
type Vehicles = readonly VehicleFacts[];

/** What the pills of a line say now; default carts are counted by the course. */
export function pillValues(line: CartLine, vehicles: Vehicles): Values {
  switch (line.kind) {
    case "golf":
      return {
        time: line.time,
        players: String(line.players),
        carts: line.carts === undefined ? undefined : String(line.carts),
        callvan: line.callvan,
        ...(line.callvan !== "none" && carValues(line, vehicles)),
      };
    case "hotel":
      return {
        nights: String(daysBetween(line.checkIn, line.checkOut)),
        rooms: String(line.rooms),
        adults: String(line.adults),
        children: String(line.children),
      };
    case "callvan":
      return {
        time: line.time,
        people: String(line.people),
        golf_bags: String(line.golfBags ?? line.people),
        suitcases: String(line.suitcases ?? 0),
        trip: line.trip ?? "one_way",
        ...carValues(line, vehicles),
      };
    case "tournament":
      return { players: String(line.people) };
    case "caddy":
      return {};
  }
}

function carValues(line: LineOf<"golf"> | LineOf<"callvan">, vehicles: Vehicles): Values {
  return { vehicle: vehicleOf(line, vehicles), cars: String(carsOf(line, vehicles)) };
}
