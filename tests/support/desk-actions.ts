import { type DeskAction, money, places, STILL } from "./desk-action.ts";
import { OLD_DESK, PRICES, RESERVATION, RULE, STOCK, UNDONE_RULE } from "./desk-sale-actions.ts";

/** A form without a name, on a page that may have others with one. */
export const NAMELESS = "";

const SAVED = "app/features/desk/record/save-record.server.test.ts";
const CARE = "app/features/member/care/member-care.server.test.ts";

/** A record of the desk is saved, undone and deleted under its version, with any content. */
const RECORD = {
  save: money(SAVED, "a save on a newer version changes nothing and says whose change it was"),
  undo: money(SAVED, "a save is not undone when a colleague has saved after it"),
  delete: money(SAVED, "a record that a colleague has saved meanwhile is not deleted"),
} as const;

const MEMBER = {
  gift: money(CARE, "from a page that a colleague has overtaken"),
  approve_gift: money(CARE, "other than the first, and is decided once"),
  refuse_gift: money(CARE, "other than the first, and is decided once"),
  undo_gift: money(CARE, "announced to the member and revoked once"),
  coupon: money(CARE, "from a page that a colleague has overtaken"),
  note: STILL,
  show: STILL,
  end_sessions: STILL,
} as const;

const RIGHTS = { role: STILL, ban: STILL, unban: STILL, factor: STILL } as const;
const HIDING = { hide: STILL, restore: STILL } as const;

const STEP = places(
  "app/features/tournament/entry/offers.server.test.ts",
  "staff decide under the version that they saw",
);
const FLIGHTS = {
  [NAMELESS]: places("app/features/tournament/day/day.server.test.ts", "saved meanwhile are not"),
  out: STILL,
  back: STILL,
  step: STEP,
} as const;

/** Every page of the desk that changes something, as the route table spells it, and each of its forms. */
export const DESK_ACTIONS: Readonly<Record<string, Readonly<Record<string, DeskAction>>>> = {
  admin: { note: STILL, done: STILL, reopen: STILL, read: STILL },
  "admin/qna/canned/create": RECORD,
  "admin/qna/canned/:id": RECORD,
  "admin/qna/:qna_idx": { answer: STILL, ask_back: STILL, show_phone: STILL },
  "admin/caddy/create": RECORD,
  "admin/caddy/:id": RECORD,
  "admin/caddy/:id/pictures": { [NAMELESS]: STILL },
  "admin/event/create": { ...RECORD, ...MEMBER },
  "admin/event/:id": { ...RECORD, ...MEMBER },
  "admin/event/:id/comments": HIDING,
  "admin/event/:id/pictures": { [NAMELESS]: STILL },
  "admin/coupons/create": RECORD,
  "admin/coupons/:id": RECORD,
  "admin/suppliers/create": RECORD,
  "admin/suppliers/:id": RECORD,
  "admin/shuttle/create": RECORD,
  "admin/shuttle/:id": RECORD,
  "admin/region/create": RECORD,
  "admin/region/:id": RECORD,
  "admin/region/:id/pictures": { [NAMELESS]: STILL },
  "admin/hotel/create": RECORD,
  "admin/hotel/:id": RECORD,
  "admin/hotel/:id/pictures": { [NAMELESS]: STILL },
  "admin/hotel/room/:id": RECORD,
  "admin/hotel/:hotel/room": RECORD,
  "admin/hotel/room/:id/price": PRICES,
  "admin/hotel/room/:id/pictures": { [NAMELESS]: STILL },
  "admin/notice/add": RECORD,
  "admin/notice/:notice_idx": RECORD,
  "admin/help/create": RECORD,
  "admin/help/:id": RECORD,
  "admin/member/:id": { ...MEMBER, ...RIGHTS },
  "admin/staff": {
    ...RIGHTS,
    invite: STILL,
    resend: STILL,
    revoke: STILL,
    remove: STILL,
    save: STILL,
    delete: STILL,
  },
  "admin/review/:id": { ...HIDING, reply: STILL },
  "admin/courses/create": RECORD,
  "admin/courses/import": {
    check: STILL,
    store: money(
      "app/features/catalog/desk/workbook/overtaken-rows.server.test.ts",
      "that a colleague changed after the download is refused",
    ),
  },
  "admin/courses/:id": RECORD,
  "admin/courses/:id/pictures": { [NAMELESS]: STILL },
  "admin/courses/:id/roads": { [NAMELESS]: STILL },
  "admin/courses/:id/price": PRICES,
  "admin/community/:id": HIDING,
  "admin/community/comments/:id": HIDING,
  "admin/recommend": { save: STILL, undo: STILL, refresh: STILL },
  "admin/banners": { order: STILL, blocks: STILL, undo: STILL },
  "admin/banners/create": RECORD,
  "admin/banners/:id": RECORD,
  "admin/banners/:id/pictures": { [NAMELESS]: STILL },
  "admin/legal/create": RECORD,
  "admin/legal/:id": RECORD,
  "admin/tournament/create": RECORD,
  "admin/tournament/:id": RECORD,
  "admin/tournament/:id/register": {
    step: STEP,
    places: places("tests/process/support/desk-writes.ts", "another's number"),
  },
  "admin/tournament/:id/flights": FLIGHTS,
  "admin/tournament/:id/scores": { [NAMELESS]: STILL, out: STILL, back: STILL, step: STEP },
  "admin/tournament/:id/pictures": { [NAMELESS]: STILL },
  "admin/run-sheet": { note: STILL, [NAMELESS]: STILL },
  "admin/system": {
    explain: money(OLD_DESK, "a refund of the console is not explained from a page"),
    retry: STILL,
    retry_all: STILL,
    reconcile: STILL,
  },
  "admin/settings": RECORD,
  "admin/settings/business": RECORD,
  "admin/settings/planner": RECORD,
  "admin/prices": {
    holiday: RULE,
    remove_holiday: RULE,
    peak: RULE,
    remove_peak: RULE,
    exchange: RULE,
    margin: RULE,
    surcharge: RULE,
    fare: RULE,
    undo: UNDONE_RULE,
  },
  "admin/prices/stop-sell": {
    [NAMELESS]: {
      moves: "places",
      showsNothing: "names courses and days, not how they stand; what is closed keeps its reason",
    },
    undo: places(
      `${STOCK}/undo-stop-sell.server.test.ts`,
      "an undo does not overwrite later changes",
    ),
  },
  "admin/reservations/new": {
    find: STILL,
    times: STILL,
    quote: STILL,
    [NAMELESS]: money(
      "app/features/checkout/phone-order/phone-order.server.test.ts",
      "a total that is old",
    ),
  },
  "admin/reservations/order/:id": {
    retry: money(
      "tests/both-engines/provider/failed-returns.test.ts",
      "neither sent again nor paid by hand from an older page",
    ),
    hand_paid: money(
      "tests/both-engines/provider/failed-returns.test.ts",
      "neither sent again nor paid by hand from an older page",
    ),
    cancel_link: places(OLD_DESK, "a pay link is not taken back from a page"),
    resend: STILL,
    send_link: STILL,
  },
  "admin/reservations/:reservation_idx": RESERVATION,
  "api/admin/bulk-action": {
    ...MEMBER,
    ...HIDING,
    [NAMELESS]: money("tests/process/support/desk-writes.ts", "an old version"),
  },
  "api/admin/fresh-factor": { [NAMELESS]: STILL },
  "api/admin/list-view": { save: STILL, delete: STILL },
  "api/admin/open-record": { [NAMELESS]: STILL },
};
