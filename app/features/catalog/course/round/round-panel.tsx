import { useTranslation } from "react-i18next";
import { alertPath } from "#app/domain/catalog/alert/alert-path.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import type { CourseDetail } from "#app/features/catalog/course/detail/course-queries.server.ts";
import { RefundRule } from "#app/features/catalog/course/detail/refund-rule.tsx";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Stepper } from "#app/ui/form/stepper.tsx";
import { linkClass } from "#app/ui/look/classes.ts";
import { CashBox } from "#app/ui/money/cash-box.tsx";
import { Price } from "#app/ui/money/price-tag.tsx";
import { Note } from "#app/ui/note.tsx";
import { DayNote } from "./day-note.tsx";
import type { RoundExtras } from "./round-extras.server.ts";
import type { RoundPlan } from "./round-plan.server.ts";
import { RoundRows } from "./round-rows.tsx";
import { RoundVan } from "./round-van.tsx";
import { useVisit } from "./use-visit.ts";

type RoundPanelProps = {
  readonly course: CourseDetail;
  readonly plan: RoundPlan;
  /** Closes the panel where it covers the refund table of the page. */
  readonly onSeeRefunds?: () => void;
};

/** The chosen round: price, date, time, party, ride, sums, cash on site and the refund rule, always in this order. */
export function RoundPanel({ course, plan, onSeeRefunds }: RoundPanelProps) {
  const { t } = useTranslation("course");
  const locale = useLocale();
  const { visit, change } = useVisit(course, plan);
  const { chosen, players } = plan;
  return (
    <>
      <PriceHead course={course} chosen={chosen} />
      <dl className="mt-4 grid grid-cols-2 divide-x divide-line-2 rounded-control border border-line-2">
        <Fact
          label={t("panel.date")}
          value={visit.date ? formatShortDay(visit.date, locale) : t("panel.pick")}
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
          value={visit.players}
          min={course.minPlayers}
          max={course.maxPlayers}
          onChange={(next) => change({ players: next })}
        />
      </div>
      {chosen?.extras?.van ? (
        <RoundVan quote={chosen.extras.van} trip={visit.van} onChange={(van) => change({ van })} />
      ) : null}
      {chosen?.extras ? (
        <LostCaddies course={course} plan={plan} named={chosen.extras.named} />
      ) : null}
      <hr className="border-line my-3" />
      {chosen?.bill ? (
        <>
          <RoundRows course={course} plan={plan} chosen={chosen} />
          <CashNote baht={course.caddyTipBaht} players={players} />
          <RefundRule steps={chosen.refunds} back={chosen.back} onSeeAll={onSeeRefunds} />
          <AppLink
            className={`${linkClass} mt-1 inline-flex min-h-11 items-center text-14`}
            to={alertPath({ course: course.id, date: chosen.date, players })}
          >
            {t("panel.alert")}
          </AppLink>
        </>
      ) : chosen && chosen.state !== "open" ? (
        <DayNote course={course} plan={plan} chosen={chosen} />
      ) : (
        <p className="text-ink-2">{t("tee.pick_day")}</p>
      )}
    </>
  );
}

function PriceHead({
  course,
  chosen,
}: { readonly course: CourseDetail } & Pick<RoundPlan, "chosen">) {
  const { t } = useTranslation("course");
  return (
    <div className="flex items-end justify-between gap-3" aria-live="polite">
      <div>
        <p className="text-14 text-ink-2">
          {chosen?.extras?.trip ? t("panel.per_with_van") : t("panel.per")}
        </p>
        {chosen?.bill ? (
          <Price amount={chosen.bill.perGolfer} size="xl" />
        ) : (
          <p className="text-18 leading-9 font-bold">{t("panel.no_price")}</p>
        )}
      </div>
      <Badge tone={course.booking}>{t(`booking.${course.booking}`)}</Badge>
    </div>
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

type CashNoteProps = { readonly baht: number | null; readonly players: number };

function CashNote({ baht, players }: CashNoteProps) {
  const { t } = useTranslation("buy");
  const locale = useLocale();
  if (baht === null) return null;
  const amount = numberFormat(LOCALE_TAG[locale]).format(baht * players);
  return (
    <CashBox title={t("cash.title", { amount })} text={t("cash.tip", { baht })} className="mt-3" />
  );
}

type LostCaddiesProps = {
  readonly course: CourseDetail;
  readonly plan: RoundPlan;
  readonly named: RoundExtras["named"];
};

/** Chosen caddies who are not free on the chosen day. */
function LostCaddies({ course, plan, named }: LostCaddiesProps) {
  const { t } = useTranslation("buy");
  const locale = useLocale();
  const { toggleCaddie } = useVisit(course, plan);
  const date = plan.chosen ? formatShortDay(plan.chosen.date, locale) : "";
  return named.map(({ id, nickname, state }) =>
    state === "free" ? null : (
      <Note
        key={id}
        tone="warn"
        className="mt-3"
        title={t(`named.${state}`, { nickname, date })}
        action={
          <Button size="sm" variant="secondary" onClick={() => toggleCaddie(id)}>
            {t("named.drop")}
          </Button>
        }
      >
        {t("named.other")}
      </Note>
    ),
  );
}
