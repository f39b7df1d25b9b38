import type { Database } from "#app/db/client.server.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { RecordId } from "#app/domain/desk/record/record-fields.ts";
import { valuesOfRecord } from "#app/domain/desk/record/record-row.ts";
import type { RecordValues } from "#app/domain/desk/record/record-values.ts";
import { FormError, fieldErrors } from "#app/platform/http/form.ts";
import { findRecord } from "./record-rows.server.ts";
import type { RecordType } from "./record-type.server.ts";
import { type SavedRecord, saveRecord, sentValues } from "./save-record.server.ts";

type FieldChange = {
  readonly by: string;
  readonly id: RecordId;
  readonly version: number;
  readonly values: RecordValues;
};

/** Saves a record with some of its fields changed; the version says that the others are as they were seen. */
export async function changeFields(
  services: { readonly db: Database; readonly now: () => Date },
  type: RecordType,
  { values, ...target }: FieldChange,
): Promise<SavedRecord> {
  const stored = await findRecord(services.db, type, target.id);
  if (!stored) throw new AppError("common.not_found");
  const all = { ...valuesOfRecord(type.fields, stored.facts), ...values };
  const parsed = type.schema.safeParse(sentValues(all));
  if (!parsed.success) throw new FormError(fieldErrors(parsed.error));
  return saveRecord(services, type, { ...target, input: parsed.data });
}
