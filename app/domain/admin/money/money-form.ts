type MoneyForms = {
  /** What of its forms moves or promises money; without it, everything but `never`. */
  readonly only?: readonly string[];
  readonly never?: readonly string[];
};

const OF_A_RECORD: MoneyForms = { never: ["delete"] };

const OF_PRICES: MoneyForms = {
  never: [
    "close",
    "open",
    "undo_stop",
    "min_stay",
    "undo_min_stay",
    "allotment",
    "undo_allotment",
    "places",
    "csv",
  ],
};

/**
 * The pages of the desk with forms that move or promise money, as the route table spells them: an address has many
 * spellings. Pages of prices and new orders name what does not, so that a new form is asked for.
 */
const MONEY_PAGES: ReadonlyMap<string, MoneyForms> = new Map([
  [
    "admin/reservations/:reservation_idx",
    {
      only: [
        "approve",
        "approve_own",
        "approve_proposal",
        "retry",
        "hand_paid",
        "cancel",
        "refuse",
      ],
    },
  ],
  ["admin/reservations/order/:id", { only: ["send_link", "retry", "hand_paid"] }],
  ["admin/reservations/new", { never: ["find", "times", "quote"] }],
  ["admin/member/:id", { only: ["gift", "approve_gift", "undo_gift", "coupon"] }],
  ["admin/prices", {}],
  ["admin/courses/:id/price", OF_PRICES],
  ["admin/hotel/room/:id/price", OF_PRICES],
  ["admin/coupons/create", {}],
  ["admin/coupons/:id", OF_A_RECORD],
  ["admin/caddy/create", {}],
  ["admin/caddy/:id", OF_A_RECORD],
  ["admin/tournament/create", {}],
  ["admin/tournament/:id", OF_A_RECORD],
  ["admin/shuttle/create", {}],
  ["admin/hotel/:hotel/room", {}],
  ["admin/courses/create", {}],
  ["admin/courses/import", { only: ["store"] }],
  ["admin/settings", OF_A_RECORD],
]);

export const MONEY_PATTERNS: readonly string[] = [...MONEY_PAGES.keys()];

/** Whether this form of the desk, by its page and its name, moves or promises money. */
export function movesMoney(pattern: string, intent: string): boolean {
  const forms = MONEY_PAGES.get(plain(pattern));
  if (!forms) return false;
  const { only, never = [] } = forms;
  return only ? only.includes(intent) : !never.includes(intent);
}

/** Whether the page has such a form: then the name of the one that was sent is worth reading. */
export function mayMoveMoney(pattern: string): boolean {
  return MONEY_PAGES.has(plain(pattern));
}

function plain(pattern: string): string {
  return pattern.replace(/^\/+/, "");
}
