import { expect, test } from "vitest";
import { changesOf } from "./audit-diff.tsx";

test("only what differs is a change, by the path of its field", () => {
  const before = { title: { ko: "설", en: "New Year" }, pinned: false, category: "event" };
  const after = { title: { ko: "설 연휴", en: "New Year" }, pinned: true, category: "event" };
  expect(changesOf(before, after)).toEqual([
    { field: "title.ko", before: "설", after: "설 연휴" },
    { field: "pinned", before: "false", after: "true" },
  ]);
});

test("a new record has no before, a deleted one has no after, and nothing is an empty text", () => {
  expect(changesOf(null, { role: "ops" })).toEqual([{ field: "role", before: "", after: "ops" }]);
  expect(changesOf({ role: "ops" }, null)).toEqual([{ field: "role", before: "ops", after: "" }]);
  expect(changesOf({ at: null }, { at: null })).toEqual([]);
  expect(changesOf(null, null)).toEqual([]);
});

test("the preview of a picture is not listed as a change", () => {
  const pictures = (blur: string) => ({ pictures: [{ src: "upload a", blur }] });
  expect(changesOf(pictures("data:a"), pictures("data:b"))).toEqual([]);
  expect(changesOf(null, pictures("data:a"))).toEqual([
    { field: "pictures.0.src", before: "", after: "upload a" },
  ]);
});
