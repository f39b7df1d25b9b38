import type { Database } from "#app/db/client.server.ts";
import { type Facts, rowOfInput, valuesOfRecord } from "#app/domain/desk/record/record-row.ts";
import { changedFields } from "#app/domain/desk/record/record-values.ts";
import { lastEditor } from "#app/features/desk/audit/record-history-queries.server.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import {
  findRecord,
  insertRecord,
  lockRecord,
  updateRecord,
} from "#app/features/desk/record/record-rows.server.ts";
import type { RecordRow, RecordType } from "#app/features/desk/record/record-type.server.ts";
import { type FieldErrors, fieldErrors } from "#app/platform/http/form.ts";
import { type CellMistake, type ReadRow, type SheetWork, VERSION } from "./sheet-type.ts";

type Work = {
  readonly type: RecordType;
  /** The column with the record that a new one belongs to. */
  readonly parent: string | undefined;
  readonly row: ReadRow;
  readonly known: ReadonlyMap<string, Facts>;
  readonly options: SheetWork["options"];
  readonly at: Date;
};

/** Adds or changes one record, or says which cells are wrong. Nothing is written where nothing differs. */
export async function storeRow(
  tx: Database,
  { type, parent, row, known: all, options, at }: Work,
): Promise<"added" | "changed" | "same" | readonly CellMistake[]> {
  const stored = all.get(row.id);
  const { fields, schema } = stored ? type : (type.creation ?? type);
  const parsed = schema.safeParse(options.asDrafts ? drafted(row, stored) : row.values);
  if (!parsed.success) return mistakesOf(row, fieldErrors(parsed.error));
  const sent = rowOfInput(fields, parsed.data as Facts);
  if (stored && !differs(type.fields, stored, sent)) return "same";
  const given = parent && !stored ? { [parent]: row.parent } : {};
  const complete: RecordRow = { ...((await type.complete?.(tx, sent)) ?? sent), ...given };
  const known = stored ? { id: row.id } : {};
  const checked = { ...known, row: complete, isNew: !stored, at, by: options.by };
  const mistakes = (await type.check?.(tx, checked)) ?? {};
  if (Object.keys(mistakes).length > 0) return mistakesOf(row, mistakes);
  // Measured values may be just what is stored.
  if (stored && !differs(type.fields, stored, complete)) return "same";
  if (await isOvertaken(tx, { type, row, by: options.by })) {
    return [row.mistakeAt(VERSION, "record.row_overtaken")];
  }

  return writeRow(tx, { type, id: row.id, row: complete, isNew: !stored, by: options.by, at });
}

type Write = {
  readonly type: RecordType;
  readonly id: string;
  readonly row: RecordRow;
  readonly isNew: boolean;
  readonly by: string;
  readonly at: Date;
};

async function writeRow(
  tx: Database,
  { type, id, row, isNew, by, at }: Write,
): Promise<"added" | "changed"> {
  const entry = { by, subject: { kind: type.kind, id }, at };
  const before = isNew ? undefined : (await findRecord(tx, type, id))?.facts;
  if (isNew) await insertRecord(tx, type, { row, id, at });
  else await updateRecord(tx, type, { id, row });
  const after = (await findRecord(tx, type, id))?.facts;
  const action = `${type.kind}.${isNew ? "create" : "save"}`;
  await writeAudit(tx, { ...entry, action, ...(isNew ? {} : { before }), after });
  return isNew ? "added" : "changed";
}

type Overtaking = Pick<Work, "type" | "row"> & { readonly by: string };

/** Whether somebody else has changed the record since its row was downloaded. Locks it: nobody changes it now. */
async function isOvertaken(tx: Database, { type, row, by }: Overtaking): Promise<boolean> {
  const stored = await lockRecord(tx, type, row.id);
  if (!stored || row.version === "" || Number(row.version) === stored.version) return false;
  return (await lastEditor(tx, { kind: type.kind, id: row.id })) !== by;
}

function differs(fields: RecordType["fields"], stored: Facts, row: RecordRow): boolean {
  return changedFields(valuesOfRecord(fields, stored), valuesOfRecord(fields, row)).length > 0;
}

const PUBLICATION = ["status", "publishAt", "unpublishAt"];

/** A new product is a draft, an old one keeps its status. */
function drafted({ values }: ReadRow, stored: Facts | undefined) {
  if (!("status" in values)) return values;
  const fields = PUBLICATION.map((name) => ({
    name,
    kind: name === "status" ? ("text" as const) : ("moment" as const),
  }));
  return { ...values, ...valuesOfRecord(fields, stored ?? { status: "draft" }) };
}

export function mistakesOf(row: ReadRow, mistakes: FieldErrors): readonly CellMistake[] {
  return Object.entries(mistakes).map(([column, code]) => row.mistakeAt(column, code));
}
