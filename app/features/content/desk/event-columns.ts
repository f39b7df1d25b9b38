import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { PeriodTab } from "#app/domain/common/date/period.ts";
import type { ListColumn } from "#app/features/desk/list/list-column.tsx";

export type EventRow = {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly draft: boolean;
  readonly label: string;
  readonly startsOn: LocalDate;
  readonly endsOn: LocalDate;
  readonly period: PeriodTab;
};

export const EVENT_COLUMNS: readonly ListColumn<EventRow>[] = [
  {
    name: "title",
    header: (t) => t("desk:event.title"),
    value: ({ title }) => title,
    sorted: true,
    fixed: true,
  },
  {
    name: "starts",
    header: (t) => t("desk:event.starts"),
    value: ({ startsOn }) => startsOn,
    kind: "day",
    sorted: true,
  },
  {
    name: "ends",
    header: (t) => t("desk:event.ends"),
    value: ({ endsOn }) => endsOn,
    kind: "day",
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
