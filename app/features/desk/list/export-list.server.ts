import writeExcelFile from "write-excel-file/node";
import type { Database } from "#app/db/client.server.ts";
import { SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import {
  type CellValue,
  csvOf,
  MAX_EXPORTED,
  workbookText,
} from "#app/domain/desk/list/list-file.ts";
import { listParams, shownColumns, viewOf } from "#app/domain/desk/list/list-params.ts";
import type { AdminArea } from "#app/domain/desk/role/role-rights.ts";
import { logLookups } from "#app/features/desk/audit/log-lookups.server.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import type { ListType } from "./list-type.server.ts";

export const EXPORT_FORMATS = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

type Export = {
  readonly by: string;
  readonly area: AdminArea;
  readonly locale: Locale;
  readonly format: ExportFormat;
  readonly search: URLSearchParams;
};

/** The filtered rows of a list as a file; every export is audited with its rows. */
export async function exportList<Row>(
  { db, now }: { readonly db: Database; readonly now: () => Date },
  type: ListType<Row>,
  { by, area, locale, format, search }: Export,
): Promise<Uint8Array<ArrayBuffer>> {
  const at = now();
  const words = { t: translator(locale), locale };
  const { rows, total } = await type.find({ db, locale, search, now: at, size: MAX_EXPORTED });
  if (total > MAX_EXPORTED) throw new AppError("desk.export_too_large");
  const columns = search.has("columns")
    ? shownColumns(type.columns, search)
    : type.columns.filter(({ hidden, inFiles }) => !hidden || inFiles);
  const table: CellValue[][] = [
    columns.map(({ header }) => header(words.t)),
    ...rows.map((row) => columns.map(({ value }) => value(row, words))),
  ];
  const { q } = listParams(search);
  const memberIds = (q !== "" && type.lookedUp?.(q, rows)) || [];
  await logLookups(db, { by, memberIds, way: "export", at });
  await writeAudit(db, {
    by,
    action: "list.export",
    subject: { kind: "list", id: area },
    after: { format, rows: rows.length, view: viewWithout(search, "q") },
    at,
  });
  return format === "csv"
    ? Uint8Array.from(new TextEncoder().encode(csvOf(table, momentText)))
    : workbookOf(table);
}

/** The typed text is not kept, because it is the number or address itself. */
function viewWithout(search: URLSearchParams, name: string): string {
  const view = new URLSearchParams(search);
  view.delete(name);
  return viewOf(view);
}

/** A text in a workbook is never a formula: its cell says that it is a text. */
async function workbookOf(table: readonly (readonly CellValue[])[]) {
  const rows = table.map((row, index) =>
    row.map((value) => {
      if (value === null) return null;
      const text = value instanceof Date ? momentText(value) : value;
      const shown = typeof text === "string" ? workbookText(text) : text;
      return index === 0 ? { value: shown, fontWeight: "bold" as const } : { value: shown };
    }),
  );
  return Uint8Array.from(await writeExcelFile(rows, { stickyRowsCount: 1 }).toBuffer());
}

/** 2026-11-16 12:30 in Seoul: sorts as text, and Excel reads it as a time. */
function momentText(at: Date): string {
  return at.toLocaleString("sv-SE", {
    timeZone: SHOP_ZONE,
    dateStyle: "short",
    timeStyle: "short",
  });
}
