import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { formatWon } from "#app/domain/common/money.ts";
import type { RefundStep } from "#app/domain/reservation/refund/refund-steps.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { RefundBox } from "#app/ui/money/refund-box.tsx";

/** The refund rule of the chosen days, in won. */
export function StayRefund({ steps }: { readonly steps: readonly RefundStep[] }) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  const [first] = steps;
  if (!first) return null;
  const head =
    first.feePercent === 0
      ? t("panel.free_until", { day: formatShortDay(first.until, locale) })
      : first.feePercent === 100
        ? t("panel.no_refund")
        : t("panel.fee_now", { percent: first.feePercent });
  return (
    <RefundBox className="mt-3" head={head}>
      <ul className="mt-1 text-14 leading-[22px]">
        {steps.map(({ until, feePercent, refund }) => (
          <li key={until} className="flex justify-between gap-3">
            <span>{t("refund.until", { day: formatShortDay(until, locale) })}</span>
            <span className="tabular-nums whitespace-nowrap">
              {feePercent === 100
                ? t("refund.back_none")
                : t("refund.back", { amount: formatWon(refund, locale) })}
            </span>
          </li>
        ))}
      </ul>
    </RefundBox>
  );
}
