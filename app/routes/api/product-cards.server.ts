import type { ProductKind } from "#app/domain/catalog/product-kind.ts";
import type { ProductRef } from "#app/domain/catalog/product-ref.ts";
import type { Locale } from "#app/domain/locale.ts";
import { courseCardsOf } from "#app/features/course/course-card-queries.server.ts";
import { caddyCardsOf, hotelCardsOf } from "#app/features/product/product-card-queries.server.ts";
import type { Services } from "#app/platform/services.server.ts";

export type ProductCards = Awaited<ReturnType<typeof productCards>>;

/** The cards of products of every kind, in the order asked for. */
export async function productCards(
  { db, now }: Pick<Services, "db" | "now">,
  locale: Locale,
  refs: readonly ProductRef[],
) {
  const [courses, hotels, caddies] = await Promise.all([
    courseCardsOf(db, locale, { ids: idsOf(refs, "course"), now: now() }),
    hotelCardsOf(db, locale, { ids: idsOf(refs, "hotel"), now: now() }),
    caddyCardsOf(db, locale, { ids: idsOf(refs, "caddy") }),
  ]);
  return { courses, hotels, caddies };
}

function idsOf(refs: readonly ProductRef[], kind: ProductKind): string[] {
  return refs.filter((ref) => ref.kind === kind).map(({ id }) => id);
}
