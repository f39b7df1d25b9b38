import { z } from "zod";

/** More pictures than visitors look at. */
export const MAX_PRODUCT_PICTURES = 12;

export type PicturedKind =
  | "course"
  | "hotel"
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

/** JSON in a form field. */
function json<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .max(100_000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: "custom", message: "common.bad_request" });
        return z.NEVER;
      }
    })
    .pipe(schema);
}

/** The pictures of a product in their order, the first for its card, with what they show in each language. */
export const pictureOrderSchema = z.object({
  pictures: json(order).optional(),
  /** The addresses of the pictures that the page showed: whoever saved meanwhile is not overwritten. */
  seen: json(z.array(address).max(100)),
  /** The history entry to undo, instead of an order. */
  undo: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});

export type PictureOrder = z.infer<typeof order>;

/** The same pictures with one of them at another place; beyond either end nothing changes. */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
