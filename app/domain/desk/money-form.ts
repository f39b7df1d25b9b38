/** For a record, only deleting it. */
const OF_A_RECORD = ["delete"];

const OF_PRICES = [
  "close",
  "open",
  "undo_stop",
  "min_stay",
  "undo_min_stay",
  "allotment",
  "undo_allotment",
  "places",
  "csv",
];

const OF_A_RESERVATION = [
  "show_phone",
  "asked",
  "note",
  "assign",
  "confirm",
  "reference",
  "recheck",
  "offer",
  "withdraw_offer",
  "use",
  "decline_proposal",
];

/**
 * The pages of the desk with forms that move or promise money, or that grant the rights to, as the route table spells
 * them: an address has many spellings. Each names its forms that do neither, so that a new form is protected by
 * default.
 */
const MONEY_PAGES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ["admin/reservations/:reservation_idx", OF_A_RESERVATION],
  ["admin/reservations/order/:id", ["resend", "cancel_link"]],
  ["admin/reservations/new", ["find", "times", "quote"]],
  ["admin/member/:id", ["note", "refuse_gift", "show", "end_sessions", "ban"]],
  ["admin/staff", ["revoke", "remove"]],
  ["admin/prices", []],
  ["admin/courses/:id/price", OF_PRICES],
  ["admin/hotel/room/:id/price", OF_PRICES],
  ["admin/coupons/create", []],
  ["admin/coupons/:id", OF_A_RECORD],
  ["admin/event/create", []],
  ["admin/event/:id", OF_A_RECORD],
  ["admin/caddy/create", []],
  ["admin/caddy/:id", OF_A_RECORD],
  ["admin/tournament/create", []],
  ["admin/tournament/:id", OF_A_RECORD],
  ["admin/shuttle/create", []],
  // Which route is the way to a course decides what the van costs.
  ["admin/shuttle/:id", OF_A_RECORD],
  ["admin/hotel/create", []],
  ["admin/hotel/:id", OF_A_RECORD],
  ["admin/hotel/:hotel/room", []],
  ["admin/courses/create", []],
  ["admin/courses/:id", OF_A_RECORD],
  ["admin/courses/import", ["check"]],
  ["admin/settings", OF_A_RECORD],
  ["admin/settings/planner", OF_A_RECORD],
  // Explaining a refund of the provider's console releases the next one.
  ["admin/system", ["retry", "retry_all", "reconcile"]],
]);

export const MONEY_PATTERNS: readonly string[] = [...MONEY_PAGES.keys()];

/** Whether this form of the desk, by its page and its name, moves or promises money. */
export function movesMoney(pattern: string, intent: string): boolean {
  const others = MONEY_PAGES.get(plain(pattern));
  return others !== undefined && !others.includes(intent);
}

/** Whether the page has such a form: then the name of the one that was sent is worth reading. */
export function mayMoveMoney(pattern: string): boolean {
  return MONEY_PAGES.has(plain(pattern));
}

function plain(pattern: string): string {
  return pattern.replace(/^\/+/, "");
}
