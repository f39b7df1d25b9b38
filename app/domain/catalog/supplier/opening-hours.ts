import { timeIn } from "#app/domain/catalog/sale/cut-off.ts";
import { dateIn } from "#app/domain/common/date/local-date.ts";

export type OpeningHours = {
  /** "08:00", or as the database writes it with seconds. */
  readonly opensAt: string;
  readonly closesAt: string;
  /** Weekdays, Sunday is 0. */
  readonly closedDays: readonly string[];
  readonly timeZone: string;
};

/** Whether the venue answers at this moment, by its own clock; the closing minute itself is closed. */
export function isOpenAt(hours: OpeningHours, now: Date): boolean {
  const weekday = new Date(`${dateIn(hours.timeZone, now)}T00:00:00Z`).getUTCDay();
  if (hours.closedDays.includes(String(weekday))) return false;
  const time = timeIn(hours.timeZone, now);
  return hours.opensAt.slice(0, 5) <= time && time < hours.closesAt.slice(0, 5);
}
