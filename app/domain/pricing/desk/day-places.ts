import { z } from "zod";
import { type LocalDate, parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { issue, says } from "#app/domain/common/validation.ts";

/** A tee time that has a row in the database because it was sold, held or changed. */
export type TouchedTimes = {
  readonly count: number;
  readonly capacity: number;
  readonly taken: number;
};

export type Places = { readonly left: number; readonly all: number };

/** A tee time without a row has all its places; the others have what their row says. */
export function placesOfDay(times: number, placesPerTime: number, touched: TouchedTimes): Places {
  const untouched = Math.max(0, times - touched.count);
  const all = untouched * placesPerTime + touched.capacity;
  return { all, left: all - touched.taken };
}

/** Under a quarter is left, which is shown in red. */
export function isScarce({ left, all }: Places): boolean {
  return left * 4 < all;
}

/** The places of a tee time, a night or a tournament, as staff see them. */
export type AdminPlaces = {
  /** The tee time, or the id of the night or tournament. */
  readonly key: string;
  /** As staff set it, even where more are taken. */
  readonly places: number;
  readonly sold: number;
  /** Held by orders that are not paid yet. */
  readonly held: number;
  readonly elsewhere: number;
  readonly stopped: boolean;
};

export function takenOf({ sold, held, elsewhere }: Omit<AdminPlaces, "key">): number {
  return sold + held + elsewhere;
}

/** A sold place is never taken back, so more may be taken than the capacity; free is never below zero. */
export function freeOf(row: Omit<AdminPlaces, "key">): number {
  return row.stopped ? 0 : Math.max(0, row.places - takenOf(row));
}

export type DayPlaces = {
  readonly day: LocalDate;
  readonly closed: boolean;
  readonly rows: readonly AdminPlaces[];
};

export const PLACES_ACTIONS = [
  "places.set",
  "places.stop",
  "places.sell",
  "places.close",
  "places.open",
  "places.allotment",
  "places.allotment_undo",
] as const;

/** One change of places, for the history. */
export type PlacesEntry = {
  readonly id: number;
  readonly at: Date;
  readonly by: string | null;
  readonly action: (typeof PLACES_ACTIONS)[number];
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  readonly time: string | null;
  /** Tee times changed in one go. */
  readonly count: number;
  readonly was: number | null;
  readonly places: number | null;
};

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
