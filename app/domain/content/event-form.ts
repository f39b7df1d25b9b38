import type { RecordDefinition } from "#app/domain/admin/record/record-definition.ts";
import { recordSchema } from "#app/domain/admin/record/record-schema.ts";
import { says } from "../validation.ts";

const FIELDS = [
  { name: "startsOn", kind: "day", required: true },
  { name: "endsOn", kind: "day", required: true },
  { name: "title", kind: "text", localized: true, required: true, max: 120 },
  { name: "label", kind: "text", localized: true, required: true, max: 40 },
  { name: "summary", kind: "text", localized: true, required: true, max: 300 },
  { name: "body", kind: "long_text", localized: true, required: true, max: 20_000 },
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
