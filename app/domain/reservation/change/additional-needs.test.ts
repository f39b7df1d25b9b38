import { expect, test } from "vitest";
import { readDay } from "#app/domain/common/query-readers.ts";
import type { StockNeed } from "#app/domain/order/stock-need.ts";
import { additionalNeeds } from "./additional-needs.ts";

function tee(slot: string, quantity: number): StockNeed {
  const day = readDay("2027-01-12");
  if (!day) throw new Error("no day");
  return { kind: "tee", productId: "siam-old", day, slot, quantity, capacity: 4 };
}

test("a third player at the same tee time needs one more place", () => {
  expect(additionalNeeds([tee("07:12", 2)], [tee("07:12", 3)])).toEqual([tee("07:12", 1)]);
});

test("another tee time needs all its places, and fewer players need none", () => {
  expect(additionalNeeds([tee("07:12", 2)], [tee("07:20", 2)])).toEqual([tee("07:20", 2)]);
  expect(additionalNeeds([tee("07:12", 3)], [tee("07:12", 2)])).toEqual([]);
  expect(additionalNeeds([tee("07:12", 3)], [tee("07:12", 3)])).toEqual([]);
});
