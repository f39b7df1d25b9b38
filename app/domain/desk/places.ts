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
