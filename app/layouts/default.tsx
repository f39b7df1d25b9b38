import { Outlet } from "react-router";
import { recentItems } from "#app/features/catalog/recent/recent-items.ts";
import { recentSearches } from "#app/features/catalog/search/recent-search-list.ts";
import { wishList } from "#app/features/catalog/wish/wish-list.ts";
import { useMergeBrowserCart } from "#app/features/checkout/cart/use-merge-browser-cart.ts";
import { useMyLists } from "#app/features/member/my-page/use-my-lists.ts";
import { useTextSize } from "#app/features/member/profile/use-text-size.ts";
import { useClosureNotice } from "#app/features/privacy/closure/use-closure-notice.ts";
import { SiteFrame } from "#app/features/shell/frame/site-frame.tsx";

const MY_LISTS = { wishes: wishList, recent: recentItems, searches: recentSearches };

export default function DefaultLayout() {
  useTextSize();
  useClosureNotice();
  useMyLists(MY_LISTS);
  useMergeBrowserCart();
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
