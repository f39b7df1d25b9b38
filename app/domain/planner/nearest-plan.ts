import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import type { Plan } from "./plan-types.ts";

/** The plan that has most of these lines, the earlier one of equals. */
export function nearestPlan(plans: readonly Plan[], lines: readonly CartLine[]): Plan | undefined {
  const keys = new Set(lines.map(lineKey));
  const shared = (plan: Plan) => plan.lines.filter((line) => keys.has(lineKey(line))).length;
  return plans.toSorted((a, b) => shared(b) - shared(a))[0];
}
