import {
  addDays,
  dayRange,
  type LocalDate,
  weekdayOf,
} from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import type { Course, Hotel, Room, Route, ShopSnapshot } from "./shop-snapshot.ts";
import { sunDown } from "./sun-down.ts";
import { clockMinutes, clockTime } from "./trip-clock.ts";
import type { Dice } from "./wish-dice.ts";

/** A trip that can be bought, around which a wish is written: so the wish can be met. */
export type Witness = {
  readonly start: LocalDate;
  readonly nights: number;
  readonly hotel: Hotel;
  readonly room: Room;
  readonly golfers: number;
  readonly companions: number;
  readonly rooms: "twin" | "single";
  readonly rides: NonNullable<PlanWish["rides"]>;
  readonly airport: string | undefined;
  readonly landing: string;
  readonly takeOff: string;
  readonly rounds: readonly WitnessRound[];
  readonly caddies: readonly {
    readonly id: string;
    readonly course: string;
    readonly day: LocalDate;
    readonly time: string;
  }[];
  readonly lines: readonly CartLine[];
};

export type WitnessRound = {
  readonly course: Course;
  readonly day: LocalDate;
  readonly times: readonly string[];
  readonly minutes: number;
};

const ROUND = 270;
const REACH = 120;
/** Far enough for no cut-off, and within every calendar. */
const FIRST_DAY = 20;
const LAST_DAY = 120;

/** Parties of up to four, as even as can be. */
export function flightsOf(golfers: number): number[] {
  const count = Math.ceil(golfers / 4);
  return Array.from({ length: count }, (_, index) =>
    Math.floor((golfers + index) / count),
  ).toSorted((a, b) => b - a);
}

export function transfersTo(shop: ShopSnapshot, region: string): Route[] {
  return shop.routes
    .filter((route) => route.kind === "transfer" && route.origin_kind === "airport")
    .filter((route) => route.region === region)
    .toSorted((a, b) => a.minutes - b.minutes);
}

/** Undefined where the dice chose something that is sold out; the next throw may do better. */
export function witnessTrip(shop: ShopSnapshot, today: LocalDate, dice: Dice): Witness | undefined {
  const hotel = dice.pick([...shop.hotels.values()]);
  const room = dice.pick([...shop.rooms.values()].filter((each) => each.hotel === hotel.id));
  const golfers = dice.pick([2, 2, 3, 4, 4, 4, 5, 6, 8]);
  const companions = dice.pick([0, 0, 0, 1, 2]);
  const people = Math.min(8, golfers + companions);
  const rooms = people <= 4 && dice.chance(30) ? "single" : "twin";
  const count = rooms === "single" ? people : Math.ceil(people / 2);
  const nights = dice.pick([2, 3, 3, 4, 4, 5, 6]);
  const start = addDays(today, dice.between(FIRST_DAY, LAST_DAY - nights));
  const sleeps = dayRange(start, nights).map((night) => shop.nights.get(`${room.id} ${night}`));
  const isFree = sleeps.every((night) => night && !night.closed && night.left >= count);
  if (!isFree || room.max_adults * count < people) return undefined;

  const party = { golfers, companions: people - golfers };
  const rides = dice.pick(["all", "all", "airport", "none"] as const);
  const [route] = transfersTo(shop, hotel.region);
  if (rides !== "none" && !route) return undefined;
  const wanted = { shop, dice, hotel, start, nights, golfers, withVan: rides === "all" };
  const rounds = playableRounds(wanted);
  if (rounds.length === 0) return undefined;
  const airport = route?.airport ?? undefined;
  const landing = dice.pick(["06:30", "11:20", "13:25", "18:40", "20:00"]);
  const takeOff = dice.pick(["09:50", "14:15", "17:45", "23:00", "23:55"]);
  const caddies = dice.chance(40) ? someCaddies(shop, rounds, dice) : [];
  const trip = {
    start,
    nights,
    hotel,
    room,
    ...party,
    rooms,
    rides,
    airport,
    landing,
    takeOff,
    rounds,
    caddies,
  } as const;
  return { ...trip, lines: linesOfTrip(trip, route, count) };
}

type Wanted = {
  readonly shop: ShopSnapshot;
  readonly dice: Dice;
  readonly hotel: Hotel;
  readonly start: LocalDate;
  readonly nights: number;
  readonly golfers: number;
  readonly withVan: boolean;
};

