import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";
import { adminPages } from "./admin-routes.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "./domain/common/language/languages.ts";
import { manifestPath } from "./platform/http/manifest-path.ts";

/** Spec §2, in its order: what anybody may open. */
const publicPages = [
  index("routes/home.tsx"),
  route("terms", "routes/terms.tsx"),
  route("search", "routes/search.tsx"),
  route("help", "routes/help.tsx"),
  ...prefix("ai", [
    index("routes/ai/ask.tsx"),
    route("plans", "routes/ai/plans.tsx"),
    route("swap", "routes/ai/swap.tsx"),
  ]),
  route("qna/:id", "routes/qna/detail.tsx"),
  ...prefix("caddy", [
    route(":id", "routes/caddy/detail.tsx"),
    route("home", "routes/caddy/home.tsx"),
    route("city/:id", "routes/caddy/city.tsx"),
  ]),
  ...prefix("event", [route(":id", "routes/event/detail.tsx"), index("routes/event/home.tsx")]),
  ...prefix("hotel", [
    route(":id", "routes/hotel/detail.tsx"),
    route("home", "routes/hotel/home.tsx"),
    route("city/:id", "routes/hotel/city.tsx"),
  ]),
  route("wish", "routes/wish.tsx"),
  ...prefix("course", [
    route(":id", "routes/course/detail.tsx"),
    route("home", "routes/course/home.tsx"),
    route("city/:id", "routes/course/city.tsx"),
  ]),
  route("compare/course", "routes/compare/course.tsx"),
  route("compare/hotel", "routes/compare/hotel.tsx"),
  ...prefix("notice", [route(":id", "routes/notice/detail.tsx"), index("routes/notice/home.tsx")]),
  route("best30", "routes/best30.tsx"),
  ...prefix("payment", [
    route("fail", "routes/payment/fail.tsx"),
    route("success", "routes/payment/success.tsx"),
    layout("layouts/private-page.tsx", { id: "private-payment" }, [
      route("complete/:id", "routes/payment/complete.tsx"),
      index("routes/payment/checkout.tsx"),
    ]),
  ]),
  ...prefix("review", [
    index("routes/review/home.tsx"),
    route("write", "routes/review/write.tsx"),
    route("product", "routes/review/product.tsx"),
  ]),
  ...prefix("community", [
    route(":id", "routes/community/detail.tsx"),
    index("routes/community/home.tsx"),
    route("write", "routes/community/write.tsx"),
    route("author/:id", "routes/community/author.tsx"),
    route("partner", "routes/community/partner.tsx"),
    route(":id/edit", "routes/community/edit.tsx"),
    route(":id/join", "routes/community/join.tsx"),
  ]),
  ...prefix("tournament", [
    route(":id", "routes/tournament/detail.tsx"),
    route(":id/board", "routes/tournament/board.tsx"),
    index("routes/tournament/home.tsx"),
  ]),
  ...prefix("reservation", [
    layout("layouts/private-page.tsx", [
      index("routes/reservation/home.tsx"),
      // Cancelling is a dialog over the reservation, with an address of its own.
      route(":reservation_id", "routes/reservation/detail.tsx", [
        route("cancel", "routes/reservation/cancel.tsx"),
      ]),
      route(":reservation_id/change", "routes/reservation/change.tsx"),
      route(":reservation_id/cancel-one", "routes/reservation/cancel-one.tsx"),
      route(":reservation_id/voucher", "routes/reservation/voucher.tsx"),
    ]),
    route(":reservation_id/calendar.ics", "routes/reservation/calendar.ts"),
  ]),
  route("trip/:token", "routes/trip.tsx"),
  // By telephone: the customer pays, and later sees the trip, by the link alone.
  route("pay/:token", "routes/pay/link.tsx"),
  route("pay/:token/voucher/:id", "routes/pay/voucher.tsx"),
  // Products before they are published: the same pages, for staff alone.
  ...prefix("preview", [
    route("course/:id", "routes/course/detail.tsx", { id: "preview-course" }),
    route("hotel/:id", "routes/hotel/detail.tsx", { id: "preview-hotel" }),
    route("caddy/:id", "routes/caddy/detail.tsx", { id: "preview-caddy" }),
    route("event/:id", "routes/event/detail.tsx", { id: "preview-event" }),
    route("notice/:id", "routes/notice/detail.tsx", { id: "preview-notice" }),
    route("terms", "routes/terms.tsx", { id: "preview-terms" }),
    route("tournament/:id", "routes/tournament/detail.tsx", { id: "preview-tournament" }),
  ]),
  route("settings/language", "routes/settings/language.tsx"),
];

/** What asks for a signed-in member. */
const memberPages = [
  route("profile", "routes/mypage/profile.tsx"),
  ...prefix("mypage", [
    index("routes/mypage/home.tsx"),
    route("settings", "routes/mypage/settings.tsx"),
    route("member", "routes/mypage/member.tsx"),
    route("security", "routes/mypage/security.tsx"),
    route("withdrawal", "routes/mypage/withdrawal.tsx"),
    route("points", "routes/mypage/points.tsx"),
    route("coupons", "routes/mypage/coupons.tsx"),
    route("recent", "routes/mypage/recent.tsx"),
    route("wishlist", "routes/mypage/wishlist.tsx"),
    route("companions", "routes/mypage/companions.tsx"),
    route("reviews", "routes/mypage/reviews.tsx"),
    route("alarms", "routes/mypage/alarms.tsx"),
    route("alerts", "routes/mypage/alerts.tsx"),
    route("plans", "routes/mypage/plans.tsx"),
    route("export", "routes/mypage/export.ts"),
  ]),
  route("qna", "routes/qna/home.tsx"),
  route("tournament/:id/apply", "routes/tournament/apply.tsx"),
  route("shopping_cart", "routes/shopping-cart.tsx"),
];

