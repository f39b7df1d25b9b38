import { minutesOf } from "#app/domain/pricing/tee-price.ts";

/** The tee-off that most golfers like best. */
const USUAL_TEE = minutesOf("07:30");

/** A round at a time, of one course and day. */
export type TimedRound = {
  /** Tee-off of the first flight and of the last, in minutes of the day. */
  readonly first: number;
  readonly last: number;
  readonly price: number;
  readonly withVan: number;
  /** Only rounds of the same kind stand for each other. */
  readonly kind: string;
};

/** A tee time; those of one kind cost the same and suit the same wishes. */
type Tee = { readonly at: number; readonly kind: string };

/** Where the day begins and ends for some hotel: matters where two rounds may be played on it. */
export type DayBounds = {
  readonly earliest: readonly number[];
  readonly latest: readonly number[];
};

/** Of the tee times of each kind, in order, those that `usefulRounds` could keep of a party that is one flight. */
export function usefulTees<Slot extends Tee>(
  tees: readonly Slot[],
  { earliest, latest }: DayBounds,
): readonly Slot[] {
  const useful = new Set<Slot | undefined>();
  for (const alike of Map.groupBy(tees, ({ kind }) => kind).values()) {
    useful.add(alike[0]).add(alike.at(-1));
    const [first, ...others] = alike;
    useful.add(others.reduce((best, tee) => (best && isNearer(tee, best) ? tee : best), first));
    for (const from of earliest) useful.add(alike.find(({ at }) => at >= from));
    for (const to of latest) useful.add(alike.findLast(({ at }) => at <= to));
  }
  return tees.filter((tee) => useful.has(tee));
}

/**
 * As few rounds as possible without losing a best one: for every earliest and every latest hour the cheapest, and among
 * equal prices the one nearest to the usual hour.
 */
export function usefulRounds<Round extends TimedRound>(
  rounds: readonly Round[],
  { earliest, latest }: DayBounds,
): readonly Round[] {
  const useful = new Set<Round>();
  for (const alike of Map.groupBy(rounds, ({ kind }) => kind).values()) {
    const forward = alike.toSorted((a, b) => a.last - b.last || a.first - b.first);
    const backward = alike.toSorted((a, b) => b.first - a.first || b.last - a.last);
    const kept = [
      ...[0, ...earliest].flatMap((from) => records(forward.filter(({ first }) => first >= from))),
      ...[1_440, ...latest].flatMap((to) => records(backward.filter(({ last }) => last <= to))),
    ];
    for (const round of kept) useful.add(round);
    for (const round of usualOnes(alike, kept)) useful.add(round);
  }
  return rounds.filter((round) => useful.has(round));
}

/** Those that are cheaper than all before them, with or without a van. */
function records<Round extends TimedRound>(rounds: readonly Round[]): Round[] {
  let [price, withVan] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  return rounds.filter((round) => {
    const isCheaper = round.price < price || round.withVan < withVan;
    price = Math.min(price, round.price);
    withVan = Math.min(withVan, round.withVan);
    return isCheaper;
  });
}

/** For each price among the kept ones, the round nearest to the usual hour. */
function usualOnes<Round extends TimedRound>(
  alike: readonly Round[],
  kept: readonly Round[],
): Round[] {
  const wanted = new Set(kept.map(costOf));
  const nearest = new Map<string, Round>();
  for (const round of alike) {
    const cost = costOf(round);
    const known = nearest.get(cost);
    if (wanted.has(cost) && (!known || isNearer({ at: round.first }, { at: known.first })))
      nearest.set(cost, round);
  }
  return [...nearest.values()];
}

function costOf({ price, withVan }: TimedRound): string {
  return `${price} ${withVan}`;
}

function isNearer(a: Pick<Tee, "at">, b: Pick<Tee, "at">): boolean {
  return Math.abs(a.at - USUAL_TEE) < Math.abs(b.at - USUAL_TEE);
}
