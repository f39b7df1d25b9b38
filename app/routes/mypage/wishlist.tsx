import { useTranslation } from "react-i18next";
import { productCards } from "#app/features/catalog/product/product-card-queries.server.ts";
import { WishCards } from "#app/features/catalog/wish/wish-cards.tsx";
import { MyHead } from "#app/features/member/my-page/my-head.tsx";
import { MyLayout } from "#app/features/member/my-page/my-layout.tsx";
import { listWishes, savedPricesOf } from "#app/features/member/my-page/my-lists-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { requireAnyMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/wishlist.ts";

export const handle = {
  words: ["course", "errors", "heart", "mypage", "search", "wish"],
} satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { id, role } = await requireAnyMember(context);
  const wishes = await listWishes(services.db, id);
  const cards = await productCards(services, localeOf(url), wishes);
  return { role, cards, savedPrices: savedPricesOf(wishes) };
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({ title: t("wish:title"), description: t("wish:description") }));
}

export default function MypageWishlist({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("wish");
  return (
    <MyLayout current="wish" role={loaderData.role}>
      <MyHead title={t("title")} text={t("lead.member")} />
      <div>
        <WishCards cards={loaderData.cards} savedPrices={loaderData.savedPrices} narrow />
      </div>
    </MyLayout>
  );
}
