import { expect, test } from "vitest";
import { shortName } from "./short-name.ts";

test.each([
  ["Siam Country Club (Old)", "siam-country-club-old"],
  ["  Café Đà Nẵng  ", "cafe-a-nang"],
  ["../../etc/passwd", "etc-passwd"],
  ["시암 컨트리클럽", ""],
  ["", ""],
  ["--", ""],
])("%j becomes %j", (text, name) => {
  expect(shortName(text)).toBe(name);
});

test("a long name is cut, and does not end in a hyphen", () => {
  expect(shortName(`${"golf ".repeat(40)}`)).toMatch(/^golf(-golf)*$/);
  expect(shortName("x".repeat(500))).toHaveLength(60);
});
