import type { RecordDefinition } from "#app/domain/desk/record/record-fields.ts";
import { recordSchema } from "#app/domain/desk/record/record-schema.ts";

const FIELDS = [
  { name: "refundApprovalWon", kind: "won", required: true, min: 0, max: 100_000_000 },
  { name: "giftApprovalPoints", kind: "number", required: true, min: 0, max: 1_000_000 },
  { name: "undoSeconds", kind: "number", required: true, min: 5, max: 60 },
  { name: "maskedSeconds", kind: "number", required: true, min: 5, max: 300 },
  { name: "supplierAnswerHours", kind: "number", required: true, min: 1, max: 72 },
  { name: "reportsThatHide", kind: "number", required: true, min: 2, max: 50 },
] as const;

/** The limits of the desk as one record. */
export const LIMITS_FORM = {
  kind: "desk_limits",
  area: "settings",
  fields: FIELDS,
  schema: recordSchema(FIELDS),
} satisfies RecordDefinition;
