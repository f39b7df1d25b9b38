import type { ListColumn } from "#app/features/desk/list/list-column.tsx";
import { idColumn, type ProductRow, regionColumn, statusColumn } from "./product-columns.ts";

export type HotelRow = ProductRow & {
  readonly name: string;
  readonly stars: number;
  readonly rooms: number;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly booking: "instant" | "request";
};

export const HOTEL_COLUMNS: readonly ListColumn<HotelRow>[] = [
  {
    name: "name",
    header: (t) => t("desk:hotel.name"),
    value: ({ name }) => name,
    sorted: true,
    fixed: true,
  },
  idColumn,
  regionColumn,
  {
    name: "stars",
    header: (t) => t("desk:hotel.stars"),
    value: ({ stars }) => stars,
    kind: "number",
    sorted: true,
  },
  {
    name: "rooms",
    header: (t) => t("desk:hotel.rooms"),
    value: ({ rooms }) => rooms,
    kind: "number",
    sorted: true,
  },
  {
    name: "check_in",
    header: (t) => t("desk:hotel.check_in"),
    value: ({ checkIn }) => checkIn.slice(0, 5),
    sorted: true,
  },
  {
    name: "check_out",
    header: (t) => t("desk:hotel.check_out"),
    value: ({ checkOut }) => checkOut.slice(0, 5),
    sorted: true,
  },
  {
    name: "booking",
    header: (t) => t("desk:booking"),
    value: ({ booking }, { t }) => t(`desk:booking.${booking}`),
    sorted: true,
  },
  statusColumn,
];
