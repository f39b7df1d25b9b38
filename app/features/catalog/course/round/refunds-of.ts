import type { RoundPlan } from "./round-plan.server.ts";

/** With a priced round the refund table shows dates and won. */
export function refundsOf(plan: RoundPlan | undefined) {
  const { date, price, refunds } = plan?.chosen ?? {};
  if (!plan || !date || !price || !refunds) return undefined;
  return { date, players: plan.players, total: price.total, steps: refunds };
}
