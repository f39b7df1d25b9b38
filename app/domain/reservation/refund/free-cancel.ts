import { dateIn, type LocalDate } from "#app/domain/date/local-date.ts";
import { won } from "#app/domain/money.ts";
import { contractDay, withCoolingOff } from "./cooling-off.ts";
import type { RefundTier } from "./refund.ts";
import { type RefundStep, refundSteps } from "./refund-steps.ts";

type Sale = { readonly now: Date; readonly timeZone: string };

/** The last day on which what is used on a day, and bought now, can be cancelled for nothing. */
export function freeCancelUntil(
  tiers: readonly RefundTier[],
  usedOn: LocalDate,
  { now, timeZone }: Sale,
): LocalDate | undefined {
  const sold = withCoolingOff(tiers, usedOn, contractDay(now));
  return lastFreeDay(refundSteps({ paid: won(0), usedOn }, dateIn(timeZone, now), sold));
}

export function lastFreeDay(steps: readonly RefundStep[]): LocalDate | undefined {
  return steps.findLast(({ feePercent }) => feePercent === 0)?.until;
}
