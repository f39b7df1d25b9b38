import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { AdminPlaces, PlacesEntry } from "#app/domain/pricing/desk/day-places.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import { PlacesTable } from "./places-table.tsx";
import { PlacesHistory } from "./places-text.tsx";

type EntryPlacesProps = {
  readonly day: LocalDate;
  readonly row: AdminPlaces;
  readonly history: readonly PlacesEntry[];
};

/** The places of a tournament. */
export function EntryPlaces({ day, row, history }: EntryPlacesProps) {
  const { t } = useTranslation("desk");
  const canChange = useMayChange("prices");
  return (
    <div className={`${cardClass} mb-5`}>
      <h2 className="p-4 text-18">{t("places.number.entries")}</h2>
      <div className="border-line border-t">
        <PlacesTable
          label={t("places.number.entries")}
          unit="entries"
          day={day}
          closed={false}
          rows={[row]}
          canChange={canChange}
        />
      </div>
      <PlacesHistory history={history} />
    </div>
  );
}
