import { expect, test } from "vitest";
import { cutTo, isStorable, parsedJson, storable, storableJson } from "./storable.ts";

test.each(["", "파타야 3일", "👨‍👩‍👧⛳️", "\uFFFE\uFFFF", "a\u0301", "\u202E", "\\u0000", "%00"])(
  "the database holds %j",
  (text) => {
    expect(isStorable(text)).toBe(true);
    expect(storable(text)).toBe(text);
  },
);

test.each([
  ["\0", ""],
  ["a\0b", "ab"],
  ["\ud800", "\ufffd"],
  ["x\udc00y", "x\ufffdy"],
])("the database cannot store %j; %j remains of it", (text, kept) => {
  expect(isStorable(text)).toBe(false);
  expect(storable(text)).toBe(kept);
});

test("JSON is read where it is JSON and every text in it can be stored, names included", () => {
  const fine = { a: [1, null, true, { b: "c" }] };
  expect(parsedJson(JSON.stringify(fine))).toEqual(fine);
  for (const odd of [{ a: "\0" }, { "\0": 1 }, [[["\ud800"]]], { a: { b: ["x", { c: "\0" }] } }]) {
    expect(parsedJson(JSON.stringify(odd))).toBeUndefined();
    const kept = storableJson(odd);
    expect(parsedJson(JSON.stringify(kept))).toEqual(kept);
  }
  expect(parsedJson("{")).toBeUndefined();
  expect(storableJson({ a: ["\0x", 2, null], "b\0": false })).toEqual({
    a: ["x", 2, null],
    b: false,
  });
});

test("a cut leaves whole characters", () => {
  expect(cutTo("김도현", 2)).toBe("김도");
  expect(cutTo("a⛳b", 5)).toBe("a⛳b");
  expect(cutTo("ab🏌️", 3)).toBe("ab");
  expect(cutTo("", 3)).toBe("");
});
