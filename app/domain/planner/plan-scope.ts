import {
  addDays,
  dayRange,
  daysBetween,
  type LocalDate,
} from "#app/domain/common/date/local-date.ts";
import { MAX_START_SPAN_DAYS, type PlanWish } from "./plan-wish.ts";

/** Far enough ahead that a whole trip can still be cancelled free of charge. */
const FIRST_START_DAYS = 32;
const USUAL_SPAN_DAYS = 31;
export const USUAL_NIGHTS = 3;
/** How far a trip may move when its dates are given up. */
export const MOVED_DAYS = 7;

/** What candidates are loaded for. */
export type PlanScope = {
  /** Days on which the trip may begin, in order. */
  readonly starts: readonly LocalDate[];
  /** Lengths of stay, the wanted one first. */
  readonly nights: readonly number[];
  /** Of the hotels; undefined is everywhere. */
  readonly regions: readonly string[] | undefined;
  /** Also what there is when a part of the wish is given up. */
  readonly wide: boolean;
  /** Hours that only matter for two rounds on a day of arrival or departure may be left out. */
  readonly isRough?: boolean;
};

/** What a wish can be satisfied with; `wide` adds what there is when one of its parts is given up. */
export function planScope(wish: PlanWish, today: LocalDate, wide: boolean): PlanScope {
  const nights = wish.nights ?? USUAL_NIGHTS;
  const starts = startsOf(wish, today);
  if (!wide) return { starts, nights: [nights], regions: wish.regions, wide };
  return {
    starts: movedStarts(starts, today),
    nights: Array.from({ length: nights }, (_, index) => nights - index),
    regions: undefined,
    wide,
  };
}

function movedStarts(starts: readonly LocalDate[], today: LocalDate): readonly LocalDate[] {
  const earliest = addDays(starts[0] ?? today, -MOVED_DAYS);
  return dayRange(earliest < today ? today : earliest, starts.length + 2 * MOVED_DAYS);
}

/** The days on which a trip may begin by its wish; none where all are over. */
export function startsOf({ from }: PlanWish, today: LocalDate): readonly LocalDate[] {
  if (from === undefined) return dayRange(addDays(today, FIRST_START_DAYS), USUAL_SPAN_DAYS);
  const span = typeof from === "string" ? { earliest: from, latest: from } : from;
  const earliest = span.earliest < today ? today : span.earliest;
  const count = Math.min(daysBetween(earliest, span.latest) + 1, MAX_START_SPAN_DAYS);
  return dayRange(earliest, count);
}
