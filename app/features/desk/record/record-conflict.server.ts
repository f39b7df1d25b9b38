import type { Database } from "#app/db/client.server.ts";
import type { RecordId } from "#app/domain/desk/record/record-definition.ts";
import { valuesOfRecord } from "#app/domain/desk/record/record-row.ts";
import type { RecordValues } from "#app/domain/desk/record/record-values.ts";
import { listHistory } from "#app/features/desk/audit/record-history-queries.server.ts";
import type { RecordType, StoredRecord } from "./record-type.server.ts";

export type Conflict = {
  /** The version that a merged save has to name. */
  readonly version: number;
  readonly values: RecordValues;
  /** Who saved last, and when; null where a command at the server did. */
  readonly by: string | null;
  readonly at: Date | null;
};

/** A colleague saved the record after this form was opened. */
export class RecordConflict extends Error {
  override readonly name = "RecordConflict";
  readonly conflict: Conflict;

  constructor(conflict: Conflict) {
    super("the record was saved by somebody else");
    this.conflict = conflict;
  }

  static async of(
    tx: Database,
    type: RecordType,
    id: RecordId,
    { version, facts }: StoredRecord,
  ): Promise<RecordConflict> {
    const [last] = await listHistory(tx, { kind: type.kind, id });
    const values = valuesOfRecord(type.fields, facts);
    return new RecordConflict({ version, values, by: last?.by ?? null, at: last?.at ?? null });
  }
}
