import { MAX_RICH_TEXT } from "#app/domain/common/text/rich-text.ts";
import type { RecordDefinition } from "#app/domain/desk/record/record-fields.ts";
import { recordSchema } from "#app/domain/desk/record/record-schema.ts";
import { HELP_SUBJECTS } from "./help-query.ts";

const FIELDS = [
  { name: "subject", kind: "choice", choices: HELP_SUBJECTS, required: true },
  { name: "position", kind: "number", required: true, min: 1, max: 999, start: "100" },
  { name: "draft", kind: "switch" },
  { name: "question", kind: "text", localized: true, required: true, max: 120 },
  { name: "words", kind: "text", localized: true, max: 200 },
  { name: "body", kind: "rich_text", localized: true, required: true, max: MAX_RICH_TEXT },
] as const;

export const HELP_FORM = {
  kind: "help",
  area: "help",
  fields: FIELDS,
  schema: recordSchema(FIELDS),
} satisfies RecordDefinition;