/** On some of the full days, each time another course. */
function playableRounds({
  shop,
  dice,
  hotel,
  start,
  nights,
  golfers,
  withVan,
}: Wanted): WitnessRound[] {
  const flights = flightsOf(golfers);
  const reachable = [...shop.courses.values()].filter((course) => {
    const minutes = shop.drives.get(`${hotel.id} ${course.id}`);
    const isDriven =
      !withVan ||
      shop.routes.some((route) => route.course === course.id && route.region === hotel.region);
    const takes = flights.every(
      (players) => players >= course.min_players && players <= course.max_players,
    );
    return minutes !== undefined && minutes <= REACH && isDriven && takes;
  });
  const left = dice.shuffled(reachable);
  const days = dayRange(addDays(start, 1), nights - 1);
  return days.flatMap((day) => {
    if (dice.chance(10)) return [];
    for (const course of left) {
      const times = freeTimes(shop, course, day, { flights, dice });
      if (!times) continue;
      left.splice(left.indexOf(course), 1);
      const minutes = shop.drives.get(`${hotel.id} ${course.id}`) ?? 0;
      return [{ course, day, times, minutes }];
    }
    return [];
  });
}

function freeTimes(
  shop: ShopSnapshot,
  course: Course,
  day: LocalDate,
  { flights, dice }: { readonly flights: readonly number[]; readonly dice: Dice },
): string[] | undefined {
  const sold = shop.days.get(`${course.id} ${day}`);
  if (!sold || sold.closed) return undefined;
  const dark = course.night_golf ? 1440 : sunDown(day, course) - 3;
  const sheet: string[] = [];
  for (
    let at = clockMinutes(course.first_tee);
    at <= clockMinutes(course.last_tee);
    at += course.every
  ) {
    if (at + ROUND <= dark) sheet.push(clockTime(at));
  }
  const leftAt = (time: string) => shop.tees.get(`${course.id} ${day} ${time}`) ?? course.places;
  const first = dice.below(Math.max(1, Math.floor(sheet.length / 2)));
  const times: string[] = [];
  for (const time of sheet.slice(first)) {
    const players = flights[times.length];
    if (players !== undefined && leftAt(time) >= players) times.push(time);
  }
  const [begin = "", end = begin] = [times[0], times.at(-1)];
  const isTogether = clockMinutes(end || "00:00") - clockMinutes(begin || "00:00") <= 60;
  return times.length === flights.length && isTogether ? times : undefined;
}

function someCaddies(shop: ShopSnapshot, rounds: readonly WitnessRound[], dice: Dice) {
  return rounds.flatMap(({ course, day, times }) => {
    const working = [...shop.caddies.values()].filter(
      (caddie) => caddie.course === course.id && caddie.day_off !== weekdayOf(day),
    );
    const [time = ""] = times;
    const chosen = working.length > 0 && dice.chance(60) ? [dice.pick(working)] : [];
    return chosen.map(({ id }) => ({ id, course: course.id, day, time }));
  });
}

const NOTHING = { green: won(0), cart: won(0), caddy: won(0), van: won(0) };

/** The prices are asked for later; they are not part of a line's identity. */
function linesOfTrip(
  trip: Omit<Witness, "lines">,
  route: Route | undefined,
  rooms: number,
): CartLine[] {
  const { start, nights, hotel, room, golfers, companions, rides } = trip;
  const people = golfers + companions;
  const flights = flightsOf(golfers);
  const stay = {
    hotelId: hotel.id,
    roomId: room.id,
    checkIn: start,
    checkOut: addDays(start, nights),
  };
  const price = won(0);
  const van =
    rides === "all" ? ({ callvan: "round_trip" } as const) : ({ callvan: "none" } as const);
  const ends = route && rides !== "none" ? (["there", "back"] as const) : [];
  return [
    { kind: "hotel", ...stay, rooms, adults: people, children: 0, price },
    ...trip.rounds.flatMap(({ course, day, times }) =>
      times.map((time, index) => ({
        kind: "golf" as const,
        ...{ courseId: course.id, date: day, time, players: flights[index] ?? 1, fees: NOTHING },
        ...van,
        cars: rides === "all" ? 1 : 0,
      })),
    ),
    ...ends.map((way) => ({
      kind: "callvan" as const,
      ...{ routeId: route?.id ?? "", way, people, golfBags: golfers, suitcases: people, price },
      date: way === "there" ? start : addDays(start, nights),
      time: clockTime(
        way === "there"
          ? clockMinutes(trip.landing) + 60
          : clockMinutes(trip.takeOff) - 120 - (route?.minutes ?? 0),
      ),
    })),
    ...trip.caddies.map(({ id, course, day, time }) => ({
      kind: "caddy" as const,
      ...{ caddyId: id, courseId: course, date: day, time, price },
    })),
  ];
}
