import type { Conflict, WishPart } from "../plan-types.ts";
import { partsOf } from "./conflict/conflict-parts.ts";
import { neverPossible } from "./conflict/easiest-day.ts";
import { anyPlan } from "./conflict/feasible-plan.ts";
import { repairsOf } from "./conflict/plan-repairs.ts";
import type { SolveInput } from "./solve-input.ts";
import { inOrder } from "./sorted-candidates.ts";

const LEAST_REPAIRS = 2;

/** Which wishes collide, as few as possible, and the smallest changes after which there is a plan. */
export function explainConflict(asked: SolveInput): Conflict {
  const input = { ...asked, candidates: inOrder(asked.candidates) };
  const parts = partsOf(input.wish);
  const wishes = collision(input, parts, isPossible(input));
  return {
    wishes: wishes.length > 0 ? wishes : ["from"],
    repairs: repairsOf(input, wishes, parts),
  };
}

/** The same with candidates of the wished first days alone; undefined where other days may have a plan. */
export function explainAnyDay(asked: SolveInput): Conflict | undefined {
  const input = { ...asked, candidates: inOrder(asked.candidates) };
  const parts = partsOf(input.wish);
  const onWished = isPossible(input);
  const isNever = neverPossible(input);
  let isKnown = true;
  const wishes = collision(input, parts, (dropped) => {
    const isDone = onWished(dropped);
    if (!isDone && dropped.includes("from") && !isNever(dropped)) isKnown = false;
    return isDone || !isKnown;
  });
  if (!isKnown || wishes.length === 0) return undefined;
  const repairs = repairsOf(input, wishes, parts);
  return repairs.length < LEAST_REPAIRS ? undefined : { wishes, repairs };
}

type Possible = (dropped: readonly WishPart[]) => boolean;

function isPossible(input: SolveInput): Possible {
  return (dropped) => anyPlan(input, dropped) !== undefined;
}

/** Parts are given up one by one; one without which there is a plan is needed for the conflict. */
function collision(
  { isOut }: SolveInput,
  parts: readonly WishPart[],
  canBeMet: Possible,
): readonly WishPart[] {
  let kept = parts;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const part of kept) {
      if (isOut()) return kept;
      const rest = kept.filter((other) => other !== part);
      if (canBeMet(parts.filter((other) => !rest.includes(other)))) continue;
      kept = rest;
      isSmaller = true;
    }
  }
  return kept;
}
