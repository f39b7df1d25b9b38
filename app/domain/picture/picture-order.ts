import { z } from "zod";

/** More pictures than visitors look at. */
export const MAX_PRODUCT_PICTURES = 12;

const address = z.string().min(1).max(200);

/** The pictures of a product by their `src`, posted once for each; the first is shown on its card. */
export const pictureOrderSchema = z.object({
  src: z
    .union([z.array(address), address.transform((one) => [one])])
    .default([])
    .refine((all) => all.length <= MAX_PRODUCT_PICTURES, { error: "upload.too_many" })
    .refine((all) => new Set(all).size === all.length, { error: "common.bad_request" }),
});

/** The same pictures with one of them moved by one; at either end nothing changes. */
export function moved<Item>(items: readonly Item[], index: number, step: -1 | 1): readonly Item[] {
  const target = index + step;
  const item = items[index];
  if (item === undefined || target < 0 || target >= items.length) return items;
  return items.toSpliced(index, 1).toSpliced(target, 0, item);
}
