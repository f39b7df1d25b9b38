import { phoneSearch } from "#app/domain/member/phone-search.ts";
import type { ListType } from "#app/features/desk/list/list-type.server.ts";
import { reservationFilter } from "./reservation-filter.ts";
import { listReservations, type ReservationRow } from "./reservation-queue-queries.server.ts";

/** The reservations of an address as a file; names are masked as on the screen. */
export const RESERVATION_LIST: ListType<ReservationRow> = {
  columns: [
    {
      name: "number",
      header: (t) => t("desk:number"),
      value: ({ idx }) => idx,
      fixed: true,
    },
    {
      name: "used",
      header: (t) => t("desk:reservation.used_on"),
      value: ({ usedOn }) => usedOn,
      kind: "day",
    },
    {
      name: "kind",
      header: (t) => t("desk:reservation.kind"),
      value: ({ kind }, { t }) => t(`desk:line.${kind}`),
    },
    { name: "product", header: (t) => t("desk:queue.product"), value: ({ title }) => title },
    { name: "detail", header: (t) => t("desk:queue.detail"), value: ({ detail }) => detail },
    { name: "customer", header: (t) => t("desk:queue.customer"), value: (row) => row.customer },
    {
      name: "people",
      header: (t) => t("desk:queue.people"),
      value: ({ people }) => people,
      kind: "number",
    },
    {
      name: "paid",
      header: (t) => t("desk:reservation.paid"),
      value: ({ paid }) => paid,
      kind: "won",
    },
    {
      name: "state",
      header: (t) => t("desk:state"),
      value: ({ status }, { t }) => t(`desk:status.${status}`),
    },
    {
      name: "whose",
      header: (t) => t("reservation-desk:assignee"),
      value: ({ assignee }) => assignee,
    },
    {
      name: "reason",
      header: (t) => t("reservation-desk:why"),
      value: ({ reasonCode }, { t }) =>
        reasonCode ? t(`reservation-desk:reason.${reasonCode}`) : null,
    },
    { name: "order", header: (t) => t("desk:queue.order"), value: (row) => row.orderNumber },
    {
      name: "booked",
      header: (t) => t("desk:reservation.booked"),
      value: ({ createdAt }) => createdAt,
      kind: "moment",
    },
  ],
  find: ({ db, locale, search, now, size }) =>
    listReservations(db, locale, { ...reservationFilter(search), size }, now),
  // The searched name or trip is on the screen anyway; a number is masked there.
  lookedUp: (q, rows) => (phoneSearch(q) ? rows.map(({ memberId }) => memberId) : []),
};
