import { expect, test } from "vitest";
import { mayMoveMoney, movesMoney } from "./money-form.ts";

test.each([
  ["/admin/reservations/:reservation_idx", "approve"],
  ["/admin/reservations/:reservation_idx", "approve_own"],
  ["/admin/reservations/:reservation_idx", "approve_proposal"],
  ["/admin/reservations/:reservation_idx", "retry"],
  ["/admin/reservations/:reservation_idx", "hand_paid"],
  ["/admin/reservations/:reservation_idx", "cancel"],
  ["/admin/reservations/:reservation_idx", "refuse"],
  ["/admin/reservations/:reservation_idx", "refuse_refund"],
  ["/admin/reservations/order/:id", "send_link"],
  ["/admin/reservations/order/:id", "retry"],
  ["/admin/reservations/order/:id", "hand_paid"],
  ["/admin/reservations/new", "place"],
  ["/admin/reservations/new", ""],
  ["/admin/member/:id", "gift"],
  ["/admin/member/:id", "approve_gift"],
  ["/admin/member/:id", "undo_gift"],
  ["/admin/member/:id", "coupon"],
  ["/admin/member/:id", "role"],
  ["/admin/member/:id", "unban"],
  ["/admin/member/:id", "factor"],
  ["/admin/member/:id", "not known yet"],
  ["/admin/staff", "invite"],
  ["/admin/staff", "resend"],
  ["/admin/staff", "role"],
  ["/admin/prices", "margin"],
  ["admin/prices", "undo"],
  ["/admin/courses/:id/price", "prices"],
  ["/admin/courses/:id/price", "sheet"],
  ["/admin/hotel/room/:id/price", "rates"],
  ["/admin/hotel/room/:id/price", "not known yet"],
  ["/admin/coupons/create", "save"],
  ["/admin/coupons/:id", "undo"],
  ["/admin/caddy/:id", "save"],
  ["/admin/tournament/:id", ""],
  ["/admin/event/create", "save"],
  ["/admin/event/:id", "undo"],
  ["/admin/hotel/create", "save"],
  ["/admin/hotel/:id", "save"],
  ["/admin/courses/create", "save"],
  ["/admin/courses/:id", ""],
  ["/admin/courses/import", "store"],
  ["/admin/settings", "save"],
  ["/admin/settings/planner", "save"],
  ["/admin/shuttle/:id", "save"],
  ["/admin/system", "explain"],
])("%s with %j moves money, or gives the rights to", (pattern, intent) => {
  expect(movesMoney(pattern, intent)).toBe(true);
  expect(mayMoveMoney(pattern)).toBe(true);
});

test.each([
  ["/admin/reservations/:reservation_idx", "note"],
  ["/admin/reservations/:reservation_idx", "confirm"],
  ["/admin/reservations/:reservation_idx", "decline_proposal"],
  ["/admin/reservations/order/:id", "resend"],
  ["/admin/reservations/order/:id", "cancel_link"],
  ["/admin/reservations/new", "find"],
  ["/admin/reservations/new", "quote"],
  ["/admin/member/:id", "note"],
  ["/admin/member/:id", "refuse_gift"],
  ["/admin/member/:id", "ban"],
  ["/admin/member/:id", "end_sessions"],
  ["/admin/staff", "revoke"],
  ["/admin/staff", "remove"],
  ["/admin/courses/:id/price", "close"],
  ["/admin/courses/:id/price", "csv"],
  ["/admin/hotel/room/:id/price", "places"],
  ["/admin/courses/import", "check"],
  ["/admin/coupons/:id", "delete"],
  ["/admin/event/:id", "delete"],
])("%s with %j moves none", (pattern, intent) => {
  expect(movesMoney(pattern, intent)).toBe(false);
});

test("reads no form on pages that move no money", () => {
  for (const pattern of ["/admin/region/:id", "/admin/notice/:notice_idx", "/mypage/security"]) {
    expect(mayMoveMoney(pattern)).toBe(false);
    expect(movesMoney(pattern, "save")).toBe(false);
  }
});
