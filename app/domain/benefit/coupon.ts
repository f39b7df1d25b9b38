import { z } from "zod";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { says } from "#app/domain/common/validation.ts";

export const COUPON_KINDS = ["fixed", "percent"] as const;

export type CouponKind = (typeof COUPON_KINDS)[number];

export const COUPON_TABS = ["usable", "used", "expired"] as const;

export type CouponTab = (typeof COUPON_TABS)[number];

/** Usable through its last day in Seoul, and not before its first. */
export function couponTab(
  coupon: { readonly usedAt: Date | null; readonly validUntil: LocalDate },
  today: LocalDate,
): CouponTab {
  if (coupon.usedAt) return "used";
  return coupon.validUntil < today ? "expired" : "usable";
}

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
