import type { Database } from "#app/db/client.server.ts";
import type { RecordId } from "#app/domain/desk/record/record-definition.ts";
import { valuesOfRecord } from "#app/domain/desk/record/record-row.ts";
import { listHistory } from "#app/features/desk/audit/record-history-queries.server.ts";
import { findRecord } from "./record-rows.server.ts";
import type { RecordType } from "./record-type.server.ts";

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
