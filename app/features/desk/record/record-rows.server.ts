import { and, getTableColumns, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { RecordId } from "#app/domain/desk/record/record-fields.ts";
import { columnsOf, type Facts, valuesOfRecord } from "#app/domain/desk/record/record-row.ts";
import { listHistory } from "#app/features/desk/audit/record-history-queries.server.ts";
import {
  isRecord,
  type RecordRow,
  type RecordType,
  type StoredRecord,
} from "./record-type.server.ts";

/** The version and the columns that the form shows. */
function selectRecord(db: Database, type: RecordType, id: RecordId) {
  const columns: Record<string, PgColumn> = getTableColumns(type.table as PgTable);
  const shown = columnsOf(type.fields).map((name) => {
    const column = columns[name];
    if (!column) throw new Error(`${type.kind} has no column ${name}`);
    return [name, column] as const;
  });
  return db
    .select({ ...Object.fromEntries(shown), version: type.table.version })
    .from(type.table as PgTable)
    .where(isRecord(type, id));
}

export async function findRecord(
  db: Database,
  type: RecordType,
  id: RecordId,
): Promise<StoredRecord | undefined> {
  return stored(await selectRecord(db, type, id));
}

/** Locked until the transaction ends, so that no save comes between the check of the version and the change. */
export async function lockRecord(
  tx: Database,
  type: RecordType,
  id: RecordId,
): Promise<StoredRecord | undefined> {
  return stored(await selectRecord(tx, type, id).for("update"));
}

function stored([row]: readonly Facts[]): StoredRecord | undefined {
  if (!row) return undefined;
  const { version, ...facts } = row;
  return { version: Number(version), facts };
}

type Insertion = { readonly row: RecordRow; readonly id?: RecordId | undefined; readonly at: Date };

export async function insertRecord(
  tx: Database,
  type: RecordType,
  { row, id, at }: Insertion,
): Promise<RecordId> {
  const newId = id ?? (await type.newId?.(tx, row));
  const values = {
    ...row,
    ...(newId === undefined ? {} : { id: newId }),
    ...(type.created && !row[type.created] ? { [type.created]: at } : {}),
  };
  const [inserted] = await tx.insert(type.table).values(values).returning({ id: type.table.id });
  if (!inserted) throw new Error(`the ${type.kind} was not stored`);
  return inserted.id as RecordId;
}

/** Also counts the version up. */
export async function updateRecord(
  tx: Database,
  type: RecordType,
  { id, row }: { readonly id: RecordId; readonly row: RecordRow },
): Promise<void> {
  await tx
    .update(type.table)
    .set({ ...row, version: sql`${type.table.version} + 1` })
    .where(isRecord(type, id));
}

export async function removeRecord(tx: Database, type: RecordType, id: RecordId): Promise<void> {
  const removed = await tx
    .delete(type.table)
    .where(and(isRecord(type, id), type.isDeletable?.(tx)))
    .returning({ id: type.table.id });
  if (removed.length === 0) throw new AppError("record.in_use");
}

/** What a record's page shows: its values with their version, and its history. */
export async function loadRecord(db: Database, type: RecordType, id: RecordId) {
  const [stored, history] = await Promise.all([
    findRecord(db, type, id),
    listHistory(db, { kind: type.kind, id }),
  ]);
  if (!stored) return undefined;
  const values = valuesOfRecord(type.fields, stored.facts);
  return { id, version: stored.version, values, history };
}

export type LoadedRecord = NonNullable<Awaited<ReturnType<typeof loadRecord>>>;
