import { useTranslation } from "react-i18next";
import { type AdminPlaces, freeOf } from "#app/domain/admin/places.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import { AdminTable, type Column } from "#app/features/admin/kit/list/admin-table.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { PlacesField } from "./places-field.tsx";
import { PlacesStop } from "./places-stop.tsx";
import { OverbookedText } from "./places-text.tsx";

type PlacesTableProps = {
  readonly label: string;
  readonly unit: "places" | "rooms" | "entries";
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
  const nameOf = ({ key }: AdminPlaces) => (unit === "places" ? key : t(`places.name.${unit}`));
  const columns: Column<AdminPlaces>[] = [
    {
      header: t(`places.name.${unit}`),
      nowrap: true,
      cell: (row) => (
        <span className="flex items-center gap-2">
          <b className="num">{nameOf(row)}</b>
          {row.stopped ? <Badge tone="danger">{t("places.stopped")}</Badge> : null}
        </span>
      ),
    },
    {
      header: t(`places.number.${unit}`),
      cell: (row) =>
        canChange ? (
          <PlacesField day={day} row={row} label={t("places.of_tee", { name: nameOf(row) })} />
        ) : (
          <>
            <span className="num">{number(row.places)}</span>
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
  if (!canChange || unit !== "places") return columns;
  return [
    ...columns,
    { header: t("places.sale"), cell: (row) => <PlacesStop day={day} row={row} /> },
  ];
}
