import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { type RefundTier, refundFor } from "#app/domain/common/product/refund-tiers.ts";

export type TripLine = {
  readonly paid: Won;
  readonly usedOn: LocalDate;
  readonly tiers: readonly RefundTier[];
};

/** What cancelling everything gives back until the end of a day. */
export type TripRefundStep = {
  readonly from: LocalDate;
  readonly until: LocalDate;
  readonly fee: Won;
  readonly refund: Won;
};

/** The whole trip's refund, day by day as far as anything is refunded; days with the same won are one step. */
export function tripRefundSteps(lines: readonly TripLine[], today: LocalDate): TripRefundStep[] {
  const paid = lines.reduce((sum, line) => sum + line.paid, 0);
  const ends = lines.flatMap(({ usedOn, tiers }) =>
    tiers.map(({ daysBefore }) => addDays(usedOn, -daysBefore)),
  );
  const steps: TripRefundStep[] = [];
  for (const until of [...new Set(ends)].filter((day) => day >= today).toSorted()) {
    const refund = won(lines.reduce((sum, line) => sum + refundFor(line, until, line.tiers), 0));
    const before = steps.at(-1);
    if (before?.refund === refund) {
      steps[steps.length - 1] = { ...before, until };
      continue;
    }
    const from = before ? addDays(before.until, 1) : today;
    steps.push({ from, until, fee: won(paid - refund), refund });
  }
  return steps.filter(({ refund }) => refund > 0);
}
