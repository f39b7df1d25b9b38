import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { minutesOf } from "#app/domain/pricing/tee-price.ts";

export type FreeTime = { readonly date: LocalDate; readonly time: string };

/** So many before the chosen hour, and so many after it. */
const EACH_WAY = 2;

/** The free hours nearest to the chosen one, before and after it; of the days before and after where its own has none. */
export function nearestTimes(
  chosen: FreeTime,
  freeOn: (date: LocalDate) => readonly string[],
): FreeTime[] {
  const sameDay = aroundOn(chosen.date, chosen.time, freeOn);
  if (sameDay.length > 0) return sameDay;
  return daysAround(chosen.date).flatMap((date) =>
    aroundOn(date, chosen.time, freeOn).slice(0, EACH_WAY),
  );
}

export function daysAround(date: LocalDate): LocalDate[] {
  return [addDays(date, -1), addDays(date, 1)];
}

function aroundOn(
  date: LocalDate,
  time: string,
  freeOn: (date: LocalDate) => readonly string[],
): FreeTime[] {
  const away = (free: string) => Math.abs(minutesOf(free) - minutesOf(time));
  const nearest = freeOn(date).toSorted((a, b) => away(a) - away(b) || a.localeCompare(b));
  const before = nearest.filter((free) => free <= time).slice(0, EACH_WAY);
  const after = nearest.filter((free) => free > time).slice(0, EACH_WAY);
  return nearest
    .filter((free) => before.includes(free) || after.includes(free))
    .map((free) => ({ date, time: free }));
}

/** The name of the checkout's buttons that move a round which is sold out. */
export const OTHER_TIME = "otherTime";

const VALUE = /^(?<key>\S{1,300}) (?<date>\d{4}-\d{2}-\d{2}) (?<time>\d{2}:\d{2})$/;

export function otherTimeValue(key: string, { date, time }: FreeTime): string {
  return `${key} ${date} ${time}`;
}

export function readOtherTime(value: FormDataEntryValue | null) {
  const { key, date, time } = VALUE.exec(String(value))?.groups ?? {};
  return key && date && time ? { key, date, time } : undefined;
}
