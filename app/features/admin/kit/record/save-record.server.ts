import type { Database } from "#app/db/client.server.ts";
import { valuesOfRecord } from "#app/domain/admin/record-fields.ts";
import type { RecordValues } from "#app/domain/admin/record-values.ts";
import { AppError } from "#app/domain/errors.ts";
import { factsBefore } from "#app/features/audit/history-queries.server.ts";
import { writeAudit } from "#app/features/audit/write-audit.server.ts";
import { RecordConflict } from "./record-conflict.server.ts";
import { findRecord, lockRecord, type RecordType } from "./record-type.server.ts";

type Saving = { readonly db: Database; readonly now: () => Date };

type Target = {
  readonly by: string;
  readonly id: number;
  /** The version that the form was opened with. */
  readonly version: number;
};

export type SavedRecord = {
  readonly id: number;
  readonly version: number;
  /** The history entry of this save, by which it can be undone. */
  readonly entry: number;
};

export async function createRecord<Input>(
  { db, now }: Saving,
  type: RecordType<Input>,
  { by, input }: { readonly by: string; readonly input: Input },
): Promise<SavedRecord> {
  const at = now();
  return db.transaction(async (tx) => {
    const id = await type.insert(tx, input, at);
    const after = (await findRecord(tx, type, id))?.facts;
    const subject = { kind: type.kind, id };
    const entry = await writeAudit(tx, { by, action: `${type.kind}.create`, subject, after, at });
    return { id, version: 1, entry };
  });
}

/** Refuses a form that was opened before somebody else's save, with what that save made of the record. */
export async function saveRecord<Input>(
  { db, now }: Saving,
  type: RecordType<Input>,
  { by, id, version, input }: Target & { readonly input: Input },
): Promise<SavedRecord> {
  return db.transaction((tx) =>
    change(tx, type, { by, id, version, input, action: "save", at: now() }),
  );
}

type UndoTarget = Target & { readonly entry: number };

/** Restores what the record was before one save, as long as nobody saved after it. */
export async function undoSave<Input>(
  { db, now }: Saving,
  type: RecordType<Input>,
  { by, id, version, entry }: UndoTarget,
): Promise<SavedRecord> {
  return db.transaction(async (tx) => {
    const input = await inputBefore(tx, type, { id, entry });
    return change(tx, type, { by, id, version, input, action: "undo", at: now() });
  });
}

export async function deleteRecord<Input>(
  { db, now }: Saving,
  type: RecordType<Input>,
  { by, id, version }: Target,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockedVersion(tx, type, { id, version });
    await type.remove(tx, id);
    const subject = { kind: type.kind, id };
    await writeAudit(tx, { by, action: `${type.kind}.delete`, subject, before, at: now() });
  });
}

type Change<Input> = Target & {
  readonly input: Input;
  readonly action: "save" | "undo";
  readonly at: Date;
};

async function change<Input>(
  tx: Database,
  type: RecordType<Input>,
  { by, id, version, input, action, at }: Change<Input>,
): Promise<SavedRecord> {
  const before = await lockedVersion(tx, type, { id, version });
  await type.update(tx, id, input);
  const after = (await findRecord(tx, type, id))?.facts;
  const subject = { kind: type.kind, id };
  const name = `${type.kind}.${action}`;
  const entry = await writeAudit(tx, { by, action: name, subject, before, after, at });
  return { id, version: version + 1, entry };
}

/** The old values go through the schema like a form: rules may have changed since they were saved. */
async function inputBefore<Input>(
  tx: Database,
  type: RecordType<Input>,
  { id, entry }: Pick<UndoTarget, "id" | "entry">,
): Promise<Input> {
  const facts = await factsBefore(tx, { kind: type.kind, id, entry });
  if (!facts) throw new AppError("common.not_found");
  return type.schema.parse(sentValues(valuesOfRecord(type.fields, facts)));
}

/** A form does not send a switch that is off. */
function sentValues(values: RecordValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
}

async function lockedVersion<Input>(
  tx: Database,
  type: RecordType<Input>,
  { id, version }: Pick<Target, "id" | "version">,
) {
  const stored = await lockRecord(tx, type, id);
  if (!stored) throw new AppError("common.not_found");
  if (stored.version !== version) throw await RecordConflict.of(tx, type, id, stored);
  return stored.facts;
}
