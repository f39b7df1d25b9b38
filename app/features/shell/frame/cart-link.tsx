import { clsx } from "clsx";
import { Bell, ShoppingBag } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AppLink } from "#app/ui/app-link.tsx";
import { IconLink } from "#app/ui/icon-button.tsx";

const MOST = 99;

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

/** Reserves its space, so that nothing moves when the number arrives. */
function Count({ of }: { readonly of: number }) {
  return (
    <span className={clsx("count", of === 0 && "is-empty")}>{of > MOST ? `${MOST}+` : of}</span>
  );
}

/** Also shown to visitors, for whom it leads to the login, so that nothing moves when the session loads. */
export function BellLink({ unread }: { readonly unread: number }) {
  const { t } = useTranslation("frame");
  const label = unread === 0 ? t("nav.alarms") : t("nav.alarms_count", { count: unread });
  return (
    <IconLink icon={Bell} to="/mypage/alarms" label={label}>
      <Count of={unread} />
    </IconLink>
  );
}
