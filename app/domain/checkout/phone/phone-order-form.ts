import { z } from "zod";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { LOCALES } from "#app/domain/common/language/languages.ts";
import { won } from "#app/domain/common/money.ts";
import { jsonText } from "#app/domain/common/text/json-text.ts";
import { says } from "#app/domain/common/validation.ts";
import { type CartLine, cartLinesSchema } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import {
  namesNeeded,
  type Traveller,
  type Travellers,
  travellerSchema,
} from "#app/domain/order/people/traveller.ts";
import { LINK_MINUTES } from "./pay-link.ts";

const MOST_TEXT = 200_000;

const wantedPrice = z.object({
  key: z.string().max(300),
  amount: z.number(says("price.number")),
  reason: z.string().max(1_000, says("record.too_long")),
});

export const LINK_CHANNELS = ["email", "text"] as const;

/** The lines so far, with the prices that the desk wants for them. */
export const phoneQuoteForm = z.object({
  lines: jsonText(cartLinesSchema, MOST_TEXT),
  prices: jsonText(z.array(wantedPrice).max(100), MOST_TEXT),
});

const minutes = LINK_MINUTES.map(String) as [string, ...string[]];

/** An order by telephone, without the customer. */
export const phoneOrderForm = phoneQuoteForm.extend({
  /** Drawn when the form was opened, so that sending it twice makes one order. */
  order: z.uuid().optional().catch(undefined),
  member: z.uuid().or(z.literal("")).catch(""),
  locale: z.enum(LOCALES, says("common.bad_request")),
  names: z.string().max(10_000, says("record.too_long")).default(""),
  minutes: z.enum(minutes, says("common.bad_request")).transform(Number),
  channels: z.preprocess(
    (sent) => (Array.isArray(sent) ? sent : [sent].filter(Boolean)),
    z.array(z.enum(LINK_CHANNELS)).min(1, says("phone.no_channel")),
  ),
  expectedTotal: z
    .string(says("common.bad_request"))
    .regex(/^\d{1,10}$/, says("common.bad_request"))
    .transform((digits) => won(Number(digits))),
});
export type PhoneOrderForm = z.output<typeof phoneOrderForm>;

type Booker = { readonly firstName: string; readonly lastName: string };

export type PartyRead =
  | { readonly ok: true; readonly party: readonly Traveller[] }
  | { readonly ok: false; readonly error: ErrorCode };

/** The travellers: one name per line, family name first; without any, the booker travels alone. */
export function readParty(text: string, booker: Booker): PartyRead {
  const rows = text
    .split("\n")
    .map((row) => row.trim().replace(/\s+/g, " "))
    .filter((row) => row !== "");
  const named = rows.map((row) => {
    const [lastName = "", ...rest] = row.split(" ");
    return { lastName, firstName: rest.join(" ") };
  });
  const party: Traveller[] = [];
  for (const name of named.length > 0 ? named : [booker]) {
    const read = travellerSchema.safeParse(name);
    if (!read.success) {
      return {
        ok: false,
        error: (read.error.issues[0]?.message ?? "booker.name_latin") as ErrorCode,
      };
    }
    party.push(read.data);
  }
  return { ok: true, party };
}

/** Every line takes as many names from the top of the list as it needs. */
export function travellersOf(lines: readonly CartLine[], party: readonly Traveller[]): Travellers {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const count = namesNeeded(line);
      return count === 0 ? [] : [[lineKey(line), party.slice(0, count)]];
    }),
  );
}
