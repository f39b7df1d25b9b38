import { index, prefix, type RouteConfigEntry, route } from "@react-router/dev/routes";

/** Staff only. The page that edits a record also creates one, so its file is mounted twice. */
export const adminPages = [
  index("routes/admin/home.tsx"),
  route("qna/canned", "routes/admin/qna/canned/list.tsx"),
  route("qna/canned/create", "routes/admin/qna/canned/edit.tsx", { id: "admin-canned-create" }),
  route("qna/canned/:id", "routes/admin/qna/canned/edit.tsx"),
  route("qna", "routes/admin/qna/list.tsx", [route(":qna_idx", "routes/admin/qna/detail.tsx")]),
  ...prefix("caddy", [
    index("routes/admin/caddy/list.tsx"),
    route("create", "routes/admin/caddy/edit.tsx", { id: "admin-caddy-create" }),
    route(":id", "routes/admin/caddy/edit.tsx"),
    picturesOf("caddy"),
  ]),
  ...prefix("event", [
    index("routes/admin/event/list.tsx"),
    route("create", "routes/admin/event/edit.tsx", { id: "admin-event-create" }),
    route(":id", "routes/admin/event/edit.tsx"),
    route(":id/comments", "routes/admin/event/comments.ts"),
    picturesOf("event"),
  ]),
  ...prefix("coupons", [
    index("routes/admin/coupons/list.tsx"),
    route("create", "routes/admin/coupons/edit.tsx", { id: "admin-coupon-create" }),
    route(":id", "routes/admin/coupons/edit.tsx"),
  ]),
  ...prefix("suppliers", [
    index("routes/admin/suppliers/list.tsx"),
    route("create", "routes/admin/suppliers/edit.tsx", { id: "admin-supplier-create" }),
    route(":id", "routes/admin/suppliers/edit.tsx"),
  ]),
  ...prefix("shuttle", [
    index("routes/admin/shuttle/list.tsx"),
    route("create", "routes/admin/shuttle/edit.tsx", { id: "admin-shuttle-create" }),
    route(":id", "routes/admin/shuttle/edit.tsx"),
  ]),
  ...prefix("region", [
    index("routes/admin/region/list.tsx"),
    route("create", "routes/admin/region/edit.tsx", { id: "admin-region-create" }),
    route(":id", "routes/admin/region/edit.tsx"),
    picturesOf("region"),
  ]),
  ...prefix("hotel", [
    index("routes/admin/hotel/list.tsx"),
    route("create", "routes/admin/hotel/edit.tsx", { id: "admin-hotel-create" }),
    route(":id", "routes/admin/hotel/edit.tsx"),
    picturesOf("hotel"),
    route("room/:id", "routes/admin/hotel/room.tsx"),
    route(":hotel/room", "routes/admin/hotel/room.tsx", { id: "admin-room-create" }),
    route("room/:id/price", "routes/admin/hotel/room-price.tsx"),
    route("room/:id/pictures", "routes/admin/pictures.ts", { id: "admin-pictures-room" }),
  ]),
  ...prefix("notice", [
    index("routes/admin/notice/list.tsx"),
    route("add", "routes/admin/notice/edit.tsx", { id: "admin-notice-add" }),
    route(":notice_idx", "routes/admin/notice/edit.tsx"),
  ]),
  ...prefix("help", [
    index("routes/admin/help/list.tsx"),
    route("create", "routes/admin/help/edit.tsx", { id: "admin-help-create" }),
    route(":id", "routes/admin/help/edit.tsx"),
  ]),
  ...prefix("member", [
    index("routes/admin/member/list.tsx"),
    route(":id", "routes/admin/member/detail.tsx"),
  ]),
  route("staff", "routes/admin/staff/list.tsx"),
  route("review", "routes/admin/review/list.tsx"),
  route("review/:id", "routes/admin/review/detail.tsx"),
  ...prefix("courses", [
    index("routes/admin/courses/list.tsx"),
    route("create", "routes/admin/courses/edit.tsx", { id: "admin-course-create" }),
    route("import", "routes/admin/courses/import.tsx"),
    route("catalogue.xlsx", "routes/admin/courses/catalogue.ts"),
    route(":id", "routes/admin/courses/edit.tsx"),
    picturesOf("courses"),
    route(":id/roads", "routes/admin/courses/roads.ts"),
    route(":id/price", "routes/admin/courses/price.tsx"),
  ]),
  ...prefix("community", [
    index("routes/admin/community/list.tsx"),
    route(":id", "routes/admin/community/detail.tsx"),
    route("comments", "routes/admin/community/comments.tsx"),
    route("comments/:id", "routes/admin/community/comment.tsx"),
  ]),
  route("recommend", "routes/admin/recommend/list.tsx"),
  ...prefix("banners", [
    index("routes/admin/banners/list.tsx"),
    route("create", "routes/admin/banners/edit.tsx", { id: "admin-banner-create" }),
    route(":id", "routes/admin/banners/edit.tsx"),
    picturesOf("banners"),
  ]),
  ...prefix("legal", [
    index("routes/admin/legal/list.tsx"),
    route("create", "routes/admin/legal/edit.tsx", { id: "admin-legal-create" }),
    route(":id", "routes/admin/legal/edit.tsx"),
  ]),
  ...prefix("tournament", [
    index("routes/admin/tournament/list.tsx"),
    route("create", "routes/admin/tournament/edit.tsx", { id: "admin-tournament-create" }),
    route(":id", "routes/admin/tournament/edit.tsx"),
    route(":id/register", "routes/admin/tournament/register.tsx"),
    route(":id/flights", "routes/admin/tournament/flights.tsx"),
    route(":id/scores", "routes/admin/tournament/scores.tsx"),
    route(":id/export", "routes/admin/tournament/export.ts"),
    picturesOf("tournament"),
  ]),
  route("audit", "routes/admin/audit/list.tsx"),
  route("run-sheet", "routes/admin/run-sheet/sheet.tsx"),
  route("run-sheet/file", "routes/admin/run-sheet/file.ts"),
  route("system", "routes/admin/system/system.tsx"),
  route("settings", "routes/admin/settings/limits.tsx"),
  route("settings/business", "routes/admin/settings/business.tsx"),
  route("settings/planner", "routes/admin/settings/weights.tsx"),
  route("export/:list", "routes/admin/export.ts"),
  ...prefix("prices", [
    index("routes/admin/prices/rules.tsx"),
    route("stop-sell", "routes/admin/prices/stop-sell.tsx"),
    route(":kind/:id/export", "routes/admin/prices/export.ts"),
  ]),
  route("reservations/new", "routes/admin/reservations/new.tsx"),
  route("reservations/order/:id", "routes/admin/reservations/order.tsx"),
  route("reservations", "routes/admin/reservations/list.tsx", [
    route(":reservation_idx", "routes/admin/reservations/detail.tsx"),
  ]),
];

/** Pictures of a product are saved apart from its record. */
function picturesOf(area: string): RouteConfigEntry {
  return route(":id/pictures", "routes/admin/pictures.ts", { id: `admin-pictures-${area}` });
}
