import type { RecordDefinition } from "#app/domain/desk/record/record-fields.ts";
import { recordSchema } from "#app/domain/desk/record/record-schema.ts";
import { MAX_MESSAGE } from "./question-kinds.ts";

const FIELDS = [
  { name: "title", kind: "text", localized: true, required: true, max: 80 },
  { name: "body", kind: "long_text", localized: true, required: true, max: MAX_MESSAGE },
] as const;

export const CANNED_ANSWER_FORM = {
  kind: "canned_answer",
  area: "qna",
  fields: FIELDS,
  schema: recordSchema(FIELDS),
} satisfies RecordDefinition;
