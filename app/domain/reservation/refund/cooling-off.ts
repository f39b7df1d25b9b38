import {
  addDays,
  daysBetween,
  type LocalDate,
  shopDayOf,
} from "#app/domain/common/date/local-date.ts";
import type { RefundTier } from "#app/domain/common/product/refund-tiers.ts";

/** The day of the contract is not counted, the seventh day after it is (docs/decisions/0030). */
export const WITHDRAW_WITHIN_DAYS = 7;

/** Nearer than this it can hardly be sold again, and the law lets the refund policy apply. */
export const WITHDRAW_BEFORE_DAYS = 8;

/** For the sentence that says so. */
export const COOLING_OFF_VALUES = { within: WITHDRAW_WITHIN_DAYS, before: WITHDRAW_BEFORE_DAYS };

/** An order just before midnight may be paid just after it. */
const TIME_TO_PAY_MS = 30 * 60_000;

/** The day from which the seven are counted: Korea's, for it is Korea's law. */
export function contractDay(now: Date): LocalDate {
  return shopDayOf(new Date(now.getTime() + TIME_TO_PAY_MS));
}

/** A policy as it is sold on a day: a cancel within a week refunds everything. */
export function withCoolingOff(
  tiers: readonly RefundTier[],
  usedOn: LocalDate,
  agreedOn: LocalDate,
): readonly RefundTier[] {
  const weekLater = addDays(agreedOn, WITHDRAW_WITHIN_DAYS);
  const lastByDate = addDays(usedOn, -WITHDRAW_BEFORE_DAYS);
  const last = weekLater < lastByDate ? weekLater : lastByDate;
  if (last < agreedOn) return tiers;
  const daysBefore = daysBetween(last, usedOn);
  const isFreeAnyway = tiers.some((tier) => tier.feePercent === 0 && tier.daysBefore <= daysBefore);
  if (isFreeAnyway) return tiers;
  return [{ daysBefore, feePercent: 0 }, ...tiers.filter((tier) => tier.daysBefore < daysBefore)];
}
