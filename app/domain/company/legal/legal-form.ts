import { MAX_RICH_TEXT } from "#app/domain/common/text/rich-text.ts";
import type { RecordDefinition } from "#app/domain/desk/record/record-fields.ts";
import { recordSchema } from "#app/domain/desk/record/record-schema.ts";
import { LEGAL_STATUSES } from "./legal-kinds.ts";

const FIELDS = [
  { name: "status", kind: "choice", choices: LEGAL_STATUSES, required: true, isSegment: true },
  { name: "effectiveOn", kind: "day", required: true },
  { name: "title", kind: "text", localized: true, required: true, max: 120 },
  { name: "intro", kind: "long_text", localized: true, required: true, max: 1_000 },
  { name: "body", kind: "rich_text", localized: true, required: true, max: MAX_RICH_TEXT },
] as const;

/** One version of a legal text, while it is not in force. */
export const LEGAL_FORM = {
  kind: "legal",
  area: "legal",
  fields: FIELDS,
  schema: recordSchema(FIELDS),
} satisfies RecordDefinition;
