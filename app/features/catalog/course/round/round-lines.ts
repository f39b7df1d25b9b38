import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { RoundPlan } from "./round-plan.server.ts";

/** The chosen round as cart lines, with the chosen caddies; empty until a time is chosen. Caddies name the hour: the day may have a second round. */
export function roundLines(courseId: string, plan: RoundPlan): readonly CartLine[] {
  const { chosen, players } = plan;
  if (!chosen?.bill || !chosen.time) return [];
  const { date, time, price, extras, bill } = chosen;
  const { green, cart, caddy } = price;
  return [
    {
      kind: "golf",
      courseId,
      date,
      time,
      players,
      fees: { green, cart, caddy, van: bill.ride },
      cars: extras.trip ? (extras.van?.cars ?? 0) : 0,
      callvan: extras.trip ?? "none",
    },
    ...extras.named
      .filter(({ state }) => state === "free")
      .map(
        ({ id, price }) => ({ kind: "caddy", caddyId: id, courseId, date, time, price }) as const,
      ),
  ];
}

/** With a priced round the refund table shows dates and won. */
export function refundsOf(plan: RoundPlan | undefined) {
  const { date, price, refunds } = plan?.chosen ?? {};
  if (!plan || !date || !price || !refunds) return undefined;
  return { date, players: plan.players, total: price.total, steps: refunds };
}
