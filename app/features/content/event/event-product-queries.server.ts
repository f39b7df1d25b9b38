import type { Locale } from "#app/domain/common/language/languages.ts";
import { parseRefs, refText } from "#app/domain/common/product/product-ref.ts";
import { productCards } from "#app/features/catalog/product/product-card-queries.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

export type EventProduct = Awaited<ReturnType<typeof eventProducts>>[number];

/** What an event sells, in the order of the desk; what is no longer published is left out. */
export async function eventProducts(
  services: Pick<Services, "db" | "now">,
  locale: Locale,
  products: readonly string[],
) {
  const { courses, hotels, caddies } = await productCards(
    services,
    locale,
    parseRefs(products.join(",")),
  );
  const cards = [
    ...courses.map((card) => ({
      ...common(card),
      kind: "course" as const,
      place: card.city,
      price: card.price?.perGolfer ?? null,
    })),
    ...hotels.map((card) => ({
      ...common(card),
      kind: "hotel" as const,
      place: card.city,
      price: card.price,
    })),
    ...caddies.map((card) => ({
      ...common(card),
      kind: "caddy" as const,
      place: card.course,
      price: card.price,
    })),
  ];
  return cards.toSorted((a, b) => products.indexOf(refText(a)) - products.indexOf(refText(b)));
}

type Card = Pick<
  Awaited<ReturnType<typeof productCards>>["hotels"][number],
  "id" | "name" | "picture" | "rating" | "reviews"
>;

function common({ id, name, picture, rating, reviews }: Card) {
  return { id, name, picture, rating, reviews };
}
