import { HOLES } from "./course-pars.ts";

/** More than this on one hole is a mistake of the keyboard. */
export const MOST_STROKES = 15;

export function isStrokes(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_STROKES;
}

/**
 * A row of scores as somebody pastes it: `4 4 5 3 …`, with tabs, commas or spaces, or digits without anything between.
 * Undefined where it is not strokes, or more than a round.
 */
export function scoreRow(text: string): readonly number[] | undefined {
  const parts = text.trim().split(/[\s,;/]+/);
  const digits = parts.length === 1 && /^[1-9]{2,}$/.test(parts[0] ?? "");
  const strokes = (digits ? [...(parts[0] ?? "")] : parts).map(Number);
  return strokes.length <= HOLES && strokes.every(isStrokes) ? strokes : undefined;
}
