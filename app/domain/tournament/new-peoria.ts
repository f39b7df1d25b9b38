import { sumOf } from "./start-times.ts";

/** Six of each nine are hidden until the results are out. */
const HIDDEN_OF_NINE = 6;
/** The highest handicap, however many strokes the hidden holes took. */
export const MOST_HANDICAP = 36;

/**
 * Draws the hidden holes, as indexes from 0: six of each nine whose pars add up to two thirds of that nine, so that
 * one and a half times their strokes stand for the whole round. `pick` answers a number from 0 to below `count`.
 */
export function drawHiddenHoles(
  pars: readonly number[],
  pick: (count: number) => number,
): readonly number[] {
  const half = pars.length / 2;
  return [0, half].flatMap((start) => {
    const nine = pars.slice(start, start + half);
    const choices = fairChoices(nine);
    return (choices[pick(choices.length)] ?? []).map((hole) => start + hole);
  });
}

/** The choices of six holes that come nearest to two thirds of the nine's par. */
function fairChoices(nine: readonly number[]): readonly (readonly number[])[] {
  const wanted = (sumOf(nine) * HIDDEN_OF_NINE) / nine.length;
  const choices = choose(nine.length, HIDDEN_OF_NINE);
  const distance = (holes: readonly number[]) =>
    Math.abs(sumOf(holes.map((hole) => nine[hole] ?? 0)) - wanted);
  const nearest = Math.min(...choices.map(distance));
  return choices.filter((holes) => distance(holes) === nearest);
}

function choose(count: number, size: number, from = 0): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return Array.from({ length: Math.max(0, count - from) }, (_, index) => from + index).flatMap(
    (first) => choose(count, size - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

export type NewPeoria = {
  /** Strokes on the hidden holes, each counted up to double par. */
  readonly hiddenStrokes: number;
  readonly handicap: number;
};

/** (hidden strokes × 1.5 − par) × 0.8, from 0 to 36, exact to one decimal. */
export function newPeoria(
  strokes: readonly number[],
  pars: readonly number[],
  hidden: readonly number[],
): NewPeoria {
  const counted = hidden.map((hole) => Math.min(strokes[hole] ?? 0, (pars[hole] ?? 0) * 2));
  const hiddenStrokes = sumOf(counted);
  // In tenths, so that no binary fraction decides a prize.
  const tenths = 12 * hiddenStrokes - 8 * sumOf(pars);
  const handicap = Math.min(Math.max(tenths, 0), MOST_HANDICAP * 10) / 10;
  return { hiddenStrokes, handicap };
}
