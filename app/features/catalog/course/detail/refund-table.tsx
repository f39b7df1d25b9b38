import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { formatWon, type Won } from "#app/domain/common/money.ts";
import type { RefundTier } from "#app/domain/common/product/refund-tiers.ts";
import { COOLING_OFF_VALUES } from "#app/domain/reservation/refund/cooling-off.ts";
import { policyPeriods } from "#app/domain/reservation/refund/refund-policies.ts";
import type { RefundStep } from "#app/domain/reservation/refund/refund-steps.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { hintClass } from "#app/ui/form/field-class.ts";
import { cardClass } from "#app/ui/look/classes.ts";
import { laterClass } from "#app/ui/look/page-layout.ts";
import { feeTier } from "#app/ui/money/fee-tier.ts";

type RefundTableProps = {
  readonly tiers: readonly RefundTier[];
  /** With a chosen day, the table shows dates and won. */
  readonly round: RoundRefund | undefined;
};

type RoundRefund = {
  readonly date: LocalDate;
  readonly players: number;
  readonly total: Won;
  readonly steps: readonly RefundStep[];
};

/** The refund rule of the course, and the exact refund of the chosen round for each day of cancellation. */
export function RefundTable({ tiers, round }: RefundTableProps) {
  const { t } = useTranslation("buy");
  return (
    <section id="refund" className={`${laterClass} scroll-mt-32 pt-10`}>
      {round ? <RoundSteps {...round} /> : <PolicySteps tiers={tiers} />}
      <p className={`${hintClass} mt-2`}>{t("refund.withdrawal", COOLING_OFF_VALUES)}</p>
      <p className={`${hintClass} mt-1`}>{t("refund.local")}</p>
    </section>
  );
}

function PolicySteps({ tiers }: Pick<RefundTableProps, "tiers">) {
  const { t } = useTranslation("buy");
  return (
    <>
      <h2 className="text-22">{t("refund.rule")}</h2>
      <p className="mt-1 mb-3 text-ink-2">{t("refund.rule_text")}</p>
      <ul className={`${cardClass} overflow-hidden`}>
        {policyPeriods(tiers).map(({ fromDays, toDays, feePercent }) => (
          <li
            key={toDays}
            className="flex items-center justify-between gap-3 border-t border-line px-4 py-2.5 first:border-t-0 md:px-5"
          >
            <span className="flex items-center gap-2.5">
              <i className={`size-2.5 flex-none rounded-[3px] ${feeTier(feePercent).fill}`} />
              {toDays === 0
                ? t("refund.same_day")
                : fromDays === undefined
                  ? t("refund.days_until", { to: toDays })
                  : t("refund.days", { from: fromDays, to: toDays })}
            </span>
            <b className="tabular-nums whitespace-nowrap">
              {feePercent === 0 ? t("refund.free") : t("refund.fee", { percent: feePercent })}
            </b>
          </li>
        ))}
      </ul>
    </>
  );
}

function RoundSteps({ date, players, total, steps }: RoundRefund) {
  const { t } = useTranslation("buy");
  const locale = useLocale();
  const day = (value: LocalDate) => formatShortDay(value, locale);
  return (
    <>
      <h2 className="text-22">{t("refund.title", { date: day(date) })}</h2>
      <p className="mt-1 mb-3 text-ink-2">
        {t("refund.basis", { count: players, total: formatWon(total, locale) })}
      </p>
      <div className={`${cardClass} overflow-hidden`}>
        <div className="px-4 pt-2 pb-2 md:px-5">
          <RefundBar steps={steps} />
        </div>
        <ul>
          {steps.map(({ from, until, feePercent, refund }, index) => (
            <li
              key={from}
              className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-t border-line px-4 py-2.5 first:border-t-0 sm:grid-cols-[1fr_7rem_7rem] md:px-5"
            >
              <span className="flex items-center gap-2.5">
                <i className={`size-2.5 flex-none rounded-[3px] ${feeTier(feePercent).fill}`} />
                {index === 0
                  ? t("refund.until", { date: day(until) })
                  : from === until
                    ? t("refund.on", { date: day(from) })
                    : t("refund.between", { from: day(from), until: day(until) })}
              </span>
              <span className="text-14 text-ink-2 max-sm:order-3 max-sm:col-span-2 max-sm:pl-5 sm:text-right">
                {feePercent === 0 ? t("refund.free") : t("refund.fee", { percent: feePercent })}
              </span>
              <b className="text-right tabular-nums whitespace-nowrap">
                {formatWon(refund, locale)}
              </b>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The refund steps to scale; a step of a single day stays wide enough to be seen. */
export function RefundBar({ steps }: { readonly steps: readonly RefundStep[] }) {
  return (
    <div className="mt-2.5 flex gap-0.75" aria-hidden="true">
      {steps.map(({ from, until, feePercent }) => (
        <span
          key={from}
          className={`h-2 rounded-xs first:rounded-l-lg last:rounded-r-lg ${feeTier(feePercent).fill}`}
          style={{ flex: Math.max(3, daysBetween(from, until) + 1) }}
        />
      ))}
    </div>
  );
}
