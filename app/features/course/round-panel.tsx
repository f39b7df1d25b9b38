import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/date-text.ts";
import { formatWon } from "#app/domain/money.ts";
import type { RefundStep } from "#app/domain/reservation/refund-steps.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Price } from "#app/ui/price.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import { CashNote } from "./cash-note.tsx";
import type { CourseDetail } from "./course-queries.server.ts";
import { DayNote } from "./day-note.tsx";
import { RefundBar } from "./refund-bar.tsx";
import type { RoundPlan } from "./round-plan.server.ts";
import { RoundRows } from "./round-rows.tsx";
import { useVisit } from "./use-visit.ts";

type RoundPanelProps = {
  readonly course: CourseDetail;
  readonly plan: RoundPlan;
  readonly actions?: ReactNode;
  /** Where the panel covers the page: it makes way for the table of refunds. */
  readonly onSeeRefunds?: () => void;
};

/** The round as chosen: price, date, time, party, sums, cash on site and the refund rule, always in this order. */
export function RoundPanel({ course, plan, actions, onSeeRefunds }: RoundPanelProps) {
  const { t } = useTranslation("course");
  const locale = useLocale();
  const { change } = useVisit(course, plan);
  const { chosen, players } = plan;
  return (
    <>
      <div className="flex items-end justify-between gap-3" aria-live="polite">
        <div>
          <p className="text-14 text-ink-2">{t("panel.per")}</p>
          {chosen?.price ? (
            <Price amount={chosen.price.perGolfer} size="xl" />
          ) : (
            <p className="text-18 font-bold">{t("panel.no_price")}</p>
          )}
        </div>
        <Badge tone={course.booking}>{t(`booking.${course.booking}`)}</Badge>
      </div>
      <dl className="mt-4 grid grid-cols-2 divide-x divide-line-2 rounded-control border border-line-2">
        <Fact
          label={t("panel.date")}
          value={chosen ? formatShortDay(chosen.date, locale) : t("panel.pick")}
        />
        <Fact label={t("panel.time")} value={chosen?.time ?? t("panel.pick_time")} />
      </dl>
      <div className="mt-3 flex items-center justify-between gap-3">
        <div>
          <b>{t("panel.golfers")}</b>
          <span className="block text-14 leading-5 text-ink-3">
            {t("fact.party", { min: course.minPlayers, max: course.maxPlayers })}
          </span>
        </div>
        <Stepper
          label={t("panel.golfers")}
          value={players}
          min={course.minPlayers}
          max={course.maxPlayers}
          onChange={(next) => change({ players: next })}
        />
      </div>
      <hr className="hr my-3" />
      {chosen?.price ? (
        <>
          <RoundRows course={course} players={players} {...chosen} price={chosen.price} />
          <CashNote baht={course.caddyTipBaht} players={players} />
          <RefundRule steps={chosen.refunds} onSeeAll={onSeeRefunds} />
        </>
      ) : chosen && chosen.state !== "open" ? (
        <DayNote course={course} date={chosen.date} state={chosen.state} />
      ) : (
        <p className="text-ink-2">{t("tee.pick_day")}</p>
      )}
      {actions ? <div className="mt-4">{actions}</div> : null}
    </>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="px-4 py-2.5">
      <dt className="text-13 leading-5 text-ink-3">{label}</dt>
      <dd className="font-bold">{value}</dd>
    </div>
  );
}

type RefundRuleProps = {
  readonly steps: readonly RefundStep[];
  readonly onSeeAll: (() => void) | undefined;
};

/** What a cancel costs from today on; the table below it has every day. */
function RefundRule({ steps, onSeeAll }: RefundRuleProps) {
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
