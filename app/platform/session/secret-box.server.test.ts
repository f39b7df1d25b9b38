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
  for (const at of Buffer.from(sealed, "base64url").keys()) {
    const bytes = Buffer.from(sealed, "base64url");
    bytes[at] = 255 - (bytes[at] ?? 0);
    expect(() => box.open(bytes.toString("base64url"))).toThrow();
  }
});

test("a mark is the same for the same text, and only with the same secret", () => {
  expect(box.mark("state")).toBe(box.mark("state"));
  expect(box.mark("state")).not.toBe(secretBox("x".repeat(32)).mark("state"));
});
