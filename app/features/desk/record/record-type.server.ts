import { eq, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { RecordDefinition, RecordId } from "#app/domain/desk/record/record-fields.ts";
import { type Facts, valuesOfRecord } from "#app/domain/desk/record/record-row.ts";
import type { RecordValues } from "#app/domain/desk/record/record-values.ts";
import { listHistory } from "#app/features/desk/audit/record-history-queries.server.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";

/** A table whose rows are records: `version` counts their saves. */
export type RecordTable = PgTable & { readonly id: PgColumn; readonly version: PgColumn };

export type RecordRow = Readonly<Record<string, unknown>>;

export type SavedRow = {
  readonly id: RecordId;
  readonly row: RecordRow;
  readonly isNew: boolean;
  readonly at: Date;
};

/** A row before it is stored, and whose it is. */
export type CheckedRow = Omit<SavedRow, "id"> & { readonly id?: RecordId; readonly by: string };

/** What the kit needs to know of a content type in order to save, undo, compare and delete its records. */
export type RecordType = RecordDefinition & {
  readonly table: RecordTable;
  /** What the reader is told when a save fails for a reason of ours. */
  readonly failure: ErrorCode;
  /** The column that says when a record was created, where the form says nothing else. */
  readonly created?: string;
  /** The short name of a new record; without it the database numbers them. */
  readonly newId?: (tx: Database, row: RecordRow) => Promise<string>;
  /** Fills empty fields that can be derived, before the row is checked. */
  readonly complete?: (tx: Database, row: RecordRow) => Promise<RecordRow>;
  /** What only the database or the clock can know: mistakes by input. */
  readonly check?: (tx: Database, saved: CheckedRow) => Promise<FieldErrors>;
  /** What follows from a save, in its transaction. */
  readonly afterSave?: (tx: Database, saved: SavedRow) => Promise<void>;
  /** Part of the `DELETE` itself: what it refuses is archived instead. */
  readonly isDeletable?: (tx: Database) => SQL | undefined;
};

export type StoredRecord = { readonly version: number; readonly facts: Facts };

export function isRecord(type: Pick<RecordType, "table">, id: RecordId): SQL {
  return eq(type.table.id, id);
}

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
