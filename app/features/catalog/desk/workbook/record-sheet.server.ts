import { asc, eq } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import type { Facts } from "#app/domain/desk/record/record-row.ts";
import type { RecordType } from "#app/features/desk/record/record-type.server.ts";
import type {
  CatalogueSheet,
  CellMistake,
  DraftedSheet,
  ReadRow,
  SheetName,
  SheetWork,
  StoredSheet,
} from "./sheet-type.ts";
import { storeRow } from "./store-row.server.ts";

type Extras = Pick<CatalogueSheet, "parent" | "id">;

/** A sheet with one record of a content type in each row. */
export function recordSheet(
  name: SheetName,
  type: RecordType,
  { parent, id }: Extras = {},
): CatalogueSheet {
  const { table } = type;
  return {
    name,
    fields: (type.creation ?? type).fields,
    parent,
    isVersioned: true,
    id,
    list: async (db): Promise<Facts[]> =>
      db
        .select()
        .from(table as PgTable)
        .orderBy(asc(table.id)),
    store: (tx, work) => storeRecords(tx, { ...work, name, type, parent }),
    draft: (tx, work) => draftRecords(tx, { ...work, name, type, parent }),
  };
}

type RecordWork = SheetWork & {
  readonly name: SheetName;
  readonly type: RecordType;
  readonly parent: string | undefined;
};

async function storeRecords(
  tx: Database,
  { rows, options, at, drafted, name, type, parent }: RecordWork,
): Promise<StoredSheet> {
  const known = await knownRecords(tx, type);
  const count = { added: 0, changed: 0, same: 0, wrong: 0 };
  const mistakes: CellMistake[] = [];
  for (const row of rows) {
    const missing = await missingParent(tx, parent, row);
    const result = missing ?? (await storeRow(tx, { type, parent, row, known, options, at }));
    if (typeof result === "string") {
      count[drafted.has(`${name}/${row.id}`) ? "added" : result] += 1;
    } else {
      count.wrong += 1;
      mistakes.push(...result);
    }
  }
  return { count, mistakes };
}

async function draftRecords(
  tx: Database,
  { rows, options, at, name, type, parent }: RecordWork,
): Promise<DraftedSheet> {
  const known = await knownRecords(tx, type);
  const added: string[] = [];
  const refused: string[] = [];
  const work = { type, parent, known, options: { ...options, asDrafts: true }, at };
  for (const row of rows.filter(({ id }) => !known.has(id))) {
    const result = (await missingParent(tx, parent, row)) ?? (await storeRow(tx, { ...work, row }));
    // What is wrong with it is said when its sheet is stored.
    (result === "added" ? added : refused).push(`${name}/${row.id}`);
  }
  return { added, refused };
}

async function knownRecords(tx: Database, type: RecordType): Promise<ReadonlyMap<string, Facts>> {
  const stored: Facts[] = await tx.select().from(type.table as PgTable);
  return new Map(stored.map((facts) => [String(facts.id), facts]));
}

async function missingParent(
  tx: Database,
  parent: string | undefined,
  row: ReadRow,
): Promise<readonly CellMistake[] | undefined> {
  if (!parent || (await tx.$count(hotels, eq(hotels.id, row.parent ?? ""))) > 0) return undefined;
  return [row.mistakeAt(parent, "record.reference_gone")];
}
