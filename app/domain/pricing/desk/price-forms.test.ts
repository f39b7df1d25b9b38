import { expect, test } from "vitest";
import {
  cellsForm,
  costForm,
  exchangeForm,
  holidayForm,
  minStayForm,
  peakForm,
  rangeForm,
  stopSellForm,
  undoStopForm,
} from "./price-forms.ts";

const cells = (value: unknown) => cellsForm.safeParse({ cells: JSON.stringify(value) }).success;

test("cells are read with their seen values, and a null price returns the day to its rules", () => {
  expect(
    cellsForm.parse({
      cells: '[{"day":"2027-01-11","seen":187000,"price":null}]',
      reason: " 행사 ",
    }),
  ).toEqual({ reason: "행사", cells: [{ day: "2027-01-11", seen: 187_000, price: null }] });
});

test("neither broken text nor half days nor fractions are cells", () => {
  expect(cellsForm.safeParse({ cells: "{" }).success).toBe(false);
  expect(cells({})).toBe(false);
  expect(cells([{ day: "2027-02-30", seen: 1, price: 1 }])).toBe(false);
  expect(cells([{ day: "2027-01-11", seen: 1, price: 1.5 }])).toBe(false);
  expect(cells([{ day: "2027-01-11", price: 1000 }])).toBe(false);
  expect(cellsForm.safeParse({ cells: "[]", reason: "x".repeat(201) }).success).toBe(false);
});

test.each([
  [{ from: "2027-01-12", to: "2027-01-11" }, false],
  [{ from: "2027-01-11", to: "2027-01-11" }, true],
  [{ from: "2027-01-11", to: "2028-01-11" }, true],
  [{ from: "2027-01-11", to: "2028-01-12" }, false],
  [{ from: "", to: "2027-01-11" }, false],
])("the range %j is read: %s", (range, isRead) => {
  expect(rangeForm.safeParse(range).success).toBe(isRead);
});

test("an empty minimum is the room's, an empty cost removes the entry", () => {
  const range = { from: "2027-01-11", to: "2027-01-12" };
  expect(minStayForm.parse({ ...range, minNights: "" }).minNights).toBeNull();
  expect(minStayForm.parse({ ...range, minNights: "3" }).minNights).toBe(3);
  expect(minStayForm.safeParse({ ...range, minNights: "15" }).success).toBe(false);
  const cost = { kind: "green", startsOn: "2027-01-18" };
  expect(costForm.parse({ ...cost, baht: "" }).baht).toBeNull();
  expect(costForm.parse({ ...cost, baht: "3,400" }).baht).toBe(3_400);
  expect(costForm.safeParse({ ...cost, baht: "-1" }).success).toBe(false);
  expect(costForm.safeParse({ ...cost, baht: "0" }).success).toBe(false);
  expect(costForm.safeParse({ ...cost, kind: "hotel", baht: "1" }).success).toBe(false);
});

test.each([
  ["44", 4_400],
  ["44.05", 4_405],
  ["0", undefined],
  ["4400", undefined],
  ["44.051", undefined],
  ["", undefined],
])("%s won for a baht is read as %s", (rate, expected) => {
  expect(exchangeForm.safeParse({ day: "2026-11-16", rate }).data?.rate).toBe(expected);
});

test("a holiday and a peak window need a name, and a window days in order", () => {
  const holiday = { day: "2027-04-13", country: "TH", name_ko: "송끄란", effect: "peak_rate" };
  expect(holidayForm.parse(holiday)).toMatchObject({ name_en: "" });
  expect(holidayForm.safeParse({ ...holiday, name_ko: " " }).success).toBe(false);
  expect(holidayForm.safeParse({ ...holiday, country: "Thailand" }).success).toBe(false);
  expect(holidayForm.safeParse({ ...holiday, effect: "double" }).success).toBe(false);
  const peak = { from: "2027-02-05", to: "2027-02-10", name_ko: "설", rate: "peak" };
  expect(peakForm.parse(peak).id).toBe("");
  expect(peakForm.safeParse({ ...peak, to: "2027-02-04" }).success).toBe(false);
});

test("a stop names courses, days and a reason; its undo names entries", () => {
  const stop = { courses: "th-a", from: "2027-01-11", to: "2027-01-12", reason: "태풍" };
  expect(stopSellForm.parse(stop).courses).toEqual(["th-a"]);
  expect(stopSellForm.parse({ ...stop, courses: ["a", "b"] }).courses).toEqual(["a", "b"]);
  expect(stopSellForm.safeParse({ ...stop, reason: " " }).success).toBe(false);
  expect(undoStopForm.parse({ entries: "3,14" }).entries).toEqual([3, 14]);
  expect(undoStopForm.safeParse({ entries: "3;14" }).success).toBe(false);
});
