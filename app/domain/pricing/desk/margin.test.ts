import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import {
  costOn,
  exchangeRateOn,
  isBelowMargin,
  lowestPrice,
  marginPercent,
  netInWon,
} from "./margin.ts";

const costs = [
  { startsOn: "2027-01-18", baht: 3400 },
  { startsOn: "2026-01-01", baht: 3550 },
] as const;
const rates = [
  { day: "2026-11-01", wonPer100Baht: 4300 },
  { day: "2026-11-16", wonPer100Baht: 4400 },
] as const;

test("a net cost lasts until the next contract begins", () => {
  expect(costOn(costs, "2027-01-17")?.baht).toBe(3550);
  expect(costOn(costs, "2027-01-18")?.baht).toBe(3400);
  expect(costOn(costs, "2025-12-31")).toBeUndefined();
});

test("a future day uses the last known exchange rate", () => {
  expect(exchangeRateOn(rates, "2027-01-11")?.wonPer100Baht).toBe(4400);
  expect(exchangeRateOn(rates, "2026-11-15")?.wonPer100Baht).toBe(4300);
  expect(exchangeRateOn([], "2027-01-11")).toBeUndefined();
});

test("there is no margin while the cost or the rate is unknown", () => {
  expect(netInWon(undefined, rates[0])).toBeUndefined();
  expect(netInWon(costs[0], undefined)).toBeUndefined();
  expect(netInWon(costs[1], rates[1])).toBe(156_200);
});

test("172,000 won over 3,550 baht at 44.0 leave 9.2 percent, 187,000 leave 16.5", () => {
  expect(marginPercent(won(172_000), 156_200)).toBe(9.2);
  expect(marginPercent(won(187_000), 156_200)).toBe(16.5);
  expect(marginPercent(won(100_000), 156_200)).toBe(-56.2);
});

test("a margin that only rounds to the limit is below it", () => {
  expect(isBelowMargin(won(100_000), 88_000, 12)).toBe(false);
  expect(isBelowMargin(won(100_000), 88_001, 12)).toBe(true);
});

test("the lowest price that keeps 12 percent is rounded up to a thousand", () => {
  expect(lowestPrice(156_200, 12)).toBe(178_000);
  expect(lowestPrice(88_000, 12)).toBe(100_000);
  expect(lowestPrice(88_001, 12)).toBe(101_000);
  expect(lowestPrice(50_000, 0)).toBe(50_000);
});
