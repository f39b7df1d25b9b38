import type { RecordDefinition } from "#app/domain/desk/record/record-definition.ts";
import type { RecordField } from "#app/domain/desk/record/record-fields.ts";
import { recordSchema } from "#app/domain/desk/record/record-schema.ts";
import { TIERS_TEXT } from "./tiers-text.ts";

const FIELDS = [
  { name: "name", kind: "text", localized: true, required: true, max: 80 },
  { name: "tiers", kind: "text", codec: TIERS_TEXT, required: true },
] as const satisfies readonly RecordField[];

/** A refund policy, as the workbook brings it. */
export const POLICY_FORM = {
  kind: "policy",
  area: "courses",
  fields: FIELDS,
  schema: recordSchema(FIELDS),
} satisfies RecordDefinition;
