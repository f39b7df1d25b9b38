import { eq } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { indexProducts } from "#app/db/index-products.server.ts";
import { hotels } from "#app/db/schema/hotel.ts";
import type { Facts } from "#app/domain/admin/record/record-row.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/date/local-date.ts";
import { AppError } from "#app/domain/errors.ts";
import { writeAudit } from "#app/features/audit/write-audit.server.ts";
import { extendCalendars } from "#app/features/pricing/extend-calendars.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { addAllRoads } from "../types/hotel-roads.server.ts";
import { CATALOGUE_SHEETS, type CatalogueSheet } from "./catalogue-sheets.server.ts";
import type { ImportOptions, ImportResult, SheetCount } from "./import-types.ts";
import { type CellMistake, type ReadRow, readSheet } from "./read-sheet.server.ts";
import { storeRow } from "./store-row.server.ts";

/** Thrown to take a dry run back. */
class DryRun extends Error {
  override readonly name = "DryRun";
}

/**
 * Stores the rows of a workbook: a known id changes its record, an unknown one becomes a new record. A row with a
 * mistake is left out and named. All or nothing of the rest, and nothing at all in a dry run.
 */
export async function importCatalogue(
  { db, now }: Pick<Services, "db" | "now">,
  options: ImportOptions,
): Promise<ImportResult> {
  const present = CATALOGUE_SHEETS.filter(({ name }) => options.sheets.has(name));
  if (present.length === 0) throw new AppError("workbook.no_sheets");
  const counts: SheetCount[] = [];
  const mistakes: CellMistake[] = [];
  try {
    await db.transaction(async (tx) => {
      for (const sheet of present) {
        const read = readSheet(sheet, options.sheets.get(sheet.name) ?? [], options.fixes);
        const result = await storeSheet(tx, { sheet, read: read.rows, options, at: now() });
        counts.push({ ...result.count, wrong: result.count.wrong + read.wrong });
        mistakes.push(...read.mistakes, ...result.mistakes);
      }
      if (options.isDryRun) throw new DryRun();
      await finish(tx, { by: options.by, counts, at: now() });
    });
  } catch (cause) {
    if (!(cause instanceof DryRun)) throw cause;
  }
  return { counts, mistakes, isStored: !options.isDryRun };
}

type SheetWork = {
  readonly sheet: CatalogueSheet;
  readonly read: readonly ReadRow[];
  readonly options: ImportOptions;
  readonly at: Date;
};

async function storeSheet(tx: Database, { sheet, read, options, at }: SheetWork) {
  const stored: Facts[] = await tx.select().from(sheet.type.table as PgTable);
  const known = new Map(stored.map((facts) => [String(facts.id), facts]));
  const count = { sheet: sheet.name, rows: read.length, added: 0, changed: 0, same: 0, wrong: 0 };
  const mistakes: CellMistake[] = [];
  for (const row of read) {
    const missing = await missingParent(tx, sheet, row);
    const result = missing ?? (await storeRow(tx, { sheet, row, known, options, at }));
    if (typeof result === "string") count[result] += 1;
    else {
      count.wrong += 1;
      mistakes.push(...result);
    }
  }
  return { count, mistakes };
}

async function missingParent(
  tx: Database,
  { parent }: CatalogueSheet,
  row: ReadRow,
): Promise<readonly CellMistake[] | undefined> {
  if (!parent || (await tx.$count(hotels, eq(hotels.id, row.parent ?? ""))) > 0) return undefined;
  return [row.mistakeAt(parent, "record.reference_gone")];
}

type Finish = {
  readonly by: string;
  readonly counts: readonly SheetCount[];
  readonly at: Date;
};

/** Once for the whole workbook what a save of one record does for itself. */
async function finish(tx: Database, { by, counts, at }: Finish): Promise<void> {
  await addAllRoads(tx);
  await indexProducts(tx);
  await extendCalendars(tx, dateIn(SHOP_ZONE, at));
  const subject = { kind: "catalogue", id: "workbook" };
  await writeAudit(tx, { by, action: "catalogue.import", subject, after: { counts }, at });
}
