import type { RecordDefinition } from "#app/domain/desk/record/record-fields.ts";
import { recordSchema } from "#app/domain/desk/record/record-schema.ts";

const FIELDS = [
  { name: "wonPerDriveMinute", kind: "won", required: true, min: 0, max: 100_000 },
  { name: "wonPerRatingTenth", kind: "won", required: true, min: 0, max: 100_000 },
] as const;

/** The weights of a balanced plan as one record. */
export const WEIGHTS_FORM = {
  kind: "plan_weights",
  area: "settings",
  fields: FIELDS,
  schema: recordSchema(FIELDS),
} satisfies RecordDefinition;
