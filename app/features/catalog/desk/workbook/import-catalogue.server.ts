import type { Database } from "#app/db/client.server.ts";
import { indexProducts } from "#app/db/query/index-products.server.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { extendCalendars } from "#app/features/pricing/rates/extend-calendars.server.ts";
import { followImportedRules } from "#app/features/pricing/rates/import-rules.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { addAllRoads } from "../types/hotel-roads.server.ts";
import { CATALOGUE_SHEETS } from "./export-catalogue.server.ts";
import { readSheet } from "./read-sheet.server.ts";
import type {
  CatalogueSheet,
  CellMistake,
  ImportOptions,
  ImportResult,
  SheetCount,
  SheetWork,
} from "./sheet-type.ts";

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
  const refused = new Set<string>();
  try {
    await db.transaction(async (tx) => {
      const drafted = new Set<string>();
      const reads: SheetRead[] = [];
      for (const sheet of present) {
        const read = await readSheet(sheet, options.sheets.get(sheet.name) ?? [], options);
        reads.push({ sheet, read });
      }
      const base = { options, at: now(), refused, drafted };
      if (!options.asDrafts) await addDrafts(tx, reads, base);
      for (const { sheet, read } of options.asDrafts ? reads : picturesFirst(reads)) {
        const work = { ...base, rows: read.rows };
        const { count, mistakes: found } = await sheet.store(tx, work);
        const wrong = count.wrong + read.wrong;
        counts.push({ sheet: sheet.name, rows: read.rows.length, ...count, wrong });
        mistakes.push(...read.mistakes, ...found);
        for (const { sheet: of, id } of found) refused.add(`${of}/${id}`);
      }
      counts.sort((a, b) => NAMES.indexOf(a.sheet) - NAMES.indexOf(b.sheet));
      if (options.isDryRun) throw new DryRun();
      await finish(tx, { by: options.by, counts, at: now() });
    });
  } catch (cause) {
    if (!(cause instanceof DryRun)) throw cause;
  }
  return { counts, mistakes, isStored: !options.isDryRun };
}

const NAMES = CATALOGUE_SHEETS.map(({ name }) => name);

type SheetRead = {
  readonly sheet: CatalogueSheet;
  readonly read: Awaited<ReturnType<typeof readSheet>>;
};

type Drafting = Pick<SheetWork, "options" | "at"> & {
  readonly refused: Set<string>;
  readonly drafted: Set<string>;
};

/** A new product cannot be published in the same import: the pictures of this workbook need a product to belong to. */
async function addDrafts(tx: Database, reads: readonly SheetRead[], base: Drafting): Promise<void> {
  for (const { sheet, read } of reads) {
    const result = await sheet.draft?.(tx, { ...base, rows: read.rows });
    for (const name of result?.added ?? []) base.drafted.add(name);
    for (const name of result?.refused ?? []) base.refused.add(name);
  }
}

function picturesFirst(reads: readonly SheetRead[]): readonly SheetRead[] {
  const isPictures = ({ sheet }: SheetRead) => sheet.name === "pictures";
  return [...reads.filter(isPictures), ...reads.filter((each) => !isPictures(each))];
}

type Finish = {
  readonly by: string;
  readonly counts: readonly SheetCount[];
  readonly at: Date;
};

/** Once for the whole workbook what a save of one record does for itself. */
async function finish(tx: Database, { by, counts, at }: Finish): Promise<void> {
  const changed = counts.filter(({ sheet }) => sheet === "holidays" || sheet === "peaks");
  if (changed.some((count) => count.added + count.changed > 0)) await followImportedRules(tx, at);
  await addAllRoads(tx);
  await indexProducts(tx);
  await extendCalendars(tx, dateIn(SHOP_ZONE, at));
  const subject = { kind: "catalogue", id: "workbook" };
  await writeAudit(tx, { by, action: "catalogue.import", subject, after: { counts }, at });
}
