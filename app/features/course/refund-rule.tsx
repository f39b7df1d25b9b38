import { ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/date-text.ts";
import { formatWon } from "#app/domain/money.ts";
import type { RefundStep } from "#app/domain/reservation/refund-steps.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { RefundBar } from "./refund-bar.tsx";

type RefundRuleProps = {
  readonly steps: readonly RefundStep[];
  readonly onSeeAll: (() => void) | undefined;
};

/** What a cancel costs from today on; the table below it has every day. */
export function RefundRule({ steps, onSeeAll }: RefundRuleProps) {
  const { t } = useTranslation("course");
  const locale = useLocale();
  const [now] = steps;
  if (!now) return null;
  const words = {
    date: formatShortDay(now.until, locale),
    percent: now.feePercent,
    refund: formatWon(now.refund, locale),
  };
  return (
    <div className="refund mt-3">
      <p className="head">
        <ShieldCheck aria-hidden="true" />
        {now.feePercent === 0 ? t("panel.free_until", words) : t("panel.fee_until", words)}
      </p>
      <RefundBar steps={steps} />
      <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-14">
        <span>{t("panel.refund_now", words)}</span>
        {/* biome-ignore lint/a11y/useValidAnchor: it does lead there, and shuts the sheet on its way */}
        <a className="link inline-flex min-h-11 items-center" href="#refund" onClick={onSeeAll}>
          {t("panel.by_date")}
        </a>
      </p>
    </div>
  );
}
