import { Gift } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatPeriod } from "#app/domain/common/date/content-date.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { type PeriodTab, periodOf } from "#app/domain/common/date/period.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import { productCardClass, soldOutClass } from "#app/ui/look/product-card-class.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { EventCard } from "./event-queries.server.ts";
import { EventStatus } from "./event-status.tsx";

type EventGridProps = {
  readonly rows: readonly EventCard[];
  readonly today: LocalDate;
  /** On their own page the first picture loads with priority. */
  readonly isMain?: boolean;
};

export function EventGrid({ rows, today, isMain = false }: EventGridProps) {
  return (
    <ul className="grid grid-cols-1 gap-x-5 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
      {rows.map((row, index) => (
        <li key={row.id} className="min-w-0">
          <Card {...row} today={today} priority={isMain && index === 0} />
        </li>
      ))}
    </ul>
  );
}

type CardProps = EventCard & { readonly today: LocalDate; readonly priority: boolean };

function Card({
  id,
  title,
  summary,
  label,
  startsOn,
  endsOn,
  picture,
  today,
  priority,
}: CardProps) {
  const locale = useLocale();
  const ended = periodOf(endsOn, today) === "ended";
  return (
    <AppLink
      to={`/event/${id}`}
      className={`${productCardClass} group ${ended ? soldOutClass : ""}`}
    >
      <span className={`${photoClass} aspect-video block`}>
        <PictureImage
          picture={picture}
          alt=""
          sizes="(min-width: 1080px) 387px, (min-width: 640px) 50vw, 100vw"
          priority={priority}
        />
        <span className="absolute bottom-2.5 left-2.5 z-2">
          <Badge tone={ended ? "plain" : "offer-solid"}>{label}</Badge>
        </span>
      </span>
      <span className="mt-3 flex flex-wrap items-center gap-2">
        <EventStatus startsOn={startsOn} endsOn={endsOn} today={today} />
        <span className="tabular-nums whitespace-nowrap text-14 text-ink-3">
          {formatPeriod(startsOn, endsOn, locale)}
        </span>
      </span>
      <b className="mt-1.5 block text-18 group-hover:underline">{title}</b>
      <span className="mt-0.5 block text-ink-2">{summary}</span>
    </AppLink>
  );
}

export function NoEvents({ tab }: { readonly tab: PeriodTab }) {
  const { t } = useTranslation("event");
  return (
    <EmptyState
      icon={Gift}
      title={t(`empty.${tab}_title`)}
      text={t(`empty.${tab}_text`)}
      action={
        <ButtonLink variant="secondary" to={tab === "ongoing" ? "/course/home" : "/event"}>
          {t(`empty.${tab}_action`)}
        </ButtonLink>
      }
    />
  );
}
