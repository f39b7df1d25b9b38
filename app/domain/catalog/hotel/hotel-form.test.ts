import { expect, test } from "vitest";
import { EXTRA_LINES } from "./hotel-form.ts";

const BREAKFAST = "조식 | Breakfast | 15000 | person";

test.each([
  ["an extra without a unit", "조식 | Breakfast | 1000", "record.line"],
  ["an extra in baht and words", "조식 | B | 10만 | person", "record.line"],
  [
    "more than 30 extras",
    Array.from({ length: 31 }, () => BREAKFAST).join("\n"),
    "record.too_long",
  ],
])("refuses %s", (_what, text, code) => {
  expect(EXTRA_LINES.read(text)).toEqual({ code });
});

test("stores one extra for each line and writes the same lines again", () => {
  const text = `${BREAKFAST}\n카트 | Buggy | 0 | stay`;
  expect(EXTRA_LINES.read(text)).toEqual({ value: text });
  const stored = EXTRA_LINES.store(`${text}\n\n`);
  expect(stored).toEqual([
    { name: { ko: "조식", en: "Breakfast" }, price: 15_000, unit: "person" },
    { name: { ko: "카트", en: "Buggy" }, price: 0, unit: "stay" },
  ]);
  expect(EXTRA_LINES.write(stored, "ko")).toBe(text);
});

test("no extra is an empty text", () => {
  expect(EXTRA_LINES.read("")).toEqual({ value: "" });
  expect([EXTRA_LINES.write(undefined, "ko"), EXTRA_LINES.store("")]).toEqual(["", []]);
});
