import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Meaning } from "../sentence-claim.ts";
import {
  comingWeekday,
  dayNamed,
  type MonthSpan,
  mondayOf,
  mondayOfWeek,
  monthAhead,
  spanOf,
  startsOn,
  weekdayAhead,
  weekFrom,
} from "./calendar-words.ts";

/** "In two weeks": that day, or any of its week; "in a month": that day, or any of its month. */
export function fromNow(
  today: LocalDate,
  count: number,
  unit: "day" | "week" | "month",
): Meaning | undefined {
  if (!Number.isInteger(count) || count < 1) return undefined;
  if (unit === "day") return startsOn(addDays(today, count));
  if (unit === "week") {
    const day = addDays(today, 7 * count);
    return startsOn(day, spanOf(today, mondayOf(day), addDays(mondayOf(day), 6)));
  }
  const { first, last } = monthAhead(today, count);
  const day = dayNamed(first, Number(first.slice(5, 7)), Math.min(Number(today.slice(8)), 28));
  return startsOn(day, spanOf(today, first, last));
}

/** "Next Friday" is that of next week, or the coming one. */
export function nextWeekday(today: LocalDate, weekday: number): Meaning | undefined {
  const coming = comingWeekday(today, weekday);
  const next = weekdayAhead(today, weekday, 1);
  return startsOn(next, coming === next ? addDays(next, 7) : coming);
}

/** The second week of a month begins on a Monday, or on its eighth day. */
export function weekNumbered(
  today: LocalDate,
  span: MonthSpan,
  number: number,
): Meaning | undefined {
  const seventh = number > 0 ? addDays(span.first, 7 * (number - 1)) : addDays(span.last, -6);
  return weekFrom(today, mondayOfWeek(span, number), spanOf(today, seventh, seventh));
}
