import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { PRICE_WRITES } from "./price-writes.ts";
import { row, type Write } from "./write.ts";

const DAY = addDays(dateIn(SHOP_ZONE, new Date()), 60);

const NOBODY = "00000000-0000-4000-8000-000000000000";

const NOTICE_TEXTS = { title_ko: "알림", body_ko: "내용" };
const EVENT_TEXTS = {
  startsOn: "2027-01-01",
  endsOn: "2027-01-31",
  title_ko: "행사",
  label_ko: "행사",
  summary_ko: "요약",
  body_ko: "내용",
};

const LEGAL_TEXTS = {
  effectiveOn: "2099-01-01",
  title_ko: "약관",
  intro_ko: "머리말",
  body_ko: "<p>본문</p>",
};

/** What the pages of the desk send. */
export const DESK_WRITES: readonly Write[] = [
  ...PRICE_WRITES,
  row("admin/courses/price", "by content", "/admin/courses/th-siam-old/price", 404, {
    who: "content",
    form: { intent: "undo", entry: "1" },
  }),
  row("admin/home", "an empty note", "/admin?index", 400, {
    who: "support",
    form: { intent: "note", text: " " },
  }),
  row("admin/run-sheet/sheet", "without a driver", "/admin/run-sheet", 400, {
    who: "ops",
    form: { reservation: crypto.randomUUID(), version: "0", name: "", phone: "", plate: "" },
  }),
  row("admin/run-sheet/sheet", "a note of nobody", "/admin/run-sheet", 404, {
    who: "ops",
    form: { intent: "note", reservation: crypto.randomUUID(), version: "0", note: "x" },
  }),
  row("admin/system/system", "nothing to explain", "/admin/system", 409, {
    who: "owner",
    form: {
      intent: "explain",
      finding: "2147483647",
      amount: "1",
      note: "the test of the terminal",
    },
  }),
  row("admin/system/system", "no explanation", "/admin/system", 400, {
    who: "owner",
    form: { intent: "explain", finding: "1", note: " " },
  }),
  row("admin/system/system", "nothing to send again", "/admin/system", 409, {
    who: "owner",
    form: { intent: "retry", message: "2147483647" },
  }),
  row("admin/prices/rules", "", "/admin/prices", 200, {
    who: "ops",
    form: { intent: "margin", percent: "12", seen: "" },
  }),
  row("admin/prices/rules", "another's surcharge", "/admin/prices", 409, {
    who: "ops",
    form: { intent: "surcharge", code: "LATE", amount: "22000", percent: "", seen: "1/" },
  }),
  row("admin/prices/rules", "another's fare", "/admin/prices", 409, {
    who: "ops",
    form: {
      intent: "fare",
      route: "r-bkk-pattaya",
      oneWayPrice: "84000",
      roundTripPrice: "160000",
      seen: "1/1",
    },
  }),
  row("admin/prices/rules", "no rule to undo", "/admin/prices", 404, {
    who: "ops",
    form: { intent: "undo", entry: "999999" },
  }),
  row("admin/prices/rules", "a holiday without its day", "/admin/prices", 400, {
    who: "ops",
    form: {
      intent: "holiday",
      day: "",
      country: "TH",
      name_ko: "휴일",
      name_en: "",
      effect: "none",
    },
  }),
  row("admin/prices/rules", "a peak that ends before it begins", "/admin/prices", 400, {
    who: "ops",
    form: { intent: "peak", from: "2027-03-10", to: "2027-03-01", name_ko: "성수기", rate: "peak" },
  }),
  row("admin/prices/rules", "an absurd exchange rate", "/admin/prices", 400, {
    who: "ops",
    form: { intent: "exchange", day: "2027-01-01", rate: "9999" },
  }),
  row("admin/prices/stop-sell", "without a reason", "/admin/prices/stop-sell", 400, {
    who: "ops",
    form: { courses: "th-siam-old", from: DAY, to: DAY, reason: "" },
  }),
  row("admin/hotel/room-price", "", "/admin/hotel/room/ht-amari-pattaya-room-1/price", 200, {
    who: "ops",
    form: { intent: "open", from: DAY, to: DAY },
  }),
  row("admin/tournament/register", "another's number", "/admin/tournament/1/register", 409, {
    who: "ops",
    form: { intent: "places", day: DAY, places: "2", seen: "all=999" },
  }),
  row("admin/notice/edit", "", "/admin/notice/1", 200, {
    who: "content",
    form: { intent: "save", version: "1", category: "normal", publishedAt: "", ...NOTICE_TEXTS },
  }),
  row("admin/event/edit", "an old version", "/admin/event/1", 409, {
    who: "content",
    form: { intent: "save", version: "999", ...EVENT_TEXTS },
  }),
  row("admin/event/comments", "no comment", "/admin/event/1/comments", 404, {
    who: "content",
    form: { intent: "hide", comment: "999999", reason: "ad", note: "" },
  }),
  row("admin/event/comments", "no reason", "/admin/event/1/comments", 400, {
    who: "content",
    form: { intent: "hide", comment: "1", reason: "", note: "" },
  }),
  row("admin/recommend/list", "an old version", "/admin/recommend", 409, {
    who: "content",
    form: { intent: "save", version: "999", pins: "[]" },
  }),
  row("admin/banners/list", "no order", "/admin/banners", 400, {
    who: "content",
    form: { intent: "order", seen: "x", ids: "" },
  }),
  row("admin/banners/edit", "a bad address", "/admin/banners/create", 400, {
    who: "content",
    form: { intent: "save", target: "//evil.kr", title_ko: "배너" },
  }),
  row("admin/legal/edit", "in force", "/admin/legal/1", 409, {
    who: "content",
    form: { intent: "save", version: "1", status: "draft", ...LEGAL_TEXTS },
  }),
  row("admin/coupons/edit", "a share above all", "/admin/coupons/create", 400, {
    who: "ops",
    form: { intent: "save", name_ko: "쿠폰", kind: "percent", value: "101" },
  }),
  row("admin/staff/list", "an invitation to no address", "/admin/staff", 400, {
    who: "owner",
    form: { intent: "invite", email: "nobody", role: "ops", locale: "ko" },
  }),
  row("admin/staff/list", "by ops", "/admin/staff", 404, {
    who: "ops",
    form: { intent: "revoke", id: "1" },
  }),
  row("admin/settings/business", "an old version", "/admin/settings/business", 409, {
    who: "owner",
    form: { intent: "save", version: "999", phone: "1600-1234" },
  }),
  row("admin/settings/business", "a number that is none", "/admin/settings/business", 400, {
    who: "owner",
    form: { intent: "save", version: "1", businessNumber: "12" },
  }),
  row("admin/settings/business", "by ops", "/admin/settings/business", 404, {
    who: "ops",
    form: { intent: "save", version: "1", phone: "1600-1234" },
  }),
  row("admin/settings/limits", "an old version", "/admin/settings", 409, {
    who: "owner",
    form: {
      intent: "save",
      version: "999",
      refundApprovalWon: "500000",
      giftApprovalPoints: "10000",
      undoSeconds: "10",
      maskedSeconds: "30",
      supplierAnswerHours: "4",
      reportsThatHide: "3",
    },
  }),
  row("admin/settings/weights", "an old version", "/admin/settings/planner", 409, {
    who: "owner",
    form: { intent: "save", version: "999", wonPerDriveMinute: "300", wonPerRatingTenth: "1500" },
  }),
  row("admin/settings/weights", "by ops", "/admin/settings/planner", 404, {
    who: "ops",
    form: { intent: "save", version: "1", wonPerDriveMinute: "0", wonPerRatingTenth: "0" },
  }),
  row("admin/reservations/new", "without lines", "/admin/reservations/new", 422, {
    who: "ops",
    form: { intent: "place", lines: "[]", prices: "[]", minutes: "30", channels: "email" },
  }),
  row("admin/reservations/new", "by support", "/admin/reservations/new", 404, {
    who: "support",
    form: { intent: "find", q: "a@b.example" },
  }),
  row("admin/reservations/order", "nobody's order", `/admin/reservations/order/${NOBODY}`, 404, {
    who: "ops",
    form: { intent: "cancel_link", until: "x" },
  }),
  row("admin/suppliers/edit", "without its product", "/admin/suppliers/create", 400, {
    who: "ops",
    form: { intent: "save", name: "콜밴", kind: "van", language: "th" },
  }),
  row("admin/suppliers/edit", "by support", "/admin/suppliers/1", 404, {
    who: "support",
    form: { intent: "save", version: "1", name: "x" },
  }),
  row("api/admin/bulk-action", "an old version", "/api/admin/bulk-action", 409, {
    who: "content",
    form: { action: "notice.pin", id: "1", version: "999" },
  }),
  row("api/admin/fresh-factor", "without a code", "/api/admin/fresh-factor", 400, {
    who: "ops",
    form: { code: "" },
  }),
  row("api/admin/list-view", "", "/api/admin/list-view", 200, {
    who: "content",
    form: { intent: "save", area: "notice", name: "내 보기", search: "sort=number" },
  }),
  row("api/admin/open-record", "", "/api/admin/open-record", 200, {
    who: "content",
    form: { area: "notice", kind: "notice", id: "1" },
  }),
  row("admin/member/detail", "", `/admin/member/${demoMemberId("guest")}`, 200, {
    who: "ops",
    form: { intent: "unban" },
  }),
  row("admin/member/detail", "a note", `/admin/member/${demoMemberId("guest")}`, 200, {
    who: "support",
    form: { intent: "note", text: "메모" },
  }),
  row("admin/member/detail", "points by support", `/admin/member/${demoMemberId("guest")}`, 404, {
    who: "support",
    form: { intent: "gift", amount: "10", cause: "thanks", reason: "x", balance: "0" },
  }),
  row("admin/member/detail", "second factor", `/admin/member/${demoMemberId("guest")}`, 409, {
    who: "owner",
    form: { intent: "factor", reason: "전화기를 잃어버림" },
  }),
];
