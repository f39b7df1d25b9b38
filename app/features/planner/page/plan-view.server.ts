import type { Locale } from "#app/domain/common/language/languages.ts";
import type { Plan, PlanReason, Swap } from "#app/domain/planner/plan-types.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import { cartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import { shownLines } from "#app/features/checkout/cart/cart-view.ts";
import { previewCart } from "#app/features/order/quote/preview-cart.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { idsOfReasons } from "../answer/reason-words.ts";
import { findPlanNames } from "./plan-names-queries.server.ts";
import { idsOfWish } from "./use-wish-words.ts";

/** What a page says about plans: names, pictures, and the refund dates of the one that is shown. */
export async function planView(
  { db, now }: Services,
  locale: Locale,
  { wish, plans, chosen, swaps = [] }: Viewed,
) {
  const lines = [...plans, ...swaps.map(({ plan }) => plan)].flatMap((plan) => plan.lines);
  const ids = lines.flatMap((line) => {
    if (line.kind === "golf") return [line.courseId];
    return line.kind === "hotel" ? [line.hotelId] : [];
  });
  const reasons = [...plans.flatMap(reasonsOf), ...swaps.flatMap(({ moved }) => moved)];
  const mentioned = [...idsOfWish(wish), ...ids, ...idsOfReasons(reasons)];
  const [names, products, preview] = await Promise.all([
    findPlanNames(db, locale, mentioned),
    cartProducts(db, locale, lines),
    chosen && previewCart(db, chosen.lines, now()),
  ]);
  return { names, products, shown: preview ? shownLines(preview) : [] };
}

type Viewed = {
  readonly wish: PlanWish;
  readonly plans: readonly Plan[];
  readonly chosen: Plan | undefined;
  readonly swaps?: readonly Swap[];
};

function reasonsOf({ days }: Plan): PlanReason[] {
  return days.flatMap(({ items }) => items.map(({ reason }) => reason));
}
