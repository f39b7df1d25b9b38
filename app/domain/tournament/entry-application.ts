import { z } from "zod";
import { isVisible, tidy } from "#app/domain/common/text/tidy.ts";
import { says } from "../common/validation.ts";
import {
  FLIGHT_WISHES,
  type FlightWish,
  GENDERS,
  MOST_PEOPLE,
  PERSON_FIELDS,
  type PersonField,
  personInput,
  SHIRT_SIZES,
} from "./entry-conditions.ts";

const OLDEST_YEAR = 1900;
const HIGHEST_HANDICAP = 54;

const name = z
  .string(says("tournament.name_required"))
  .transform((text) => tidy(text).replace(/\s+/g, " "))
  .refine(isVisible, says("tournament.name_required"))
  .refine((text) => text.length <= 60, says("tournament.name_too_long"));

/** A number that may be left empty. */
function optionalNumber(min: number, max: number, code: "tournament.year" | "tournament.handicap") {
  return z
    .string()
    .trim()
    .transform((text, refuse) => {
      if (text === "") return null;
      const value = Number(text);
      if (/^\d{1,4}(\.\d)?$/.test(text) && value >= min && value <= max) return value;
      refuse.addIssue({ code: "custom", message: code });
      return z.NEVER;
    });
}

const personSchema = z.object({
  name,
  gender: z.enum(GENDERS).nullable().catch(null),
  birthYear: optionalNumber(OLDEST_YEAR, 2100, "tournament.year").pipe(
    z.int(says("tournament.year")).nullable(),
  ),
  handicap: optionalNumber(0, HIGHEST_HANDICAP, "tournament.handicap"),
  shirt: z.enum(SHIRT_SIZES).nullable().catch(null),
});
export type Person = z.output<typeof personSchema>;

const agreed = z.literal("on", says("tournament.agree"));

const rest = z.object({
  people: z.coerce.number().int().min(1).max(MOST_PEOPLE).catch(1),
  wish: z.enum(FLIGHT_WISHES).catch("together"),
  wishNames: z.string().max(300, says("tournament.name_too_long")).default("").transform(tidy),
  van: z.literal("on").optional().catch(undefined),
  hotel: z.string().max(100, says("tournament.name_too_long")).default("").transform(tidy),
  agreeSafety: agreed,
  agreePhotos: agreed,
  agreeRefund: agreed,
});

export type Application = {
  readonly people: readonly Person[];
  readonly wish: FlightWish;
  readonly wishNames: readonly string[];
  readonly van: boolean;
  readonly hotel: string | null;
};

/** The form of an application: people by number, then what they wish; each mistake under its own input. */
export const applicationSchema = z.record(z.string(), z.unknown()).transform((sent, refuse) => {
  const general = rest.safeParse(sent);
  const count = general.success ? general.data.people : Number(sent.people) || 1;
  const people = Array.from({ length: Math.min(Math.max(count, 1), MOST_PEOPLE) }, (_, index) =>
    personSchema.safeParse(
      Object.fromEntries(
        PERSON_FIELDS.map((field) => [field, sent[personInput(field, index)] ?? ""]),
      ),
    ),
  );
  for (const issue of general.error?.issues ?? []) addIssue(refuse, issue, String(issue.path[0]));
  for (const [index, person] of people.entries()) {
    for (const issue of person.error?.issues ?? []) {
      addIssue(refuse, issue, personInput(String(issue.path[0]) as PersonField, index));
    }
  }
  if (!general.success || people.some(({ success }) => !success)) return z.NEVER;
  const { wish, wishNames, van, hotel } = general.data;
  return {
    people: people.flatMap(({ data }) => data ?? []),
    wish,
    wishNames: wish === "named" ? namesIn(wishNames) : [],
    van: van === "on",
    hotel: van === "on" && hotel !== "" ? hotel : null,
  } satisfies Application;
});

function addIssue(
  refuse: { addIssue: (issue: { code: "custom"; message: string; path: string[] }) => void },
  { message }: { readonly message: string },
  input: string,
) {
  refuse.addIssue({ code: "custom", message, path: [input] });
}

/** Names between commas or on lines of their own. */
function namesIn(text: string): readonly string[] {
  return text
    .split(/[,\n、/]+/u)
    .map((each) => each.trim())
    .filter(Boolean)
    .slice(0, MOST_PEOPLE);
}
