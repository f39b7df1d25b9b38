import type { PlanScale } from "./plan-scale.ts";
import { type Relaxed, relaxedRounds, type TripNode } from "./trip-node.ts";

/** A lower bound: for every plan of the node, its key plus `won` times its total is at least `least`. */
type BoundLine = { readonly won: number; readonly least: number };

type Bounded = { readonly bound: number; readonly won: number; readonly relaxed: Relaxed };

/** How often a won is made dearer until the budget is met. */
const STEPS = 8;

/**
 * The least key that a plan of a node can have within a budget: while the relaxed rounds cost too much, a won is
 * made dearer (a Lagrangian multiplier). Undefined where nothing is cheap enough.
 */
export function boundWithin(
  node: TripNode,
  budget: number,
  scale: PlanScale,
  onRounds: (relaxed: Relaxed) => void,
): Bounded | undefined {
  const best = relaxedRounds(node, { key: 1, won: 0 });
  if (!best) return undefined;
  onRounds(best);
  if (best.price <= budget) return { bound: best.key, won: 0, relaxed: best };
  let [dear, cheap] = [best, relaxedRounds(node, { key: 0, won: 1 })];
  if (!cheap || cheap.price > budget) return undefined;
  onRounds(cheap);
  const lines: BoundLine[] = [{ won: 0, least: best.key }];
  let chosen = { won: 0, relaxed: best };
  let highest = best.key;
  for (let step = 0; step < STEPS; step++) {
    const slope = Math.floor((cheap.key - dear.key) / (dear.price - cheap.price));
    const won = Math.min(Math.max(slope, 0), scale.mostForWon);
    const next = relaxedRounds(node, { key: 1, won });
    if (!next) return undefined;
    onRounds(next);
    const least = next.key + won * next.price;
    lines.push({ won, least });
    if (least - won * budget <= highest) break;
    highest = least - won * budget;
    chosen = { won, relaxed: next };
    if (next.price <= budget) cheap = next;
    else dear = next;
  }
  return { bound: keyBound(lines, budget, scale), ...chosen };
}

/** The least value that the lines allow within the budget, and then the least total. */
export function keyBound(
  lines: readonly BoundLine[],
  budget: number,
  { unit, mostTotal }: PlanScale,
): number {
  const most = Math.min(budget, mostTotal);
  if (unit === 1) return Math.max(...lines.map(({ won, least }) => least - won * most));
  const value = Math.max(
    ...lines.map(({ won, least }) => Math.ceil((least - (1 + won) * most) / unit)),
  );
  const total = Math.max(
    0,
    ...lines.map(({ won, least }) => Math.ceil((least - value * unit) / (1 + won))),
  );
  return value * unit + total;
}
