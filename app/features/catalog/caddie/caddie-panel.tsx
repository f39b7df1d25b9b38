import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { CaddieRoundState } from "#app/domain/catalog/caddie/caddie-day.ts";
import { visitPath } from "#app/domain/catalog/course/course-visit.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { formatWon } from "#app/domain/common/money.ts";
import { listPath } from "#app/domain/common/paging.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import type { Live } from "#app/platform/http/use-live.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { withoutLocale } from "#app/platform/i18n/request-locale.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { panelClass } from "#app/ui/look/classes.ts";
import { Baht } from "#app/ui/look/trade-icons.tsx";
import { cashClass } from "#app/ui/money/cash-box.tsx";
import { Note } from "#app/ui/note.tsx";
import { Rows } from "#app/ui/rows.tsx";
import type { CaddieDays } from "./caddie-plan.server.ts";
import type { CaddiePage } from "./caddie-queries.server.ts";

type CaddiePanelProps = {
  readonly caddie: CaddiePage;
  readonly live: Live<CaddieDays>;
  /** Rounds of the cart that she can join: then another round is the second choice. */
  readonly ownRounds: ReactNode;
};

/** Her fee, the tip in baht, and the link to a round with her. */
export function CaddiePanel({ caddie, live, ownRounds }: CaddiePanelProps) {
  const { t } = useTranslation("caddy");
  const locale = useLocale();
  const { chosen, next } = live.data ?? {};
  const day = chosen?.state === "free" ? chosen.day : undefined;
  const onlyHalf = chosen?.halves.length === 1 ? chosen.halves[0] : undefined;
  return (
    <section className={`${panelClass} p-5 md:p-6`} aria-label={t("panel.label")}>
      <h2 className="text-18">{t("panel.title")}</h2>
      <Rows
        className="mt-2"
        rows={[
          {
            label: t("panel.price"),
            note: t("panel.price_note"),
            amount: formatWon(caddie.price, locale),
          },
          {
            label: t("panel.reservation"),
            note: t("panel.reservation_note"),
            amount: <b>{formatWon(caddie.reservationFee, locale)}</b>,
          },
        ]}
      />
      <Tip baht={caddie.course.tipBaht} />
      <Note tone="good" icon={ShieldCheck} className="mt-3">
        <span className="text-14">{t("panel.guarantee")}</span>
      </Note>
      {chosen && chosen.state !== "free" ? (
        <LostDay caddyId={caddie.id} day={chosen.day} state={chosen.state} next={next} />
      ) : null}
      {day && onlyHalf ? (
        <Note tone="info" className="mt-3">
          {t(`panel.only_${onlyHalf}`, { day: formatShortDay(day, locale) })}
        </Note>
      ) : null}
      {ownRounds}
      <ButtonLink
        to={visitPath(caddie.course.id, { date: day, caddies: [caddie.id] })}
        size="lg"
        block
        variant={ownRounds ? "secondary" : "primary"}
        className={ownRounds ? "mt-2" : "mt-4"}
      >
        {day ? t("panel.round", { day: formatShortDay(day, locale) }) : t("panel.round_any")}
      </ButtonLink>
      <p className="mt-2 text-14 text-ink-2">
        {t("panel.round_text", { nickname: caddie.nickname })}
      </p>
    </section>
  );
}

type LostDayProps = {
  readonly caddyId: string;
  readonly day: LocalDate;
  readonly state: Exclude<CaddieRoundState, "free">;
  readonly next: LocalDate | undefined;
};

/** Why she is not free, with a link to her next free day. */
function LostDay({ caddyId, day, state, next }: LostDayProps) {
  const { t } = useTranslation("caddy");
  const locale = useLocale();
  const { pathname } = useLocation();
  const nextPath = next && listPath(withoutLocale(pathname), { date: next });
  return (
    <Note
      tone="warn"
      className="mt-3"
      title={t(`panel.${state}`, { day: formatShortDay(day, locale) })}
      action={
        <>
          {next && nextPath ? (
            <ButtonLink size="sm" to={nextPath} preventScrollReset replace>
              {t("panel.next", { day: formatShortDay(next, locale) })}
            </ButtonLink>
          ) : null}
          <ButtonLink size="sm" variant="ghost" to={askPath({ kind: "caddy", id: caddyId })}>
            {t("panel.ask")}
          </ButtonLink>
        </>
      }
    >
      {t("panel.other")}
    </Note>
  );
}

function Tip({ baht }: { readonly baht: number | null }) {
  const { t } = useTranslation("caddy");
  const locale = useLocale();
  const amount = numberFormat(LOCALE_TAG[locale]).format(baht ?? 0);
  return (
    <div className={`${cashClass} mt-2`}>
      <Baht />
      <span>
        <b className="block leading-6">
          {baht === null ? t("panel.tip_unknown") : t("panel.tip", { baht: amount })}
        </b>
        <small className="block">
          {baht === null ? t("panel.tip_unknown_text") : t("panel.tip_text")}
        </small>
      </span>
    </div>
  );
}
