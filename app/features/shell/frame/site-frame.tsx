import { clsx } from "clsx";
import { CircleHelp, Heart, House, LandPlot, Search, UserRound } from "lucide-react";
import { memo, type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMatches } from "react-router";
import { onCountsChanged } from "#app/features/checkout/cart/my-counts.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { IconLink } from "#app/ui/icon-button.tsx";
import { topBarClass } from "#app/ui/look/top-bar-class.ts";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { BrandLink } from "./brand-link.tsx";
import { BellLink, CartIcon } from "./cart-link.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader, useCurrent } from "./site-header.tsx";

const NONE: MyCounts = { unreadAlarms: 0, cartCount: 0 };
const EVERY_MS = 30_000;

const TABS = [
  { name: "home", to: "/", icon: House, under: ["/"] },
  { name: "golf", to: "/course/home", icon: LandPlot, under: ["/course", "/best30"] },
  { name: "search", to: "/search", icon: Search, under: ["/search"] },
  { name: "wish", to: "/wish", icon: Heart, under: ["/wish"] },
  { name: "my", to: "/mypage", icon: UserRound, under: ["/mypage", "/profile", "/reservation"] },
] as const;

type SiteFrameProps = {
  readonly children: ReactNode;
  /** A fixed number for the style guide, instead of the reader's own. */
  readonly cartCount?: number;
};

/** Memoised: the router renders the frame again whenever it has discovered further routes. */
const Header = memo(SiteHeader);
const TopBar = memo(PhoneTopBar);
const Footer = memo(SiteFooter);
const Tabs = memo(PhoneTabs);

/** Header, content, footer and, on a phone, the tabs at the bottom. */
export function SiteFrame({ children, cartCount }: SiteFrameProps) {
  const counts = useMyCounts();
  const shown = { cartCount: cartCount ?? counts.cartCount, unreadAlarms: counts.unreadAlarms };
  return (
    <div className="group/frame flex min-h-dvh flex-col pb-(--h-below) md:pb-0 print:pb-0">
      <SkipLink />
      <Header {...shown} />
      <TopBar {...shown} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <Tabs />
    </div>
  );
}

function PhoneTabs() {
  const { t } = useTranslation("frame");
  const current = useCurrent();
  return (
    <nav
      className="fixed inset-x-0 bottom-0 z-50 box-content grid h-(--h-tabbar) grid-cols-5 bg-paper/97 pb-[env(safe-area-inset-bottom)] shadow-bar group-has-data-bottombar/frame:hidden md:hidden print:hidden"
      aria-label={t("nav.tabs")}
    >
      {TABS.map(({ name, to, icon: Icon, under }) => (
        <AppLink
          key={name}
          to={to}
          aria-current={current(under)}
          className="flex flex-col items-center justify-center gap-0.75 text-13 leading-4 font-semibold text-ink-2 aria-[current]:font-bold aria-[current]:text-fairway-700"
        >
          <Icon aria-hidden="true" className="size-6" />
          {t(`nav.${name}`)}
        </AppLink>
      ))}
    </nav>
  );
}

type PhoneTopBarProps = { readonly cartCount: number; readonly unreadAlarms: number };

function PhoneTopBar({ cartCount, unreadAlarms }: PhoneTopBarProps) {
  const { t } = useTranslation("frame");
  return (
    <header
      className={clsx(
        topBarClass,
        "sticky bg-paper/97 ps-4 group-has-data-detail-bar/frame:*:not-last:invisible group-has-[[data-journey]:not([hidden]_*)]/frame:invisible",
      )}
    >
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

type MyCounts = {
  readonly unreadAlarms: number;
  readonly cartCount: number;
};

/** Reloaded when the session loads, after each navigation, on return to the tab, and at an interval. */
function useMyCounts(): MyCounts {
  const { user } = useSession();
  const [counts, setCounts] = useState(NONE);
  const memberId = user?.id;
  // Changes after each navigation and each submitted form, when the counts may have changed too.
  const page = useMatches().at(-1)?.loaderData;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is a reason to ask again
  useEffect(() => {
    if (!memberId) return;
    const end = new AbortController();
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      const fresh = await fetchCounts(end.signal);
      if (fresh && !end.signal.aborted) setCounts(fresh);
    };
    void ask();
    const timer = setInterval(ask, EVERY_MS);
    onCountsChanged(() => void ask(), end.signal);
    window.addEventListener("focus", ask, { signal: end.signal });
    document.addEventListener("visibilitychange", ask, { signal: end.signal });
    return () => {
      clearInterval(timer);
      end.abort();
    };
  }, [memberId, page]);

  return memberId ? counts : NONE;
}

/** On failure the last numbers stay. */
async function fetchCounts(signal: AbortSignal): Promise<MyCounts | undefined> {
  try {
    const response = await fetch("/api/my", { signal });
    if (!response.ok) return undefined;
    return { ...NONE, ...((await response.json()) as Partial<MyCounts>) };
  } catch {
    return undefined;
  }
}
