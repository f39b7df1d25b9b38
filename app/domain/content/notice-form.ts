import type { RecordDefinition } from "#app/domain/admin/record/record-definition.ts";
import { recordSchema } from "#app/domain/admin/record/record-schema.ts";
import { NOTICE_CATEGORIES } from "./notice.ts";

const FIELDS = [
  { name: "category", kind: "choice", choices: NOTICE_CATEGORIES, required: true },
  { name: "pinned", kind: "switch" },
  { name: "title", kind: "text", localized: true, required: true, max: 200 },
  { name: "body", kind: "long_text", localized: true, required: true, max: 20_000 },
] as const;

export const NOTICE_FORM = {
  kind: "notice",
  area: "notice",
  fields: FIELDS,
  schema: recordSchema(FIELDS),
} satisfies RecordDefinition;
