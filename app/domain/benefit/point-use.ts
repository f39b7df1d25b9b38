import type { ErrorCode } from "../common/errors/errors.ts";
import { percentOf, type Won, won } from "../common/money.ts";
import { MIN_CARD_AMOUNT } from "../common/payable.ts";

/** A point is a won. */
export const EARNED_PERCENT = 1;

type PointLimits = {
  readonly balance: number;
  /** The price after the coupon. */
  readonly payable: Won;
};

/** The most that can be spent at once: what is left has to be nothing, or enough for a card. */
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
