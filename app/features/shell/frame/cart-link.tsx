import { clsx } from "clsx";
import { Bell, ShoppingBag } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AppLink } from "#app/ui/app-link.tsx";
import { IconLink } from "#app/ui/icon-button.tsx";
import { headerUtilClass } from "./brand-link.tsx";

const MOST = 99;

type CartLinkProps = { readonly count: number };

export function CartLink({ count }: CartLinkProps) {
  const { t } = useTranslation("frame");
  return (
    <AppLink className={headerUtilClass} to="/shopping_cart" aria-label={useCartLabel(count)}>
      <ShoppingBag aria-hidden="true" />
      <span className="max-lg:hidden">{t("nav.cart")}</span>
      <Count of={count} isInLine />
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

type CountProps = {
  readonly of: number;
  /** Next to a word, not over the corner of an icon. */
  readonly isInLine?: boolean;
};

/** Reserves its space, so that nothing moves when the number arrives. */
function Count({ of, isInLine = false }: CountProps) {
  return (
    <span
      className={clsx(
        "min-w-5 rounded-pill bg-fairway-600 px-1.25 text-center text-13 font-bold text-paper tabular-nums",
        !isInLine && "absolute top-0.75 right-0.5 ring-2 ring-paper",
        of === 0 && "invisible",
      )}
    >
      {of > MOST ? `${MOST}+` : of}
    </span>
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
