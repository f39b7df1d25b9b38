import { expect, test } from "vitest";
import { firstOpenDay, reservationListInput } from "./reservation-tabs.ts";

test.each([
  ["", { tab: "upcoming", page: 1 }],
  ["tab=past&page=3", { tab: "past", page: 3 }],
  ["tab=cancelled", { tab: "cancelled", page: 1 }],
  ["tab=nonsense&page=-4", { tab: "upcoming", page: 1 }],
  ["page=1000000000", { tab: "upcoming", page: 1_000_000_000 }],
])("the address ?%s is understood", (search, expected) => {
  expect(reservationListInput(new URLSearchParams(search))).toEqual(expected);
});

test("a day is open until it ends in Thailand", () => {
  expect(firstOpenDay(new Date("2027-01-12T16:30:00Z"))).toBe("2027-01-12");
  expect(firstOpenDay(new Date("2027-01-12T17:00:00Z"))).toBe("2027-01-13");
});
