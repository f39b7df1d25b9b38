import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { seededUuid } from "#demo/seed/seeded.ts";
import { photo } from "#tests/support/photo.ts";
import { CATALOGUE_WRITES } from "./catalogue-writes.ts";
import { DESK_WRITES } from "./desk-writes.ts";
import { PARTNER_WRITES } from "./partner-writes.ts";
import { RESERVATION_WRITES } from "./reservation-writes.ts";
import { TALK_WRITES } from "./talk-writes.ts";
import { TOURNAMENT_WRITES } from "./tournament-writes.ts";
import { row, type Write } from "./write.ts";

const ME = demoMemberId("demo");
const ROUND = seededUuid("reservation:pattaya:2");
const PLAYED = seededUuid("reservation:huahin:0");
const RIDE = {
  kind: "callvan",
  routeId: "r-bkk-pattaya",
  date: addDays(dateIn(SHOP_ZONE, new Date()), 60),
  from: "BKK",
  to: "Amari",
  people: 2,
  price: 84_000,
};
const REVIEW = { rating: "5", content: "좋았어요" };
const POST = { title: "쓴 글", content: "두 분", region: "pattaya" };

/** Every route that has an action; a new one fails the test until it is listed here. */
export const WRITES: readonly Write[] = [
  row("login", "", "/login", 302, { form: { loginId: "demo", password: DEMO_PASSWORD } }),
  row("api/log-in", "another account", "/api/log-in", 409, {
    form: { loginId: "guest", password: DEMO_PASSWORD, member: ME },
  }),
  row("api/log-in", "a code without a password before it", "/api/log-in", 401, {
    form: { intent: "code", code: "123456" },
  }),
  row("login/sign-up", "without a code", "/login/sign-up", 400, { form: { loginId: "mass_one" } }),
  row("login/done", "", "/login/done", 302, { form: { terms: "on" } }),
  row("login/find-id", "", "/login/find-id", 200, { form: { email: "a@example.com" } }),
  row("login/find-password", "", "/login/find-password", 200, {
    form: { loginId: "demo", email: "a@example.com" },
  }),
  row("login/invitation", "", "/login/invitation?token=x", 410, { who: "demo", form: {} }),
  row("login/new-password", "", "/login/new-password?token=x", 410, {
    form: { password: "a quiet back nine" },
  }),
  row("login/second-factor", "", "/login/second-factor", 302, { form: { code: "123456" } }),

  row("pay/link", "nobody's link", `/pay/${"A".repeat(32)}`, 404, { form: { intent: "opened" } }),
  row("pay/link", "without consent", `/pay/${"A".repeat(32)}`, 422, { form: { intent: "pay" } }),

  mine("mypage/member", "name", { intent: "name", name: "김도현" }),
  mine("mypage/member", "info", {
    intent: "info",
    phone: "010-2345-6789",
    birthday: "",
    gender: "",
  }),
  mine("mypage/member", "code for an e-mail", { intent: "code", email: "new@example.com" }),
  mine(
    "mypage/member",
    "e-mail without proof",
    { intent: "email", email: "unproved@example.com", emailCode: "123456", current: DEMO_PASSWORD },
    400,
  ),
  row("tournament/apply", "without a name", "/tournament/4/apply", 400, {
    who: "guest",
    form: { intent: "apply", people: "1", name_0: "" },
  }),
  mine("mypage/settings", "text size", { intent: "text-size", textSize: "large" }),
  mine("mypage/settings", "language", { intent: "language", locale: "ko" }, 302),
  mine("mypage/settings", "notifications", { intent: "notifications" }),
  mine("mypage/security", "password", { intent: "password", current: "no", password: "no" }, 400),
  mine("mypage/security", "second factor", { intent: "confirm", code: "123456" }, 400),
  mine("mypage/security", "new codes of no staff", { intent: "codes", code: "123456" }, 400),
  mine("mypage/security", "other devices", { intent: "others" }, 302),
  mine("mypage/alarms", "", { intent: "read-all", id: "1" }),
  mine("mypage/coupons", "", { code: "RAINY26" }, 409),
  mine("mypage/recent", "", {}),
  mine(
    "mypage/alerts",
    "no days",
    { intent: "add", course: "th-siam-old", wish: "open", days: "" },
    400,
  ),
  mine("mypage/plans", "a plan that is not there", { intent: "remove", id: ROUND }, 404),
  // Anybody may send one: the lines are read before the login is asked for.
  row("ai/plans", "a plan of nothing", "/ai/plans?golfers=2", 400, { form: { intent: "cart" } }),
  mine("mypage/companions", "", { intent: "add", firstName: "MINA", lastName: "LEE" }),
  mine("mypage/withdrawal", "", { password: "wrong" }, 403),

  row("community/write", "", "/community/write", 302, { who: "demo", form: POST }),
  row("community/detail", "a comment of nothing", "/community/1", 400, {
    who: "demo",
    form: { intent: "comment", content: " " },
  }),
  row("api/mark-post", "", "/api/mark/1", 200, {
    who: "demo",
    form: { kind: "bookmark", on: "1" },
  }),
  row("event/detail", "a coupon that it does not have", "/event/1", 404, {
    who: "demo",
    form: { intent: "coupon" },
  }),
  row("event/detail", "a comment of nothing", "/event/8", 400, {
    who: "demo",
    form: { intent: "comment", content: " " },
  }),
  row("community/edit", "", "/community/{post}/edit", 302, {
    who: "demo",
    form: { ...POST, title: "고친 글" },
  }),

  row("review/write", "without stars", `/review/write?reservation=${PLAYED}`, 400, {
    who: "demo",
    form: { content: "좋았어요" },
  }),
  row("review/write", "not used yet", `/review/write?reservation=${ROUND}`, 409, {
    who: "demo",
    form: REVIEW,
  }),
  row("review/write", "another's line", `/review/write?reservation=${PLAYED}`, 404, {
    who: "guest",
    form: REVIEW,
  }),
  row("review/write", "another's review", "/review/write?review=1", 404, {
    who: "demo",
    form: REVIEW,
  }),
  row("review/write", "another's review, deleted", "/review/write?review=1", 404, {
    who: "demo",
    form: { intent: "delete" },
  }),
  row("review/write", "a visitor", `/review/write?reservation=${PLAYED}`, 401, { form: REVIEW }),

  ...TALK_WRITES,
  ...PARTNER_WRITES,

  row("api/auth-session", "", "/api/_auth/session", 200, { who: "guest", method: "DELETE" }),
  row("api/auth-start", "connecting without the password", "/api/auth/google", 400, {
    who: "demo",
    form: { intent: "connect", next: "/mypage/security" },
  }),
  row("api/auth-start", "", "/api/auth/google", 200, {
    who: "demo",
    form: { intent: "disconnect" },
  }),
  row("api/email-code", "", "/api/email-code", 200, { form: { email: "b@example.com" } }),
  row("api/my-merge", "", "/api/my/merge", 200, {
    who: "demo",
    json: { member: ME, wishes: [], recent: [], searches: [] },
  }),
  row("api/search-choice", "", "/api/search/choice", 200, {
    who: "demo",
    form: { member: ME, keeps: "yes" },
  }),
  row("api/uploads", "", "/api/uploads?for=post", 200, { who: "demo", file: () => photo(60, 40) }),
  row("api/wish", "", "/api/wish", 200, {
    who: "demo",
    form: { intent: "add", member: ME, product: "course:th-siam-old" },
  }),
  row("api/cart", "", "/api/cart", 200, {
    who: "demo",
    json: { intent: "add", member: ME, put: [RIDE] },
  }),
  row("api/cart", "asked only", "/api/cart", 200, {
    who: "demo",
    json: { intent: "ask", member: ME, line: RIDE },
  }),
  row("api/payment-webhook", "", "/api/payment/webhook", 400, { json: { eventType: 1 } }),
  // A field that they do not know is refused before anything is read or planned.
  row("api/planner/plan-answer", "", "/api/plan", 422, { json: { wish: { golfers: 0 } } }),
  row("api/planner/plan-read", "", "/api/plan/read", 422, { json: { text: "파타야 3박" } }),
  row("api/planner/assistant", "by no client of the protocol", "/mcp", 406, {
    json: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "find_courses" } },
  }),
  row("payment/checkout", "without a name", "/payment", 422, { who: "demo", form: {} }),
  row("reservation/cancel", "another sum", `/reservation/${ROUND}/cancel`, 409, {
    who: "demo",
    form: { scope: "line", expectedRefund: "1", mode: "policy" },
  }),
  row("reservation/change", "changed by staff alone", `/reservation/${ROUND}/change`, 409, {
    who: "demo",
    form: { pay: "0", refund: "0", players: "1" },
  }),
  row("reservation/cancel-one", "nobody", `/reservation/${ROUND}/cancel-one`, 422, {
    who: "demo",
    form: { pay: "0", refund: "0", who: "9" },
  }),
  row("reservation/detail", "", `/reservation/${ROUND}`, 302, {
    who: "demo",
    form: { intent: "revoke" },
  }),
  row("reservation/detail", "a time that nobody offered", `/reservation/${ROUND}`, 404, {
    who: "demo",
    form: { intent: "accept", offer: "1", time: "07:12" },
  }),
  row("reservation/detail", "no offer to decline", `/reservation/${ROUND}`, 404, {
    who: "demo",
    form: { intent: "decline", offer: "1" },
  }),
  row("not-found", "", "/no-such-page", 404, {}),
  row("settings/language", "", "/settings/language", 302, { form: { lang: "ko" } }),
  ...CATALOGUE_WRITES,
  ...DESK_WRITES,
  ...RESERVATION_WRITES,
  ...TOURNAMENT_WRITES,
];

/** On a page of one's own. */
function mine(route: string, note: string, form: Record<string, string>, status = 200): Write {
  return row(route, note, `/${route}`, status, { who: "demo", form });
}
