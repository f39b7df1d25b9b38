import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconLink } from "#app/ui/icon-button.tsx";
import { BrandLink } from "./brand-link.tsx";
import { CartIcon } from "./cart-link.tsx";

export function PhoneTopBar({ cartCount }: { readonly cartCount: number }) {
  const { t } = useTranslation("frame");
  return (
    <header className="topbar only-phone">
      <div className="flex-1">
        <BrandLink />
      </div>
      <IconLink icon={Search} to="/search" label={t("nav.search")} />
      <CartIcon count={cartCount} />
    </header>
  );
}
