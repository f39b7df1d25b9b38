import { z } from "zod";
import { jsonText } from "../common/text/json-text.ts";
import { issue } from "../common/validation.ts";

/** More pictures than visitors look at. */
export const MAX_PRODUCT_PICTURES = 12;

export type PicturedKind =
  | "course"
  | "hotel"
  | "room"
  | "caddy"
  | "region"
  | "banner"
  | "event"
  | "tournament";

const address = z.string().min(1).max(200);
const alt = z.string().trim().max(200).default("");

const order = z
  .array(z.object({ src: address, alt: z.object({ ko: alt, en: alt }).partial().default({}) }))
  .refine((all) => all.length <= MAX_PRODUCT_PICTURES, { error: "upload.too_many" })
  .refine((all) => new Set(all.map(({ src }) => src)).size === all.length, {
    error: "common.bad_request",
  });

const MOST_TEXT = 100_000;

/** The pictures of a product in their order, the first for its card, with what they show in each language. */
export const pictureOrderSchema = z
  .object({
    pictures: jsonText(order, MOST_TEXT).optional(),
    /** The addresses of the pictures that the page showed, so that a colleague's save is not overwritten. */
    seen: jsonText(z.array(address).max(100), MOST_TEXT),
    /** The history entry to undo, instead of an order. */
    undo: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  })
  .superRefine(({ pictures, undo }, context) => {
    // Without either a product would lose all of its pictures.
    if (pictures === undefined && undo === undefined) {
      context.addIssue({ ...issue("common.bad_request"), path: ["pictures"] });
    }
  });

export type PictureOrder = z.infer<typeof order>;

/** The same pictures with one of them at another place; beyond either end nothing changes. */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
