import { useTranslation } from "react-i18next";
import type { Localized } from "#app/domain/common/language/languages.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { RefundSum } from "./reservation-sums.ts";

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
