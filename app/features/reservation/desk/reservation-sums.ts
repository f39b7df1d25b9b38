import { dateIn, daysBetween } from "#app/domain/common/date/local-date.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import {
  type FeeRise,
  lineRefund,
  type PaidLine,
} from "#app/domain/reservation/refund/line-refund.ts";
import type { RefundRecord } from "./reservation-detail-queries.server.ts";

/** What was paid for the lines of a refund, as the refund rules read it. */
export function paidLinesOf({ lines }: Pick<RefundRecord, "lines">): PaidLine[] {
  return lines.map((line) => ({
    key: line.id,
    status: line.statusBefore ?? line.status,
    usedOn: line.usedOn,
    zone: line.zone,
    tiers: line.tiers,
    paid: { card: line.card, points: line.points },
    refunded: { card: line.refundedCard, points: line.refundedPoints },
  }));
}

export type RefundSum = {
  readonly key: string;
  readonly paid: Won;
  /** Days at the venue between the request and the day of use. */
  readonly daysLeft: number;
  readonly feePercent: number;
  readonly fee: Won;
  readonly refund: Won;
  readonly points: Won;
  readonly card: Won;
  readonly feeRise: FeeRise | null;
};

/** How the policy calculates a refund, line by line. */
export function refundSums(refund: RefundRecord, now: Date): RefundSum[] {
  return paidLinesOf(refund).map((line, index) => {
    const given = refund.lines[index];
    const [card, points] = [given?.givenCard ?? won(0), given?.givenPoints ?? won(0)];
    return {
      key: line.key,
      paid: won(line.paid.card + line.paid.points),
      daysLeft: daysBetween(dateIn(line.zone, refund.createdAt), line.usedOn),
      feePercent: given?.feePercent ?? 0,
      fee: given?.fee ?? won(0),
      refund: won(card + points),
      card,
      points,
      feeRise: lineRefund(line, now)?.feeRise ?? null,
    };
  });
}
