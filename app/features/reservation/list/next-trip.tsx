import { QrCode } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDay, formatShortDay } from "#app/domain/common/date/date-text.ts";
import { RESERVATION_STATUSES } from "#app/domain/reservation/status/status.ts";
import { OfferBadge } from "#app/features/reservation/offer/time-offer.tsx";
import { KindIcon, LinePicture } from "#app/features/reservation/record/line-picture.tsx";
import type { NextTrip } from "#app/features/reservation/record/reservation-queries.server.ts";
import { StatusBadge } from "#app/features/reservation/record/status-badge.tsx";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { panelClass } from "#app/ui/look/classes.ts";

/** The first lines of a trip are shown; the rest is one tap away. */
const LINES_SHOWN = 4;

export function NextTripCard({ trip }: { readonly trip: NextTrip }) {
  const { t } = useTranslation("reservation");
  const confirmed = trip.lines.find(({ status }) => status === "COMPLETE");
  const [first] = trip.lines;
  return (
    <section
      aria-label={t("trip.next")}
      className={`${panelClass} overflow-hidden md:grid md:grid-cols-[300px_minmax(0,1fr)]`}
    >
      {first ? (
        <LinePicture
          kind={first.kind}
          picture={trip.picture}
          sizes="(min-width: 840px) 300px, 100vw"
          className="h-37 rounded-none md:h-full"
        />
      ) : null}
      <div className="p-5 md:p-6">
        <p className="flex flex-wrap gap-1.5">
          {RESERVATION_STATUSES.map((status) => {
            const count = trip.lines.filter((line) => line.status === status).length;
            return count > 0 ? <StatusBadge key={status} status={status} count={count} /> : null;
          })}
          {trip.lines.some(({ isOffered }) => isOffered) ? <OfferBadge /> : null}
        </p>
        <h2 className="mt-2 text-18 md:text-22">{trip.name}</h2>
        <TripDates trip={trip} />
        <TripLines trip={trip} />
        <div className="mt-3 flex flex-wrap gap-2">
          <ButtonLink to="/reservation" size="sm">
            {t("trip.see")}
          </ButtonLink>
          {confirmed ? (
            <ButtonLink to={`/reservation/${confirmed.id}/voucher`} size="sm" variant="secondary">
              <QrCode aria-hidden="true" />
              {t("voucher.page")}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function TripDates({ trip: { lines } }: { readonly trip: NextTrip }) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const from = lines[0]?.usedOn;
  const to = lines.at(-1)?.usedOn;
  if (!from || !to) return null;
  const first = formatDay(from, locale);
  const text =
    from === to ? first : t("trip.range", { from: first, to: formatShortDay(to, locale) });
  return <p className="text-ink-2 tabular-nums">{text}</p>;
}

function TripLines({ trip: { lines } }: { readonly trip: NextTrip }) {
  const locale = useLocale();
  return (
    <ul className="mt-2">
      {lines.slice(0, LINES_SHOWN).map((line) => (
        <li key={line.id}>
          <AppLink
            to={`/reservation/${line.id}`}
            className="flex min-h-11 items-start gap-2.5 py-1.5 hover:underline"
          >
            <KindIcon kind={line.kind} className="mt-0.5 size-5 flex-none text-fairway-700" />
            <span className="min-w-0">
              {formatShortDay(line.usedOn, locale)} · {line.title}
              <span className="block text-14 text-ink-2">{line.detail}</span>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
