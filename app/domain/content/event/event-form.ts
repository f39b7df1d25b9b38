import { parseRef } from "#app/domain/common/product/product-ref.ts";
import { MAX_RICH_TEXT } from "#app/domain/common/text/rich-text.ts";
import { says } from "#app/domain/common/validation.ts";
import { type RecordDefinition, TAG_SEPARATOR } from "#app/domain/desk/record/record-fields.ts";
import { recordSchema } from "#app/domain/desk/record/record-schema.ts";
import type { FieldCodec } from "#app/domain/desk/record/record-values.ts";

/** Cards that a page of one event can carry. */
const MAX_EVENT_PRODUCTS = 12;

/** What an event sells, in the order in which it is shown: `course:th-siam-old, hotel:th-siam`. */
export const EVENT_PRODUCTS: FieldCodec = {
  read: (text) => {
    const refs = [...new Set(text.split(",").map((ref) => ref.trim()))].filter(Boolean);
    if (!refs.every((ref) => parseRef(ref))) return { code: "record.choice" };
    return refs.length > MAX_EVENT_PRODUCTS ? { code: "record.too_many" } : { value: refs };
  },
  store: (refs) => refs,
  write: (refs) => ((refs ?? []) as readonly string[]).join(TAG_SEPARATOR),
};

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
