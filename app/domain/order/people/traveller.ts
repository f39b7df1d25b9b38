import { z } from "zod";
import { parseLocalDate } from "#app/domain/common/date/local-date.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { issue, requiredText, says } from "#app/domain/common/validation.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";

const LONGEST = 40;

/** As in the passport: Latin capital letters, which staff abroad can read. */
const LATIN = /^\p{Script=Latin}[\p{Script=Latin}\p{M} '’.-]*$/u;

/** The highest handicap index there is. */
const MOST_HANDICAP = 54;

const birthday = z
  .string()
  .trim()
  .transform((text, refuse) => {
    if (text === "") return null;
    const day = parseLocalDate(text);
    if (day) return day;
    refuse.addIssue(issue("traveller.birthday_format"));
    return z.NEVER;
  });

/** A traveller. Only the name is needed for a voucher. */
export const travellerSchema = z.object({
  firstName: passportName("traveller.first_name_required"),
  lastName: passportName("traveller.last_name_required"),
  gender: z.enum(["male", "female"]).nullable().catch(null).default(null),
  birthday: birthday.nullable().default(null),
  handicap: z
    .number(says("traveller.handicap_format"))
    .min(-10, says("traveller.handicap_format"))
    .max(MOST_HANDICAP, says("traveller.handicap_format"))
    .nullable()
    .default(null),
});
export type Traveller = z.output<typeof travellerSchema>;

/** By the key of a line. */
export const travellersSchema = z.record(z.string().max(300), z.array(travellerSchema).max(99));
export type Travellers = z.output<typeof travellersSchema>;

/** How many names a line needs: every golfer, one for each room, one for a ride; a caddie comes with her round. */
export function namesNeeded(line: CartLine): number {
  switch (line.kind) {
    case "golf":
      return line.players;
    case "hotel":
      return line.rooms;
    case "callvan":
      return 1;
    case "tournament":
      return line.people;
    case "caddy":
      return 0;
  }
}

export type NamesMistake = {
  readonly line: string;
  readonly error: "traveller.missing" | "traveller.too_many" | "traveller.unknown_line";
};

/** Lines with too few or too many names, and names for unknown lines. */
export function namesMistakes(lines: readonly CartLine[], given: Travellers): NamesMistake[] {
  const mistakes = lines.flatMap((line): NamesMistake[] => {
    const key = lineKey(line);
    const count = given[key]?.length ?? 0;
    if (count < namesNeeded(line)) return [{ line: key, error: "traveller.missing" }];
    return count > mostNames(line) ? [{ line: key, error: "traveller.too_many" }] : [];
  });
  const known = new Set(lines.map(lineKey));
  const strays = Object.keys(given).filter((key) => !known.has(key));
  return [
    ...mistakes,
    ...strays.map((line) => ({ line, error: "traveller.unknown_line" }) as const),
  ];
}

function mostNames(line: CartLine): number {
  if (line.kind === "hotel") return line.adults + line.children;
  return line.kind === "callvan" ? line.people : namesNeeded(line);
}

export function passportName(missing: ErrorCode) {
  return requiredText(missing, 500)
    .pipe(
      z
        .string()
        .normalize("NFC")
        .regex(LATIN, says("booker.name_latin"))
        .max(LONGEST, says("booker.name_too_long")),
    )
    .transform((name) => name.replace(/ +/g, " ").toUpperCase());
}
