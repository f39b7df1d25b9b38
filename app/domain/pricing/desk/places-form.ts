import { z } from "zod";
import { type LocalDate, parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { issue, says } from "#app/domain/common/validation.ts";

/** Above any real flight, hotel or tournament, so that a mistyped number is refused. */
export const MAX_PLACES = 999;
const MAX_SHOWN_NUMBERS = 200;
const SHOWN_NUMBER = /^([\w:]{1,8})=(\d{1,3})$/;

const localDay = z.string().transform((text, context): LocalDate => {
  const day = parseLocalDate(text);
  if (day) return day;
  context.addIssue(issue("common.bad_request"));
  return z.NEVER;
});

const places = z
  .string()
  .trim()
  .regex(/^\d{1,3}$/, says("places.number"))
  .transform(Number);

/** The numbers that the form showed, such as `08:00=4,08:08=4`, to notice a change made meanwhile. */
const seen = z.string().transform((text, context): ReadonlyMap<string, number> => {
  const pairs = text.split(",").map((pair) => SHOWN_NUMBER.exec(pair));
  if (pairs.length <= MAX_SHOWN_NUMBERS && pairs.every((pair) => pair !== null)) {
    return new Map(pairs.map(([, key = "", number]) => [key, Number(number)]));
  }
  context.addIssue(issue("common.bad_request"));
  return z.NEVER;
});

export function shownNumbers(shown: readonly { readonly key: string; readonly places: number }[]) {
  return shown.map((each) => `${each.key}=${each.places}`).join(",");
}

export const placesForm = z.object({ intent: z.literal("places"), day: localDay, places, seen });
export type PlacesIntent = z.output<typeof placesForm>["intent"];
