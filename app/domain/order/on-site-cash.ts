import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { roundToThousand, type Won } from "../common/money.ts";
import { linesOf } from "./rounds-of.ts";

/** A round rate for a hint in brackets: nothing is charged by it. */
const WON_PER_BAHT = 44;

export type OnSiteCash = {
  readonly baht: number;
  readonly tips: number;
  /** What one tip is, where all are the same. */
  readonly each: number | undefined;
  readonly about: Won;
};

/** What golfers hand to their caddies: one each, every round. */
export function onSiteCash(
  lines: readonly CartLine[],
  tipAt: (courseId: string) => number | null | undefined,
): OnSiteCash | undefined {
  const rounds = linesOf(lines, "golf").flatMap(({ courseId, players }) => {
    const tip = tipAt(courseId);
    return tip ? [{ tip, players }] : [];
  });
  if (rounds.length === 0) return undefined;
  const baht = rounds.reduce((sum, { tip, players }) => sum + tip * players, 0);
  const sizes = new Set(rounds.map(({ tip }) => tip));
  return {
    baht,
    tips: rounds.reduce((sum, { players }) => sum + players, 0),
    each: sizes.size === 1 ? [...sizes][0] : undefined,
    about: roundToThousand(baht * WON_PER_BAHT),
  };
}
