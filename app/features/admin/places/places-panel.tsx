import { useTranslation } from "react-i18next";
import type { DayPlaces, PlacesEntry } from "#app/domain/admin/places.ts";
import { useMayChange } from "#app/features/admin/kit/admin-person.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { PlacesDayForm } from "./places-day-form.tsx";
import { PlacesRange } from "./places-range.tsx";
import { PlacesTable } from "./places-table.tsx";
import { PlacesHistory } from "./places-text.tsx";
import type { PriceUnit } from "./price-month.tsx";

type PlacesPanelProps = DayPlaces & {
  readonly unit: PriceUnit;
  readonly history: readonly PlacesEntry[];
};

/** The places of one day: how many, who has them, and the forms to change them. */
export function PlacesPanel({ day, closed, rows, unit, history }: PlacesPanelProps) {
  const { t } = useTranslation("desk");
  const { day: dayText } = useAdminFormat();
  // The role for reservations also sets what is sold (docs/decisions/0028).
  const canChange = useMayChange("prices");
  return (
    <section id="places" aria-labelledby="places-title" className="card mt-5 scroll-mt-4">
      <div className="flex flex-wrap items-center gap-2 p-4">
        <h2 id="places-title" className="text-18">
          {t(`places.of.${unit}`, { day: dayText(day) })}
        </h2>
        {closed ? <Badge tone="danger">{t("places.is_closed")}</Badge> : null}
      </div>
      {canChange ? (
        <div className="grid gap-6 border-line border-t p-4 lg:grid-cols-2">
          {unit === "places" ? <PlacesDayForm day={day} rows={rows} /> : null}
          <PlacesRange day={day} closed={closed} />
        </div>
      ) : null}
      <div className="border-line border-t">
        <PlacesTable
          label={t(`places.number.${unit}`)}
          unit={unit}
          day={day}
          closed={closed}
          rows={rows}
          canChange={canChange}
        />
      </div>
      <PlacesHistory history={history} />
    </section>
  );
}
