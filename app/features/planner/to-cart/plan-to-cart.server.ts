import { isSameChoice } from "#app/domain/checkout/cart/cart-clash.ts";
import type { Won } from "#app/domain/common/money.ts";
import { isBlocked } from "#app/domain/order/check/validate-order.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import type { Quote } from "#app/domain/order/quote-types.ts";
import type { Plan } from "#app/domain/planner/plan-types.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import { listCart } from "#app/features/checkout/cart/cart-queries.server.ts";
import { changeCart } from "#app/features/checkout/cart/change-cart.server.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { recordPlanFigure } from "../desk/plan-figures.server.ts";
import { type PlanServices, planTrip } from "../plan-trip.server.ts";

export type PlanForCart = {
  readonly wish: PlanWish;
  readonly lines: readonly CartLine[];
  /** What the member saw. */
  readonly total: Won;
  /** Whether what is in the cart stays; left out, the member is asked. */
  readonly keepCart?: boolean | undefined;
};

export type HandOver =
  | { readonly kind: "done"; readonly count: number }
  /** Lines that are in the cart: they stay, or make way. */
  | { readonly kind: "asks"; readonly there: readonly CartLine[] }
  /** Something was sold meanwhile; the nearest plan that can be had now. */
  | { readonly kind: "sold"; readonly line: CartLine; readonly plan: Plan | undefined }
  | { readonly kind: "price"; readonly total: Won; readonly plan: Plan | undefined };

/** Puts all lines of a plan into the cart, or none: at the price that was seen, and never over what is there. */
export async function planToCart(
  services: PlanServices,
  memberId: string,
  { wish, lines, total, keepCart }: PlanForCart,
): Promise<HandOver> {
  const { db, now } = services;
  const quote = await quoteCart(db, lines, now(), memberId);
  const sold = goneLine(quote);
  if (sold) return { kind: "sold", line: sold, plan: await nearestPlan(services, wish) };
  if (quote.total !== total) {
    return { kind: "price", total: quote.total, plan: await nearestPlan(services, wish) };
  }
  const put = quote.lines.map(({ line }) => line);
  // A line that is there already, just as it comes, is no reason to ask.
  const there = (await listCart(db, memberId)).filter(
    (line) => !put.some((other) => isSameChoice(line, other)),
  );
  if (there.length > 0 && keepCart === undefined) return { kind: "asks", there };
  const remove = keepCart ? [] : there.map(lineKey);
  const count = await changeCart(db, memberId, { remove, put, careful: true });
  await recordPlanFigure(db, "in_cart", now());
  return { kind: "done", count };
}

/** The first line that an order would refuse. */
function goneLine({ lines, issues }: Quote): CartLine | undefined {
  const gone = lines.find(({ notReady }) => notReady !== null);
  if (gone || !isBlocked(issues)) return gone?.line;
  const [blocking] = issues;
  return (lines.find(({ key }) => key === blocking?.lines[0]) ?? lines[0])?.line;
}

async function nearestPlan(services: PlanServices, wish: PlanWish): Promise<Plan | undefined> {
  const { plans } = await planTrip(services, wish);
  return plans[0];
}
