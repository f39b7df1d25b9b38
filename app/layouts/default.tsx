import { Outlet } from "react-router";
import { useClosureNotice } from "#app/features/account-closure/use-closure-notice.ts";
import { useMergeBrowserCart } from "#app/features/cart/use-merge-browser-cart.ts";
import { SiteFrame } from "#app/features/frame/site-frame.tsx";
import { useMyLists } from "#app/features/member/my-page/use-my-lists.ts";
import { useTextSize } from "#app/features/member/use-text-size.ts";
import { recentItems } from "#app/features/recent/recent-items.ts";
import { recentSearches } from "#app/features/search/recent-list.ts";
import { wishList } from "#app/features/wish/wish-list.ts";

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
