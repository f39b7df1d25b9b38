import { expect, test } from "vitest";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "../common/money.ts";
import { type DayRules, priceOfDay, type RateCard, seasonOf } from "./price-layer.ts";

const card: RateCard = {
  low: { weekday: won(133_000), weekend: won(163_000) },
  regular: { weekday: won(156_000), weekend: won(191_000) },
  high: { weekday: won(187_000), weekend: won(230_000) },
  peak: { weekday: won(258_000), weekend: won(258_000) },
};

test.each<{ day: LocalDate; rules: DayRules; price: number; layer: string; because: string }>([
  { day: "2027-01-12", rules: {}, price: 187_000, layer: "season", because: "a Tuesday in season" },
  {
    day: "2027-01-16",
    rules: {},
    price: 230_000,
    layer: "season",
    because: "a Saturday in season",
  },
  { day: "2027-01-17", rules: {}, price: 230_000, layer: "season", because: "a Sunday in season" },
  { day: "2027-03-10", rules: {}, price: 156_000, layer: "season", because: "spring" },
  { day: "2027-07-07", rules: {}, price: 133_000, layer: "season", because: "the green season" },
  {
    day: "2027-04-13",
    rules: { holiday: "peak_rate", peakRate: "high" },
    price: 258_000,
    layer: "holiday",
    because: "a peak holiday comes before its window",
  },
  {
    day: "2026-12-30",
    rules: { peakRate: "peak" },
    price: 258_000,
    layer: "peak",
    because: "the turn of the year",
  },
  {
    day: "2027-03-01",
    rules: { peakRate: "high" },
    price: 187_000,
    layer: "peak",
    because: "a long weekend in Korea",
  },
  {
    day: "2026-12-07",
    rules: { holiday: "weekend_rate" },
    price: 230_000,
    layer: "holiday",
    because: "a Monday holiday costs what a weekend costs",
  },
  {
    day: "2026-12-08",
    rules: { holiday: "demand_up" },
    price: 187_000,
    layer: "season",
    because: "a Korean holiday changes no price by itself",
  },
])("$day costs $price by its $layer: $because", ({ day, rules, price, layer }) => {
  expect(priceOfDay(card, day, rules)).toMatchObject({ price, layer });
});

test("every month belongs to a season", () => {
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));
  expect(months.map((month) => seasonOf(`2027-${month}-15` as LocalDate))).toEqual([
    "high",
    "high",
    "regular",
    "regular",
    ...Array(6).fill("low"),
    "high",
    "high",
  ]);
});
