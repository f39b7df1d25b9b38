import { z } from "zod";
import { LOCALES } from "#app/domain/common/language/languages.ts";
import { cartLineSchema, cartLinesSchema } from "#app/domain/order/line/cart-line.ts";
import { planWishSchema } from "#app/domain/planner/plan-wish-schema.ts";

/** A plan has fifty lines at most, and a wish a few names. */
export const PLAN_MESSAGE = { characters: 64_000, levels: 8 } as const;
/** A sentence of 1,000 characters, each of which may be written as six. */
export const READ_MESSAGE = { characters: 8_000, levels: 2 } as const;

const locale = z.enum(LOCALES).optional();

/** Trips for a wish, or what could take the place of one line of a trip. */
export const planMessageSchema = z.union([
  z.strictObject({ wish: planWishSchema, locale }),
  z.strictObject({ wish: planWishSchema, locale, keep: cartLinesSchema, instead: cartLineSchema }),
]);

export const readMessageSchema = z.strictObject({
  text: z.string().trim().min(1).max(1_000),
  locale,
});

/** The field of the wish that is not of its form, else the part of the message. */
export function fieldAtFault(message: unknown): string {
  const { wish, keep, instead } = partsOf(message);
  const read = planWishSchema.safeParse(wish);
  if (!read.success) return firstField(read.error) ?? "wish";
  if (keep === undefined && instead === undefined) return "locale";
  if (!cartLinesSchema.safeParse(keep).success) return "keep";
  return cartLineSchema.safeParse(instead).success ? "locale" : "instead";
}

function partsOf(message: unknown): Readonly<Record<string, unknown>> {
  return typeof message === "object" && message !== null ? { ...message } : {};
}

function firstField({ issues }: z.ZodError): string | undefined {
  const [issue] = issues;
  const name = issue?.code === "unrecognized_keys" ? issue.keys[0] : issue?.path[0];
  return name === undefined ? undefined : String(name);
}
