import { z } from "zod";
import { parseRef } from "#app/domain/common/product/product-ref.ts";
import { issue } from "#app/domain/common/validation.ts";

export const wishChangeSchema = z.object({
  intent: z.enum(["add", "remove"]),
  /** The member that the page was loaded for: another tab may have logged in somebody else. */
  member: z.uuid(),
  product: z
    .string()
    .max(200)
    .transform((ref, refuse) => {
      const product = parseRef(ref);
      if (product) return product;
      refuse.addIssue(issue("common.bad_request"));
      return z.NEVER;
    }),
});
