import { expect, test } from "vitest";
import { isScarce, placesOfDay } from "./day-places.ts";

test.each([
  { touched: { count: 0, capacity: 0, taken: 0 }, left: 40, all: 40, because: "nobody booked" },
  {
    touched: { count: 2, capacity: 8, taken: 5 },
    left: 35,
    all: 40,
    because: "five places are taken",
  },
  {
    touched: { count: 1, capacity: 0, taken: 0 },
    left: 36,
    all: 36,
    because: "staff took a time out",
  },
  { touched: { count: 10, capacity: 40, taken: 40 }, left: 0, all: 40, because: "all are taken" },
])("ten tee times of four leave $left of $all: $because", ({ touched, left, all }) => {
  expect(placesOfDay(10, 4, touched)).toEqual({ left, all });
});

test("fewer than a quarter is scarce", () => {
  expect(isScarce({ left: 9, all: 40 })).toBe(true);
  expect(isScarce({ left: 10, all: 40 })).toBe(false);
});
