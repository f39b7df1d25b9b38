import { expect, test } from "vitest";
import {
  countLacks,
  lacks,
  nearDay,
  type SheetRow,
  sheetFilter,
  sheetNoteSchema,
  sortSheet,
} from "./run-sheet-rules.ts";

const row: SheetRow = {
  id: "a",
  idx: 1,
  kind: "golf",
  regionId: "pattaya",
  time: "07:12",
  place: "시암 올드",
  guest: "문수진 MOON SUJIN",
  people: 4,
  detail: "",
  reference: "SCO-1",
  driver: null,
  broughtBy: null,
  note: "",
  noteVersion: 0,
  isRechecked: false,
};

const driver = { name: "Somchai", phone: "0812342210", plate: "4821", version: 1 };
const filter = (search: string, now: string) =>
  sheetFilter(new URLSearchParams(search), new Date(now));

test("without a date it is tomorrow at the venue, where midnight comes two hours after Seoul's", () => {
  expect(filter("", "2026-11-16T16:59:59Z").date).toBe("2026-11-17");
  expect(filter("", "2026-11-16T17:00:00Z").date).toBe("2026-11-18");
});

test.each(["date=2026-02-30", "date=tomorrow", "date=", "order=price", "region=../x"])(
  "an address with %s falls back",
  (search) => {
    expect(filter(search, "2026-11-16T00:00:00Z")).toEqual({
      date: "2026-11-17",
      region: undefined,
      order: "time",
    });
  },
);

test("a ride lacks its driver, a round its number, and a caddie nothing", () => {
  expect(lacks({ ...row, kind: "callvan", reference: null })).toBe("driver");
  expect(lacks({ ...row, kind: "callvan", reference: null, driver })).toBeUndefined();
  expect(lacks({ ...row, reference: null })).toBe("reference");
  expect(lacks({ ...row, reference: "" })).toBe("reference");
  expect(lacks(row)).toBeUndefined();
  expect(lacks({ ...row, kind: "caddy", reference: null })).toBeUndefined();
  expect(
    countLacks([row, { ...row, reference: null, isRechecked: true }, { ...row, kind: "callvan" }]),
  ).toEqual({
    driver: 1,
    reference: 1,
    rechecked: 1,
    all: 3,
  });
});

test("sorts lines without a time last, and rides without a driver first", () => {
  const rows = [
    { ...row, id: "late", time: null },
    { ...row, id: "driven", kind: "callvan" as const, driver, time: "05:00" },
    { ...row, id: "free", kind: "callvan" as const, time: "06:00" },
  ];
  expect(sortSheet(rows, "time").map(({ id }) => id)).toEqual(["driven", "free", "late"]);
  expect(sortSheet(rows, "driver").map(({ id }) => id)).toEqual(["free", "driven", "late"]);
});

test.each([
  ["2026-11-14T16:59:00Z", "2026-11-14", "today"],
  ["2026-11-14T17:00:00Z", "2026-11-14", undefined],
  ["2026-11-14T17:00:00Z", "2026-11-15", "today"],
  ["2026-11-14T17:00:00Z", "2026-11-16", "tomorrow"],
  ["2026-11-14T17:00:00Z", "2026-11-17", undefined],
] as const)("at %s the venues call %s %s", (now, day, word) => {
  expect(nearDay(day, new Date(now))).toBe(word);
});

const note = {
  reservation: "0199a1b2-0000-7000-8000-000000000001",
  version: "0",
  note: " 휠체어 ",
};

test("a note is trimmed, may be empty, and is not longer than a line on paper can hold", () => {
  expect(sheetNoteSchema.parse(note)).toMatchObject({ version: 0, note: "휠체어" });
  expect(sheetNoteSchema.parse({ ...note, note: "  " }).note).toBe("");
  expect(sheetNoteSchema.safeParse({ ...note, note: "가".repeat(300) }).success).toBe(true);
});

test("a note of no reservation, of a version that cannot be, or too long is refused by its field", () => {
  const wrong = [
    ["reservation", "1"],
    ["version", "-1"],
    ["version", "1.5"],
    ["version", "9999999999"],
    ["note", "가".repeat(301)],
  ] as const;
  for (const [field, value] of wrong) {
    const result = sheetNoteSchema.safeParse({ ...note, [field]: value });
    expect(result.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  }
});
