import { useTranslation } from "react-i18next";
import { formatDate } from "#app/domain/common/date/content-date.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { formatWon, type Won } from "#app/domain/common/money.ts";
import type { RefundTier } from "#app/domain/common/product/refund-tiers.ts";
import { COOLING_OFF_VALUES, withCoolingOff } from "#app/domain/reservation/refund/cooling-off.ts";
import { refundSteps } from "#app/domain/reservation/refund/refund-steps.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { cardClass } from "#app/ui/look/classes.ts";

type RefundTableProps = {
  readonly entryFee: Won;
  readonly playsOn: LocalDate;
  readonly today: LocalDate;
  readonly tiers: readonly RefundTier[];
};

/** Every refund tier that can still apply, in won. */
export function RefundTable({ entryFee, playsOn, today, tiers }: RefundTableProps) {
  const { t } = useTranslation("tournament");
  const locale = useLocale();
  const steps = refundSteps(
    { paid: entryFee, usedOn: playsOn },
    today,
    withCoolingOff(tiers, playsOn, today),
  );
  if (steps.length === 0) return null;
  return (
    <section className="pt-10">
      <h2 className="text-22">{t("refund")}</h2>
      <p className="mt-1 text-14 text-ink-2">{t("refund_hint")}</p>
      <p className="mt-1 text-14 text-ink-2">{t("refund.withdrawal", COOLING_OFF_VALUES)}</p>
      <ul className={`${cardClass} mt-4 divide-y divide-line px-4`}>
        {steps.map(({ until, feePercent, refund }) => (
          <li key={until} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <span>
              <span className="font-semibold">
                {until === playsOn
                  ? t("refund.on_day")
                  : t("refund.until", { date: formatDate(until, locale) })}
              </span>{" "}
              <span className="text-14 text-ink-2">
                {feePercent === 0 ? t("refund.free") : t("refund.fee", { percent: feePercent })}
              </span>
            </span>
            <b className="tabular-nums whitespace-nowrap">{formatWon(refund, locale)}</b>
          </li>
        ))}
      </ul>
      <AppLink to="/terms?doc=refund" className="mt-2 inline-flex min-h-11 items-center underline">
        {t("refund_link")}
      </AppLink>
    </section>
  );
}
