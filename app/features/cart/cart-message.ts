import { z } from "zod";
import { cartLineSchema, cartLinesSchema, MAX_LINES } from "#app/domain/booking/cart-line.ts";
import type { AskedLine } from "#app/domain/booking/line/line-quote.ts";

/** Longer than any key of a line. */
const key = z.string().min(1).max(300);
const lines = z.array(cartLineSchema).max(MAX_LINES);
/** Whose page it was: a browser in which somebody else logged in meanwhile changes nothing. */
const member = z.uuid();

/** What a browser may ask of a cart. */
export const cartMessageSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), member, put: cartLinesSchema }),
  /** What a line would cost, before anything is changed. */
  z.object({ intent: z.literal("ask"), member, line: cartLineSchema }),
  /** Edits and one-tap fixes: what comes is priced anew, and kept at that price. */
  z.object({
    intent: z.literal("change"),
    member,
    remove: z.array(key).max(MAX_LINES),
    put: lines,
  }),
  /** Whoever has read the new prices need not read them again. */
  z.object({ intent: z.literal("accept"), member }),
  z.object({ intent: z.literal("merge"), member, put: lines }),
]);
export type CartMessage = z.input<typeof cartMessageSchema>;

export type Refused = { readonly ok: false; readonly error: string };
export type CartAnswer =
  | { readonly ok: true; readonly count: number; readonly taken?: readonly string[] }
  | Refused;
export type AskAnswer = { readonly ok: true; readonly asked: AskedLine } | Refused;
