import type { LocalDate } from "#app/domain/common/date/local-date.ts";

/** Whom the author would like to play with. */
export const LEVELS = ["anyone", "under15", "from15to25", "over25"] as const;
export type Level = (typeof LEVELS)[number];

export const AGES = ["anyone", "thirties", "forties", "fifties", "sixties"] as const;
export type Ages = (typeof AGES)[number];

export const MOODS = ["relaxed", "no_bets", "couples", "women", "beginners", "two_rounds"] as const;
export type Mood = (typeof MOODS)[number];

/** A tee time takes four, at a few courses five; more seats than that are another round. */
export const MOST_SEATS = 7;

export type RoundState = "open" | "full" | "closed" | "past" | "cancelled";

type RoundFacts = {
  readonly day: LocalDate;
  readonly seats: number;
  readonly taken: number;
  readonly deadline: Date;
  readonly closedAt: Date | null;
  readonly cancelledAt: Date | null;
};

type At = { readonly now: Date; readonly today: LocalDate };

/** What a reader is told about a round; only an open one takes applications. */
export function roundState(round: RoundFacts, { now, today }: At): RoundState {
  if (round.cancelledAt) return "cancelled";
  if (round.day < today) return "past";
  if (round.taken >= round.seats) return "full";
  if (round.closedAt || round.deadline <= now) return "closed";
  return "open";
}

/** The author may still answer those who applied in time. */
export function canDecide(state: RoundState): boolean {
  return state === "open" || state === "closed";
}
