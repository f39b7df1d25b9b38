import { MAX_ROOMS } from "#app/domain/catalog/hotel/hotel-stay.ts";
import { addDays, dayRange, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type {
  CourseCandidate,
  HotelCandidate,
  RoundOption,
  StayOption,
} from "../../plan-candidates.ts";
import { startsOf } from "../../plan-scope.ts";
import type { WishPart } from "../../plan-types.ts";
import { completeWish } from "../complete-wish.ts";
import { travellersOf } from "../plan-task.ts";
import type { SolveInput } from "../solve-input.ts";
import { partsOf } from "./conflict-parts.ts";
import { anyPlan } from "./feasible-plan.ts";

/** Tee-offs that leave time for each other, and for a flight in the night before and after. */
const TEES = ["06:00", "13:20"];
/** What depends on the day: prices, hours, rides and caddies. */
const DAILY = new Set(["budget", "teeTime", "rides", "arrival", "departure", "caddies", "from"]);

/**
 * Whether no day of any year has a plan for these parts of a wish: not even where every course is open all day, every
 * hotel has rooms, and all of it costs nothing.
 */
export function neverPossible(input: SolveInput): (dropped: readonly WishPart[]) => boolean {
  const start = startsOf(input.wish, input.today)[0] ?? input.today;
  const daily = partsOf(input.wish).filter((part) => DAILY.has(part.split(":")[0] ?? part));
  const easiest = easiestDay(input, start);
  return (dropped) =>
    anyPlan(
      easiest,
      dropped.filter((part) => !daily.includes(part)),
    ) === undefined;
}

function easiestDay(input: SolveInput, start: LocalDate): SolveInput {
  const { candidates, today } = input;
  const { budget: _, teeTime: __, caddies: ___, ...kept } = input.wish;
  const wish = {
    ...kept,
    from: start,
    rides: "none" as const,
    arrival: { time: "00:00" },
    departure: { time: "23:59" },
  };
  const { nights, ...complete } = completeWish(wish, today);
  const people = travellersOf({ nights, ...complete });
  const rooms = [people, Math.ceil(people / 2)].filter((count) => count <= MAX_ROOMS);
  const days = dayRange(start, nights + 1);
  return {
    ...{ ...input, wish },
    candidates: {
      courses: candidates.courses.map((course) => ({
        ...course,
        nightGolf: true,
        rounds: days.flatMap((day) => TEES.map((time) => freeRound(course, day, time))),
      })),
      hotels: candidates.hotels.map((hotel) => ({
        ...hotel,
        stays: rooms.flatMap((count) =>
          dayRange(addDays(start, 1), nights).map((out) => freeStay(hotel, start, out, count)),
        ),
      })),
      ...{ transfers: [], caddies: [], carsLeft: {}, roads: {} },
    },
  };
}

function freeRound({ id: courseId }: CourseCandidate, day: LocalDate, time: string): RoundOption {
  const free = won(0);
  const fees = { green: free, cart: free, caddy: free, van: free };
  const line = { ...{ courseId, date: day, time, fees }, players: 1, cars: 0 };
  return {
    ...{ courseId, day, time, price: free, left: 1 },
    lines: [{ kind: "golf", callvan: "none", ...line }],
  };
}

function freeStay(
  { id: hotelId }: HotelCandidate,
  checkIn: LocalDate,
  checkOut: LocalDate,
  rooms: number,
): StayOption {
  const [roomId, price] = [`any-${rooms}`, won(0)];
  const line = { ...{ hotelId, roomId, checkIn, checkOut, rooms, price }, adults: 1, children: 0 };
  return { hotelId, roomId, checkIn, line: { kind: "hotel", ...line }, price };
}
