import { useTranslation } from "react-i18next";
import { dateIn, daysBetween } from "#app/domain/common/date/local-date.ts";
import type { Localized } from "#app/domain/common/language/languages.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import {
  type FeeRise,
  lineRefund,
  type PaidLine,
} from "#app/domain/reservation/refund/line-refund.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { RefundRecord } from "./reservation-detail-queries.server.ts";

type ArithmeticProps = {
  readonly sums: readonly RefundSum[];
  readonly titles: ReadonlyMap<string, Localized>;
  /** While undecided, the cost of waiting is shown. */
  readonly isOpen: boolean;
};

/** Paid, tier, fee, refund, points first: one row each. */
export function RefundArithmetic({ sums, titles, isOpen }: ArithmeticProps) {
  const { t } = useTranslation("desk");
  const { won, text, day } = useAdminFormat();
  return (
    <div className="grid gap-3">
      {sums.map(({ key, paid, daysLeft, feePercent, fee, refund, points, card, feeRise }) => {
        const rows = [
          [t("sums.paid"), won(paid)],
          [t("sums.days_left"), t("queue.days", { count: Math.max(0, daysLeft) })],
          [t("sums.fee", { percent: feePercent }), `− ${won(fee)}`],
          [t("sums.refund"), won(refund)],
          [t("sums.points_first"), won(points)],
          [t("sums.card"), won(card)],
        ] as const;
        return (
          <section key={key} aria-label={text(titles.get(key) ?? {})}>
            <h3 className="text-14">{text(titles.get(key) ?? {})}</h3>
            <dl className="mt-1 text-14">
              {rows.map(([label, value]) => (
                <div key={label} className="flex justify-between gap-3 border-line border-b py-1">
                  <dt className="text-ink-2">{label}</dt>
                  <dd className="tabular-nums whitespace-nowrap">{value}</dd>
                </div>
              ))}
            </dl>
            {isOpen && feeRise ? (
              <p className="mt-1 text-14 text-ink-2">
                {t("sums.falls_on", { day: day(feeRise.day), refund: won(feeRise.refund) })}
              </p>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}

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

type RefundSum = {
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
