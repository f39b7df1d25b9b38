import { data, redirect } from "react-router";
import { z } from "zod";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { RecordId } from "#app/domain/desk/record/record-fields.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { type Failure, formOf, parseForm } from "#app/platform/http/form.ts";
import {
  type Conflict,
  RecordConflict,
  type RecordRow,
  type RecordType,
} from "./record-type.server.ts";
import {
  createRecord,
  creationOf,
  deleteRecord,
  type SavedRecord,
  saveRecord,
  undoSave,
} from "./save-record.server.ts";

/** The form's own fields, next to those of the record. */
const controlSchema = z.object({
  intent: z.enum(["save", "undo", "delete"]).default("save"),
  version: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  entry: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});

type Control = z.infer<typeof controlSchema>;

type RecordRequest = {
  readonly request: Request;
  readonly by: string;
  /** Undefined on the page that creates a record. */
  readonly id: RecordId | undefined;
  /** The list, to which a deletion leads. */
  readonly list: string;
  /** The path of the records, if not below their list. */
  readonly records?: string;
  /** Columns that the address gives to a new record. */
  readonly given?: RecordRow;
};

export type RecordAnswer =
  | { readonly ok: true; readonly saved: SavedRecord & { readonly undone: boolean } }
  | (Failure & { readonly conflict?: Conflict });

/** The action of a record's page: save, undo or delete, each refused on a newer version. */
export function recordAction(
  services: Pick<Services, "db" | "now" | "log">,
  type: RecordType,
  { request, by, id, list, records = list, given = {} }: RecordRequest,
) {
  return answering(type.failure, services.log, async () => {
    const form = await formOf(request);
    const control = parseForm(controlSchema, form);
    try {
      if (id === undefined) {
        const input = parseForm(creationOf(type).schema, form);
        const created = await createRecord(services, type, { by, input, given });
        return redirect(`${records}/${created.id}?done=created`);
      }
      if (control.intent === "delete") {
        await deleteRecord(services, type, { by, id, version: versionOf(control) });
        return redirect(`${list}?done=deleted`);
      }
      return await changed(services, type, { by, id, control, form });
    } catch (cause) {
      if (!(cause instanceof RecordConflict)) throw cause;
      const { conflict } = cause;
      const answer = { ok: false, error: "record.conflict", fields: {}, conflict } as const;
      return data<RecordAnswer>(answer, { status: 409 });
    }
  });
}

type Change = {
  readonly by: string;
  readonly id: RecordId;
  readonly control: Control;
  readonly form: FormData;
};

async function changed(
  services: Pick<Services, "db" | "now">,
  type: RecordType,
  { by, id, control, form }: Change,
): Promise<RecordAnswer> {
  const target = { by, id, version: versionOf(control) };
  if (control.intent === "undo") {
    if (control.entry === undefined) throw new AppError("common.bad_request");
    const saved = await undoSave(services, type, { ...target, entry: control.entry });
    return { ok: true, saved: { ...saved, undone: true } };
  }
  const saved = await saveRecord(services, type, {
    ...target,
    input: parseForm(type.schema, form),
  });
  return { ok: true, saved: { ...saved, undone: false } };
}

function versionOf({ version }: Control): number {
  if (version === undefined) throw new AppError("common.bad_request");
  return version;
}
