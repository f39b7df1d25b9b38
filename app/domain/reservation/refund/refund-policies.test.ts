import { expect, test } from "vitest";
import { policyPeriods } from "./refund-policies.ts";

test("a policy is a row of stretches, the first without a beginning", () => {
  const hotel = [
    { daysBefore: 7, feePercent: 0 },
    { daysBefore: 3, feePercent: 50 },
    { daysBefore: 0, feePercent: 100 },
  ];
  expect(policyPeriods(hotel)).toEqual([
    { fromDays: undefined, toDays: 7, feePercent: 0 },
    { fromDays: 6, toDays: 3, feePercent: 50 },
    { fromDays: 2, toDays: 0, feePercent: 100 },
  ]);
});
