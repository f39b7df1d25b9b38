import sharp from "sharp";
import { demoMemberId } from "#app/db/seed/seed-members.server.ts";
import { seededUuid } from "#app/db/seed/seeded.ts";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/date/local-date.ts";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";

/** One way to write: a form, a file or JSON as the shop itself would send it, and what it is answered. */
export type Write = {
  /** The file below app/routes, without its ending. */
  readonly route: string;
  readonly note: string;
  /** `{post}` is replaced by the id of the last written post. */
  readonly path: string;
  readonly who?: string;
  readonly method?: "POST" | "DELETE";
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: Readonly<Record<string, unknown>>;
  readonly file?: () => Promise<Uint8Array<ArrayBuffer>>;
  readonly status: number;
};

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

async function photo(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 60, height: 40, channels: 3, background: "#3c8f7c" } as const;
  return Uint8Array.from(await sharp({ create }).jpeg().toBuffer());
}

const EVENT_TEXTS = {
  startsOn: "2027-01-01",
  endsOn: "2027-01-31",
  title_ko: "행사",
  label_ko: "행사",
  summary_ko: "요약",
  body_ko: "내용",
};

/** Every route that has an action; a new one fails the test until it is listed here. */
export const WRITES: readonly Write[] = [
  row("login", "", "/login", 302, { form: { loginId: "demo", password: DEMO_PASSWORD } }),
  row("login/sign-up", "without a code", "/login/sign-up", 400, { form: { loginId: "mass_one" } }),
  row("login/done", "", "/login/done", 302, { form: { terms: "on" } }),
  row("login/find-id", "", "/login/find-id", 200, { form: { email: "a@example.com" } }),
  row("login/find-password", "", "/login/find-password", 200, {
    form: { loginId: "demo", email: "a@example.com" },
  }),
  row("login/new-password", "", "/login/new-password?token=x", 410, {
    form: { password: "a quiet back nine" },
  }),
  row("login/second-factor", "", "/login/second-factor", 302, { form: { code: "123456" } }),

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
  mine("mypage/companions", "", { intent: "add", firstName: "MINA", lastName: "LEE" }),
  mine("mypage/withdrawal", "", { password: "wrong" }, 403),

  row("community/write", "", "/community/write", 302, { who: "demo", form: POST }),
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

  row("api/auth-session", "", "/api/_auth/session", 200, { who: "guest", method: "DELETE" }),
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
  row("api/uploads", "", "/api/uploads?for=post", 200, { who: "demo", file: photo }),
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
  row("payment/checkout", "without a name", "/payment", 422, { who: "demo", form: {} }),
  row("reservation/cancel", "another sum", `/reservation/${ROUND}/cancel`, 409, {
    who: "demo",
    form: { scope: "line", expectedRefund: "1", mode: "policy" },
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

  row("admin/courses/edit", "", "/admin/courses/th-siam-old", 200, {
    who: "content",
    form: { src: "/pictures/course/th-siam-old" },
  }),
  row("admin/hotel/edit", "", "/admin/hotel/ht-gcp-t21", 200, {
    who: "content",
    form: { src: "/pictures/hotel/ht-gcp-t21" },
  }),
  places("stop", 200, { intent: "stop", day: RIDE.date, time: "06:00" }),
  places("another's number", 409, {
    intent: "places",
    day: RIDE.date,
    places: "2",
    seen: "06:08=77",
  }),
  places("no number", 400, { intent: "places", day: RIDE.date, places: "x" }),
  row("admin/courses/price", "by content", "/admin/courses/th-siam-old/price", 404, {
    who: "content",
    form: { intent: "stop", day: RIDE.date, time: "06:16" },
  }),
  row("admin/hotel/room-price", "", "/admin/hotel/room/ht-amari-pattaya-room-1/price", 200, {
    who: "ops",
    form: { intent: "open", from: RIDE.date, to: RIDE.date },
  }),
  row("admin/tournament/register", "another's number", "/admin/tournament/1/register", 409, {
    who: "ops",
    form: { intent: "places", day: RIDE.date, places: "2", seen: "all=999" },
  }),
  row("admin/notice/edit", "", "/admin/notice/1", 200, {
    who: "content",
    form: { intent: "save", version: "1", category: "normal", title_ko: "알림", body_ko: "내용" },
  }),
  row("admin/event/edit", "an old version", "/admin/event/1", 409, {
    who: "content",
    form: { intent: "save", version: "999", ...EVENT_TEXTS },
  }),
  row("api/open-record", "", "/api/open-record", 200, {
    who: "content",
    form: { kind: "notice", id: "1" },
  }),
  line("without a reference", 400, { intent: "confirm" }),
  line("re-confirmed with nobody", 400, { intent: "recheck" }),
  line("an offer of no time", 400, { intent: "offer" }),
  line("a transfer without its number", 400, { intent: "hand_paid", reason: "x" }),
  line("no refund to pay by hand", 409, { intent: "hand_paid", reference: "KB-1", reason: "x" }),
  line("no offer to withdraw", 409, { intent: "withdraw_offer" }),
  line("the supplier was asked", 200, { intent: "asked", way: "copy", language: "en" }),
  line("a phone number", 200, { intent: "show_phone" }),
  row("admin/member/detail", "", `/admin/member/${demoMemberId("guest")}`, 200, {
    who: "ops",
    form: { intent: "unban" },
  }),
  row("admin/member/detail", "second factor", `/admin/member/${demoMemberId("guest")}`, 409, {
    who: "owner",
    form: { intent: "factor", reason: "전화기를 잃어버림" },
  }),
];

type Rest = Omit<Write, "route" | "note" | "path" | "status">;

function row(route: string, note: string, path: string, status: number, rest: Rest): Write {
  return { route, note, path, status, ...rest };
}

/** On a page of one's own. */
function mine(route: string, note: string, form: Record<string, string>, status = 200): Write {
  return row(route, note, `/${route}`, status, { who: "demo", form });
}

/** On the admin price calendar of a course. */
function places(note: string, status: number, form: Record<string, string>): Write {
  const path = "/admin/courses/th-siam-old/price";
  return row("admin/courses/price", note, path, status, { who: "ops", form });
}

/** On the admin page of a line that waits for its supplier. */
function line(note: string, status: number, form: Record<string, string>): Write {
  const path = "/admin/reservations/5";
  return row("admin/reservations/detail", note, path, status, { who: "ops", form });
}
