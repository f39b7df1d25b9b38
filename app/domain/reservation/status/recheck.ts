import type { CartLine } from "#app/domain/booking/cart/cart-line.ts";
import { timeIn } from "#app/domain/catalog/cut-off.ts";
import { addDays, dateIn, daysBetween, type LocalDate } from "#app/domain/date/local-date.ts";
import { momentIn } from "#app/domain/date/zone-time.ts";
import type { ReservationStatus } from "./status.ts";

/** At the venue: late enough to be sure, early enough to find something else. */
const UNTIL = "18:00";

type Day = { readonly usedOn: LocalDate; readonly zone: string };

type Line = Day & {
  readonly status: ReservationStatus;
  readonly choice: CartLine | null;
  readonly recheckedAt: Date | null;
};

/** The day on which the desk asks once more. */
export function recheckDay(usedOn: LocalDate): LocalDate {
  return addDays(usedOn, -1);
}

export function recheckBy({ usedOn, zone }: Day): Date {
  return momentIn(zone, recheckDay(usedOn), UNTIL);
}

/**
 * What is confirmed is asked about once more, from the first minute of the day before until it begins:
 * of every kind, and what was sold at once too, for nobody has spoken to its supplier at all.
 */
export function needsRecheck(line: Line, now: Date): boolean {
  const { status, usedOn, zone, choice, recheckedAt } = line;
  if (status !== "COMPLETE" || recheckedAt !== null) return false;
  const daysLeft = daysBetween(dateIn(zone, now), usedOn);
  if (daysLeft !== 0) return daysLeft === 1;
  const begins = choice && "time" in choice ? choice.time : undefined;
  // What has no hour may begin at any of its day.
  return begins === undefined || timeIn(zone, now) < begins;
}
