import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { refusalOf, teeSheetForm } from "./tee-sheet-form.ts";

const row = (places: number, about: object = {}) => ({
  places,
  stopped: false,
  fee: null,
  ...about,
});
const refusal = (seen: object, next: object, now: object, sold = 0) =>
  refusalOf({ time: "08:00", seen: row(4, seen), next: row(4, next) }, { ...row(4, now), sold }, 4)
    ?.why;

test("a row is saved as it was seen, and refused when a colleague changed it", () => {
  expect(refusal({}, { places: 2 }, {})).toBeUndefined();
  expect(refusal({}, { places: 2 }, { places: 3 })).toBe("changed");
  expect(refusal({}, { places: 2 }, { stopped: true })).toBe("changed");
  expect(refusal({}, { places: 2 }, { fee: won(150_000) })).toBe("changed");
});

test("a row cannot be lowered below what is sold, but it can be stopped", () => {
  expect(refusal({}, { places: 3 }, {}, 4)).toBe("sold");
  expect(refusal({}, { places: 3 }, {}, 3)).toBeUndefined();
  expect(refusal({}, { places: 0, stopped: true }, {}, 4)).toBeUndefined();
});

test("places beyond a flight are refused, unless they were there before", () => {
  expect(refusal({}, { places: 5 }, {})).toBe("party");
  expect(refusal({ places: 6 }, { places: 6, fee: won(150_000) }, { places: 6 })).toBeUndefined();
});

const form = (rows: unknown, about: object = {}) =>
  teeSheetForm.safeParse({
    intent: "sheet",
    day: "2027-01-12",
    rows: JSON.stringify(rows),
    ...about,
  });

test("a sheet is read from one field", () => {
  const change = { time: "08:00", seen: row(4), next: row(2, { fee: 150_000 }) };
  expect(form([change]).data).toEqual({
    intent: "sheet",
    day: "2027-01-12",
    reason: "",
    rows: [change],
  });
});

const fine = { time: "08:00", seen: row(4), next: row(2) };
test.each([
  [[]],
  [[fine, fine]],
  [[{ ...fine, time: "25:00" }]],
  [[{ ...fine, next: row(-1) }]],
  [[{ ...fine, next: row(1.5) }]],
  [[{ ...fine, next: row(4, { fee: 0 }) }]],
  [[{ ...fine, next: row(4, { fee: 99_999_999 }) }]],
  [Array.from({ length: 201 }, () => fine)],
  ["text"],
  [null],
])("%j is no sheet", (rows) => {
  expect(form(rows).success).toBe(false);
});

test("neither a broken text nor an endless reason is read", () => {
  expect(form([fine], { rows: "{" }).success).toBe(false);
  expect(form([fine], { day: "2027-02-30" }).success).toBe(false);
  expect(form([fine], { reason: "x".repeat(201) }).success).toBe(false);
});
