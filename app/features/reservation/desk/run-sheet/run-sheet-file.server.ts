import type { Locale } from "#app/domain/common/language/languages.ts";
import { type CellValue, csvOf } from "#app/domain/desk/list/list-file.ts";
import type { SheetFilter, SheetRow } from "#app/domain/reservation/day/run-sheet-rules.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { type Translate, translator } from "#app/platform/i18n/i18n.ts";
import { findRunSheet } from "./run-sheet-queries.server.ts";

type File = { readonly by: string; readonly locale: Locale; readonly filter: SheetFilter };

/** The sheet as a file for the van company; every export is audited. */
export async function runSheetFile(
  { db, now }: Pick<Services, "db" | "now">,
  { by, locale, filter }: File,
): Promise<string> {
  const t = translator(locale);
  const { groups } = await findRunSheet(db, locale, filter);
  const rows = groups.flatMap(({ name, rows: ofRegion }) =>
    ofRegion.map((row) => cellsOf(t, name, row)),
  );
  await writeAudit(db, {
    by,
    action: "list.export",
    subject: { kind: "list", id: "run-sheet" },
    after: { format: "csv", rows: rows.length, date: filter.date, region: filter.region ?? null },
    at: now(),
  });
  return csvOf([headings(t), ...rows], (at) => at.toISOString());
}

function headings(t: Translate): CellValue[] {
  return [
    t("runsheet:region"),
    t("runsheet:time"),
    t("runsheet:kind"),
    t("runsheet:place"),
    t("runsheet:guest"),
    t("runsheet:people"),
    t("runsheet:detail"),
    t("runsheet:reference"),
    t("runsheet:driver"),
    t("runsheet:driver_phone"),
    t("runsheet:plate"),
    t("runsheet:note"),
    t("runsheet:checked"),
  ];
}

function cellsOf(t: Translate, region: string, row: SheetRow): CellValue[] {
  return [
    region,
    row.time,
    t(`runsheet:kind.${row.kind}`),
    row.place,
    row.guest,
    row.people,
    row.detail,
    row.reference,
    row.driver?.name ?? null,
    row.driver?.phone ?? null,
    row.driver?.plate ?? null,
    row.note || null,
    row.isRechecked ? "✓" : null,
  ];
}
