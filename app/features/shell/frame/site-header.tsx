import { CircleUserRound, Globe, LayoutDashboard, Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { isStaff } from "#app/domain/desk/role/is-staff.ts";
import { useLanguageAddress } from "#app/platform/i18n/language-address.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { BrandLink } from "./brand-link.tsx";
import { BellLink, CartLink } from "./cart-link.tsx";
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

/** Both labels take their space, one of them hidden, so that nothing moves when the session loads. */
function MyLink() {
  const { t } = useTranslation("frame");
  const { user, ready } = useSession();
  const { pathname, search } = useLocation();
  const out = ready && !user;
  const next = encodeURIComponent(pathname + search);
  return (
    <AppLink
      className="util"
      to={out ? `/login?next=${next}` : "/mypage"}
      aria-label={t(out ? "nav.login" : "nav.my")}
    >
      <CircleUserRound aria-hidden="true" />
      <span className="lbl stack">
        <span className={out ? "invisible" : undefined}>{t("nav.my")}</span>
        <span className={out ? undefined : "invisible"}>{t("nav.login")}</span>
      </span>
    </AppLink>
  );
}

/** Positioned under the header, so that it moves nothing. A full page load, since admin pages are a separate document. */
function AdminLink() {
  const { t } = useTranslation("frame");
  const { user } = useSession();
  if (!user || !isStaff(user.role)) return null;
  return (
    <a className="admin-link" href="/admin">
      <LayoutDashboard aria-hidden="true" />
      {t("nav.desk")}
    </a>
  );
}
