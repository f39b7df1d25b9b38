import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { formatWon, type Won, won } from "#app/domain/common/money.ts";
import type { RefundStep } from "#app/domain/reservation/refund/refund-steps.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { linkClass } from "#app/ui/look/classes.ts";
import { RefundBox } from "#app/ui/money/refund-box.tsx";
import { RefundBar } from "./refund-table.tsx";

type RefundRuleProps = {
  /** Of the round. */
  readonly steps: readonly RefundStep[];
  /** The refund of everything in the panel; undefined where there is none. */
  readonly back: RoundRefund | undefined;
  readonly onSeeAll: (() => void) | undefined;
};

type RoundRefund = {
  readonly until: LocalDate;
  readonly fee: Won;
  readonly refund: Won;
  readonly isRoundAlone: boolean;
};

/** The cancellation fee from today on; the table below has every day. */
export function RefundRule({ steps, back, onSeeAll }: RefundRuleProps) {
  const { t } = useTranslation("buy");
  const locale = useLocale();
  const [round] = steps;
  if (!round) return null;
  const values = {
    date: formatShortDay(back?.until ?? round.until, locale),
    percent: round.feePercent,
    fee: formatWon(back?.fee ?? won(0), locale),
    refund: formatWon(back?.refund ?? won(0), locale),
  };
  return (
    <RefundBox
      className="mt-3"
      head={
        back?.fee === 0
          ? t("panel.free_until", values)
          : back?.isRoundAlone === false
            ? t("panel.won_until", values)
            : t("panel.fee_until", values)
      }
    >
      <RefundBar steps={steps} />
      <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-14">
        <span>{t("panel.refund_now", values)}</span>
        {/* biome-ignore lint/a11y/useValidAnchor: it does lead there, and shuts the sheet on its way */}
        <a
          className={`${linkClass} inline-flex min-h-11 items-center`}
          href="#refund"
          onClick={onSeeAll}
        >
          {t("panel.by_date")}
        </a>
      </p>
    </RefundBox>
  );
}
