import { money, places, STILL } from "./desk-action.ts";

const RATES = "app/features/pricing/rates";
export const STOCK = "app/features/pricing/stock";
const OLD_PAGE = "app/features/reservation/desk/old-page.server.test.ts";
export const OLD_DESK = "tests/shop/old-desk-pages.test.ts";

export const RULE = money(
  `${RATES}/save-rule.server.test.ts`,
  "a save over a newer state of a rule is refused",
);
export const UNDONE_RULE = money(
  `${RATES}/save-rule.server.test.ts`,
  "but not once a colleague changed it again",
);

const SALE = places(OLD_DESK, "days are neither closed nor opened from a page");
/** The forms of a price page. */
export const PRICES = {
  prices: money(`${RATES}/save-prices.server.test.ts`, "one cell that a colleague changed"),
  undo: money(`${RATES}/save-prices.server.test.ts`, "a save is not undone once a later one"),
  rates: money(`${RATES}/save-rates.server.test.ts`, "that a colleague saved meanwhile"),
  undo_rates: UNDONE_RULE,
  fee: money(`${RATES}/fee-periods.server.test.ts`, "a colleague's fee is not overwritten"),
  cost: RULE,
  van: RULE,
  undo_rule: UNDONE_RULE,
  close: SALE,
  open: SALE,
  undo_stop: places(
    `${STOCK}/undo-stop-sell.server.test.ts`,
    "an undo does not overwrite later changes",
  ),
  min_stay: STILL,
  undo_min_stay: STILL,
  sheet: places(
    "app/features/pricing/tee-sheet/save-tee-sheet.server.test.ts",
    "a row that a colleague changed is refused with its current values",
  ),
  undo_sheet: places(
    "app/features/pricing/tee-sheet/save-tee-sheet.server.test.ts",
    "a row that changed since stays",
  ),
  allotment: places(
    `${STOCK}/set-allotment.server.test.ts`,
    "rooms are set over several nights, and never below what is sold",
  ),
  undo_allotment: places(`${STOCK}/set-allotment.server.test.ts`, "a number set since refuses it"),
  places: places(
    `${STOCK}/change-places.server.test.ts`,
    "rooms of a night are lowered and closed like tee times",
  ),
  csv: STILL,
} as const;

const SHOWN = "is refused from a page opened before the line changed";
const ASKED = "is refused from a page opened before a colleague proposed another sum";
const BACK = "from a page that was opened before a part of it went back";

/** The forms of a reservation. */
export const RESERVATION = {
  confirm: places(OLD_PAGE, SHOWN),
  reference: places(OLD_PAGE, SHOWN),
  recheck: places(OLD_PAGE, SHOWN),
  refuse: money(OLD_PAGE, SHOWN),
  use: money(OLD_PAGE, SHOWN),
  cancel: money(OLD_PAGE, SHOWN),
  offer: places(OLD_PAGE, SHOWN),
  withdraw_offer: places(OLD_PAGE, SHOWN),
  approve: money(OLD_PAGE, ASKED),
  approve_own: money(OLD_PAGE, ASKED),
  approve_proposal: money(OLD_PAGE, ASKED),
  decline_proposal: money(OLD_PAGE, ASKED),
  refuse_refund: money(OLD_PAGE, ASKED),
  retry: money(OLD_PAGE, BACK),
  hand_paid: money(OLD_PAGE, BACK),
  asked: STILL,
  assign: STILL,
  note: STILL,
  show_phone: STILL,
} as const;
