import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";

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
  /** For earned points; those taken away have none. */
  readonly expiresOn: LocalDate | null;
  /** Which points were spent or came back; unknown for older entries. */
  readonly lots?: readonly SpentLot[] | null;
};

/** What is left of the points that expire on one day. */
export type PointLot = { readonly amount: number; readonly expiresOn: LocalDate };

/** Points of one day that were spent; null: they never expire. */
export type SpentLot = { readonly amount: number; readonly expiresOn: LocalDate | null };

/** The balance, and the points of it that expire first. */
export type PointSummary = { readonly balance: number; readonly next: PointLot | undefined };

export function pointSummary(entries: readonly PointEntry[]): PointSummary {
  const balance = entries.reduce((sum, { amount }) => sum + amount, 0);
  return { balance, next: pointLots(entries)[0] };
}

/** What is left of each day's points, soonest first. */
export function pointLots(entries: readonly PointEntry[]): readonly PointLot[] {
  return lotsLeft(entries).filter((lot): lot is PointLot => lot.expiresOn !== null);
}

/** Which points are spent: those that expire soonest. */
export function lotsToSpend(entries: readonly PointEntry[], points: number): readonly SpentLot[] {
  return partOf(lotsLeft(entries), { from: 0, points });
}

/** So many points of these lots, in their order, after the first ones. */
export function partOf(
  lots: readonly SpentLot[],
  { from, points }: { readonly from: number; readonly points: number },
): readonly SpentLot[] {
  let passing = from;
  let wanted = points;
  return lots.flatMap((lot) => {
    const passed = Math.min(passing, lot.amount);
    const amount = Math.min(wanted, lot.amount - passed);
    passing -= passed;
    wanted -= amount;
    return amount > 0 ? [{ ...lot, amount }] : [];
  });
}

/** Entries with lots take from and return to those days; spending without lots takes what expires first. */
function lotsLeft(entries: readonly PointEntry[]): readonly SpentLot[] {
  const left = new Map<LocalDate | null, number>();
  let taken = 0;
  for (const { amount, expiresOn, lots } of entries) {
    if (amount < 0 && !lots) taken -= amount;
    const named = lots ?? (amount > 0 ? [{ amount, expiresOn }] : []);
    for (const lot of named) {
      left.set(lot.expiresOn, (left.get(lot.expiresOn) ?? 0) + Math.sign(amount) * lot.amount);
    }
  }
  const lots = [...left]
    .map(([expiresOn, amount]) => ({ amount, expiresOn }))
    .toSorted((a, b) => compareDays(a.expiresOn, b.expiresOn));
  return partOf(lots, { from: taken, points: Number.POSITIVE_INFINITY });
}

/** The days of what one entry moved, soonest first: each with its points where there are several. */
export function movedLots({ amount, expiresOn, lots }: PointEntry): readonly SpentLot[] {
  const moved = lots ?? (amount > 0 && expiresOn !== null ? [{ amount, expiresOn }] : []);
  const days = Map.groupBy(moved, (lot) => lot.expiresOn);
  return [...days]
    .map(([day, of]) => ({ expiresOn: day, amount: of.reduce((sum, lot) => sum + lot.amount, 0) }))
    .toSorted((a, b) => compareDays(a.expiresOn, b.expiresOn));
}

/** Points last 24 months: to the day before the same day two years on. */
export function pointsExpireOn(earnedOn: LocalDate): LocalDate {
  const [year, month, day] = earnedOn.split("-");
  const twoYearsOn = `${Number(year) + 2}-${month}-${day === "29" && month === "02" ? "28" : day}`;
  return addDays(twoYearsOn as LocalDate, -1);
}

/** What never expires is spent last. */
export function compareDays(a: LocalDate | null, b: LocalDate | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}

/** A month ahead, while a trip can still be planned around them, and in the last week. */
const NOTICE_DAYS = [30, 7] as const;

export type ExpiryNotice = {
  readonly name: `points-${(typeof NOTICE_DAYS)[number]}`;
  /** The last days of the points that it is due for. */
  readonly from: LocalDate;
  readonly until: LocalDate;
};

/** Which points are notified today; a day that the job missed is made up for until the next notice is due. */
export function expiryNotices(today: LocalDate): readonly ExpiryNotice[] {
  return NOTICE_DAYS.map((days, index) => {
    const next = NOTICE_DAYS[index + 1];
    return {
      name: `points-${days}`,
      from: next === undefined ? today : addDays(today, next + 1),
      until: addDays(today, days),
    };
  });
}

/** Names the event, so that each member is notified once for each last day and notice. */
export function expiryEvent(name: ExpiryNotice["name"], expiresOn: LocalDate): string {
  return `${name}:${expiresOn}`;
}
