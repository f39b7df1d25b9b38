import type { AdminArea } from "#app/domain/desk/role/role-rights.ts";
import { COUPON_LIST } from "#app/features/benefit/desk/coupon-list.server.ts";
import { CADDIE_LIST } from "#app/features/catalog/desk/lists/caddie-list.server.ts";
import { COURSE_LIST } from "#app/features/catalog/desk/lists/course-list.server.ts";
import { HOTEL_LIST } from "#app/features/catalog/desk/lists/hotel-list.server.ts";
import { REGION_LIST, SHUTTLE_LIST } from "#app/features/catalog/desk/lists/place-lists.server.ts";
import { SUPPLIER_LIST } from "#app/features/catalog/desk/suppliers/supplier-list.server.ts";
import { POST_LIST } from "#app/features/community/desk/post-list.server.ts";
import { REVIEW_LIST } from "#app/features/community/desk/review-desk-list.server.ts";
import { EVENT_LIST } from "#app/features/content/desk/event-list.server.ts";
import { NOTICE_LIST } from "#app/features/content/desk/notice-desk-list.server.ts";
import { AUDIT_LIST } from "#app/features/desk/audit/audit-list.server.ts";
import type { ListType } from "#app/features/desk/list/list-type.server.ts";
import { HELP_LIST } from "#app/features/help/desk/centre/help-list.server.ts";
import { MEMBER_LIST } from "#app/features/member/desk/member-list.server.ts";
import { STAFF_LIST } from "#app/features/member/desk/staff/staff-list.server.ts";
import { RESERVATION_LIST } from "#app/features/reservation/desk/reservation-desk-list.server.ts";
import { TOURNAMENT_LIST } from "#app/features/tournament/desk/tournament-list.server.ts";

// biome-ignore lint/suspicious/noExplicitAny: each list has rows of its own kind, and passes them to its own columns alone
type AnyList = ListType<any>;

/** The lists that can be exported. */
export const LISTS: Partial<Record<AdminArea, AnyList>> = {
  audit: AUDIT_LIST,
  caddy: CADDIE_LIST,
  community: POST_LIST,
  coupons: COUPON_LIST,
  courses: COURSE_LIST,
  event: EVENT_LIST,
  help: HELP_LIST,
  hotel: HOTEL_LIST,
  member: MEMBER_LIST,
  notice: NOTICE_LIST,
  region: REGION_LIST,
  reservations: RESERVATION_LIST,
  review: REVIEW_LIST,
  shuttle: SHUTTLE_LIST,
  staff: STAFF_LIST,
  suppliers: SUPPLIER_LIST,
  tournament: TOURNAMENT_LIST,
};
