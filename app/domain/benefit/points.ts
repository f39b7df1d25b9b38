import { addDays, type LocalDate } from "#app/domain/date/local-date.ts";

export const POINT_REASONS = [
  "used",
  "review",
  "event",
  "spent",
  "refunded",
  "expired",
  "withdrawn",
  "gift",
] as const;
export type PointReason = (typeof POINT_REASONS)[number];

export type PointEntry = {
  readonly amount: number;
  /** Of what was earned; what is taken away has none. */
  readonly expiresOn: LocalDate | null;
};

/** What is left of the points that expire on one day. */
export type PointLot = { readonly amount: number; readonly expiresOn: LocalDate };

/** The balance, and the points of it that expire first. */
export type PointSummary = { readonly balance: number; readonly next: PointLot | undefined };

export function pointSummary(entries: readonly PointEntry[]): PointSummary {
  const balance = entries.reduce((sum, { amount }) => sum + amount, 0);
  return { balance, next: pointLots(entries)[0] };
}

/** Spends the oldest first: what was taken away comes off the earnings that expire soonest. */
export function pointLots(entries: readonly PointEntry[]): readonly PointLot[] {
  let taken = -entries.reduce((sum, { amount }) => sum + Math.min(amount, 0), 0);
  const earned = entries
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => compareDays(a.expiresOn, b.expiresOn));

  const left = new Map<LocalDate, number>();
  for (const { amount, expiresOn } of earned) {
    const used = Math.min(taken, amount);
    taken -= used;
    if (amount > used && expiresOn) {
      left.set(expiresOn, (left.get(expiresOn) ?? 0) + amount - used);
    }
  }
  return [...left].map(([expiresOn, amount]) => ({ amount, expiresOn }));
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
