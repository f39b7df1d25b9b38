import type { Conflict, WishPart } from "../plan-types.ts";
import { partsOf } from "./conflict/conflict-parts.ts";
import { anyPlan } from "./conflict/feasible-plan.ts";
import { repairsOf } from "./conflict/plan-repairs.ts";
import type { SolveInput } from "./solve-input.ts";
import { inOrder } from "./sorted-candidates.ts";

/** Which wishes collide, as few as possible, and the smallest changes after which there is a plan. */
export function explainConflict(asked: SolveInput): Conflict {
  const input = { ...asked, candidates: inOrder(asked.candidates) };
  const parts = partsOf(input.wish);
  const wishes = collision(input, parts);
  return {
    wishes: wishes.length > 0 ? wishes : ["from"],
    repairs: repairsOf(input, wishes, parts),
  };
}

/** Parts are given up one by one; one without which there is a plan is needed for the conflict. */
function collision(input: SolveInput, parts: readonly WishPart[]): readonly WishPart[] {
  const isPossible = (kept: readonly WishPart[]) =>
    anyPlan(
      input,
      parts.filter((part) => !kept.includes(part)),
    ) !== undefined;
  let kept = parts;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const part of kept) {
      if (input.isOut()) return kept;
      const rest = kept.filter((other) => other !== part);
      if (isPossible(rest)) continue;
      kept = rest;
      isSmaller = true;
    }
  }
  return kept;
}
