import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { type Won, won } from "#app/domain/common/money.ts";

/** The level of players that the author looks for. */
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

type Booked = {
  /** What the author's round costs with carts and caddies; the van is a line of its own, and stays the author's. */
  readonly amount: Won;
  /** For how many it was booked. */
  readonly players: number;
};

/**
 * A seat costs as much as each player of the booked round, rounded down so that a guest never pays more than a share.
 */
export function shareOf({ amount, players }: Booked): Won {
  return won(Math.floor(amount / players));
}

type Asked = {
  readonly day: LocalDate;
  readonly teeOff: Date;
  readonly deadline: Date;
  readonly seats: number;
  /** How many more can play at this tee time. */
  readonly places: number;
};

/** The furthest ahead a round can be planned. */
const MOST_DAYS = 365;

/** What is wrong with a round that partners are wanted for, by the field that says it. */
export function roundMistakes(
  { day, teeOff, deadline, seats, places }: Asked,
  { now, today }: At,
): Readonly<Record<string, ErrorCode>> {
  const isTooLate = day <= today || day > addDays(today, MOST_DAYS);
  return {
    ...(isTooLate && { day: "partner.day" as const }),
    ...((deadline <= now || deadline >= teeOff) && { deadline: "partner.deadline" as const }),
    ...(seats > places && { seats: "partner.seats" as const }),
  };
}
