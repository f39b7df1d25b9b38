import { CalendarSync } from "lucide-react";
import { useTranslation } from "react-i18next";
import { timeIn } from "#app/domain/catalog/sale/cut-off.ts";
import { formatDay, formatShortDay } from "#app/domain/common/date/date-text.ts";
import { dateIn } from "#app/domain/common/date/local-date.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { linkClass, roundCardClass } from "#app/ui/look/classes.ts";
import { KindIcon } from "./line-picture.tsx";
import { StatusBadge } from "./status-badge.tsx";
import type { SharedTrip } from "./trip-link.server.ts";

type SharedTripProps = {
  readonly trip: Pick<SharedTrip, "lines">;
  /** Where its owner changes a line, by its number. */
  readonly changes?: Readonly<Record<number, string>>;
};

/** A trip as its fellow travellers see it: day by day, without names and prices. */
export function SharedTripDays({ trip, changes = {} }: SharedTripProps) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  if (trip.lines.length === 0) return <p className="text-ink-2">{t("shared.empty")}</p>;
  return (
    <div className="grid gap-6">
      {[...Map.groupBy(trip.lines, ({ usedOn }) => usedOn)].map(([day, lines]) => (
        <section key={day}>
          <h2 className="mb-3 text-18">{formatDay(day, locale)}</h2>
          <ul className="grid gap-3">
            {lines.map((line) => (
              <li key={line.id} className={`${roundCardClass} flex gap-4 p-4`}>
                <KindIcon kind={line.kind} className="size-7 text-fairway-700" />
                <div className="min-w-0 flex-1">
                  <b className="block leading-6">{line.title}</b>
                  <p className="text-ink-2">{line.detail}</p>
                  {line.address ? <p className="text-14 text-ink-3">{line.address}</p> : null}
                  <Rechecked line={line} />
                  <ChangeLink to={changes[line.id]} title={line.title} />
                </div>
                <span>
                  <StatusBadge status={line.status} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ChangeLink({ to, title }: { readonly to: string | undefined; readonly title: string }) {
  const { t } = useTranslation("reservation");
  if (!to) return null;
  return (
    <AppLink
      to={to}
      aria-label={t("change.line", { title })}
      className={`${linkClass} inline-flex min-h-11 items-center gap-1 text-14`}
    >
      <CalendarSync className="size-5" aria-hidden="true" />
      {t("change.link")}
    </AppLink>
  );
}

/** On the venue's clock, as everything on this page. */
function Rechecked({ line }: { readonly line: SharedTrip["lines"][number] }) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const { recheckedAt, zone } = line;
  if (!recheckedAt) return null;
  const moment = `${formatShortDay(dateIn(zone, recheckedAt), locale)} ${timeIn(zone, recheckedAt)}`;
  return (
    <p className="text-14 font-semibold text-fairway-700">{t("shared.rechecked", { moment })}</p>
  );
}
