import { expect, test } from "vitest";
import { freeOf, takenOf } from "./day-places.ts";
import { placesForm, shownNumbers } from "./places-form.ts";

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
