import type { RecordDefinition } from "#app/domain/admin/record/record-definition.ts";
import { recordSchema } from "#app/domain/admin/record/record-schema.ts";
import { says } from "../validation.ts";
import { MAX_RICH_TEXT } from "./rich-text.ts";

const FIELDS = [
  { name: "startsOn", kind: "day", required: true },
  { name: "endsOn", kind: "day", required: true },
  { name: "draft", kind: "switch" },
  { name: "publishAt", kind: "moment" },
  { name: "title", kind: "text", localized: true, required: true, max: 120 },
  { name: "label", kind: "text", localized: true, required: true, max: 40 },
  { name: "summary", kind: "text", localized: true, required: true, max: 300 },
  { name: "body", kind: "rich_text", localized: true, required: true, max: MAX_RICH_TEXT },
] as const;

export const EVENT_FORM = {
  kind: "event",
  area: "event",
  fields: FIELDS,
  schema: recordSchema(FIELDS).refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    ...says("record.ends_before_start"),
    path: ["endsOn"],
  }),
} satisfies RecordDefinition;
