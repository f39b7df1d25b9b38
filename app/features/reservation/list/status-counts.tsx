import { useTranslation } from "react-i18next";
import { RESERVATION_STATUSES, tabOf } from "#app/domain/reservation/status/status.ts";
import type { StatusCount } from "#app/features/reservation/record/reservation-queries.server.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { roundCardClass } from "#app/ui/look/classes.ts";

type StatusCountsProps = { readonly label: string; readonly counts: readonly StatusCount[] };

export function StatusCounts({ label, counts }: StatusCountsProps) {
  const { t } = useTranslation("reservation");
  return (
    <ul
      aria-label={label}
      className={`${roundCardClass} grid grid-cols-5 divide-x divide-line text-center`}
    >
      {RESERVATION_STATUSES.map((status) => (
        <li key={status}>
          <AppLink
            to={`/reservation?tab=${tabOf(status)}`}
            className="grid h-full content-between gap-1 px-1 py-4"
          >
            <span className="text-13 text-ink-2 md:text-14">{t(`status.${status}`)}</span>
            <b className="tabular-nums whitespace-nowrap text-18 md:text-22">
              {counts.find((each) => each.status === status)?.count ?? 0}
            </b>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
