import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { row, type Write } from "./write.ts";

const DAY = addDays(dateIn(SHOP_ZONE, new Date()), 60);

/** What the price page of a course sends. */
export const PRICE_WRITES: readonly Write[] = [
  places("a tee sheet", 200, {
    intent: "sheet",
    day: DAY,
    reason: "행사",
    rows: '[{"time":"06:00","seen":{"places":77,"stopped":false,"fee":null},"next":{"places":4,"stopped":false,"fee":null}}]',
  }),
  places("another's price", 409, {
    intent: "prices",
    cells: `[{"day":"${DAY}","seen":1,"price":150000}]`,
  }),
  places("a fee that begins in the past", 400, {
    intent: "fee",
    fee: "cart",
    startsOn: "2020-01-01",
    amount: "33000",
    seen: "",
  }),
  places("another's net cost", 409, {
    intent: "cost",
    kind: "green",
    startsOn: "2027-01-01",
    baht: "3500",
    seen: "77",
  }),
  places("another's places over days", 409, {
    intent: "allotment",
    places: "3",
    days: `[{"day":"${DAY}","seen":1}]`,
  }),
  places("no rates to undo", 404, { intent: "undo_rates", entry: "999999" }),
  places("no net cost to remove", 400, {
    intent: "cost",
    kind: "green",
    startsOn: "2027-05-05",
    baht: "",
    seen: "",
  }),
  places("no fee to undo", 404, { intent: "undo_rule", entry: "999999" }),
  places("no places to undo", 404, { intent: "undo_allotment", entry: "999999" }),
  places("no stop to undo", 404, { intent: "undo_stop", entry: "999999" }),
  places("a minimum stay of a course", 400, { intent: "undo_min_stay", entry: "999999" }),
  places("no sheet to undo", 404, { intent: "undo_sheet", entry: "999999" }),
  places("no price", 400, { intent: "prices", cells: "x" }),
];

/** On the admin price calendar of a course. */
function places(note: string, status: number, form: Record<string, string>): Write {
  const path = "/admin/courses/th-siam-old/price";
  return row("admin/courses/price", note, path, status, { who: "ops", form });
}
