import { type Won, won } from "#app/domain/common/money.ts";
import { splitByWeight } from "#app/domain/pricing/split-by-weight.ts";
import type { ChangedLine } from "./change-plan.ts";

/** What a refund gives back for one line. */
export type RefundedLine = {
  readonly reservationId: string;
  readonly card: Won;
  readonly points: Won;
  readonly fee: Won;
  readonly feePercent: number;
};

type Given = { readonly card: Won; readonly points: Won };

/** What a change gives back, line by line: each as far as it is worth less than before. */
export function refundOfChange(lines: readonly ChangedLine[], given: Given): RefundedLine[] {
  const lost = lines.map(({ before, after, fee }) => {
    const worth = before.amount - before.coupon - (after.amount - after.coupon);
    return Math.max(0, worth - fee);
  });
  const card = splitByWeight(given.card, lost);
  const points = splitByWeight(given.points, lost);
  return lines.map(({ reservationId, fee, feePercent }, index) => ({
    reservationId,
    card: card[index] ?? won(0),
    points: points[index] ?? won(0),
    fee,
    feePercent,
  }));
}
