const FOLDERS: ReadonlyMap<string, string> = new Map([
  ["order", "reservations/order"],
  ["canned_answer", "qna/canned"],
  ["comment", "community/comments"],
  ["coupon", "coupons"],
  ["post", "community"],
  ["question", "qna"],
  ["review", "review"],
  ["supplier", "suppliers"],
  ["region", "region"],
  ["room", "hotel/room"],
  ["shuttle", "shuttle"],
]);

/** Kinds whose records are all on one page. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ["banner", "/admin/banners"],
  ["best30", "/admin/recommend"],
  ["blocks", "/admin/banners"],
  ["business_data", "/admin/settings/business"],
  ["catalogue", "/admin/courses/import"],
  ["desk_limits", "/admin/settings"],
  ["plan_weights", "/admin/settings/planner"],
  ["price_rules", "/admin/prices"],
]);

/** The page of an entry's record at the desk, if it has one. */
export function recordPath(kind: string, subject: string): string | undefined {
  const id = encodeURIComponent(subject);
  if (
    kind === "notice" ||
    kind === "help" ||
    kind === "tournament" ||
    kind === "event" ||
    kind === "hotel" ||
    kind === "caddy"
  ) {
    return `/admin/${kind}/${id}`;
  }
  if (kind === "banner" && subject !== "home") return `/admin/banners/${id}`;
  if (kind === "legal") return `/admin/legal/${id}`;
  const folder = FOLDERS.get(kind);
  if (folder) return `/admin/${folder}/${id}`;
  const page = PAGES.get(kind);
  if (page) return page;
  if (kind === "course") return `/admin/courses/${id}`;
  if (kind === "course_places" || kind === "course_prices") return `/admin/courses/${id}/price`;
  if (kind === "room_places" || kind === "room_prices") return `/admin/hotel/room/${id}/price`;
  if (kind === "member" || kind === "staff") return `/admin/member/${id}`;
  return kind === "tournament_places" ? `/admin/tournament/${id}/register` : undefined;
}
