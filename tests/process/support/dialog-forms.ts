import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import type { FormField, PageForm } from "./page-forms.ts";

const DAY = addDays(dateIn(SHOP_ZONE, new Date()), 60);
const NOBODY = "00000000-0000-4000-8000-000000000000";
const GUEST = `/admin/member/${demoMemberId("guest")}`;
/** A line that waits for its supplier. */
const LINE = "/admin/reservations/5";
const COURSE = "/admin/courses/th-siam-old/price";
const ROOM = "/admin/hotel/room/ht-amari-pattaya-room-1/price";

const RANGE = [given("date", "from", DAY), given("date", "to", DAY)];
const REASON = needed("reason", "태풍");

export type DialogForm = PageForm & { readonly note: string };

/** Forms that a page shows only after a click, or only in some states: as a person would fill them in. */
export const DIALOG_FORMS: readonly DialogForm[] = [
  dialog("the driver of a ride", "/admin/run-sheet", { reservation: NOBODY, version: "0" }, [
    needed("name", "Somchai"),
    needed("phone", "081-234-5678"),
    needed("plate", "1190"),
  ]),
  dialog("a note on the run sheet", "/admin/run-sheet", runSheetNote(), [
    given("text", "note", "늦게 도착해요"),
  ]),
  dialog("an invitation", "/admin/staff", { intent: "invite" }, [
    needed("email", "new@example.com"),
    given("choice", "role", "ops"),
    given("choice", "locale", "ko"),
  ]),
  dialog("a colleague who leaves", "/admin/staff", leaver(), [needed("reason", "퇴사")]),
  dialog("a note on a member", GUEST, { intent: "note" }, [needed("text", "단골")]),
  dialog("points", GUEST, { intent: "gift", balance: "0" }, [
    given("number", "amount", "100"),
    given("choice", "cause", "thanks"),
    REASON,
  ]),
  dialog("a coupon for a member", GUEST, { intent: "coupon", seen: "" }, [
    given("number", "coupon", "1"),
    REASON,
  ]),
  dialog("a look at masked data", GUEST, { intent: "show" }, [
    given("choice", "field", "phone"),
    REASON,
  ]),
  dialog("the end of all sessions", GUEST, { intent: "end_sessions" }, [REASON]),
  dialog("a ban", GUEST, { intent: "ban" }, [REASON]),
  dialog("a role", GUEST, { intent: "role" }, [given("choice", "role", "member")]),
  dialog("a confirmation", LINE, { intent: "confirm" }, [
    needed("reference", "SCO-1"),
    given("text", "heardFrom", "Khun Ploy"),
  ]),
  dialog("a re-confirmation", LINE, { intent: "recheck" }, [needed("with", "Khun Ploy")]),
  dialog("a refusal", LINE, { intent: "refuse" }, [
    given("choice", "code", "fully_booked"),
    REASON,
  ]),
  dialog("a refused refund", LINE, { intent: "refuse_refund" }, [REASON]),
  dialog("an offer of another time", LINE, { intent: "offer" }, [
    given("choice", "times", "07:00"),
    given("text", "note", "하루 뒤는 어떠세요?"),
  ]),
  dialog("a cancel for the customer", LINE, { intent: "cancel", expectedRefund: "0" }, [
    given("choice", "code", "customer_wish"),
    REASON,
  ]),
  dialog("a refund by bank transfer", LINE, { intent: "hand_paid" }, [
    needed("reference", "KB-1"),
    REASON,
  ]),
  dialog("a note on a reservation", LINE, { intent: "note" }, [needed("text", "전화함")]),
  dialog("an assignee", LINE, { intent: "assign", seen: "" }, [given("choice", "to", "")]),
  dialog("a hidden comment", "/admin/event/1/comments", { intent: "hide", comment: "1" }, [
    given("choice", "reason", "ad"),
    given("text", "note", "광고"),
  ]),
  ...["/admin/review/1", "/admin/community/1"].map((page) =>
    dialog(`hiding at ${page}`, page, { intent: "hide", version: "999" }, [
      given("choice", "reason", "ad"),
      given("text", "note", "광고"),
    ]),
  ),
  dialog("a reply to a review", "/admin/review/1", { intent: "reply", version: "999" }, [
    given("text", "ko", "고맙습니다"),
    given("text", "en", "Thank you"),
  ]),
  dialog("a note for the next shift", "/admin?index", { intent: "note" }, [needed("text", "메모")]),
  dialog("an answer", "/admin/qna/1", { intent: "answer", version: "999" }, [
    needed("content", "네, 됩니다"),
  ]),
  dialog("a note on a question", "/admin/qna/1", { intent: "note" }, [
    needed("content", "알아보는 중"),
  ]),
  dialog("a stop-sell on the grid", COURSE, { intent: "close" }, [...RANGE, REASON]),
  dialog("the end of a stop-sell", ROOM, { intent: "open" }, RANGE),
  dialog("a minimum stay", ROOM, { intent: "min_stay" }, [
    ...RANGE,
    given("number", "minNights", "2"),
  ]),
  dialog("places over days", ROOM, { intent: "allotment", days: days() }, [
    given("number", "places", "3"),
  ]),
  dialog("a stop-sell of several courses", "/admin/prices/stop-sell", { courses: "th-siam-old" }, [
    ...RANGE,
    REASON,
  ]),
  dialog("a saved view", "/api/admin/list-view", { intent: "save", area: "notice", search: "" }, [
    needed("name", "내 보기"),
  ]),
  dialog("a step of an entry", "/admin/tournament/4/register", entryStep(), [
    given("choice", "step", "refuse"),
    given("text", "reason", "정원"),
  ]),
];

function dialog(
  note: string,
  action: string,
  hidden: Readonly<Record<string, string>>,
  visible: readonly FormField[],
): DialogForm {
  const fixed = Object.entries(hidden).map(([name, value]) => given("hidden", name, value));
  return { note, action, fields: [...fixed, ...visible] };
}

function given(kind: FormField["kind"], name: string, value: string): FormField {
  return { kind, name, value, isRequired: false };
}

function needed(name: string, value: string): FormField {
  return { kind: "text", name, value, isRequired: true };
}

function runSheetNote() {
  return { intent: "note", reservation: NOBODY, version: "0" };
}

function leaver() {
  return { intent: "remove", memberId: NOBODY, seen: "ops" };
}

function days() {
  return JSON.stringify([{ day: DAY, seen: 1 }]);
}

function entryStep() {
  return { intent: "step", entry: "999999", version: "1" };
}
