import { useTranslation } from "react-i18next";
import { BRAND } from "#app/domain/brand.ts";
import { formatShortDay } from "#app/domain/date-text.ts";
import { formatWon } from "#app/domain/money.ts";
import type { Cancellation } from "#app/domain/reservation/cancellation.ts";
import type { ReservationStatus } from "#app/domain/reservation/status.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

type CancellationBoxProps = {
  readonly cancellation: Cancellation;
  readonly status: ReservationStatus;
};

export function CancellationBox({ cancellation, status }: CancellationBoxProps) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  return (
    <Card as="section" className="rounded-panel">
      <h2 className="text-18">{t("cancel.title")}</h2>
      <p className="price price-lg mt-1">
        {t("cancel.refund", { amount: formatWon(cancellation.refund, locale) })}
      </p>
      <Reason cancellation={cancellation} status={status} />
      {cancellation.refund > 0 ? (
        <>
          <p className="mt-3 text-14 text-ink-3">{t("cancel.how", { phone: BRAND.phone })}</p>
          <ButtonLink to="/qna" variant="secondary" block className="mt-3">
            {t("cancel.ask")}
          </ButtonLink>
        </>
      ) : null}
    </Card>
  );
}

function Reason({ cancellation: { feePercent, until }, status }: CancellationBoxProps) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const day = until ? formatShortDay(until, locale) : "";
  function words(): string {
    if (status === "PENDING") return t("cancel.pending");
    if (!until) return t("cancel.over");
    if (feePercent === 0) return t("cancel.free", { until: day });
    return t("cancel.fee", { until: day, percent: feePercent });
  }
  return <p className="text-ink-2">{words()}</p>;
}
