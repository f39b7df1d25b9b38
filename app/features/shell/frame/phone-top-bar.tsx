import { CircleHelp, Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconLink } from "#app/ui/icon-button.tsx";
import { BellLink } from "./bell-link.tsx";
import { BrandLink } from "./brand-link.tsx";
import { CartIcon } from "./cart-link.tsx";

type PhoneTopBarProps = { readonly cartCount: number; readonly unreadAlarms: number };

export function PhoneTopBar({ cartCount, unreadAlarms }: PhoneTopBarProps) {
  const { t } = useTranslation("frame");
  return (
    <header className="topbar only-phone">
      <div className="flex-1">
        <BrandLink />
      </div>
      <IconLink icon={CircleHelp} to="/help" label={t("nav.help")} />
      <IconLink icon={Search} to="/search" label={t("nav.search")} />
      <BellLink unread={unreadAlarms} />
      <CartIcon count={cartCount} />
    </header>
  );
}
