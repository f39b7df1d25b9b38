import { z } from "zod";
import { cartLineSchema, cartLinesSchema, MAX_LINES } from "#app/domain/order/line/cart-line.ts";
import type { FreeTime } from "#app/domain/order/nearest-times.ts";
import type { LineQuote } from "#app/domain/order/quote-types.ts";

/** The longest key of a line is shorter. */
const key = z.string().min(1).max(300);
const lines = z.array(cartLineSchema).max(MAX_LINES);
/** The member of the page: a tab left open by another member must not change this cart. */
const member = z.uuid();

/** What a browser may ask of a cart. */
export const cartMessageSchema = z.discriminatedUnion("intent", [
  /** At the price that was seen; `asQuoted` where none was, as of an hour that was offered in place of another. */
  z.object({
    intent: z.literal("add"),
    member,
    put: cartLinesSchema,
    asQuoted: z.literal(true).optional(),
  }),
  /** What a line would cost, before anything is changed. */
  z.object({ intent: z.literal("ask"), member, line: cartLineSchema }),
  /** Edits and one-tap fixes: the server prices the new lines and saves them at that price. */
  z.object({
    intent: z.literal("change"),
    member,
    remove: z.array(key).max(MAX_LINES),
    put: lines,
  }),
  /** Accepts changed prices, so that they are shown once. */
  z.object({ intent: z.literal("accept"), member }),
  z.object({ intent: z.literal("merge"), member, put: lines }),
]);
export type CartMessage = z.input<typeof cartMessageSchema>;

export type Refused = {
  readonly ok: false;
  readonly error: string;
  /** The key of a sold-out line, and the free hours around it. */
  readonly line?: string;
  readonly times?: readonly FreeTime[];
};
export type CartAnswer =
  | { readonly ok: true; readonly count: number; readonly taken?: readonly string[] }
  | Refused;
export type LineQuoteAnswer = { readonly ok: true; readonly quote: LineQuote } | Refused;
