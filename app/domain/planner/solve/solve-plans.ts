import { startsOf } from "../plan-scope.ts";
import type { PlanStyle } from "../plan-wish.ts";
import { completeWish } from "./complete-wish.ts";
import { choiceOf, productsOf } from "./plan-choice.ts";
import { searchPlan } from "./search/plan-search.ts";
import type { Products } from "./search/trip-branches.ts";
import type { SolvedPlan, SolveInput } from "./solve-input.ts";
import { inOrder } from "./sorted-candidates.ts";

const MOST_PLANS = 3;
const SHOWN_STYLES: readonly PlanStyle[] = ["balanced", "quality", "value"];

/** The best plan of the wished style, and those of other styles that differ; none where no plan can be. */
export function solvePlans(input: SolveInput): readonly SolvedPlan[] {
  const wish = completeWish(input.wish, input.today);
  const task = {
    wish,
    starts: startsOf(input.wish, input.today),
    nights: wish.nights,
    rounds: wish.rounds,
  };
  const space = { ...input, candidates: inOrder(input.candidates) };
  const styles = [wish.style, ...SHOWN_STYLES.filter((style) => style !== wish.style)];
  const plans: SolvedPlan[] = [];
  const before: Products[] = [];
  for (const style of styles.slice(0, MOST_PLANS)) {
    const { found, bound, proven } = searchPlan(task, style, space, { before });
    if (!found) {
      if (plans.length === 0) return [];
      continue;
    }
    plans.push({ choice: choiceOf(found), style, value: found.value, bound, proven });
    before.push(productsOf(found));
  }
  return plans;
}
