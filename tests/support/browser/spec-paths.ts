import { questions } from "#demo/seed/content/questions.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { seededUuid } from "#demo/seed/seeded.ts";

/** Questions are numbered from the oldest on. */
const byAge = questions.toSorted((a, b) => b.hoursAgo - a.hoursAgo);
export const PUBLIC_QUESTION = 1 + byAge.findIndex(({ isPublic }) => isPublic);

const ORDER = seededUuid("order:pattaya");
const RESERVATION = seededUuid("reservation:pattaya:2");

export type Access = "public" | "member" | "staff";

/** The 72 paths of the specification's route table, each with an address that exists in the demo. */
export const SPEC_PATHS: readonly { path: string; example: string; access: Access }[] = [
  ...paths("public", [
    ["/"],
    ["/login"],
    ["/terms"],
    ["/search"],
    ["/ai"],
    ["/qna/{id}", `/qna/${PUBLIC_QUESTION}`],
    ["/caddy/{id}", "/caddy/cad-001"],
    ["/caddy/home"],
    ["/caddy/city/{id}", "/caddy/city/pattaya"],
    ["/event/{id}", "/event/1"],
    ["/event"],
    ["/hotel/{id}", "/hotel/ht-gcp-t21"],
    ["/hotel/home"],
    ["/hotel/city/{id}", "/hotel/city/bangkok"],
    ["/wish"],
    ["/course/{id}", "/course/th-siam-old"],
    ["/course/home"],
    ["/course/city/{id}", "/course/city/pattaya"],
    ["/notice/{id}", "/notice/1"],
    ["/notice"],
    ["/best30"],
    ["/payment/fail"],
    ["/payment/success"],
    ["/payment/complete/{id}", `/payment/complete/${ORDER}`],
    ["/payment"],
    ["/review"],
    ["/review/write"],
    ["/review/product"],
    ["/community/{id}", "/community/1"],
    ["/community"],
    ["/tournament/{id}", "/tournament/1"],
    ["/tournament"],
    ["/reservation"],
    ["/reservation/{reservation_id}", `/reservation/${RESERVATION}`],
    ["/settings/language"],
  ]),
  ...paths("member", [["/profile"], ["/mypage"], ["/qna"], ["/shopping_cart"]]),
  ...paths("staff", [
    ["/admin"],
    ["/admin/qna"],
    ["/admin/qna/{qna_idx}", "/admin/qna/1"],
    ["/admin/caddy"],
    ["/admin/caddy/create"],
    ["/admin/caddy/{id}", "/admin/caddy/cad-001"],
    ["/admin/event"],
    ["/admin/event/create"],
    ["/admin/event/{id}", "/admin/event/1"],
    ["/admin/hotel"],
    ["/admin/hotel/create"],
    ["/admin/hotel/{id}", "/admin/hotel/ht-gcp-t21"],
    ["/admin/hotel/room/{id}", "/admin/hotel/room/ht-gcp-t21-room-1"],
    ["/admin/hotel/room/{id}/price", "/admin/hotel/room/ht-gcp-t21-room-1/price"],
    ["/admin/notice"],
    ["/admin/notice/add"],
    ["/admin/notice/{notice_idx}", "/admin/notice/1"],
    ["/admin/member"],
    ["/admin/member/{id}", `/admin/member/${demoMemberId("demo")}`],
    ["/admin/review"],
    ["/admin/courses"],
    ["/admin/courses/create"],
    ["/admin/courses/{id}", "/admin/courses/th-siam-old"],
    ["/admin/courses/{id}/price", "/admin/courses/th-siam-old/price"],
    ["/admin/community"],
    ["/admin/community/{id}", "/admin/community/1"],
    ["/admin/recommend"],
    ["/admin/tournament"],
    ["/admin/tournament/create"],
    ["/admin/tournament/{id}", "/admin/tournament/1"],
    ["/admin/tournament/{id}/register", "/admin/tournament/1/register"],
    ["/admin/reservations"],
    ["/admin/reservations/{reservation_idx}", "/admin/reservations/1"],
  ]),
];

function paths(access: Access, list: readonly (readonly [path: string, example?: string])[]) {
  return list.map(([path, example = path]) => ({ path, example, access }));
}
