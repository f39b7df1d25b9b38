import type { AdminArea } from "#app/domain/role.ts";
import { AUDIT_LIST } from "#app/features/admin/audit/audit-list.server.ts";
import { CADDY_LIST } from "#app/features/admin/catalog/lists/caddy-list.server.ts";
import { COURSE_LIST } from "#app/features/admin/catalog/lists/course-list.server.ts";
import { HOTEL_LIST } from "#app/features/admin/catalog/lists/hotel-list.server.ts";
import { REGION_LIST } from "#app/features/admin/catalog/lists/region-list.server.ts";
import { SHUTTLE_LIST } from "#app/features/admin/catalog/lists/shuttle-list.server.ts";
import { EVENT_LIST } from "#app/features/admin/content/event-list.server.ts";
import { HELP_LIST } from "#app/features/admin/content/help/help-list.server.ts";
import { NOTICE_LIST } from "#app/features/admin/content/notice-list.server.ts";
import { POST_LIST } from "#app/features/admin/content/post-list.server.ts";
import { REVIEW_LIST } from "#app/features/admin/content/review-list.server.ts";
import { TOURNAMENT_LIST } from "#app/features/admin/content/tournament-list.server.ts";
import { COUPON_LIST } from "#app/features/admin/coupons/coupon-list.server.ts";
import type { ListType } from "#app/features/admin/kit/list/list-type.server.ts";
import { MEMBER_LIST } from "#app/features/admin/people/member-list.server.ts";
import { RESERVATION_LIST } from "#app/features/admin/reservations/reservation-list.server.ts";
import { STAFF_LIST } from "#app/features/admin/staff/staff-list.server.ts";
import { SUPPLIER_LIST } from "#app/features/admin/suppliers/supplier-list.server.ts";

// biome-ignore lint/suspicious/noExplicitAny: each list has rows of its own kind, and passes them to its own columns alone
type AnyList = ListType<any>;

/** The lists that can be exported. */
export const LISTS: Partial<Record<AdminArea, AnyList>> = {
  audit: AUDIT_LIST,
  caddy: CADDY_LIST,
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
