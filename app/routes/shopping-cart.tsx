import { useTranslation } from "react-i18next";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { MAX_LINES } from "#app/domain/order/line/cart-line.ts";
import { listRoundCaddies } from "#app/features/checkout/cart/caddie/round-caddie-queries.server.ts";
import { cartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import { listCart } from "#app/features/checkout/cart/cart-queries.server.ts";
import { namedCaddies, shownLines } from "#app/features/checkout/cart/cart-view.ts";
import { EmptyCart } from "#app/features/checkout/cart/trip/empty-cart.tsx";
import { FullCart } from "#app/features/checkout/cart/trip/full-cart.tsx";
import { HelpLink } from "#app/features/help/centre/help-link.tsx";
import { previewCart } from "#app/features/order/quote/preview-cart.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { requireAnyMember } from "#app/platform/session/session.server.ts";
import { PhoneBar } from "#app/ui/journey/phone-bar.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/shopping-cart.ts";

export const handle = { words: ["cart", "errors"] } satisfies PageHandle;

/** Prices the cart on every view, so that no price comes from the browser. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { id } = await requireAnyMember(context);
  const { db, now } = servicesOf(context);
  const at = now();
  const cart = await listCart(db, id);
  const [preview, products, offers] = await Promise.all([
    previewCart(db, cart, at, id),
    cartProducts(db, localeOf(url), cart),
    listRoundCaddies(db, localeOf(url), cart),
  ]);
  return {
    most: MAX_LINES,
    memberId: id,
    today: shopDayOf(at),
    lines: shownLines(preview),
    issues: preview.quote.issues,
    minutes: preview.minutes,
    returnRide: preview.returnRide,
    offers,
    products: { ...products, caddies: namedCaddies(products.caddies, preview.quote) },
  };
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("cart:title"),
    description: t("cart:description"),
  }));
}

export default function ShoppingCart({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("cart");
  const isEmpty = loaderData.lines.length === 0;
  return (
    <div className="bg-sand">
      <PhoneBar title={t("title")} back="/" />
      <div className={`${pageClass} py-6 md:py-10`}>
        {isEmpty ? (
          <>
            <PageHead title={t("title")} isInBar />
            <EmptyCart {...loaderData} />
          </>
        ) : (
          <FullCart {...loaderData} />
        )}
        <HelpLink subject="booking" />
      </div>
    </div>
  );
}
