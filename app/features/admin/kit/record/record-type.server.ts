import type { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import type { RecordField } from "#app/domain/admin/record-fields.ts";
import type { ErrorCode } from "#app/domain/errors.ts";
import type { AuditFacts } from "#app/features/audit/write-audit.server.ts";

type Rows = PromiseLike<readonly (AuditFacts & { readonly version: number })[]>;

export type StoredRecord = { readonly version: number; readonly facts: AuditFacts };

/** What the kit needs to know of a content type in order to save, undo, compare and delete its records. */
export type RecordType<Input> = {
  /** The subject of its history, such as `notice`. */
  readonly kind: string;
  readonly schema: z.ZodType<Input>;
  readonly fields: readonly RecordField[];
  /** What the reader is told when a save fails for a reason of ours. */
  readonly failure: ErrorCode;
  /** Selects the version and the columns that the form shows. */
  readonly select: (db: Database, id: number) => Rows & { readonly for: (lock: "update") => Rows };
  readonly insert: (tx: Database, input: Input, at: Date) => Promise<number>;
  /** Also counts the version up. */
  readonly update: (tx: Database, id: number, input: Input) => Promise<void>;
  readonly remove: (tx: Database, id: number) => Promise<void>;
};

export async function findRecord<Input>(
  db: Database,
  { select }: Pick<RecordType<Input>, "select">,
  id: number,
): Promise<StoredRecord | undefined> {
  return stored(await select(db, id));
}

/** Locked until the transaction ends: nobody saves between the check of the version and the change. */
export async function lockRecord<Input>(
  tx: Database,
  { select }: Pick<RecordType<Input>, "select">,
  id: number,
): Promise<StoredRecord | undefined> {
  return stored(await select(tx, id).for("update"));
}

function stored([row]: Awaited<Rows>): StoredRecord | undefined {
  if (!row) return undefined;
  const { version, ...facts } = row;
  return { version, facts };
}
