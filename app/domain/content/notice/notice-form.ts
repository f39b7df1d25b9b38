import { MAX_RICH_TEXT } from "#app/domain/common/text/rich-text.ts";
import type { RecordDefinition } from "#app/domain/desk/record/record-fields.ts";
import { recordSchema } from "#app/domain/desk/record/record-schema.ts";
import { NOTICE_CATEGORIES } from "./notice-list-query.ts";

const FIELDS = [
  { name: "category", kind: "choice", choices: NOTICE_CATEGORIES, required: true },
  { name: "pinned", kind: "switch" },
  { name: "draft", kind: "switch" },
  { name: "publishedAt", kind: "moment" },
  { name: "title", kind: "text", localized: true, required: true, max: 200 },
  { name: "body", kind: "rich_text", localized: true, required: true, max: MAX_RICH_TEXT },
] as const;

export const NOTICE_FORM = {
  kind: "notice",
  area: "notice",
  fields: FIELDS,
  schema: recordSchema(FIELDS),
} satisfies RecordDefinition;
