import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { type AdminPlaces, freeOf } from "#app/domain/pricing/desk/day-places.ts";
import { AdminTable, type Column } from "#app/features/desk/list/desk-table.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { PlacesField } from "./places-field.tsx";
import { OverbookedText } from "./places-text.tsx";

type PlacesTableProps = {
  readonly label: string;
  readonly unit: "rooms" | "entries";
  readonly day: LocalDate;
  readonly closed: boolean;
  readonly rows: readonly AdminPlaces[];
  readonly canChange: boolean;
};

/** Places, who has them and what is free; with forms for staff who may change them. */
export function PlacesTable({ label, rows, ...shown }: PlacesTableProps) {
  const columns = usePlacesColumns(shown);
  return (
    <AdminTable label={label} columns={columns} rows={rows} keyOf={({ key }) => key} wide={false} />
  );
}

type Shown = Omit<PlacesTableProps, "label" | "rows">;

function usePlacesColumns({ day, closed, unit, canChange }: Shown): Column<AdminPlaces>[] {
  const { t } = useTranslation("desk");
  const { number } = useAdminFormat();
  const name = t(`places.name.${unit}`);
  return [
    {
      header: name,
      nowrap: true,
      cell: () => <b>{name}</b>,
    },
    {
      header: t(`places.number.${unit}`),
      cell: (row) =>
        canChange ? (
          <PlacesField day={day} row={row} label={t("places.of_tee", { name })} />
        ) : (
          <>
            <span className="tabular-nums whitespace-nowrap">{number(row.places)}</span>
            <OverbookedText row={row} places={row.places} />
          </>
        ),
    },
    { header: t("places.sold"), right: true, cell: ({ sold }) => number(sold) },
    { header: t("places.held"), right: true, cell: ({ held }) => number(held) },
    { header: t("places.elsewhere"), right: true, cell: ({ elsewhere }) => number(elsewhere) },
    {
      header: t("places.free"),
      right: true,
      cell: (row) => <b>{number(closed ? 0 : freeOf(row))}</b>,
    },
  ];
}
