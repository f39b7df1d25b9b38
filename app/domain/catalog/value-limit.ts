/** Highest all-in prices per golfer to choose from. */
export const ROUND_PRICE_LIMITS = [100_000, 150_000, 200_000, 250_000, 300_000] as const;

/** Highest prices of a night to choose from. */
export const NIGHT_PRICE_LIMITS = [80_000, 120_000, 160_000, 200_000, 300_000] as const;

/** Lowest average ratings to choose from. */
export const RATING_LIMITS = [4, 4.5] as const;
export type RatingLimit = (typeof RATING_LIMITS)[number];

export type ValueLimits = {
  readonly max: number | undefined;
  readonly rating: RatingLimit | undefined;
};

type Valued = { readonly price: number | null; readonly rating: number | null };

/** The limit in an address, if it is one of those on offer. */
export function readLimit<Limit extends number>(
  text: string | null,
  limits: readonly Limit[],
): Limit | undefined {
  return limits.find((limit) => String(limit) === text);
}

/** At most the price and at least the rating; what has no price or no rating does not pass that limit. */
export function isWithinValue({ price, rating }: Valued, limits: ValueLimits): boolean {
  if (limits.max !== undefined && (price === null || price > limits.max)) return false;
  return limits.rating === undefined || (rating !== null && rating >= limits.rating);
}

export type LimitCount<Limit extends number> = { readonly limit: Limit; readonly count: number };

/** How many results each limit would give; limits that all results pass, or none, are left out. */
export function limitCounts<Limit extends number>(
  limits: readonly Limit[],
  chosen: number | undefined,
  results: { readonly all: number; readonly at: (limit: Limit) => number },
): LimitCount<Limit>[] {
  return limits
    .map((limit) => ({ limit, count: results.at(limit) }))
    .filter(({ limit, count }) => limit === chosen || (count > 0 && count < results.all));
}
