import { expect, test } from "vitest";
import { compareNeeds, type StockNeed, stockKey } from "./stock-need.ts";

const tee: StockNeed = {
  kind: "tee",
  productId: "old",
  day: "2027-01-12",
  slot: "07:12",
  quantity: 2,
  capacity: 4,
};

test("stock is named by kind, product, day and slot", () => {
  expect(stockKey(tee)).toBe("tee|old|2027-01-12|07:12");
});

test("stock is sorted by its name, not by quantity", () => {
  const night: StockNeed = { ...tee, kind: "night", slot: "", quantity: 9 };
  const later: StockNeed = { ...tee, day: "2027-01-13", quantity: 1 };
  expect([later, tee, night].toSorted(compareNeeds)).toEqual([night, tee, later]);
});
