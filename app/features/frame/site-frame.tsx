import type { ReactNode } from "react";
import { PhoneTabs } from "./phone-tabs.tsx";
import { PhoneTopBar } from "./phone-top-bar.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";

type SiteFrameProps = {
  readonly children: ReactNode;
  /** Arrives after load; until then, and for nothing in the cart, no number is shown. */
  readonly cartCount?: number;
};

/** Header, content, footer and, on a phone, the tabs at the bottom. */
export function SiteFrame({ children, cartCount = 0 }: SiteFrameProps) {
  return (
    <div className="has-tabbar flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader cartCount={cartCount} />
      <PhoneTopBar cartCount={cartCount} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
      <PhoneTabs />
    </div>
  );
}