/** The way in. */
const entrance = [
  route("login", "routes/login.tsx"),
  route("login/sign-up", "routes/login/sign-up.tsx"),
  route("login/find-id", "routes/login/find-id.tsx"),
  route("login/find-password", "routes/login/find-password.tsx"),
  route("login/new-password", "routes/login/new-password.tsx"),
  route("login/second-factor", "routes/login/second-factor.tsx"),
  route("login/done", "routes/login/done.tsx"),
  route("login/invitation", "routes/login/invitation.tsx"),
];

/** All that has a language in its address. */
const shop = [
  layout("layouts/default.tsx", [...publicPages, layout("layouts/member-page.tsx", memberPages)]),
  layout("layouts/blank.tsx", entrance),
  route("styleguide", "routes/styleguide.tsx"),
  route("inbox", "routes/inbox.tsx"),
  route("notice/rss.xml", "routes/seo/notice-feed.ts"),
];

/** The same files under the prefix of another language; the router wants ids of their own for them. */
function inLanguage(locale: Locale, routes: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return routes.map(({ children, ...entry }) => ({
    ...entry,
    id: `${locale}/${entry.id ?? entry.file.replace(/\.tsx?$/, "")}`,
    ...(children ? { children: inLanguage(locale, children) } : {}),
  }));
}

export default [
  ...shop,
  ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).flatMap((locale) =>
    prefix(locale, inLanguage(locale, shop)),
  ),
  route("admin", "layouts/admin.tsx", adminPages),

  route("api/_auth/session", "routes/api/auth-session.ts"),
  route("api/auth/:provider", "routes/api/auth-start.ts"),
  route("api/auth/:provider/callback", "routes/api/auth-callback.ts"),
  route("api/log-in", "routes/api/log-in.ts"),
  route("api/login-id", "routes/api/login-id.ts"),
  route("api/email-code", "routes/api/email-code.ts"),
  route("api/my", "routes/api/my.ts"),
  route("api/my/chat", "routes/api/my-chat.ts"),
  route("api/my/merge", "routes/api/my-merge.ts"),
  route("api/my/post/:id", "routes/api/my-post.ts"),
  route("api/my/reviews", "routes/api/my-reviews.ts"),
  route("api/my/blocked", "routes/api/my-blocked.ts"),
  route("api/my/event/:id", "routes/api/my-event.ts"),
  route("api/view/:id", "routes/api/view-post.ts"),
  route("api/mark/:id", "routes/api/mark-post.ts"),
  route("api/helpful/:id", "routes/api/vote-review.ts"),
  route("api/block", "routes/api/block-author.ts"),
  route("api/report/:id", "routes/api/report-post.ts"),
  route("api/report/comment/:id", "routes/api/report-comment.ts"),
  route("api/wish", "routes/api/wish.ts"),
  route("api/admin/bulk-action", "routes/api/admin/bulk-action.ts"),
  route("api/admin/find", "routes/api/admin/find.ts"),
  route("api/admin/fresh-factor", "routes/api/admin/fresh-factor.ts"),
  route("api/admin/list-rows", "routes/api/admin/list-rows.ts"),
  route("api/admin/list-view", "routes/api/admin/list-view.ts"),
  route("api/admin/open-record", "routes/api/admin/open-record.ts"),
  route("api/cart", "routes/api/cart.ts"),
  route("api/plan", "routes/api/planner/plan-answer.ts"),
  route("api/plan/read", "routes/api/planner/plan-read.ts"),
  route("mcp", "routes/api/planner/assistant.ts"),
  route("api/search", "routes/api/search-suggestions.ts"),
  route("api/search/choice", "routes/api/search-choice.ts"),
  route("api/uploads", "routes/api/uploads.ts"),
  route("uploads/:file", "routes/uploaded-file.ts"),
  route("uploads/private/:file", "routes/private-file.ts"),
  route("api/course/:id/plan", "routes/api/course-plan.ts"),
  route("api/hotel/:id/plan", "routes/api/stay-plan.ts"),
  route("api/tournament/:id", "routes/api/tournament-entry.ts"),
  route("api/caddy/:id/days", "routes/api/caddy-days.ts"),
  route("api/payment/webhook", "routes/api/payment-webhook.ts"),
  route("api/payment/status", "routes/api/payment-status.ts"),

  route("robots.txt", "routes/seo/robots.ts"),
  route("llms.txt", "routes/seo/llms.ts"),
  route("sitemap.xml", "routes/seo/sitemap-index.ts"),
  ...LOCALES.flatMap((locale) => [
    route(`sitemap-${locale}.xml`, "routes/seo/sitemap.ts", { id: `sitemap-${locale}` }),
    route(manifestPath(locale).slice(1), "routes/seo/web-app-manifest.ts", {
      id: `manifest-${locale}`,
    }),
  ]),
  route("og/:kind/:id.jpg", "routes/seo/share-picture.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
