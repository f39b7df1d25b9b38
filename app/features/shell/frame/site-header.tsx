import { Globe, Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguageAddress } from "#app/platform/i18n/language-address.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { BellLink } from "./bell-link.tsx";
import { BrandLink } from "./brand-link.tsx";
import { CartLink } from "./cart-link.tsx";
import { AdminLink, MyLink } from "./my-link.tsx";
import { SECTIONS, useCurrent } from "./sections.ts";

type SiteHeaderProps = { readonly cartCount: number; readonly unreadAlarms: number };

export function SiteHeader({ cartCount, unreadAlarms }: SiteHeaderProps) {
  const { t } = useTranslation("frame");
  const languageAddress = useLanguageAddress();
  const current = useCurrent();
  return (
    <header className="header only-desktop">
      <div className="page row">
        <BrandLink />
        <nav aria-label={t("nav.main")}>
          {SECTIONS.map(({ name, to, under }) => (
            <AppLink key={name} to={to} aria-current={current(under)}>
              {t(`nav.${name}`)}
            </AppLink>
          ))}
        </nav>
        <AppLink className="searchfield" to="/search">
          <Search aria-hidden="true" />
          <span className="truncate">{t("search.placeholder")}</span>
        </AppLink>
        <div className="flex items-center">
          <AppLink className="util" to={languageAddress}>
            <Globe aria-hidden="true" />
            <span className="sr-only">{t("nav.language")} </span>
            <span className="lbl">{t("nav.language_name")}</span>
          </AppLink>
          <BellLink unread={unreadAlarms} />
          <CartLink count={cartCount} />
          <MyLink />
        </div>
      </div>
      <AdminLink />
    </header>
  );
}
