import { z } from "zod";
import { won } from "#app/domain/common/money.ts";
import { jsonText } from "#app/domain/common/text/json-text.ts";
import { says } from "#app/domain/common/validation.ts";
import { cartLinesSchema, MAX_LINES } from "#app/domain/order/line/cart-line.ts";

const MOST_TEXT = 64_000;

/** The longest key of a line is shorter. */
const key = z.string().max(300);
const list = z.preprocess(
  (sent) => (Array.isArray(sent) ? sent : [sent].filter((each) => each !== undefined)),
  z.array(key).max(MAX_LINES),
);

/** A plan as its page sends it, to be put into the cart or saved. */
export const planSendForm = z.object({
  intent: z.enum(["cart", "save"], says("common.bad_request")),
  /** The member of the page, where a script knows it: another one's tab must not change this cart. */
  member: z.uuid().or(z.literal("")).default(""),
  lines: jsonText(cartLinesSchema, MOST_TEXT),
  total: z
    .string(says("common.bad_request"))
    .regex(/^\d{1,10}$/, says("common.bad_request"))
    .transform((digits) => won(Number(digits))),
  title: z.string().max(200).default(""),
  /** What happens to the lines in the cart that were asked about. */
  others: z.enum(["keep", "replace"]).optional(),
  there: list,
});

export type PlanSent = z.output<typeof planSendForm>;

/** Takes a saved plan out. */
export const savedPlanForm = z.object({
  intent: z.literal("remove", says("common.bad_request")),
  id: z.uuid(says("common.bad_request")),
});
