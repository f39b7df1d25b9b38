import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { PeriodTab } from "#app/domain/common/date/period.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { ListColumn } from "#app/features/desk/list/list-column.tsx";

export type TournamentRow = {
  readonly id: number;
  readonly title: string;
  readonly course: string;
  readonly playsOn: LocalDate;
  readonly applyUntil: LocalDate;
  readonly capacity: number;
  readonly entryFee: Won;
  readonly period: PeriodTab;
};

export const TOURNAMENT_COLUMNS: readonly ListColumn<TournamentRow>[] = [
  {
    name: "title",
    header: (t) => t("desk:tournament.title"),
    value: ({ title }) => title,
    sorted: true,
    fixed: true,
  },
  {
    name: "course",
    header: (t) => t("desk:tournament.course"),
    value: ({ course }) => course,
    sorted: true,
    hidden: true,
  },
  {
    name: "plays",
    header: (t) => t("desk:tournament.plays_on"),
    value: ({ playsOn }) => playsOn,
    kind: "day",
    sorted: true,
  },
  {
    name: "until",
    header: (t) => t("desk:tournament.apply_until"),
    value: ({ applyUntil }) => applyUntil,
    kind: "day",
    sorted: true,
  },
  {
    name: "capacity",
    header: (t) => t("desk:tournament.capacity"),
    value: ({ capacity }) => capacity,
    kind: "number",
    sorted: true,
  },
  {
    name: "fee",
    header: (t) => t("desk:tournament.fee"),
    value: ({ entryFee }) => entryFee,
    kind: "won",
    sorted: true,
  },
  {
    name: "state",
    header: (t) => t("desk:state"),
    value: ({ period }, { t }) => t(`desk:period.${period}`),
  },
  {
    name: "number",
    header: (t) => t("desk:number"),
    value: ({ id }) => id,
    kind: "number",
    sorted: true,
  },
];
