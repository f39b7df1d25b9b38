import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { needsRecheck, recheckBy, recheckDay } from "./recheck-rules.ts";
import { RESERVATION_STATUSES } from "./status.ts";

const none = won(0);
const golf: CartLine = {
  kind: "golf",
  courseId: "th-siam-old",
  date: "2027-01-12",
  time: "07:12",
  players: 2,
  fees: { green: none, cart: none, caddy: none, van: none },
  cars: 0,
  callvan: "none",
};
const round = {
  status: "COMPLETE" as const,
  usedOn: "2027-01-12" as const,
  zone: "Asia/Bangkok",
  choice: golf as CartLine | null,
  recheckedAt: null,
};

test("staff re-check by six in the evening of the day before, at the venue's time", () => {
  expect(recheckDay("2027-01-01")).toBe("2026-12-31");
  expect(recheckBy(round)).toEqual(new Date("2027-01-11T11:00:00Z"));
  expect(recheckBy({ ...round, zone: "Asia/Tokyo" })).toEqual(new Date("2027-01-11T09:00:00Z"));
});

test.each([
  ["2027-01-10T16:59:59Z", false, "two days before, in its last second"],
  ["2027-01-10T17:00:00Z", true, "the day before, in its first second"],
  ["2027-01-11T11:00:01Z", true, "the day before, too late"],
  ["2027-01-11T17:00:00Z", true, "the day itself"],
  ["2027-01-12T00:11:59Z", true, "a minute before tee-off"],
  ["2027-01-12T00:12:00Z", false, "tee-off"],
  ["2027-01-13T03:00:00Z", false, "the day after"],
])(
  "at %s a round that tees off at 07:12 on the 12th in Thailand needs a re-check: %s (%s)",
  (now, isDue) => {
    expect(needsRecheck(round, new Date(now))).toBe(isDue);
  },
);

test("a line without a time needs a re-check until its day ends", () => {
  const stay = { ...round, choice: null };
  expect(needsRecheck(stay, new Date("2027-01-12T16:59:59Z"))).toBe(true);
  expect(needsRecheck(stay, new Date("2027-01-12T17:00:00Z"))).toBe(false);
});

test("only confirmed lines need a re-check, and only once", () => {
  const now = new Date("2027-01-11T03:00:00Z");
  const due = RESERVATION_STATUSES.filter((status) => needsRecheck({ ...round, status }, now));
  expect(due).toEqual(["COMPLETE"]);
  expect(needsRecheck({ ...round, recheckedAt: now }, now)).toBe(false);
});
