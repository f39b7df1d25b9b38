import { CalendarSync, ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { formatWon, type Won } from "#app/domain/common/money.ts";
import type { RefundStep } from "#app/domain/reservation/refund/refund-steps.ts";
import type { UnclearRefund } from "#app/domain/reservation/refund/unclear-refund.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { moneyRowClass } from "#app/ui/money/money-row-class.ts";
import { priceClass } from "#app/ui/money/price-class.ts";
import { Note } from "#app/ui/note.tsx";
import { useUnclearText } from "./dialog/use-unclear-text.ts";

export type CancelTerms = {
  readonly refund: Won;
  readonly feePercent: number;
  /** The last day on which this holds. */
  readonly until: LocalDate | null;
  /** Lines that would be cancelled with it. */
  readonly withIt: number;
  /** More of the order than that can still be cancelled. */
  readonly hasMore: boolean;
  /** The refund on which days, of this line alone. */
  readonly steps: readonly RefundStep[];
  /** Until when staff find out what was refunded elsewhere. */
  readonly unclear: UnclearRefund | null;
};

type CancellationBoxProps = {
  readonly reservationId: string;
  readonly terms: CancelTerms;
  readonly status: ReservationStatus;
  /** Its owner may change it. */
  readonly canChange: boolean;
};

export function CancellationBox({ reservationId, terms, status, canChange }: CancellationBoxProps) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const unclearText = useUnclearText();
  const path = `/reservation/${reservationId}/cancel`;
  return (
    <Card as="section">
      <h2 className="text-18">{t("cancel.title")}</h2>
      <p className={priceClass({ size: "lg", className: "mt-1" })}>
        {t("cancel.refund", { amount: formatWon(terms.refund, locale) })}
      </p>
      <Reason terms={terms} status={status} />
      {terms.unclear ? (
        <Note tone="warn" className="mt-3" title={unclearText(terms.unclear)} />
      ) : null}
      {terms.withIt > 0 ? (
        <p className="text-14 text-ink-3">{t("cancel.with", { count: terms.withIt })}</p>
      ) : null}
      {status === "PENDING" ? null : <PolicySteps steps={terms.steps} />}
      {canChange ? (
        <ButtonLink
          to={`/reservation/${reservationId}/change`}
          variant="secondary"
          block
          className="mt-4"
        >
          <CalendarSync aria-hidden="true" />
          {t("change.link")}
        </ButtonLink>
      ) : null}
      <ButtonLink to={path} preventScrollReset variant="danger-line" block className="mt-4">
        {t("cancel.line")}
      </ButtonLink>
      {terms.hasMore ? (
        <ButtonLink
          to={`${path}?scope=order`}
          preventScrollReset
          variant="ghost"
          block
          className="mt-2"
        >
          {t("cancel.order")}
        </ButtonLink>
      ) : null}
    </Card>
  );
}

function Reason({ terms, status }: Pick<CancellationBoxProps, "terms" | "status">) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const { feePercent, until } = terms;
  const day = until ? formatShortDay(until, locale) : "";
  function text(): string {
    if (status === "PENDING") return t("cancel.pending");
    if (!until) return t("cancel.over");
    if (feePercent === 0) return t("cancel.free", { until: day });
    return t("cancel.fee", { until: day, percent: feePercent });
  }
  return <p className="text-ink-2">{text()}</p>;
}

function PolicySteps({ steps }: { readonly steps: readonly RefundStep[] }) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  if (steps.length === 0) return null;
  return (
    <details className="group mt-3">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {t("cancel.policy")}
        <ChevronDown
          className="ml-auto size-5 text-ink-3 group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <dl>
        {steps.map(({ from, until, feePercent, refund }) => (
          <div key={until} className={moneyRowClass({ look: "tight" })}>
            <dt className="text-ink-2">
              {from === until
                ? formatShortDay(until, locale)
                : t("trip.range", {
                    from: formatShortDay(from, locale),
                    to: formatShortDay(until, locale),
                  })}{" "}
              <small className="tabular-nums whitespace-nowrap">
                {t("cancel.percent", { percent: feePercent })}
              </small>
            </dt>
            <dd>{formatWon(refund, locale)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-14 text-ink-3">{t("cancel.policy_note")}</p>
    </details>
  );
}
