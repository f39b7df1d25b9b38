import { z } from "zod";
import { issue } from "#app/domain/validation.ts";
import { parseRef } from "./product-ref.ts";

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
