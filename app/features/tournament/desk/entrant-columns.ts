import type { FlightWish, Gender, ShirtSize } from "#app/domain/tournament/entry-conditions.ts";
import type { EntryState } from "#app/domain/tournament/entry-state.ts";
import type { ListColumn } from "#app/features/desk/list/list-column.tsx";

export type EntrantRow = {
  readonly id: number;
  readonly entryId: number;
  readonly version: number;
  readonly name: string;
  readonly applicant: string;
  /** The applicant's row, which has the actions of the whole entry. */
  readonly isFirst: boolean;
  readonly people: number;
  readonly state: EntryState;
  readonly gender: Gender | null;
  readonly birthYear: number | null;
  readonly handicap: number | null;
  readonly shirt: ShirtSize | null;
  readonly wish: FlightWish;
  readonly wishNames: readonly string[];
  readonly van: boolean;
  readonly hotel: string | null;
  readonly flight: number | null;
  readonly isPaid: boolean;
  readonly offerUntil: Date | null;
  readonly createdAt: Date;
};

export const ENTRANT_COLUMNS: readonly ListColumn<EntrantRow>[] = [
  {
    name: "name",
    header: (t) => t("flights:column.name"),
    value: ({ name }) => name,
    sorted: true,
    fixed: true,
  },
  {
    name: "state",
    header: (t) => t("desk:state"),
    value: ({ state }, { t }) => t(`flights:state.${state}`),
    sorted: true,
  },
  {
    name: "handicap",
    header: (t) => t("flights:column.handicap"),
    value: ({ handicap }) => handicap,
    kind: "number",
    sorted: true,
  },
  {
    name: "gender",
    header: (t) => t("flights:column.gender"),
    value: ({ gender }, { t }) => (gender ? t(`flights:gender.${gender}`) : null),
    sorted: true,
  },
  {
    name: "year",
    header: (t) => t("flights:column.year"),
    value: ({ birthYear }) => (birthYear === null ? null : String(birthYear)),
    sorted: true,
  },
  {
    name: "shirt",
    header: (t) => t("flights:column.shirt"),
    value: ({ shirt }) => shirt,
    sorted: true,
  },
  {
    name: "wish",
    header: (t) => t("flights:column.wish"),
    value: ({ wish, wishNames }, { t }) =>
      wish === "named" ? wishNames.join(", ") : t(`flights:wish.${wish}`),
  },
  {
    name: "van",
    header: (t) => t("flights:column.van"),
    value: ({ van, hotel }, { t }) => (van ? (hotel ?? t("flights:van")) : null),
  },
  {
    name: "flight",
    header: (t) => t("flights:column.flight"),
    value: ({ flight }) => flight,
    kind: "number",
    sorted: true,
  },
  {
    name: "applicant",
    header: (t) => t("flights:column.applicant"),
    value: ({ applicant }) => applicant,
    hidden: true,
  },
  {
    name: "applied",
    header: (t) => t("flights:column.applied"),
    value: ({ createdAt }) => createdAt,
    kind: "moment",
    sorted: true,
  },
];
