import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { formatWon, type Won } from "#app/domain/common/money.ts";
import { COOLING_OFF_VALUES } from "#app/domain/reservation/refund/cooling-off.ts";
import type { TripRefundStep } from "#app/domain/reservation/refund/refund-steps.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { hintClass } from "#app/ui/form/field-class.ts";
import { linkClass } from "#app/ui/look/classes.ts";
import { feeTier } from "#app/ui/money/fee-tier.ts";

type RefundTimelineProps = { readonly steps: readonly TripRefundStep[]; readonly paid: Won };

/** The next dates; the later ones are folded away. */
const SHOWN_STEPS = 3;

/** The refund when the whole trip is cancelled, day by day and to the won. */
export function RefundTimeline({ steps, paid }: RefundTimelineProps) {
  const { t } = useTranslation("payment");
  const later = steps.slice(SHOWN_STEPS);
  return (
    <>
      <p className="-mt-2 mb-4 text-ink-2">{t("refund.text")}</p>
      {steps.length === 0 ? <p className="font-bold">{t("refund.none")}</p> : null}
      <Steps steps={steps.slice(0, SHOWN_STEPS)} paid={paid} />
      {later.length > 0 ? (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 font-semibold">
            {t("refund.later", { count: later.length })}
            <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
          </summary>
          <Steps steps={later} paid={paid} />
        </details>
      ) : null}
      <p className={`${hintClass} mt-3`}>{t("refund.withdrawal", COOLING_OFF_VALUES)}</p>
      <AppLink
        to="/terms?doc=refund"
        target="_blank"
        className={`${linkClass} inline-flex min-h-11 items-center`}
      >
        {t("refund.rules")}
      </AppLink>
    </>
  );
}

function Steps({ steps, paid }: RefundTimelineProps) {
  const { t } = useTranslation("payment");
  const locale = useLocale();
  return (
    <ol>
      {steps.map(({ until, fee, refund }) => (
        <li
          key={until}
          className="relative grid grid-cols-[1.25rem_1fr_auto] items-center gap-3 py-2.5 before:absolute before:-top-1/2 before:left-2.25 before:h-full before:w-0.5 before:bg-line first:before:hidden"
        >
          <span
            aria-hidden="true"
            className="z-1 size-3.5 justify-self-center rounded-pill ring-4 ring-paper"
            style={{ background: colour(fee, paid) }}
          />
          <span className="tabular-nums whitespace-nowrap">
            {t("refund.until", { day: formatShortDay(until, locale) })}{" "}
            {fee === 0 ? (
              <span className="block md:ml-2 md:inline">
                <Badge tone="instant" icon={null}>
                  {t("refund.whole")}
                </Badge>
              </span>
            ) : (
              <span className="block text-14 leading-5 text-ink-3 md:ml-2 md:inline">
                {t("refund.fee", { fee: formatWon(fee, locale) })}
              </span>
            )}
          </span>
          <b className="text-right tabular-nums whitespace-nowrap">{formatWon(refund, locale)}</b>
        </li>
      ))}
    </ol>
  );
}

function colour(fee: Won, paid: Won): string {
  return feeTier(paid === 0 ? 0 : (fee * 100) / paid).colour;
}
