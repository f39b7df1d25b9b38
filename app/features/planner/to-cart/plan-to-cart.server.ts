import { isSameChoice, overwritten } from "#app/domain/checkout/cart/cart-clash.ts";
import type { Won } from "#app/domain/common/money.ts";
import { isBlocked } from "#app/domain/order/check/validate-order.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import type { Quote } from "#app/domain/order/quote-types.ts";
import { nearestPlan } from "#app/domain/planner/nearest-plan.ts";
import type { Plan } from "#app/domain/planner/plan-types.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import { listCart } from "#app/features/checkout/cart/cart-queries.server.ts";
import { changeCart } from "#app/features/checkout/cart/change-cart.server.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { askOnce } from "#app/platform/run-per-key.server.ts";
import { recordPlanFigure } from "../desk/plan-figures.server.ts";
import { type PlanServices, planTrip } from "../plan-trip.server.ts";
import { isBusy } from "../plan-turns.server.ts";
import { recordPlanCart } from "./plan-carts.server.ts";

export type PlanForCart = {
  readonly wish: PlanWish;
  readonly lines: readonly CartLine[];
  /** What the member saw. */
  readonly total: Won;
  /** What was agreed about the lines in the cart: they stay, or those with these keys make way. */
  readonly others?: "keep" | readonly string[] | undefined;
};

export type HandOver =
  | { readonly kind: "done"; readonly count: number }
  /** It can be had, but only a member has a cart. */
  | { readonly kind: "login" }
  /** Lines that are in the cart: they make way, or stay if none has the place of a line of the plan. */
  | { readonly kind: "asks"; readonly there: readonly CartLine[]; readonly canKeep: boolean }
  /** Something was sold meanwhile; the nearest plan that can be had now. */
  | { readonly kind: "sold"; readonly line: CartLine; readonly plan: Plan | undefined }
  | { readonly kind: "price"; readonly total: Won; readonly plan: Plan | undefined };

/** Puts all lines of a plan into the cart, or none: at the price that was seen, and never over what is there. */
export function planToCart(
  services: PlanServices,
  memberId: string | undefined,
  asked: PlanForCart,
): Promise<HandOver> {
  // A double tap is one question.
  const key = `plan to cart ${memberId ?? ""} ${JSON.stringify(asked)}`;
  return askOnce(key, () => handOver(services, memberId, asked));
}

async function handOver(
  services: PlanServices,
  memberId: string | undefined,
  { wish, lines, total, others }: PlanForCart,
): Promise<HandOver> {
  const { db, now } = services;
  const quote = await quoteCart(db, lines, now(), memberId);
  const sold = goneLine(quote);
  if (sold) return { kind: "sold", line: sold, plan: await planInstead(services, wish, lines) };
  if (quote.total !== total) {
    const plan = await planInstead(services, wish, lines);
    return { kind: "price", total: quote.total, plan };
  }
  if (!memberId) return { kind: "login" };
  const put = quote.lines.map(({ line }) => line);
  const cart = await listCart(db, memberId);
  // A line that is there already, just as it comes, is no reason to ask.
  const there = without(cart, put);
  const canKeep = overwritten(cart, put).length === 0;
  const remove = agreedKeys(there, others, canKeep);
  if (!remove) return { kind: "asks", there, canKeep };
  const count = await changeCart(db, memberId, { remove, put, careful: true });
  if (without(put, cart).length > 0) {
    await recordPlanFigure(db, "in_cart", now());
    await recordPlanCart(db, memberId, put.map(lineKey));
  }
  return { kind: "done", count };
}

/** The first line that an order would refuse. */
export function goneLine({ lines, issues }: Quote): CartLine | undefined {
  const gone = lines.find(({ notReady }) => notReady !== null);
  if (gone || !isBlocked(issues)) return gone?.line;
  const [blocking] = issues;
  return (lines.find(({ key }) => key === blocking?.lines[0]) ?? lines[0])?.line;
}

function without(lines: readonly CartLine[], others: readonly CartLine[]): readonly CartLine[] {
  return lines.filter((line) => !others.some((other) => isSameChoice(line, other)));
}

/** The keys that make way; none where the member has yet to say so of one of the lines. */
function agreedKeys(
  there: readonly CartLine[],
  others: PlanForCart["others"],
  canKeep: boolean,
): string[] | undefined {
  if (there.length === 0) return [];
  if (others === "keep") return canKeep ? [] : undefined;
  const keys = there.map(lineKey);
  return keys.every((key) => others?.includes(key)) ? keys : undefined;
}

/** None where so many are planning that this one would have to wait. */
async function planInstead(services: PlanServices, wish: PlanWish, lines: readonly CartLine[]) {
  try {
    return nearestPlan((await planTrip(services, wish)).plans, lines);
  } catch (cause) {
    if (isBusy(cause)) return undefined;
    throw cause;
  }
}
