import { useTranslation } from "react-i18next";
import { EmptyCart } from "#app/features/cart/empty-cart.tsx";
import { privateMeta } from "#app/platform/page-meta.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/shopping-cart.ts";

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("cart:title"),
    description: t("cart:description"),
  }));
}

export default function ShoppingCart() {
  const { t } = useTranslation("cart");
  return (
    <div className="page py-6 md:py-10">
      <PageHead title={t("title")} />
      <EmptyCart />
    </div>
  );
}
