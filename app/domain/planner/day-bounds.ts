import { ROUND_GAP_MINUTES } from "#app/domain/order/rules/round-rules.ts";
import { minutesOf } from "#app/domain/pricing/tee-price.ts";
import type { PlanWish } from "./plan-wish.ts";
import type { DayBounds } from "./tee-choice.ts";

/** Of a flight that was not said (docs/planner.md, rule 7). */
export const USUAL_FLIGHTS = { landing: "20:00", takeOff: "23:00" } as const;
/** From landing to the car, and from the airport's door to take-off. */
export const LANDING_MINUTES = 60;
export const CHECK_IN_MINUTES = 120;
/** To an airport to which no road was measured. */
const UNKNOWN_TRANSFER_MINUTES = 60;
/** From tee-off until the last putt. */
export const ROUND_MINUTES = 270;
/** At the course before a round, and after it. */
const COURSE_MINUTES = 60;

/** The hours of landing and take-off that a plan may have; a wide search adds the usual ones, for a flight that is dropped. */
export function flightHours(wish: PlanWish, wide: boolean) {
  const hours = (said: string | undefined, usual: string) => [
    ...new Set(wide || said === undefined ? [said ?? usual, usual] : [said]),
  ];
  return {
    landings: hours(wish.arrival?.time, USUAL_FLIGHTS.landing),
    takeOffs: hours(wish.departure?.time, USUAL_FLIGHTS.takeOff),
  };
}

type Roads = {
  /** From a course to the hotels around it. */
  readonly drives: readonly number[];
  /** Between airports and those hotels. */
  readonly transfers: readonly number[];
  /** The first tee-off of the day at any course, and the last, in minutes of the day. */
  readonly firstTee: number;
  readonly lastTee: number;
};

/**
 * From when a course can be played on the day of arrival, and until when on that of departure, as far as that leaves
 * time for another round.
 */
export function dayBounds(
  { landings, takeOffs }: ReturnType<typeof flightHours>,
  { drives, transfers, firstTee, lastTee }: Roads,
): DayBounds {
  const ways = [UNKNOWN_TRANSFER_MINUTES, ...transfers].flatMap((transfer) =>
    drives.map((drive) => transfer + drive + COURSE_MINUTES),
  );
  const bounds = (hours: readonly string[], of: (hour: number, way: number) => number) => [
    ...new Set(hours.flatMap((hour) => ways.map((way) => of(minutesOf(hour), way)))),
  ];
  return {
    earliest: bounds(landings, (landing, way) => landing + LANDING_MINUTES + way).filter(
      (from) => from > firstTee && from + ROUND_GAP_MINUTES <= lastTee,
    ),
    latest: bounds(
      takeOffs,
      (takeOff, way) => takeOff - CHECK_IN_MINUTES - way - ROUND_MINUTES,
    ).filter((to) => to < lastTee && to - ROUND_GAP_MINUTES >= firstTee),
  };
}
