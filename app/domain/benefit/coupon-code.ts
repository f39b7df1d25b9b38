import { z } from "zod";
import { says } from "../common/validation.ts";

/** As it is printed, however it is typed: ` welcome 30 ` is WELCOME30. */
export const couponCodeSchema = z.object({
  code: z
    .string(says("coupon.code_required"))
    .max(100, says("coupon.unknown"))
    .transform((text) => text.replace(/\s+/g, "").toUpperCase())
    .pipe(
      z
        .string()
        .min(1, says("coupon.code_required"))
        .regex(/^[A-Z0-9-]{1,40}$/, says("coupon.unknown")),
    ),
});
