import type { Translate } from "#app/platform/i18n/i18n.ts";

const KINDS = [
  "business_data",
  "catalogue",
  "course_prices",
  "desk_limits",
  "policy",
  "price_rules",
  "region",
  "room",
  "room_prices",
  "shuttle",
  "vehicle",
  "banner",
  "best30",
  "blocks",
  "caddy",
  "course",
  "course_places",
  "event",
  "hotel",
  "legal",
  "invitation",
  "ledger_report",
  "list",
  "member",
  "notice",
  "help",
  "order",
  "outbox",
  "provider_finding",
  "refund",
  "reservation",
  "room_places",
  "shift_note",
  "staff",
  "supplier",
  "tournament",
  "tournament_entry",
  "tournament_places",
  "canned_answer",
  "comment",
  "coupon",
  "post",
  "question",
  "review",
] as const;

const VERBS = [
  "allotment",
  "allotment_undo",
  "import",
  "min_stay",
  "min_stay_undo",
  "rates",
  "rates_undo",
  "roads",
  "rule",
  "rule_undo",
  "sheet",
  "flights",
  "scores",
  "flights_out",
  "flights_back",
  "results_out",
  "results_back",
  "wait",
  "cancel",
  "approve",
  "assign",
  "ban",
  "cancel_link",
  "close",
  "confirm",
  "create",
  "decline",
  "delete",
  "done",
  "driver",
  "explain",
  "export",
  "factor",
  "hand_paid",
  "note",
  "offer",
  "open",
  "order",
  "phone",
  "pictures",
  "propose",
  "not_published",
  "publish",
  "read",
  "recheck",
  "reconcile",
  "refuse",
  "reopen",
  "find",
  "find_limit",
  "new_reference",
  "sheet_note",
  "retry",
  "role",
  "save",
  "send_link",
  "set",
  "show_phone",
  "stop",
  "unban",
  "undo",
  "use",
  "give_points",
  "propose_points",
  "approve_points",
  "refuse_points",
  "undo_points",
  "give_coupon",
  "show_private",
  "end_sessions",
  "withdraw_offer",
  "invite",
  "resend",
  "revoke",
  "accept",
  "ask_back",
  "hide",
  "reply",
  "restore",
] as const;

/** A kind that has no word yet is shown as the code that is stored. */
export function kindWord(t: Translate, kind: string): string {
  const known = KINDS.find((each) => each === kind);
  return known ? t(`audit:kind.${known}`) : kind;
}

/** Actions are stored as `notice.save`: the verb is what a reader wants first. */
export function actionWord(t: Translate, action: string): string {
  const known = VERBS.find((verb) => verb === action.split(".").at(-1));
  return known ? t(`audit:did.${known}`) : action;
}

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

/** Where all records of a kind are on one page. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ["banner", "/admin/banners"],
  ["best30", "/admin/recommend"],
  ["blocks", "/admin/banners"],
  ["business_data", "/admin/settings/business"],
  ["catalogue", "/admin/courses/import"],
  ["desk_limits", "/admin/settings"],
  ["price_rules", "/admin/prices"],
]);

/** Where the record of an entry is shown at the desk, if it is. */
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
