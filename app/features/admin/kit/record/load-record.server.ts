import type { Database } from "#app/db/client.server.ts";
import { valuesOfRecord } from "#app/domain/admin/record-fields.ts";
import { listHistory } from "#app/features/audit/history-queries.server.ts";
import { findRecord, type RecordType } from "./record-type.server.ts";

/** What a record's page shows: its values with their version, and its history. */
export async function loadRecord<Input>(db: Database, type: RecordType<Input>, id: number) {
  const [stored, history] = await Promise.all([
    findRecord(db, type, id),
    listHistory(db, { kind: type.kind, id }),
  ]);
  if (!stored) return undefined;
  const values = valuesOfRecord(type.fields, stored.facts);
  return { id, version: stored.version, values, history };
}

export type LoadedRecord = NonNullable<Awaited<ReturnType<typeof loadRecord>>>;
