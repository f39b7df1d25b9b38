import { expect, test } from "vitest";
import { MAX_SHIFT_NOTE, shiftNoteSchema } from "./shift-note.ts";

test("a note is written, ticked, opened again and read", () => {
  const text = "치찬은 오전에 LINE이 느려요";
  expect(shiftNoteSchema.parse({ intent: "note", text: ` ${text} ` })).toEqual({
    intent: "note",
    text,
  });
  expect(shiftNoteSchema.parse({ intent: "done", note: "3" })).toEqual({ intent: "done", note: 3 });
  expect(shiftNoteSchema.parse({ intent: "read" })).toEqual({ intent: "read" });
});

test.each([
  { because: "it is empty", form: { intent: "note", text: "  " } },
  { because: "it is too long", form: { intent: "note", text: "x".repeat(MAX_SHIFT_NOTE + 1) } },
  { because: "there is no such number", form: { intent: "done", note: "-1" } },
  { because: "the number is absurd", form: { intent: "reopen", note: "99999999999" } },
  { because: "nobody knows the intent", form: { intent: "drop" } },
])("refuses a note when $because", ({ form }) => {
  expect(shiftNoteSchema.safeParse(form).success).toBe(false);
});
