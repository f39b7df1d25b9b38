import { CircleUserRound, Globe, LayoutDashboard, Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { isStaff } from "#app/domain/desk/role/role-names.ts";
import { useLanguageAddress, withoutLocale } from "#app/platform/i18n/request-locale.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { BrandLink, headerUtilClass } from "./brand-link.tsx";
import { BellLink, CartLink } from "./cart-link.tsx";

type SiteHeaderProps = { readonly cartCount: number; readonly unreadAlarms: number };

export function SiteHeader({ cartCount, unreadAlarms }: SiteHeaderProps) {
  const { t } = useTranslation("frame");
  const languageAddress = useLanguageAddress();
  const current = useCurrent();
  return (
    <header className="sticky top-(--h-staging) z-40 border-b border-line bg-paper/97 max-md:hidden print:hidden">
      <div className={`${pageClass} flex h-(--h-header) items-center gap-5 max-lg:gap-2.5`}>
        <BrandLink />
        <nav aria-label={t("nav.main")} className="flex gap-0.5 max-lg:gap-0">
          {SECTIONS.map(({ name, to, under }) => (
            <AppLink
              key={name}
              to={to}
              aria-current={current(under)}
              className="inline-flex min-h-11 items-center rounded-[0.625rem] px-3 font-semibold whitespace-nowrap hover:bg-sand aria-[current]:bg-fairway-50 aria-[current]:text-fairway-700 max-lg:px-1.5"
            >
              {t(`nav.${name}`)}
            </AppLink>
          ))}
        </nav>
        <AppLink
          className="flex h-12 min-w-0 flex-1 items-center gap-2.5 overflow-hidden rounded-pill border border-line bg-sand px-4 text-ink-3 max-lg:w-12 max-lg:flex-none max-lg:justify-center max-lg:px-0"
          to="/search"
        >
          <Search aria-hidden="true" className="text-ink-2" />
          <span className="truncate max-lg:hidden">{t("search.placeholder")}</span>
        </AppLink>
        <div className="flex items-center max-lg:ms-auto">
          <AppLink className={headerUtilClass} to={languageAddress}>
            <Globe aria-hidden="true" />
            <span className="sr-only">{t("nav.language")} </span>
            <span className="max-lg:hidden">{t("nav.language_name")}</span>
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
      className={headerUtilClass}
      to={out ? `/login?next=${next}` : "/mypage"}
      aria-label={t(out ? "nav.login" : "nav.my")}
    >
      <CircleUserRound aria-hidden="true" />
      <span className="grid justify-items-start *:col-start-1 *:row-start-1 max-lg:hidden">
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
    <a
      className="absolute end-6 top-full inline-flex min-h-9 items-center gap-1.5 rounded-b-xl bg-ink px-3.5 text-14 font-semibold text-paper"
      href="/admin"
    >
      <LayoutDashboard aria-hidden="true" />
      {t("nav.desk")}
    </a>
  );
}

/** The parts of the shop, in the order of its menu. */
const SECTIONS = [
  { name: "golf", to: "/course/home", under: ["/course", "/best30", "/compare/course"] },
  { name: "hotel", to: "/hotel/home", under: ["/hotel", "/compare/hotel"] },
  { name: "caddy", to: "/caddy/home", under: ["/caddy"] },
  { name: "event", to: "/event", under: ["/event"] },
  { name: "tournament", to: "/tournament", under: ["/tournament"] },
  { name: "community", to: "/community", under: ["/community"] },
] as const;

/** Which menu entry a path belongs to: a course's own page belongs to golf. */
export function useCurrent(): (under: readonly string[]) => "page" | undefined {
  const path = withoutLocale(useLocation().pathname);
  return (under) => (under.some((start) => isUnder(path, start)) ? "page" : undefined);
}

function isUnder(path: string, start: string): boolean {
  return path === start || (start !== "/" && path.startsWith(`${start}/`));
}
