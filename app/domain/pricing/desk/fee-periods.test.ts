import { expect, test } from "vitest";
import { won } from "#app/domain/money.ts";
import { type FeePeriod, periodFee } from "./fee-periods.ts";

const PERIODS: readonly FeePeriod[] = [
  { fee: "cart", startsOn: "2027-04-01", amount: won(36_000) },
  { fee: "cart", startsOn: "2027-01-01", amount: won(34_000) },
  { fee: "caddy", startsOn: "2027-01-01", amount: won(0) },
];

test.each([
  ["cart", "2026-12-31", null],
  ["cart", "2027-01-01", 34_000],
  ["cart", "2027-03-31", 34_000],
  ["cart", "2027-04-01", 36_000],
  ["caddy", "2026-12-31", null],
  ["caddy", "2027-06-01", 0],
] as const)(
  "the %s fee of %s is that of the last period that has begun: %s",
  (fee, day, amount) => {
    expect(periodFee(PERIODS, fee, day)).toBe(amount);
  },
);

test("without periods the course's own fee holds", () => {
  expect(periodFee([], "cart", "2027-01-01")).toBeNull();
});
