import { canTake } from "#app/domain/catalog/course/tee-board.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { sunTimes } from "#app/domain/common/date/sun.ts";
import { won } from "#app/domain/common/money.ts";
import { halfDay, teesKey } from "#app/domain/order/check/order-facts.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { ROUND_MINUTES } from "#app/domain/planner/day-bounds.ts";
import type { FlightSlot } from "#app/domain/planner/party-flights.ts";
import { surchargesDue } from "#app/domain/pricing/ride-surcharges.ts";
import { minutesOf } from "#app/domain/pricing/tee-price.ts";
import { pickUpTime } from "#app/domain/pricing/van-price.ts";
import type { CartFacts } from "#app/features/order/quote/facts.server.ts";
import {
  type CourseRow,
  greenFeeOf,
  slotsOf,
} from "#app/features/order/quote/facts-courses.server.ts";
import { routeToCourse } from "#app/features/order/quote/facts-rides.server.ts";
import type { CandidateScope } from "./candidate-scope.ts";

/** A free tee time; those of one price class cost the same for a flight of one size. */
export type OpenSlot = FlightSlot & {
  readonly time: string;
  readonly price: string;
};

export type PlanCourse = {
  readonly row: CourseRow;
  readonly nightGolf: boolean;
  readonly hourOf: (time: string) => CourseHour;
};

/** What is the same at an hour of a course on every day. */
type CourseHour = {
  readonly at: number;
  readonly isWished: boolean;
  /** How often a van costs more for leaving before dawn. */
  readonly early: number;
  /** Caddies go out once in half a day, and hours can be wished for. */
  readonly kind: string;
};

export function planCourse(
  row: CourseRow,
  nightGolf: boolean,
  { rides }: CartFacts,
  { wish }: CandidateScope,
): PlanCourse {
  const { earliest = "00:00", latest = "24:00" } = wish.teeTime ?? {};
  const [from, to] = [minutesOf(earliest), minutesOf(latest)];
  const route = routeToCourse(rides, row.id);
  const known = new Map<string, CourseHour>();
  function hourOf(time: string): CourseHour {
    const at = minutesOf(time);
    const isWished = from <= at && at <= to;
    const pickUp = route && pickUpTime(time, route.driveMinutes);
    const early = surchargesDue("round", { pickUp, isPeak: false }).EARLY;
    return { at, isWished, early, kind: `${halfDay("2000-01-01", time).slice(-2)} ${isWished}` };
  }
  return {
    row,
    nightGolf,
    hourOf: (time) => {
      const hour = known.get(time) ?? hourOf(time);
      known.set(time, hour);
      return hour;
    },
  };
}

/** The tee times of a day at which a flight of at least so many can go out, as far as the wish allows. */
export function openSlots(
  { row, nightGolf, hourOf }: PlanCourse,
  { day, players }: { readonly day: LocalDate; readonly players: number },
  { rounds }: CartFacts,
  { wide, now }: CandidateScope,
): OpenSlot[] {
  const fees = rounds.days.get(teesKey(row.id, day));
  if (!fees || fees.closed) return [];
  const round = golfOn(row.id, day, players);
  const until = nightGolf ? Number.POSITIVE_INFINITY : sunset(row, day) - ROUND_MINUTES;
  return slotsOf(round, row, rounds, now).flatMap((slot) => {
    if (!canTake(slot)) return [];
    const { time, left } = slot;
    const hour = hourOf(time);
    if (hour.at > until || !(wide || hour.isWished)) return [];
    // All that differs between the prices of two hours of a day.
    const fee = greenFeeOf({ ...round, time }, row, rounds, fees.greenFee);
    const price = `${fee}:${hour.early}`;
    return [{ at: hour.at, time, left, price, kind: `${price} ${hour.kind}` }];
  });
}

/** A round without a time, a van or a price. */
export function golfOn(courseId: string, date: LocalDate, players: number): LineOf<"golf"> {
  const none = won(0);
  const fees = { green: none, cart: none, caddy: none, van: none };
  return { kind: "golf", courseId, date, time: "", players, fees, cars: 0, callvan: "none" };
}

function sunset(row: CourseRow, day: LocalDate): number {
  const sun = sunTimes(day, row, row.timeZone);
  return sun ? minutesOf(sun.sets) : Number.POSITIVE_INFINITY;
}
