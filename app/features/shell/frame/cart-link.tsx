import { ShoppingBag } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AppLink } from "#app/ui/app-link.tsx";
import { IconLink } from "#app/ui/icon-button.tsx";
import { Count } from "./count.tsx";

type CartLinkProps = { readonly count: number };

export function CartLink({ count }: CartLinkProps) {
  const { t } = useTranslation("frame");
  return (
    <AppLink className="util" to="/shopping_cart" aria-label={useCartLabel(count)}>
      <ShoppingBag aria-hidden="true" />
      <span className="lbl">{t("nav.cart")}</span>
      <Count of={count} />
    </AppLink>
  );
}

export function CartIcon({ count }: CartLinkProps) {
  return (
    <IconLink icon={ShoppingBag} to="/shopping_cart" label={useCartLabel(count)}>
      <Count of={count} />
    </IconLink>
  );
}

function useCartLabel(count: number): string {
  const { t } = useTranslation("frame");
  return count === 0 ? t("nav.cart") : t("nav.cart_count", { count });
}
