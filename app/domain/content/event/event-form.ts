import { MAX_RICH_TEXT } from "#app/domain/common/text/rich-text.ts";
import { says } from "#app/domain/common/validation.ts";
import type { RecordDefinition } from "#app/domain/desk/record/record-definition.ts";
import { recordSchema } from "#app/domain/desk/record/record-schema.ts";
import { EVENT_PRODUCTS } from "./event-products-field.ts";

const FIELDS = [
  { name: "startsOn", kind: "day", required: true },
  { name: "endsOn", kind: "day", required: true },
  { name: "draft", kind: "switch" },
  { name: "publishAt", kind: "moment" },
  { name: "title", kind: "text", localized: true, required: true, max: 120 },
  { name: "label", kind: "text", localized: true, required: true, max: 40 },
  { name: "summary", kind: "text", localized: true, required: true, max: 300 },
  { name: "body", kind: "rich_text", localized: true, required: true, max: MAX_RICH_TEXT },
  { name: "products", kind: "text", codec: EVENT_PRODUCTS, section: "offer" },
  { name: "couponId", kind: "reference", numeric: true, isWide: true, section: "offer" },
  { name: "hasComments", kind: "switch", section: "offer" },
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
