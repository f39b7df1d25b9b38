import type { Locale } from "#app/domain/common/language/languages.ts";
import { type ProductRef, parseRefs, refText } from "#app/domain/common/product/product-ref.ts";
import type { ProductCards } from "#app/features/catalog/product/product-card-queries.server.ts";
import type { RecentCard } from "./recent-strip.tsx";

/** The small cards of recently viewed products, newest first; withdrawn products are left out. */
export async function loadRecentCards(
  refs: readonly string[],
  locale: Locale,
  signal: AbortSignal,
): Promise<RecentCard[]> {
  const ids = refs.join(",");
  const query = new URLSearchParams({ ids, lang: locale });
  const response = await fetch(`/api/wish?${query}`, { signal });
  if (!response.ok) throw new Error(`recent products: ${response.status}`);
  const cards = (await response.json()) as ProductCards;
  return parseRefs(ids).flatMap((ref) => cardOf(ref, cards) ?? []);
}

function cardOf({ kind, id }: ProductRef, cards: ProductCards): RecentCard | undefined {
  const base = { ref: refText({ kind, id }), to: `/${kind}/${id}` };
  if (kind === "course") {
    const course = cards.courses.find((each) => each.id === id);
    return course && { ...base, ...nameAndPicture(course), price: course.price?.perGolfer };
  }
  if (kind === "hotel") {
    const hotel = cards.hotels.find((each) => each.id === id);
    return hotel && { ...base, ...nameAndPicture(hotel), price: hotel.price ?? undefined };
  }
  const caddie = cards.caddies.find((each) => each.id === id);
  return caddie && { ...base, ...nameAndPicture(caddie), price: caddie.price };
}

function nameAndPicture({ name, picture }: Pick<RecentCard, "name" | "picture">) {
  return { name, picture };
}
