import {
  addDays,
  daysBetween,
  type LocalDate,
  parseLocalDate,
  weekdayOf,
} from "#app/domain/common/date/local-date.ts";
import { USUAL_NIGHTS } from "../../plan-scope.ts";
import { MAX_PLAN_NIGHTS, type PlanWish } from "../../plan-wish.ts";
import type { Meaning } from "../sentence-claim.ts";

const THURSDAY = 4;

/** The day in that year, or else the next one of that name. */
export function dayNamed(
  today: LocalDate,
  month: number,
  day: number,
  year?: number,
): LocalDate | undefined {
  const thisYear = Number(today.slice(0, 4));
  if (year !== undefined) return dateOf(year, month, day);
  const years = [thisYear, thisYear + 1, thisYear + 2, thisYear + 3];
  return years
    .map((each) => dateOf(each, month, day))
    .find((each) => each !== undefined && each >= today);
}

/** The next day with this number: the 11th of this month or of the next that has one. */
export function nextDayNumbered(today: LocalDate, day: number): LocalDate | undefined {
  const [year, month] = yearAndMonth(today);
  return [0, 1, 2]
    .map((ahead) =>
      dateOf(year + Math.floor((month - 1 + ahead) / 12), ((month - 1 + ahead) % 12) + 1, day),
    )
    .find((each) => each !== undefined && each >= today);
}

export type MonthSpan = { readonly first: LocalDate; readonly last: LocalDate };

/** The month of that number, in that year or the next one that is not over. */
export function monthNamed(today: LocalDate, month: number, year?: number): MonthSpan | undefined {
  const [thisYear, thisMonth] = yearAndMonth(today);
  const first = dateOf(year ?? (month < thisMonth ? thisYear + 1 : thisYear), month, 1);
  return first && { first, last: lastOfMonth(first) };
}

export function monthAhead(today: LocalDate, ahead: number): MonthSpan {
  let first = firstOfMonth(today);
  for (let each = 0; each < ahead; each += 1) first = addDays(lastOfMonth(first), 1);
  return { first, last: lastOfMonth(first) };
}

function firstOfMonth(day: LocalDate): LocalDate {
  return addDays(day, 1 - Number(day.slice(8)));
}

export function lastOfMonth(day: LocalDate): LocalDate {
  return addDays(firstOfMonth(addDays(firstOfMonth(day), 31)), -1);
}

/** Monday of the week that a day is in. */
export function mondayOf(day: LocalDate): LocalDate {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** A weekday of this week, or of a week some weeks ahead. */
export function weekdayAhead(today: LocalDate, weekday: number, weeks: number): LocalDate {
  return addDays(mondayOf(today), ((weekday + 6) % 7) + 7 * weeks);
}

/** The next such day, which may be today. */
export function comingWeekday(today: LocalDate, weekday: number): LocalDate {
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7);
}

/** A week belongs to the month that its Thursday is in; the last one is number -1. */
export function mondayOfWeek({ first, last }: MonthSpan, number: number): LocalDate | undefined {
  const thursday = addDays(first, (THURSDAY - weekdayOf(first) + 7) % 7);
  const monday = number > 0 ? addDays(thursday, 7 * (number - 1) - 3) : mondayOf(addDays(last, -3));
  const isOfMonth = addDays(monday, 3) <= last;
  return isOfMonth ? monday : undefined;
}

export function startsOn(
  day: LocalDate | undefined,
  ...others: readonly PlanWish["from"][]
): Meaning | undefined {
  if (!day) return undefined;
  const other = others
    .filter((each) => each !== undefined && each !== day)
    .map((from) => ({ from }));
  return { set: { from: day }, ...(other.length > 0 ? { other } : {}) };
}

/** The trip begins on one of these days. */
export function startsWithin(
  today: LocalDate,
  first: LocalDate,
  last: LocalDate,
): Meaning | undefined {
  const from = spanOf(today, first, last);
  return from && { set: { from } };
}

/** The first day and the last one of the trip. */
export function tripBetween(
  first: LocalDate | undefined,
  last: LocalDate | undefined,
): Meaning | undefined {
  if (!first || !last) return undefined;
  const nights = daysBetween(first, last);
  if (nights < 1 || nights > MAX_PLAN_NIGHTS) return undefined;
  return { set: { from: first, nights } };
}

/** The whole trip lies between these days, or over them where it is longer. */
export function tripWithin(
  today: LocalDate,
  first: LocalDate | undefined,
  last: LocalDate | undefined,
  others: (from: PlanWish["from"]) => readonly PlanWish["from"][] = () => [],
): Meaning | undefined {
  if (!first || !last || last < first) return undefined;
  return {
    set: {},
    later: ({ nights = USUAL_NIGHTS }) => {
      const latest = addDays(last, -nights);
      const from = latest < first ? spanOf(today, latest, first) : spanOf(today, first, latest);
      if (!from) return undefined;
      const other = others(from).filter(
        (each) => each !== undefined && JSON.stringify(each) !== JSON.stringify(from),
      );
      return {
        set: { from },
        ...(other.length > 0 ? { other: other.map((each) => ({ from: each })) } : {}),
      };
    },
  };
}

export function spanOf(today: LocalDate, first: LocalDate, last: LocalDate): PlanWish["from"] {
  const earliest = first < today ? today : first;
  if (last < earliest) return undefined;
  return earliest === last ? earliest : { earliest, latest: last };
}

/** The week from this Monday: from its first day, or any of its days. */
export function weekFrom(
  today: LocalDate,
  monday: LocalDate | undefined,
  ...others: readonly PlanWish["from"][]
): Meaning | undefined {
  if (!monday) return undefined;
  const start = monday < today ? today : monday;
  return startsOn(start, ...others, spanOf(today, start, addDays(monday, 6)));
}

/** Friday or Saturday of the week that begins on this Monday. */
export function weekendOf(today: LocalDate, monday: LocalDate | undefined): Meaning | undefined {
  if (!monday) return undefined;
  const saturday = addDays(monday, 5);
  return saturday < today
    ? startsWithin(today, addDays(saturday, 6), addDays(saturday, 7))
    : startsWithin(today, addDays(monday, 4), saturday);
}

function yearAndMonth(day: LocalDate): readonly [number, number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
}

function dateOf(year: number, month: number, day: number): LocalDate | undefined {
  const pad = (number: number) => String(number).padStart(2, "0");
  return year >= 2000 && year < 2100
    ? parseLocalDate(`${year}-${pad(month)}-${pad(day)}`)
    : undefined;
}
