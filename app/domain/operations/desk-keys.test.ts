import { expect, test } from "vitest";
import { deskCommand, type KeyPress } from "./desk-keys.ts";

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (code: string, more: Partial<KeyPress> = {}): KeyPress => ({
  code,
  ...plain,
  ...more,
});
const state = { isTyping: false, isOff: false, isAfterG: false };

test("Ctrl-K and ⌘K open the palette anywhere, also inside a field and with single letters off", () => {
  const busy = { isTyping: true, isOff: true, isAfterG: true };
  expect(deskCommand(press("KeyK", { ctrlKey: true }), busy)).toEqual({ do: "palette" });
  expect(deskCommand(press("KeyK", { metaKey: true }), state)).toEqual({ do: "palette" });
  expect(deskCommand(press("KeyK", { ctrlKey: true, shiftKey: true }), state)).toBeUndefined();
});

test("G and then a letter goes to a page, and any other letter is left to the page", () => {
  expect(deskCommand(press("KeyG"), state)).toEqual({ do: "wait" });
  const after = { ...state, isAfterG: true };
  expect(deskCommand(press("KeyR"), after)).toEqual({ do: "go", area: "reservations" });
  expect(deskCommand(press("KeyX"), after)).toBeUndefined();
  expect(deskCommand(press("KeyR"), state)).toBeUndefined();
});

test("a question mark shows the shortcuts, and a full stop the next thing to do", () => {
  expect(deskCommand(press("Slash", { shiftKey: true }), state)).toEqual({ do: "shortcuts" });
  expect(deskCommand(press("Slash"), state)).toBeUndefined();
  expect(deskCommand(press("Period"), state)).toEqual({ do: "next" });
});

test("Ctrl-Z undoes the last save, and inside a field it stays the browser's", () => {
  const undo = press("KeyZ", { ctrlKey: true });
  expect(deskCommand(undo, { ...state, isOff: true })).toEqual({ do: "undo" });
  expect(deskCommand(press("KeyZ", { metaKey: true }), state)).toEqual({ do: "undo" });
  expect(deskCommand(undo, { ...state, isTyping: true })).toBeUndefined();
  expect(deskCommand(press("KeyZ", { ctrlKey: true, shiftKey: true }), state)).toBeUndefined();
});

test.each(["KeyG", "KeyJ", "Period"])("%s is text inside a field", (code) => {
  expect(deskCommand(press(code), { ...state, isTyping: true })).toBeUndefined();
});

test("switched off, single letters reach no page; Escape and arrows still do", () => {
  const off = { ...state, isOff: true };
  for (const code of ["KeyJ", "KeyG", "Slash", "Period"]) {
    expect(deskCommand(press(code), off)).toEqual({ do: "block" });
  }
  expect(deskCommand(press("Escape"), off)).toBeUndefined();
  expect(deskCommand(press("ArrowDown"), off)).toBeUndefined();
});
