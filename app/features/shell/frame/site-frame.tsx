import { memo, type ReactNode } from "react";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { PhoneTabs } from "./phone-tabs.tsx";
import { PhoneTopBar } from "./phone-top-bar.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { useMyCounts } from "./use-my-counts.ts";

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
    <div className="has-tabbar flex min-h-dvh flex-col">
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
