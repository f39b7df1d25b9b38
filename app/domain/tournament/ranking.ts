import { newPeoria } from "./new-peoria.ts";
import { HOLES, sumOf } from "./start-times.ts";

export const SCORINGS = ["new_peoria", "gross"] as const;
export type Scoring = (typeof SCORINGS)[number];

/** A player's strokes by hole; null where none is written down. */
export type Card = readonly (number | null)[];

export type Player = {
  readonly id: number;
  readonly birthYear: number | null;
  readonly strokes: Card;
};

export type Round = {
  readonly pars: readonly number[];
  /** Indexes of the hidden holes. */
  readonly hidden: readonly number[];
  readonly scoring: Scoring;
};

export type Result = {
  readonly id: number;
  /** Null for players who did not finish, listed last. */
  readonly rank: number | null;
  readonly gross: number | null;
  readonly hiddenStrokes: number | null;
  readonly handicap: number | null;
  readonly net: number | null;
};

export function isFinished(strokes: Card): strokes is readonly number[] {
  return strokes.length === HOLES && strokes.every((each) => each !== null);
}

/**
 * The order of the results. Equal scores: the lower handicap, then countback over the last nine, six, three and one
 * holes, then the older player; players who are still equal share the rank.
 */
export function rankPlayers(players: readonly Player[], round: Round): readonly Result[] {
  const finished = players.flatMap((player) => {
    const { strokes } = player;
    return isFinished(strokes) ? [{ ...player, strokes, ...scoreOf(strokes, round) }] : [];
  });
  const sorted = finished.toSorted((a, b) => compare(a, b, round.scoring) || a.id - b.id);
  const ranked = sorted.map((player, index): Result => {
    const first = sorted.findIndex((other) => compare(other, player, round.scoring) === 0);
    const { id, gross, hiddenStrokes, handicap, net } = player;
    return { id, rank: Math.min(first, index) + 1, gross, hiddenStrokes, handicap, net };
  });
  const unfinished = players.filter(({ strokes }) => !isFinished(strokes));
  return [...ranked, ...unfinished.map(({ id }) => ({ id, ...UNFINISHED }))];
}

const UNFINISHED = { rank: null, gross: null, hiddenStrokes: null, handicap: null, net: null };

type Finished = Omit<Player, "strokes"> & {
  readonly strokes: readonly number[];
  readonly gross: number;
  readonly hiddenStrokes: number;
  readonly handicap: number;
  readonly net: number;
};

function scoreOf(strokes: readonly number[], { pars, hidden }: Round) {
  const gross = sumOf(strokes);
  const { hiddenStrokes, handicap } = newPeoria(strokes, pars, hidden);
  return { gross, hiddenStrokes, handicap, net: Math.round((gross - handicap) * 10) / 10 };
}

function compare(a: Finished, b: Finished, scoring: Scoring): number {
  const byScore =
    scoring === "gross" ? a.gross - b.gross : a.net - b.net || a.handicap - b.handicap;
  return byScore || countback(a.strokes, b.strokes) || yearOf(a) - yearOf(b);
}

/** The usual card countback: fewer strokes on the last nine, six, three holes, then on the last. */
function countback(a: readonly number[], b: readonly number[]): number {
  for (const holes of [9, 6, 3, 1]) {
    const difference = sumOf(a.slice(-holes)) - sumOf(b.slice(-holes));
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A player of unknown age counts as the youngest. */
function yearOf({ birthYear }: Pick<Player, "birthYear">): number {
  return birthYear ?? 9_999;
}

/** The player with the lowest gross of all, who has a separate prize. */
export function medallistOf(results: readonly Result[]): number | undefined {
  const [best] = results
    .filter(({ gross }) => gross !== null)
    .toSorted((a, b) => (a.gross ?? 0) - (b.gross ?? 0));
  return best?.id;
}

/** More than this on one hole is a mistake of the keyboard. */
const MOST_STROKES = 15;

export function isStrokes(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_STROKES;
}

/**
 * A pasted row of scores: `4 4 5 3 …`, with tabs, commas or spaces, or digits without anything between. Undefined where
 * it is not strokes, or more than a round.
 */
export function scoreRow(text: string): readonly number[] | undefined {
  const parts = text.trim().split(/[\s,;/]+/);
  const digits = parts.length === 1 && /^[1-9]{2,}$/.test(parts[0] ?? "");
  const strokes = (digits ? [...(parts[0] ?? "")] : parts).map(Number);
  return strokes.length <= HOLES && strokes.every(isStrokes) ? strokes : undefined;
}
