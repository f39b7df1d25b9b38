import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { compareDays, partOf, type SpentLot } from "./point-lots.ts";

/** Refunded points whose day has passed since they were spent can still be spent for this long. */
const DAYS_TO_SPEND = 30;

type Return = {
  /** The points of the order, by the day on which they expire. */
  readonly spent: readonly SpentLot[];
  /** How many of them came back before. */
  readonly before: number;
  readonly points: number;
  readonly today: LocalDate;
  /** In place of a day that has passed. */
  readonly late?: LocalDate;
};

/**
 * Which points come back: each with the day it had when it was spent. Where only a part comes back, it is the
 * part that lasts longest. A day that has passed is replaced, so that what was promised can be spent.
 */
export function returnedLots(given: Return): readonly SpentLot[] {
  const { spent, before, points, today, late = addDays(today, DAYS_TO_SPEND) } = given;
  const lastingFirst = spent.toSorted((a, b) => compareDays(b.expiresOn, a.expiresOn));
  const known = partOf(lastingFirst, { from: before, points });
  const unknown = points - known.reduce((sum, { amount }) => sum + amount, 0);
  const lots = unknown > 0 ? [...known, { amount: unknown, expiresOn: late }] : known;
  return lots.map(({ amount, expiresOn }) => ({
    amount,
    expiresOn: expiresOn !== null && expiresOn < today ? late : expiresOn,
  }));
}

/** The day by which the ledger names spent points of several days: the first on which some of them expire. */
export function firstExpiry(lots: readonly SpentLot[]): LocalDate | null {
  return lots.map(({ expiresOn }) => expiresOn).toSorted(compareDays)[0] ?? null;
}

/** The day of an entry that gives points back: one that no earning had, or else the first, so that notices find it. */
export function returnedExpiry(
  lots: readonly SpentLot[],
  spent: readonly SpentLot[],
): LocalDate | null {
  const isNew = ({ expiresOn }: SpentLot) => !spent.some((lot) => lot.expiresOn === expiresOn);
  return firstExpiry(lots.some(isNew) ? lots.filter(isNew) : lots);
}
