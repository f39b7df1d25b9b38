import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { tripTitle } from "#app/domain/order/trip/trip-name.ts";
import { shortPlaceName, tripSpan } from "#app/domain/order/trip/trip-summary.ts";
import { searchOfTrip } from "#app/domain/planner/trip-address.ts";
import { plansPath } from "#app/domain/planner/wish-address.ts";
import {
  type CartProducts,
  cartProducts,
} from "#app/features/checkout/cart/cart-products.server.ts";
import { tripRegions, tripTitleText } from "#app/features/checkout/cart/trip-title-text.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { listSavedPlans } from "./saved-plan-queries.server.ts";

export type ShownPlan = Awaited<ReturnType<typeof listShownPlans>>[number];

/** A member's saved plans with their days and places, and the address that opens each again. */
export async function listShownPlans(
  { db, now }: Pick<Services, "db" | "now">,
  locale: Locale,
  memberId: string,
) {
  const plans = await listSavedPlans(db, memberId);
  const today = shopDayOf(now());
  const all = plans.flatMap(({ lines }) => lines);
  const products = await cartProducts(db, locale, all);
  return plans.map(({ id, title, wish, lines, total, createdAt }) => {
    const span = tripSpan(lines);
    const search = searchOfTrip(lines);
    search.set("saved", id);
    const named = tripTitle(lines, tripRegions(lines, products));
    return {
      id,
      // As it was called when it was saved, where its places have no common name any more.
      title: named ? tripTitleText(translator(locale), named) : title,
      total,
      span,
      savedOn: shopDayOf(createdAt),
      isOver: span !== undefined && span.first < today,
      places: placesOf(lines, products).map(shortPlaceName),
      path: plansPath(wish, search),
    };
  });
}

/** The courses in the order of the trip, and the hotel. */
function placesOf(lines: readonly CartLine[], { courses, rooms }: CartProducts): string[] {
  const played = linesOf(lines, "golf").map(({ courseId }) => courses[courseId]?.name);
  const slept = linesOf(lines, "hotel").map(({ roomId }) => rooms[roomId]?.name);
  return [...new Set([...played, ...slept])].filter((name) => name !== undefined);
}
