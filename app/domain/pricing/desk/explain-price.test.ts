import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { cellPrice, explainPrice } from "./explain-price.ts";

const both = (weekday: number, weekend: number) => ({
  weekday: won(weekday),
  weekend: won(weekend),
});
const card = {
  low: both(120_000, 150_000),
  regular: both(150_000, 180_000),
  high: both(187_000, 230_000),
  peak: both(258_000, 258_000),
};
const override = {
  price: won(179_000),
  reason: "주중 행사",
  by: "박은지",
  at: new Date("2026-11-12T01:00:00Z"),
};
const summary = (steps: ReturnType<typeof explainPrice>) =>
  steps.map(({ layer, price, applies }) => [layer, price, applies]);

test("an ordinary weekday is explained by its season alone", () => {
  expect(summary(explainPrice(card, "2027-01-25", {}, undefined))).toEqual([
    ["date", null, false],
    ["special", null, false],
    ["season", 187_000, true],
  ]);
});

test("the date's own price is named with its author, time and reason, above the rules", () => {
  const steps = explainPrice(card, "2027-01-27", {}, override);
  expect(summary(steps)).toEqual([
    ["date", 179_000, true],
    ["special", null, false],
    ["season", 187_000, false],
  ]);
  expect(steps[0]?.override).toEqual(override);
});

test.each([
  [{ peakRate: "peak" } as const, "peak", 258_000],
  [{ holiday: "weekend_rate" } as const, "holiday", 230_000],
  [{ holiday: "peak_rate" } as const, "holiday", 258_000],
])("%j takes precedence over the season", (rules, special, price) => {
  const [, second, third] = explainPrice(card, "2027-01-25", rules, undefined);
  expect(second).toMatchObject({ layer: "special", special, price, applies: true });
  expect(third).toMatchObject({ layer: "season", price: 187_000, applies: false });
});

test("a holiday without an effect on prices leaves the season's price", () => {
  const steps = explainPrice(card, "2027-01-25", { holiday: "none" }, undefined);
  expect(steps[1]).toMatchObject({ price: null, applies: false });
  expect(steps[2]?.applies).toBe(true);
});

test("an override keeps the rate of its day, so that peak nights keep their minimum stay", () => {
  expect(cellPrice(card, "2027-01-01", { peakRate: "peak" }, { price: won(200_000) })).toEqual({
    price: 200_000,
    rate: "peak",
    layer: "date",
  });
  expect(cellPrice(card, "2027-01-02", {}, undefined)).toEqual({
    price: 230_000,
    rate: "high",
    layer: "season",
  });
});
