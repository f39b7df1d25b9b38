import { dateIn, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import type { RefundTier } from "#app/domain/common/product/refund-tiers.ts";
import { cancellationOn } from "#app/domain/reservation/refund/cancellation.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";
import type { ChangeExtent } from "./change-extent.ts";
import { couponAfter } from "./settled-change.ts";

type PaidFor = {
  readonly status: ReservationStatus;
  readonly usedOn: LocalDate;
  readonly zone: string;
  readonly tiers: readonly RefundTier[];
  readonly amount: Won;
  readonly coupon: Won;
};

/** What the line's own tier keeps of what is given up: all that was paid for another date, a part for fewer people. */
export function changeFee(
  line: PaidFor,
  { extent, newAmount }: { readonly extent: ChangeExtent; readonly newAmount: Won },
  now: Date,
): { readonly feePercent: number; readonly fee: Won } {
  const given = givenUp(line, extent, newAmount);
  const { status, usedOn, tiers } = line;
  const kept = cancellationOn(dateIn(line.zone, now), { status, usedOn, paid: given }, tiers);
  if (!kept || given === 0) return { feePercent: 0, fee: won(0) };
  return { feePercent: kept.feePercent, fee: won(given - kept.refund) };
}

function givenUp({ amount, coupon }: PaidFor, extent: ChangeExtent, newAmount: Won): Won {
  if (extent === "other") return won(amount - coupon);
  const couponBack = coupon - couponAfter({ amount, newAmount, coupon });
  return won(Math.max(0, amount - newAmount - couponBack));
}
