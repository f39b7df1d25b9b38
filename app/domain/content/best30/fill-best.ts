import type { LocalDate } from "#app/domain/common/date/local-date.ts";

export const BEST_COUNT = 30;
/** Bookings of so many days count. */
export const BOOKING_DAYS = 28;
/** More of one region come only where nothing else is left. */
export const MOST_OF_A_REGION = 12;

export type BestCandidate = {
  readonly id: string;
  readonly regionId: string;
  /** Rounds booked within `BOOKING_DAYS`. */
  readonly teams: number;
  readonly rating: number | null;
  /** How many have rated it: decides between equal scores. */
  readonly reviews: number;
  readonly isSoldOut: boolean;
};

export type BestPin = {
  readonly id: string;
  /** From 1 to `BEST_COUNT`. */
  readonly rank: number;
  /** The last day on which it holds; null is for good. */
  readonly until: LocalDate | null;
};

export type BestRow = { readonly id: string; readonly pin: BestPin | undefined };

export function bestScore({ teams, rating }: Pick<BestCandidate, "teams" | "rating">): number {
  return teams * (rating ?? 0);
}

/** The list of the shop: pins at their ranks, and everything between them by score. */
export function fillBest(
  candidates: readonly BestCandidate[],
  pins: readonly BestPin[],
  today: LocalDate,
): readonly BestRow[] {
  const held = pinsInForce(pins, today).filter(({ id }) =>
    candidates.some((candidate) => candidate.id === id),
  );
  const free = automaticOrder(candidates, held);
  const count = Math.min(BEST_COUNT, candidates.length);
  const rows: BestRow[] = [];
  while (rows.length < count) {
    const pin = held.find(({ rank }) => rank === rows.length + 1);
    const next = pin ?? free.shift() ?? held.find(({ id }) => !rows.some((row) => row.id === id));
    if (!next) break;
    rows.push({ id: next.id, pin: held.find(({ id }) => id === next.id) });
  }
  return rows;
}

/** Those whose day has not passed; of two for one rank or one course, the first. */
export function pinsInForce(pins: readonly BestPin[], today: LocalDate): readonly BestPin[] {
  return pins
    .filter(({ until }) => until === null || until >= today)
    .filter(
      (pin, index, all) =>
        all.findIndex(({ id, rank }) => id === pin.id || rank === pin.rank) === index,
    );
}

function automaticOrder(candidates: readonly BestCandidate[], held: readonly BestPin[]) {
  const isHeld = (id: string) => held.some((pin) => pin.id === id);
  const ofRegion = new Map<string, number>();
  const isBeyond = ({ regionId }: BestCandidate) => {
    const count = (ofRegion.get(regionId) ?? 0) + 1;
    ofRegion.set(regionId, count);
    return count > MOST_OF_A_REGION;
  };
  for (const candidate of candidates) if (isHeld(candidate.id)) isBeyond(candidate);
  const sorted = candidates.filter(({ id }) => !isHeld(id)).toSorted(byScore);
  const beyond = new Set(sorted.filter(isBeyond));
  return [...sorted.filter((each) => !beyond.has(each)), ...beyond];
}

/** Depends on the courses alone, so that a removed pin has no lasting effect. */
function byScore(a: BestCandidate, b: BestCandidate): number {
  return (
    Number(a.isSoldOut) - Number(b.isSoldOut) ||
    bestScore(b) - bestScore(a) ||
    praise(b) - praise(a) ||
    (a.id < b.id ? -1 : 1)
  );
}

function praise({ reviews, rating }: BestCandidate): number {
  return reviews * (rating ?? 0);
}
