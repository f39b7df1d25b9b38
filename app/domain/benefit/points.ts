import { addDays, type LocalDate } from "../local-date.ts";

export const POINT_REASONS = [
  "used",
  "review",
  "event",
  "spent",
  "refunded",
  "expired",
  "withdrawn",
] as const;
export type PointReason = (typeof POINT_REASONS)[number];

export type PointEntry = {
  readonly amount: number;
  /** Of what was earned; what is taken away has none. */
  readonly expiresOn: LocalDate | null;
};

/** What is left, and what of it goes first. */
export type PointStanding = {
  readonly balance: number;
  readonly next: { readonly amount: number; readonly expiresOn: LocalDate } | undefined;
};

/** Spends the oldest first: what was taken away comes off the earnings that expire soonest. */
export function pointStanding(entries: readonly PointEntry[]): PointStanding {
  const balance = entries.reduce((sum, { amount }) => sum + amount, 0);
  let taken = -entries.reduce((sum, { amount }) => sum + Math.min(amount, 0), 0);
  const earned = entries
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => compareDays(a.expiresOn, b.expiresOn));

  const left = earned.flatMap(({ amount, expiresOn }) => {
    const used = Math.min(taken, amount);
    taken -= used;
    return amount > used && expiresOn ? [{ amount: amount - used, expiresOn }] : [];
  });
  const first = left[0];
  if (!first) return { balance, next: undefined };
  const sameDay = left.filter(({ expiresOn }) => expiresOn === first.expiresOn);
  return {
    balance,
    next: {
      amount: sameDay.reduce((sum, { amount }) => sum + amount, 0),
      expiresOn: first.expiresOn,
    },
  };
}

/** Points last 24 months: to the day before the same day two years on. */
export function pointsExpireOn(earnedOn: LocalDate): LocalDate {
  const [year, month, day] = earnedOn.split("-");
  const twoYearsOn = `${Number(year) + 2}-${month}-${day === "29" && month === "02" ? "28" : day}`;
  return addDays(twoYearsOn as LocalDate, -1);
}

/** What never expires is spent last. */
function compareDays(a: LocalDate | null, b: LocalDate | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}
