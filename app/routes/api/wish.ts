import { wishChangeSchema } from "#app/domain/catalog/saved/my-lists.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { DEFAULT_LOCALE, isLocale } from "#app/domain/common/language/languages.ts";
import { parseRefs } from "#app/domain/common/product/product-ref.ts";
import {
  cardPrices,
  productCards,
} from "#app/features/catalog/product/product-card-queries.server.ts";
import { addWish, priceNow, removeWish } from "#app/features/catalog/wish/add-wish.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { requireAnyMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/wish.ts";

/** The cards of products that a browser names, and their prices: `?ids=course:th-x,hotel:ht-y&lang=en`. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const lang = url.searchParams.get("lang");
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  const refs = parseRefs(url.searchParams.get("ids") ?? "");
  const cards = await productCards(servicesOf(context), locale, refs);
  return Response.json({ ...cards, prices: cardPrices(cards) });
}

/** A member's heart; a visitor's stays in the browser. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("member.save_failed", services.log, async () => {
    const { id } = await requireAnyMember(context);
    const { intent, member, product } = parseForm(wishChangeSchema, await formOf(request));
    if (member !== id) throw new AppError("auth.login_required");
    if (intent === "add") await addWish(services, id, product, await priceNow(services, product));
    else await removeWish(services, id, product);
    return Response.json({ ok: true });
  });
}
