import { parseRef } from "#app/domain/common/product/product-ref.ts";
import type { FieldCodec } from "#app/domain/desk/record/field-codec.ts";
import { TAG_SEPARATOR } from "#app/domain/desk/record/record-fields.ts";

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
