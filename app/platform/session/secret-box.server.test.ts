import { expect, test } from "vitest";
import { secretBox } from "./secret-box.server.ts";

const box = secretBox("a secret of at least thirty-two characters");

test("a sealed text can be opened, and looks different each time", () => {
  expect(box.open(box.seal("비밀"))).toBe("비밀");
  expect(box.seal("비밀")).not.toBe(box.seal("비밀"));
});

test("another secret opens nothing, and a changed seal is refused", () => {
  const sealed = box.seal("비밀");
  expect(() => secretBox("another secret of thirty-two characters!").open(sealed)).toThrow();
  expect(() => box.open(`${sealed.slice(0, -2)}AA`)).toThrow();
});

test("a mark is the same for the same text, and only with the same secret", () => {
  expect(box.mark("state")).toBe(box.mark("state"));
  expect(box.mark("state")).not.toBe(secretBox("x".repeat(32)).mark("state"));
});
