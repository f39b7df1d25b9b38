import { expect, test } from "vitest";
import {
  addMonths,
  CACHED_PAGES,
  canChoose,
  DATE_INPUT_DEBOUNCE_MS,
  extendRange,
  firstWeekday,
  isWithin,
  type Month,
  monthGrid,
  movedByKey,
  POPOVER_HIDE_DELAY_MS,
  parseDateText,
  pickInRange,
  remember,
  sameDayIn,
  swipedMonths,
  TIME_ACCURACY,
  timeText,
} from "./calendar-rules.ts";
import { MAX_DATE_TEXT } from "./local-date.ts";

const TODAY = "2026-11-15";

test("a month is always six weeks of seven days", () => {
  for (const month of ["2026-02", "2027-01", "2027-05", "2028-02"] as const) {
    const grid = monthGrid(month, 0);
    expect(grid.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  }
});

test("January 2027 begins on the Sunday before it", () => {
  const grid = monthGrid("2027-01", firstWeekday("ko"));
  expect(grid[0]?.[0]).toBe("2026-12-27");
  expect(grid[5]?.[6]).toBe("2027-02-06");
});

test("a week may begin on Monday", () => {
  expect(monthGrid("2027-01", 1)[0]?.[0]).toBe("2026-12-28");
});

test("a month that begins on the first day of the week has no days before it", () => {
  expect(monthGrid("2026-02", 0)[0]?.[0]).toBe("2026-02-01");
});

test("Korean and English weeks begin on Sunday", () => {
  expect([firstWeekday("ko"), firstWeekday("en")]).toEqual([0, 0]);
});

test("months are counted over the end of a year, both ways", () => {
  expect(addMonths("2026-12", 1)).toBe("2027-01");
  expect(addMonths("2027-01", -1)).toBe("2026-12");
  expect(addMonths("2026-11", -25)).toBe("2024-10");
});

test("a quick level swipe changes the month", () => {
  expect(swipedMonths({ dx: -60, dy: 80, ms: 300 })).toBe(1);
  expect(swipedMonths({ dx: 60, dy: -80, ms: 300 })).toBe(-1);
});

test("a swipe that is short, slow or steep does nothing", () => {
  expect(swipedMonths({ dx: -59, dy: 0, ms: 100 })).toBe(0);
  expect(swipedMonths({ dx: -90, dy: 0, ms: 301 })).toBe(0);
  expect(swipedMonths({ dx: -90, dy: 81, ms: 100 })).toBe(0);
});

test("arrows move by day and by week", () => {
  expect(movedByKey("2027-01-12", "ArrowLeft", 0)).toBe("2027-01-11");
  expect(movedByKey("2027-01-12", "ArrowRight", 0)).toBe("2027-01-13");
  expect(movedByKey("2027-01-12", "ArrowUp", 0)).toBe("2027-01-05");
  expect(movedByKey("2027-01-31", "ArrowDown", 0)).toBe("2027-02-07");
});

test("Home and End go to the ends of the week", () => {
  expect(movedByKey("2027-01-12", "Home", 0)).toBe("2027-01-10");
  expect(movedByKey("2027-01-12", "End", 0)).toBe("2027-01-16");
  expect(movedByKey("2027-01-10", "Home", 1)).toBe("2027-01-04");
});

test("PageUp and PageDown go to the same day of another month, or to its last", () => {
  expect(movedByKey("2027-01-12", "PageUp", 0)).toBe("2026-12-12");
  expect(movedByKey("2027-01-31", "PageDown", 0)).toBe("2027-02-28");
  expect(sameDayIn("2027-03-31", -1)).toBe("2027-02-28");
});

test("other keys are left to the browser", () => {
  expect(movedByKey("2027-01-12", "a", 0)).toBeUndefined();
});

test("a date is read in the common notations", () => {
  const ways = [
    "2027-01-12",
    "2027.1.12",
    "2027.1.12.",
    "2027/01/12",
    " 20270112 ",
    "2027년 1월 12일",
  ];
  expect(ways.map((text) => parseDateText(text, TODAY))).toEqual(ways.map(() => "2027-01-12"));
});

test("a date without its year is the next one", () => {
  expect(parseDateText("1/12", TODAY)).toBe("2027-01-12");
  expect(parseDateText("11월 15일", TODAY)).toBe("2026-11-15");
  expect(parseDateText("11.14", TODAY)).toBe("2027-11-14");
});

test("returns no day for text that is not a date", () => {
  for (const text of [
    "",
    "tomorrow",
    "2027-02-30",
    "2027-13-01",
    "13/1",
    "2027-1",
    "2027-01-123",
  ]) {
    expect(parseDateText(text, TODAY)).toBeUndefined();
  }
});

test("29 February is read only where the year has it", () => {
  expect(parseDateText("2028-02-29", TODAY)).toBe("2028-02-29");
  expect(parseDateText("2027-02-29", TODAY)).toBeUndefined();
});

test("text over a thousand characters is refused, even around a date", () => {
  const padded = "2027-01-12".padStart(MAX_DATE_TEXT);
  expect(parseDateText(padded, TODAY)).toBe("2027-01-12");
  expect(parseDateText(` ${padded}`, TODAY)).toBeUndefined();
});

test("days outside the limits cannot be chosen", () => {
  const limits = { min: "2026-11-16", max: "2027-05-31" } as const;
  expect(isWithin("2026-11-15", limits)).toBe(false);
  expect(isWithin("2026-11-16", limits)).toBe(true);
  expect(isWithin("2027-06-01", limits)).toBe(false);
  expect(canChoose("2027-06-01", undefined, limits)).toBe(false);
});

test("full, closed and unpriced days cannot be chosen", () => {
  expect(canChoose("2027-01-12", undefined, {})).toBe(true);
  for (const state of ["sold", "closed", "none"] as const) {
    expect(canChoose("2027-01-12", { state }, {})).toBe(false);
  }
});

test("taps start a stay, end it and start a new one", () => {
  const begun = extendRange(undefined, "2027-01-11");
  expect(begun).toEqual({ from: "2027-01-11" });
  const ended = extendRange(begun, "2027-01-13");
  expect(ended).toEqual({ from: "2027-01-11", to: "2027-01-13" });
  expect(extendRange(ended, "2027-01-20")).toEqual({ from: "2027-01-20" });
  expect(extendRange(begun, "2027-01-11")).toEqual({ from: "2027-01-11" });
  expect(extendRange(begun, "2027-01-09")).toEqual({ from: "2027-01-09" });
});

test("a stay may end on a full day, whose night is not counted", () => {
  const days = { "2027-01-13": { state: "sold" } } as const;
  const stay = { from: "2027-01-11", to: "2027-01-13" };
  expect(pickInRange({ from: "2027-01-11" }, "2027-01-13", days, {})).toEqual(stay);
});

test("a stay cannot span a full night: the tap starts another stay", () => {
  const days = { "2027-01-13": { state: "sold" } } as const;
  const begun = { from: "2027-01-11" } as const;
  expect(pickInRange(begun, "2027-01-15", days, {})).toEqual({ from: "2027-01-15" });
  expect(pickInRange(undefined, "2027-01-13", days, {})).toBeUndefined();
});

test("twelve months are cached, and the least recently used one is dropped", () => {
  let remembered: ReadonlyMap<Month, number> = new Map();
  for (let count = 0; count < 12; count += 1)
    remembered = remember(remembered, addMonths("2026-11", count), count);
  remembered = remember(remembered, "2026-11", 100);
  remembered = remember(remembered, "2027-11", 101);
  expect(remembered.size).toBe(12);
  expect(remembered.get("2026-11")).toBe(100);
  expect(remembered.has("2026-12")).toBe(false);
});

test("a time is shown to an accuracy of two parts: hours and minutes", () => {
  expect(TIME_ACCURACY).toBe(2);
  expect(timeText("06:30:00")).toBe("06:30");
  expect(timeText("15:00")).toBe("15:00");
});

test("five pages are cached, typing is read after a second, and a popover hides after 110 ms", () => {
  expect([CACHED_PAGES, DATE_INPUT_DEBOUNCE_MS, POPOVER_HIDE_DELAY_MS]).toEqual([5, 1_000, 110]);
});
