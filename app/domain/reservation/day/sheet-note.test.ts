import { expect, test } from "vitest";
import { sheetNoteSchema } from "./sheet-note.ts";

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
