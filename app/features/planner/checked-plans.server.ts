import { isBlocked } from "#app/domain/order/check/validate-order.ts";
import type { Plan } from "#app/domain/planner/plan-types.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

/** Whether an order of its lines would pass every rule now, at exactly its total. */
export async function isOrderable(
  { db, now }: Pick<Services, "db" | "now">,
  { lines, total }: Pick<Plan, "lines" | "total">,
): Promise<boolean> {
  const quote = await quoteCart(db, lines, now());
  return quote.total === total && !isBlocked(quote.issues) && quote.lines.length === lines.length;
}

/** The plans that an order would take; another is a mistake of ours, or was sold in this moment. */
export async function orderablePlans<Shown extends Pick<Plan, "lines" | "total">>(
  services: Pick<Services, "db" | "now">,
  plans: readonly Shown[],
): Promise<readonly Shown[]> {
  const checks = await Promise.all(plans.map((plan) => isOrderable(services, plan)));
  return plans.filter((_, index) => checks[index]);
}
