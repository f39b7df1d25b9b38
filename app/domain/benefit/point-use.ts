import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { ErrorCode } from "../common/errors/errors.ts";
import { percentOf, type Won, won } from "../common/money.ts";
import { MIN_CARD_AMOUNT } from "../common/payable.ts";
import { compareDays, partOf, type SpentLot } from "./point-lots.ts";

/** A point is a won. */
export const EARNED_PERCENT = 1;

type PointLimits = {
  readonly balance: number;
  /** The price after the coupon. */
  readonly payable: Won;
};

/** The most that can be spent in one order: what is left to pay has to be nothing, or enough for a card. */
export function maxPoints({ balance, payable }: PointLimits): Won {
  const most = won(Math.max(0, Math.min(balance, payable)));
  const left = payable - most;
  if (left === 0 || left >= MIN_CARD_AMOUNT) return most;
  return won(Math.max(0, payable - MIN_CARD_AMOUNT));
}

/** Why so many points cannot be spent; undefined where they can. */
export function pointsError(
  points: number,
  { balance, payable }: PointLimits,
): ErrorCode | undefined {
  if (!Number.isSafeInteger(points) || points < 0) return "points.not_whole";
  if (points > balance) return "points.too_many";
  if (points > payable) return "points.more_than_price";
  const left = payable - points;
  return left > 0 && left < MIN_CARD_AMOUNT ? "points.leave_too_little" : undefined;
}

/** For the money that was paid for a line when it has been used; points bring no points. */
export function pointsEarned(paidByCard: Won): Won {
  return percentOf(paidByCard, EARNED_PERCENT);
}

/** The page that an entry of the ledger links to: its subject is `reservation:<id>`, `review:<id>`, `event:<id>`. */
export function pointLink(subject: string): string | undefined {
  const [kind = "", id = ""] = subject.split(":");
  if (!/^[\w-]+$/.test(id)) return undefined;
  if (kind === "reservation") return `/reservation/${id}`;
  if (kind === "review") return "/mypage/reviews";
  return kind === "event" ? `/event/${id}` : undefined;
}

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
