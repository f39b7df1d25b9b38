import { expect, test } from "vitest";
import { STANDARD_REFUND_TIERS } from "#app/domain/common/product/refund-tiers.ts";
import { tiersOf, tiersText } from "./policy-form.ts";

test("the standard tiers come back as they were written", () => {
  expect(tiersOf(tiersText(STANDARD_REFUND_TIERS))).toEqual(STANDARD_REFUND_TIERS);
});

test.each([
  "",
  "30",
  "30:101",
  "10:0, 30:20",
  "30:20, 10:10",
  "10:0, 10:5",
  "a:b",
  "-1:5",
  "30:0,",
])("%j is no list of tiers", (text) => {
  expect(tiersOf(text)).toBeUndefined();
});

test("one tier for every day is a list, and the full fee is allowed", () => {
  expect(tiersOf("0:100")).toEqual([{ daysBefore: 0, feePercent: 100 }]);
});
