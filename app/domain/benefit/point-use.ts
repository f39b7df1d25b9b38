import type { ErrorCode } from "../errors.ts";
import { percentOf, type Won, won } from "../money.ts";
import { LEAST_BY_CARD } from "../payment/payable.ts";

/** A point is a won. */
export const EARNED_PERCENT = 1;

type Purse = {
  readonly balance: number;
  /** What is to be paid after the coupon. */
  readonly payable: Won;
};

/** The most that can be spent at once: what is left has to be nothing, or enough for a card. */
export function mostPoints({ balance, payable }: Purse): Won {
  const most = won(Math.max(0, Math.min(balance, payable)));
  const left = payable - most;
  if (left === 0 || left >= LEAST_BY_CARD) return most;
  return won(Math.max(0, payable - LEAST_BY_CARD));
}

/** Why so many points cannot be spent; undefined where they can. */
export function pointsMistake(asked: number, { balance, payable }: Purse): ErrorCode | undefined {
  if (!Number.isSafeInteger(asked) || asked < 0) return "points.not_whole";
  if (asked > balance) return "points.too_many";
  if (asked > payable) return "points.more_than_price";
  const left = payable - asked;
  return left > 0 && left < LEAST_BY_CARD ? "points.leave_too_little" : undefined;
}

/** For the money that was paid for a line when it has been used; points bring no points. */
export function pointsEarned(paidByCard: Won): Won {
  return percentOf(paidByCard, EARNED_PERCENT);
}
