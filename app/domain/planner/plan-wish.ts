import type { z } from "zod";
import type { planWishSchema } from "./plan-wish-schema.ts";

/** Rooms of one stay hold no larger party (`MAX_ROOMS`). */
export const MAX_PARTY = 8;
export const MAX_PLAN_NIGHTS = 14;
/** The longest span of first days that is searched. */
export const MAX_START_SPAN_DAYS = 62;

export const PLAN_STYLES = ["balanced", "quality", "value", "near"] as const;
export type PlanStyle = (typeof PLAN_STYLES)[number];

export type PlanWish = z.output<typeof planWishSchema>;
export type WishField = keyof PlanWish;
