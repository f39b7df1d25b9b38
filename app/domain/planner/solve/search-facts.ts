import { daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type {
  PlanCandidates,
  RoundOption,
  StayOption,
  TransferOption,
} from "../plan-candidates.ts";

/** What every search of the same candidates needs to know. */
export type CandidateFacts = {
  /** By course and day. */
  readonly rounds: ReadonlyMap<string, ReadonlyMap<LocalDate, readonly RoundOption[]>>;
  /** The price of the cheapest round, by course. */
  readonly leastPrice: ReadonlyMap<string, number>;
  /** By hotel, and then by `nights rooms`. */
  readonly stays: ReadonlyMap<string, ReadonlyMap<string, readonly StayOption[]>>;
  /** By region, the airport that is nearest by road first. */
  readonly rides: ReadonlyMap<string, readonly TransferOption[]>;
  readonly mostRound: number;
  readonly mostStay: number;
};

const known = new WeakMap<PlanCandidates, CandidateFacts>();

/** Worked out once, however many plans are searched. */
export function candidateFacts(candidates: PlanCandidates): CandidateFacts {
  const facts = known.get(candidates) ?? factsOf(candidates);
  known.set(candidates, facts);
  return facts;
}

function factsOf({ courses, hotels, transfers }: PlanCandidates): CandidateFacts {
  const least = Number.POSITIVE_INFINITY;
  return {
    rounds: new Map(courses.map(({ id, rounds }) => [id, Map.groupBy(rounds, ({ day }) => day)])),
    leastPrice: new Map(
      courses.map(({ id, rounds }) => [
        id,
        rounds.reduce((price, round) => Math.min(price, round.price), least),
      ]),
    ),
    stays: new Map(
      hotels.map(({ id, stays }) => [
        id,
        Map.groupBy(stays, ({ line }) =>
          stayKey(daysBetween(line.checkIn, line.checkOut), line.rooms),
        ),
      ]),
    ),
    rides: Map.groupBy(transfers.toSorted(byDistance), ({ regionId }) => regionId),
    mostRound: most(courses.map(({ rounds }) => most(rounds.map(priceWithVan)))),
    mostStay: most(hotels.map(({ stays }) => most(stays.map(({ price }) => price)))),
  };
}

export function stayKey(nights: number, rooms: number): string {
  return `${nights} ${rooms}`;
}

function byDistance(a: TransferOption, b: TransferOption): number {
  return a.minutes - b.minutes || (a.airport < b.airport ? -1 : 1);
}

function priceWithVan({ price, van }: RoundOption): number {
  return price + (van?.price ?? 0);
}

export function most(values: readonly number[]): number {
  return values.reduce((left, right) => Math.max(left, right), 0);
}
