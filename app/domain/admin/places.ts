import type { LocalDate } from "../local-date.ts";

/** What is known of the tee times of a day that somebody touched. */
export type TouchedTimes = {
  readonly count: number;
  readonly capacity: number;
  readonly taken: number;
};

export type Places = { readonly left: number; readonly all: number };

/** Untouched tee times have all their places; the others have what is written about them. */
export function placesOfDay(times: number, placesPerTime: number, touched: TouchedTimes): Places {
  const untouched = Math.max(0, times - touched.count);
  const all = untouched * placesPerTime + touched.capacity;
  return { all, left: all - touched.taken };
}

/** Few enough to say so in red: under a quarter. */
export function isScarce({ left, all }: Places): boolean {
  return left * 4 < all;
}

/** What the desk sees of a tee time, a night or a tournament. */
export type AdminPlaces = {
  /** The tee time, or which of the others it is. */
  readonly key: string;
  /** As the desk wants it, even where more are taken. */
  readonly places: number;
  readonly sold: number;
  /** By orders that are not paid yet. */
  readonly held: number;
  readonly elsewhere: number;
  readonly stopped: boolean;
};

export function takenOf({ sold, held, elsewhere }: Omit<AdminPlaces, "key">): number {
  return sold + held + elsewhere;
}

/** Whoever has a place keeps it, so there may be more taken than wanted; never less than nothing is free. */
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
] as const;

/** One change at the desk, as it is told again. */
export type PlacesEntry = {
  readonly id: number;
  readonly at: Date;
  readonly by: string | null;
  readonly action: (typeof PLACES_ACTIONS)[number];
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  readonly time: string | null;
  /** Tee times that were changed at once. */
  readonly count: number;
  readonly was: number | null;
  readonly places: number | null;
};
