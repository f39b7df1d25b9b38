import { BedDouble, CarFront, IdCardLanyard, LandPlot, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { TableCard } from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { linkClass } from "#app/ui/look/classes.ts";
import type { Today } from "./today-queries.server.ts";

type Tomorrow = NonNullable<Today["tomorrow"]>;

const ICONS: Record<Tomorrow["counts"][number]["kind"], LucideIcon> = {
  golf: LandPlot,
  callvan: CarFront,
  hotel: BedDouble,
  caddy: IdCardLanyard,
};

/** Tomorrow's rounds, pick-ups and check-ins, with the way to the run sheet. */
export function TomorrowCard({ tomorrow: { day, counts } }: { readonly tomorrow: Tomorrow }) {
  const { t } = useTranslation("today");
  const format = useAdminFormat();
  return (
    <TableCard
      title={t("tomorrow", { day: format.day(day) })}
      action={
        <Link to={`/admin/run-sheet?date=${day}`} className={linkClass}>
          {t("run_sheet")}
        </Link>
      }
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 p-4">
        {counts.map(({ kind, count }) => {
          const Icon = ICONS[kind];
          return (
            <div key={kind} className="flex items-center gap-2">
              <Icon className="size-4 text-ink-3" aria-hidden="true" />
              <dt className="text-ink-2">{t(`of_tomorrow.${kind}`)}</dt>
              <dd className="tabular-nums whitespace-nowrap ml-auto font-semibold">
                {format.number(count)}
              </dd>
            </div>
          );
        })}
      </dl>
    </TableCard>
  );
}
