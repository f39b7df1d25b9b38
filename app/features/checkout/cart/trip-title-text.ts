import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { TripTitle } from "#app/domain/order/trip/trip-name.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import type { Translate } from "#app/platform/i18n/i18n.ts";

/** Beyond this, people are counted instead of being named. */
const NAMED = 4;

/** The regions of its rounds and stays, of products that are still known. */
export function tripRegions(
  lines: readonly CartLine[],
  { courses, rooms }: Pick<CartProducts, "courses" | "rooms">,
): string[] {
  return lines.flatMap((line) => {
    if (line.kind === "golf") return courses[line.courseId]?.region ?? [];
    return line.kind === "hotel" ? (rooms[line.roomId]?.region ?? []) : [];
  });
}

/** 「파타야 3일, 둘이서」: what the cart, the card window and every message call a trip. */
export function tripTitleText(t: Translate, { places, days: count, party }: TripTitle): string {
  const place = places.join(" · ");
  const days = t("cart:journey.days", { count });
  if (party === undefined) return t("cart:journey.title", { place, days });
  const who =
    party <= NAMED
      ? t(`cart:journey.party_${party as 1 | 2 | 3 | 4}`)
      : t("cart:journey.party_more", { count: party });
  return t("cart:journey.title_party", { place, days, who });
}
