import type { ReactNode } from "react";
import { PhoneTabs } from "./phone-tabs.tsx";
import { PhoneTopBar } from "./phone-top-bar.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";
import { useMyCounts } from "./use-my-counts.ts";

type SiteFrameProps = {
  readonly children: ReactNode;
  /** Shown instead of the reader's own, where somebody looks at how it looks. */
  readonly cartCount?: number;
};

/** Header, content, footer and, on a phone, the tabs at the bottom. */
export function SiteFrame({ children, cartCount }: SiteFrameProps) {
  const counts = useMyCounts();
  const shown = { ...counts, cartCount: cartCount ?? counts.cartCount };
  return (
    <div className="has-tabbar flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader {...shown} />
      <PhoneTopBar {...shown} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
      <PhoneTabs />
    </div>
  );
}
