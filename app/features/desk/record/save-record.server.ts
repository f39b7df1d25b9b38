import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { FieldSet, RecordId } from "#app/domain/desk/record/record-fields.ts";
import { type Facts, rowOfInput, valuesOfRecord } from "#app/domain/desk/record/record-row.ts";
import type { RecordValues } from "#app/domain/desk/record/record-values.ts";
import { factsBefore } from "#app/features/desk/audit/record-history-queries.server.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import {
  emptiedTexts,
  withCleanTexts,
} from "#app/features/desk/rich-text/clean-rich-text.server.ts";
import { FormError } from "#app/platform/http/form.ts";
import {
  findRecord,
  insertRecord,
  lockRecord,
  removeRecord,
  updateRecord,
} from "./record-rows.server.ts";
import {
  type CheckedRow,
  RecordConflict,
  type RecordRow,
  type RecordType,
} from "./record-type.server.ts";

const NAMED = /\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g;

type Saving = { readonly db: Database; readonly now: () => Date };

type Target = {
  readonly by: string;
  readonly id: RecordId;
  /** The version that the form was opened with. */
  readonly version: number;
};

export type SavedRecord = {
  readonly id: RecordId;
  readonly version: number;
  /** The history entry of this save, by which it can be undone. */
  readonly entry: number;
};

type Creation = {
  readonly by: string;
  /** What the schema of the content type made of the form. */
  readonly input: unknown;
  /** Columns that the page gives, such as the hotel of a room. */
  readonly given?: RecordRow;
  /** A short name that is already chosen, as in a workbook. */
  readonly id?: RecordId | undefined;
};

export async function createRecord(
  { db, now }: Saving,
  type: RecordType,
  { by, input, given, id: chosen }: Creation,
): Promise<SavedRecord> {
  const at = now();
  return db.transaction(async (tx) => {
    const sent = { ...sentRow(creationOf(type), input), ...given };
    const row = await checkedRow(tx, type, { row: sent, isNew: true, at, by });
    await lockUploads(tx, row, undefined);
    const id = await insertRecord(tx, type, { row, id: chosen, at });
    await type.afterSave?.(tx, { id, row, isNew: true, at });
    const after = (await findRecord(tx, type, id))?.facts;
    const subject = { kind: type.kind, id };
    const entry = await writeAudit(tx, { by, action: `${type.kind}.create`, subject, after, at });
    return { id, version: 1, entry };
  });
}

export function creationOf(type: RecordType): FieldSet {
  return type.creation ?? type;
}

/** Refuses a form that was opened before a colleague's save, with what that save made of the record. */
export async function saveRecord(
  { db, now }: Saving,
  type: RecordType,
  { by, id, version, input }: Target & { readonly input: unknown },
): Promise<SavedRecord> {
  return db.transaction((tx) =>
    change(tx, type, { by, id, version, input, action: "save", at: now() }),
  );
}

type UndoTarget = Target & { readonly entry: number };

/** Restores what the record was before one save, unless a later save followed. */
export async function undoSave(
  { db, now }: Saving,
  type: RecordType,
  { by, id, version, entry }: UndoTarget,
): Promise<SavedRecord> {
  return db.transaction(async (tx) => {
    const input = await inputBefore(tx, type, { id, entry });
    return change(tx, type, { by, id, version, input, action: "undo", at: now() });
  });
}

export async function deleteRecord(
  { db, now }: Saving,
  type: RecordType,
  { by, id, version }: Target,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockedVersion(tx, type, { id, version });
    await removeRecord(tx, type, id);
    const subject = { kind: type.kind, id };
    await writeAudit(tx, { by, action: `${type.kind}.delete`, subject, before, at: now() });
  });
}

type Change = Target & {
  readonly input: unknown;
  readonly action: "save" | "undo";
  readonly at: Date;
};

async function change(
  tx: Database,
  type: RecordType,
  { by, id, version, input, action, at }: Change,
): Promise<SavedRecord> {
  const before = await lockedVersion(tx, type, { id, version });
  const sent = sentRow(type, input);
  const row = await checkedRow(tx, type, { id, row: sent, isNew: false, at, by });
  await lockUploads(tx, row, before);
  await updateRecord(tx, type, { id, row });
  await type.afterSave?.(tx, { id, row, isNew: false, at });
  const after = (await findRecord(tx, type, id))?.facts;
  const subject = { kind: type.kind, id };
  const name = `${type.kind}.${action}`;
  const entry = await writeAudit(tx, { by, action: name, subject, before, after, at });
  return { id, version: version + 1, entry };
}

function sentRow({ fields }: FieldSet, input: unknown): RecordRow {
  const row = withCleanTexts(fields, rowOfInput(fields, input as Facts));
  const mistakes = emptiedTexts(fields, row);
  if (Object.keys(mistakes).length > 0) throw new FormError(mistakes);
  return row;
}

async function checkedRow(tx: Database, type: RecordType, saved: CheckedRow): Promise<RecordRow> {
  const row = (await type.complete?.(tx, saved.row)) ?? saved.row;
  const mistakes = (await type.check?.(tx, { ...saved, row })) ?? {};
  if (Object.keys(mistakes).length > 0) throw new FormError(mistakes);
  return row;
}

/** The old values go through the schema like a form: rules may have changed since they were saved. */
async function inputBefore(
  tx: Database,
  type: RecordType,
  { id, entry }: Pick<UndoTarget, "id" | "entry">,
): Promise<unknown> {
  const facts = await factsBefore(tx, { kind: type.kind, id, entry });
  if (!facts) throw new AppError("common.not_found");
  return type.schema.parse(sentValues(valuesOfRecord(type.fields, facts)));
}

/** A form does not send a switch that is off. */
export function sentValues(values: RecordValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
}

async function lockedVersion(
  tx: Database,
  type: RecordType,
  { id, version }: Pick<Target, "id" | "version">,
) {
  const stored = await lockRecord(tx, type, id);
  if (!stored) throw new AppError("common.not_found");
  if (stored.version !== version) throw await RecordConflict.of(tx, type, id, stored);
  return stored.facts;
}

/**
 * Locks the uploads that a record names, so that the sweep of unused ones does not delete them before it is saved;
 * refuses a picture that the sweep has just deleted. What the record named before may be gone already.
 */
async function lockUploads(tx: Database, row: unknown, before: unknown): Promise<void> {
  const ids = namedIn(row);
  if (ids.size === 0) return;
  const locked = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(inArray(uploads.id, [...ids]), eq(uploads.isPrivate, false)))
    .for("share");
  for (const { id } of locked) ids.delete(id);
  for (const id of namedIn(before)) ids.delete(id);
  if (ids.size > 0) throw new AppError("upload.failed");
}

function namedIn(value: unknown): Set<string> {
  const text = JSON.stringify(value ?? null);
  return new Set([...text.matchAll(NAMED)].map(([, id = ""]) => id));
}
