import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { formatWon, percentOf, type Won } from "#app/domain/common/money.ts";
import type { RefundTier } from "#app/domain/common/product/refund-tiers.ts";
import { COOLING_OFF_VALUES } from "#app/domain/reservation/refund/cooling-off.ts";
import {
  type PolicyPeriod,
  policyPeriods,
} from "#app/domain/reservation/refund/refund-policies.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { hintClass } from "#app/ui/form/field-class.ts";
import { cardClass } from "#app/ui/look/classes.ts";

type RefundPolicyProps = {
  readonly tiers: readonly RefundTier[];
  /** With chosen days, the table also shows won. */
  readonly stay?:
    | { readonly checkIn: LocalDate; readonly checkOut: LocalDate; readonly total: Won }
    | undefined;
};

export function RefundPolicy({ tiers, stay }: RefundPolicyProps) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  const days = usePeriodText();

  function backIn(percent: number): string {
    if (percent === 0) return t("refund.back_none");
    return stay
      ? formatWon(percentOf(stay.total, percent), locale)
      : t("policy.percent", { percent });
  }
  return (
    <div className={`${cardClass} overflow-hidden`}>
      <table className="w-full">
        {stay ? (
          <caption className="border-b border-line px-4 py-3 text-left text-14 text-ink-2 md:px-5">
            {t("policy.for_stay", {
              from: formatShortDay(stay.checkIn, locale),
              to: formatShortDay(stay.checkOut, locale),
              amount: formatWon(stay.total, locale),
            })}
          </caption>
        ) : null}
        <thead className="bg-sand text-14 text-ink-2">
          <tr>
            <th scope="col" className="px-4 py-2.5 text-left font-semibold md:px-5">
              {t("policy.when")}
            </th>
            <th scope="col" className="px-2 py-2.5 text-right font-semibold">
              {t("policy.fee")}
            </th>
            <th scope="col" className="px-4 py-2.5 text-right font-semibold md:px-5">
              {t("policy.amount")}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {policyPeriods(tiers).map((period) => (
            <tr key={period.toDays}>
              <th scope="row" className="px-4 py-3 text-left font-medium md:px-5">
                {days(period)}
              </th>
              <td className="tabular-nums whitespace-nowrap px-2 py-3 text-right">
                {t("policy.percent", { percent: period.feePercent })}
              </td>
              <td className="tabular-nums whitespace-nowrap px-4 py-3 text-right font-bold md:px-5">
                {backIn(100 - period.feePercent)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`${hintClass} border-t border-line px-4 py-3 md:px-5`}>
        {t("policy.withdrawal", COOLING_OFF_VALUES)}
      </p>
    </div>
  );
}

function usePeriodText(): (period: PolicyPeriod) => string {
  const { t } = useTranslation("hotel");
  return ({ fromDays: from, toDays: to }) => {
    if (from === undefined) return t("policy.first", { to });
    if (from === to) return to === 0 ? t("policy.same_day") : t("policy.one", { to });
    return to === 0 ? t("policy.last", { from }) : t("policy.between", { from, to });
  };
}
