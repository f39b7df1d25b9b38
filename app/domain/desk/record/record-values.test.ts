import { expect, test } from "vitest";
import { changedFields, mergeRecords } from "./record-values.ts";

const original = { title_ko: "겨울 운영", title_en: "Winter hours", body_ko: "07:00", pinned: "" };

test("only fields with another text have changed, in the order of the form", () => {
  const after = { ...original, body_ko: "06:30", title_en: "Winter" };
  expect(changedFields(original, after)).toEqual(["title_en", "body_ko"]);
});

test("ignores a browser's line ends when comparing", () => {
  expect(changedFields({ body: "a\nb" }, { body: "a\r\nb" })).toEqual([]);
});

test("a field that one version lacks counts as empty", () => {
  expect(changedFields({ title: "x" }, { title: "x", pinned: "" })).toEqual([]);
  expect(changedFields({ title: "x", pinned: "on" }, { title: "x" })).toEqual(["pinned"]);
});

test("merges fields that only one of two editors changed", () => {
  const mine = { ...original, title_en: "Winter opening hours" };
  const theirs = { ...original, body_ko: "06:30" };
  expect(mergeRecords({ original, mine, theirs })).toEqual({
    merged: { ...original, title_en: "Winter opening hours", body_ko: "06:30" },
    onlyMine: ["title_en"],
    onlyTheirs: ["body_ko"],
    conflicts: [],
  });
});

test("a field that both changed to different texts is a conflict and keeps the saved text until it is chosen", () => {
  const mine = { ...original, body_ko: "06:00", pinned: "on" };
  const theirs = { ...original, body_ko: "06:30" };
  const merge = mergeRecords({ original, mine, theirs });
  expect(merge.conflicts).toEqual(["body_ko"]);
  expect(merge.onlyMine).toEqual(["pinned"]);
  expect(merge.merged).toEqual({ ...original, body_ko: "06:30", pinned: "on" });
});

test("reports no conflict when both made the same change", () => {
  const same = { ...original, body_ko: "06:30" };
  expect(mergeRecords({ original, mine: same, theirs: same })).toEqual({
    merged: same,
    onlyMine: [],
    onlyTheirs: [],
    conflicts: [],
  });
});

test("an emptied field is a change like any other", () => {
  const mine = { ...original, title_en: "" };
  const theirs = { ...original, pinned: "on" };
  expect(mergeRecords({ original, mine, theirs }).merged).toEqual({
    ...original,
    title_en: "",
    pinned: "on",
  });
});
