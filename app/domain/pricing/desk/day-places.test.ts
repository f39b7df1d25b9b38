import { expect, test } from "vitest";
import { freeOf, isScarce, placesForm, placesOfDay, shownNumbers, takenOf } from "./day-places.ts";

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

const form = { intent: "places", day: "2027-01-12", places: "2", seen: "08:00=4,08:08=3" };

test("a form carries the new number and the number shown for each tee time", () => {
  const rows = [
    { key: "08:00", places: 4 },
    { key: "08:08", places: 3 },
  ];
  expect(shownNumbers(rows)).toBe(form.seen);
  expect(placesForm.parse(form)).toMatchObject({
    places: 2,
    seen: new Map([
      ["08:00", 4],
      ["08:08", 3],
    ]),
  });
});

test.each([
  { ...form, places: "-1" },
  { ...form, places: "" },
  { ...form, places: "2.5" },
  { ...form, places: "1000" },
  { ...form, places: ["1", "2"] },
  { ...form, day: "2026-02-30" },
  { ...form, day: `2027-01-12${"0".repeat(1000)}` },
  { ...form, seen: "" },
  { ...form, seen: "08:00=four" },
  { ...form, seen: "08:00=4,".repeat(5_000) },
  { intent: "everything" },
  {},
])("%j is refused", (wrong) => {
  expect(placesForm.safeParse(wrong).success).toBe(false);
});

test.each([
  { places: 5, sold: 3, held: 1, elsewhere: 0, stopped: false, free: 1 },
  { places: 2, sold: 3, held: 2, elsewhere: 1, stopped: false, free: 0 },
  { places: 5, sold: 0, held: 0, elsewhere: 0, stopped: true, free: 0 },
])("$places places with $sold sold and $held held leave $free free", ({ free, ...row }) => {
  expect(freeOf(row)).toBe(free);
  expect(takenOf(row)).toBe(row.sold + row.held + row.elsewhere);
});
