import { timeIn } from "#app/domain/catalog/sale/cut-off.ts";
import {
  addDays,
  dateIn,
  daysBetween,
  type LocalDate,
} from "#app/domain/common/date/local-date.ts";
import { momentIn } from "#app/domain/common/date/zone-time.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { ReservationStatus } from "./status.ts";

/** At the venue: late enough to be sure, early enough to find something else. */
const UNTIL = "18:00";

type Day = { readonly usedOn: LocalDate; readonly zone: string };

type Referenced = {
  readonly status: ReservationStatus;
  readonly referenceLostAt: Date | null;
};

type Line = Day & {
  readonly status: ReservationStatus;
  readonly choice: CartLine | null;
  readonly recheckedAt: Date | null;
};

/** The day on which staff ask the supplier once more. */
export function recheckDay(usedOn: LocalDate): LocalDate {
  return addDays(usedOn, -1);
}

/** Moved after its supplier had confirmed: the number that the supplier gave was for another day. */
export function needsReference({ status, referenceLostAt }: Referenced): boolean {
  return status === "COMPLETE" && referenceLostAt !== null;
}

export function recheckBy({ usedOn, zone }: Day): Date {
  return momentIn(zone, recheckDay(usedOn), UNTIL);
}

/**
 * Every confirmed line is re-checked, from the first minute of the day before until it begins: instant lines too,
 * because their suppliers have not been contacted yet.
 */
export function needsRecheck(line: Line, now: Date): boolean {
  const { status, usedOn, zone, choice, recheckedAt } = line;
  if (status !== "COMPLETE" || recheckedAt !== null) return false;
  const daysLeft = daysBetween(dateIn(zone, now), usedOn);
  if (daysLeft !== 0) return daysLeft === 1;
  const begins = choice && "time" in choice ? choice.time : undefined;
  // A line without a time may begin at any hour of its day.
  return begins === undefined || timeIn(zone, now) < begins;
}
