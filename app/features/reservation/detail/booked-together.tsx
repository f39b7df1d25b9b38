import { CalendarSync, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { leadsToChange } from "#app/domain/reservation/change/changeable.ts";
import { LinePicture } from "#app/features/reservation/record/line-picture.tsx";
import type { ReservationLine } from "#app/features/reservation/record/reservation-queries.server.ts";
import { StatusBadge } from "#app/features/reservation/record/status-badge.tsx";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Card } from "#app/ui/card.tsx";
import { linkClass } from "#app/ui/look/classes.ts";

type BookedTogetherProps = {
  readonly lines: readonly ReservationLine[];
  /** At the venue. */
  readonly today: LocalDate;
};

/** What was booked in the same payment; each line leads to its page, and to changing it. */
export function BookedTogether({ lines, today }: BookedTogetherProps) {
  const { t } = useTranslation("reservation");
  return (
    <Card as="section">
      <h2 className="mb-2 text-18 md:text-22">{t("together")}</h2>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id}>
            <LineLink line={line} />
            {leadsToChange(line, today) ? (
              <AppLink
                to={`/reservation/${line.id}/change`}
                aria-label={t("change.line", { title: line.title })}
                className={`${linkClass} mb-1 ml-17 inline-flex min-h-11 items-center gap-1 text-14`}
              >
                <CalendarSync className="size-5" aria-hidden="true" />
                {t("change.link")}
              </AppLink>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function LineLink({ line }: { readonly line: ReservationLine }) {
  const locale = useLocale();
  return (
    <AppLink to={`/reservation/${line.id}`} className="flex items-center gap-3 py-3">
      <LinePicture
        kind={line.kind}
        picture={line.picture}
        sizes="56px"
        className="size-14 flex-none"
      />
      <span className="min-w-0 flex-1">
        <b className="block leading-6">{line.title}</b>
        <span className="block text-14 text-ink-2">
          {formatShortDay(line.usedOn, locale)}
          <span className="max-md:hidden"> · </span>
          <span className="max-md:block">{line.detail}</span>
        </span>
        <span className="md:hidden mt-1 block">
          <StatusBadge status={line.status} />
        </span>
      </span>
      <span className="max-md:hidden">
        <StatusBadge status={line.status} />
      </span>
      <ChevronRight className="max-md:hidden size-5 text-ink-3" aria-hidden="true" />
    </AppLink>
  );
}
