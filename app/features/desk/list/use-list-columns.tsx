import type { ReactNode } from "react";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { CellValue } from "#app/domain/desk/list/list-file.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { useAdminFormat } from "../use-desk-format.ts";
import type { Column } from "./desk-table.tsx";
import type { ListColumn } from "./list-column.tsx";

type Cells<Row> = Readonly<Record<string, (row: Row) => ReactNode>>;

/** The declared columns for the screen. A cell that is more than its value, such as a link, is given by name. */
export function useListColumns<Row>(
  columns: readonly ListColumn<Row>[],
  cells: Cells<Row> = {},
): Column<Row>[] {
  const format = useAdminFormat();
  const { locale } = format;
  const t = translator(locale);
  return columns.map(({ header, value, kind, ...column }) => ({
    ...column,
    header: header(t),
    right: kind === "number" || kind === "won",
    nowrap: kind !== undefined,
    cell: cells[column.name] ?? ((row) => written(value(row, { t, locale }), kind)),
  }));

  function written(value: CellValue, kind: ListColumn<Row>["kind"]): ReactNode {
    if (value === null || typeof value === "boolean") return "";
    if (value instanceof Date) return format.moment(value);
    if (kind === "won") return format.won(value as Won);
    if (kind === "day") return format.day(value as LocalDate);
    return typeof value === "number" ? format.number(value) : value;
  }
}
