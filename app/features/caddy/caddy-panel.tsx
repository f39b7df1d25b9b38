import { ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { caddyDayState } from "#app/domain/catalog/caddy-day.ts";
import { visitPath } from "#app/domain/catalog/course-visit.ts";
import { formatShortDay } from "#app/domain/date-text.ts";
import type { LocalDate } from "#app/domain/local-date.ts";
import { LOCALE_TAG } from "#app/domain/locale.ts";
import { formatWon } from "#app/domain/money.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Baht } from "#app/ui/icons.tsx";
import { Note } from "#app/ui/note.tsx";
import { Rows } from "#app/ui/rows.tsx";
import type { CaddyPage } from "./caddy-queries.server.ts";

type CaddyPanelProps = {
  readonly caddy: CaddyPage;
  readonly day: LocalDate | undefined;
  readonly bookedDays: readonly LocalDate[];
};

/** What she costs, what is paid in baht, and the way to a round with her. */
export function CaddyPanel({ caddy, day, bookedDays }: CaddyPanelProps) {
  const { t } = useTranslation("caddy");
  const locale = useLocale();
  const state = day && caddyDayState({ dayOff: caddy.dayOff, bookedOn: new Set(bookedDays) }, day);
  return (
    <section className="panel p-5 md:p-6" aria-label={t("panel.label")}>
      <h2 className="text-18">{t("panel.title")}</h2>
      <Rows
        className="mt-2"
        rows={[
          {
            label: t("panel.price"),
            note: t("panel.price_note"),
            amount: formatWon(caddy.price, locale),
          },
          {
            label: t("panel.reservation"),
            note: t("panel.reservation_note"),
            amount: <b>{formatWon(caddy.reservationFee, locale)}</b>,
          },
        ]}
      />
      <Tip baht={caddy.course.tipBaht} />
      <Note tone="good" icon={ShieldCheck} className="mt-3">
        <span className="text-14">{t("panel.guarantee")}</span>
      </Note>
      {day && (state === "off" || state === "booked") ? (
        <Note
          tone="warn"
          className="mt-3"
          title={t(`panel.${state}`, { day: formatShortDay(day, locale) })}
        >
          {t("panel.other")}
        </Note>
      ) : null}
      <ButtonLink
        to={visitPath(caddy.course.id, state === "free" ? { date: day } : {})}
        size="lg"
        block
        className="mt-4"
      >
        {day && state === "free"
          ? t("panel.round", { day: formatShortDay(day, locale) })
          : t("panel.round_any")}
      </ButtonLink>
    </section>
  );
}

function Tip({ baht }: { readonly baht: number | null }) {
  const { t } = useTranslation("caddy");
  const locale = useLocale();
  const amount = new Intl.NumberFormat(LOCALE_TAG[locale]).format(baht ?? 0);
  return (
    <div className="cash mt-2">
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
