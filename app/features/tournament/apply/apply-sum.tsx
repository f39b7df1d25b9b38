import { CircleAlert, ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import { freeCancelDays } from "#app/domain/reservation/refund/refund-steps.ts";
import { OFFER_HOURS } from "#app/domain/tournament/entry-state.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { panelClass } from "#app/ui/look/classes.ts";
import { CashBox } from "#app/ui/money/cash-box.tsx";
import { Note } from "#app/ui/note.tsx";
import { Rows } from "#app/ui/rows.tsx";
import type { TournamentDetail } from "../tournament-queries.server.ts";

type ApplySumProps = {
  readonly tournament: TournamentDetail;
  readonly people: number;
  readonly isWaiting: boolean;
  readonly isBusy: boolean;
  /** What is still missing, in words. */
  readonly left: string;
};

/** What it costs, what is paid on site, until when it can be cancelled, and the one button. */
export function ApplySum({ tournament, people, isWaiting, isBusy, left }: ApplySumProps) {
  const { t } = useTranslation("entry");
  const locale = useLocale();
  const { entryFee, van, caddyTipBaht } = tournament;
  const total = formatWon(won(entryFee * people), locale);
  const label = () => {
    if (isWaiting) return t("button.wait");
    return entryFee === 0 ? t("button.free") : t("button.pay", { sum: total });
  };
  return (
    <aside className="mt-4 md:sticky md:top-24 md:mt-0">
      <div className={`${panelClass} p-5 md:p-6`}>
        <h2 className="text-18">{t(isWaiting ? "sum.waiting" : "sum.title")}</h2>
        <Rows
          className="mt-2"
          rows={[
            {
              label: t("sum.fee"),
              note: `${entryFee.toLocaleString("en")} × ${people}`,
              amount: total,
            },
            ...(van === "none" ? [] : [{ label: t("sum.van"), amount: t(`sum.van_${van}`) }]),
          ]}
          total={{ label: t("sum.total"), amount: total }}
        />
        {caddyTipBaht ? (
          <CashBox
            title={t("sum.cash", { baht: (caddyTipBaht * people).toLocaleString("en") })}
            text={t("sum.tip", { baht: caddyTipBaht.toLocaleString("en"), people })}
          />
        ) : null}
        {entryFee > 0 ? <FreeCancelNote tournament={tournament} /> : null}
        {isWaiting ? (
          <Note tone="info" className="mt-2">
            {t("sum.waiting_text", { hours: OFFER_HOURS })}
          </Note>
        ) : null}
        <Button
          type="submit"
          name="intent"
          value="apply"
          size="lg"
          block
          busy={isBusy}
          className="mt-4"
        >
          {label()}
        </Button>
        {left ? (
          <p className="mt-2 flex items-center justify-center gap-1.5 text-14 font-semibold text-danger-700">
            <CircleAlert className="size-4.5 flex-none" aria-hidden="true" />
            {t("left.is", { what: left })}
          </p>
        ) : null}
      </div>
    </aside>
  );
}

function FreeCancelNote({ tournament: { tiers, playsOn } }: Pick<ApplySumProps, "tournament">) {
  const { t } = useTranslation("entry");
  const locale = useLocale();
  const freeDays = freeCancelDays(tiers);
  if (freeDays === undefined) return null;
  return (
    <Note tone="good" icon={ShieldCheck} className="mt-2">
      <b>{t("sum.free_until", { day: formatShortDay(addDays(playsOn, -freeDays), locale) })}</b>
    </Note>
  );
}
