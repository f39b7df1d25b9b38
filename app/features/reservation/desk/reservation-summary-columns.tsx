import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { CellNote } from "#app/features/desk/list/cell-note.tsx";
import type { Column } from "#app/features/desk/list/desk-table.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { ReservationRow } from "./reservation-queue-queries.server.ts";
import { StatusMark } from "./status-mark.tsx";

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
