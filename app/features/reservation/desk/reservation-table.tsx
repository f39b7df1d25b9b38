import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";
import { AdminTable, type Column } from "#app/features/desk/list/desk-table.tsx";
import { CellNote } from "#app/features/desk/list/list-column.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { ReservationRow } from "./reservation-queue-queries.server.ts";
import { StatusMark } from "./status-mark.tsx";

type Line = {
  readonly idx: number;
  readonly title: string;
  readonly usedOn: LocalDate;
  readonly paid: Won;
  readonly status: ReservationStatus;
};

type ReservationTableProps = { readonly label: string; readonly lines: readonly Line[] };

/** The reservations of one order, or of one member. */
export function ReservationTable({ label, lines }: ReservationTableProps) {
  const { t } = useTranslation("desk");
  const { day, won } = useAdminFormat();
  return (
    <AdminTable
      label={label}
      rows={lines}
      keyOf={({ idx }) => idx}
      wide={false}
      columns={[
        { header: t("number"), right: true, cell: ({ idx }) => idx },
        {
          header: t("reservation.product"),
          cell: ({ idx, title }) => (
            <Link to={`/admin/reservations/${idx}`} className="font-semibold hover:underline">
              {title}
            </Link>
          ),
        },
        { header: t("reservation.used_on"), nowrap: true, cell: ({ usedOn }) => day(usedOn) },
        { header: t("state"), cell: ({ status }) => <StatusMark status={status} /> },
        { header: t("reservation.paid"), right: true, cell: ({ paid }) => won(paid) },
      ]}
    />
  );
}

/** The short list on the dashboard. */
export function useReservationSummaryColumns(): Column<ReservationRow>[] {
  const { t } = useTranslation("desk");
  const { day, won } = useAdminFormat();
  return [
    { header: t("state"), cell: ({ status }) => <StatusMark status={status} /> },
    { header: t("reservation.used_on"), nowrap: true, cell: ({ usedOn }) => day(usedOn) },
    {
      header: t("reservation.product"),
      cell: ({ idx, title, detail, kind }) => (
        <>
          <Link to={`/admin/reservations/${idx}`} className="font-semibold hover:underline">
            {title}
          </Link>
          <CellNote>{`${t(`line.${kind}`)} · ${detail}`}</CellNote>
        </>
      ),
    },
    { header: t("reservation.customer"), nowrap: true, cell: ({ customer }) => customer },
    { header: t("reservation.paid"), right: true, cell: ({ paid }) => won(paid) },
  ];
}
