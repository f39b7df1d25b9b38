import type { ProductKind } from "#app/domain/catalog/product-kind.ts";
import { type ProductRef, parseRefs } from "#app/domain/catalog/product-ref.ts";
import { DEFAULT_LOCALE, isLocale } from "#app/domain/locale.ts";
import { courseCardsOf } from "#app/features/course/course-card-queries.server.ts";
import { caddyCardsOf, hotelCardsOf } from "#app/features/product/product-card-queries.server.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import type { Route } from "./+types/wish.ts";

export type WishCards = Awaited<ReturnType<typeof cardsOf>>;

/** The cards of products that a browser keeps: `?ids=course:th-x,hotel:ht-y&lang=en`. */
export async function loader({ url, context }: Route.LoaderArgs) {
  return Response.json(await cardsOf(servicesOf(context), url.searchParams));
}

async function cardsOf({ db, now }: ReturnType<typeof servicesOf>, search: URLSearchParams) {
  const lang = search.get("lang");
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  const refs = parseRefs(search.get("ids") ?? "");
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
