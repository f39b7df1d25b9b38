import type { Locale } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { ProductKind } from "#app/domain/common/product/product-kind.ts";
import { type ProductRef, refText } from "#app/domain/common/product/product-ref.ts";
import { courseCardsOf } from "#app/features/catalog/course/list/course-card-queries.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { caddieCardsOf, hotelCardsOf } from "./product-card-queries.server.ts";

export type ProductCards = Awaited<ReturnType<typeof productCards>>;

/** The cards of products of every kind, in the requested order. */
export async function productCards(
  { db, now }: Pick<Services, "db" | "now">,
  locale: Locale,
  refs: readonly ProductRef[],
) {
  const [courses, hotels, caddies] = await Promise.all([
    courseCardsOf(db, locale, { ids: idsOf(refs, "course"), now: now() }),
    hotelCardsOf(db, locale, { ids: idsOf(refs, "hotel"), now: now() }),
    caddieCardsOf(db, locale, { ids: idsOf(refs, "caddy") }),
  ]);
  return { courses, hotels, caddies };
}

/** The prices of the cards by product reference; some have none. */
export function cardPrices({ courses, hotels, caddies }: ProductCards): Record<string, Won> {
  return {
    ...pricesOf("course", courses, ({ price }) => price?.perGolfer),
    ...pricesOf("hotel", hotels, ({ price }) => price),
    ...pricesOf("caddy", caddies, ({ price }) => price),
  };
}

function pricesOf<Card extends { readonly id: string }>(
  kind: ProductKind,
  cards: readonly Card[],
  priceOf: (card: Card) => Won | null | undefined,
): Record<string, Won> {
  return Object.fromEntries(
    cards.flatMap((card) => {
      const price = priceOf(card) ?? undefined;
      return price === undefined ? [] : [[refText({ kind, id: card.id }), price]];
    }),
  );
}

function idsOf(refs: readonly ProductRef[], kind: ProductKind): string[] {
  return refs.filter((ref) => ref.kind === kind).map(({ id }) => id);
}
