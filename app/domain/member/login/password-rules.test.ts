import { expect, test } from "vitest";
import { COMMON_PASSWORDS, passwordMistake } from "./password-rules.ts";

test.each([
  ["seven letters", "fairway", "auth.password_short"],
  ["seven emoji", "⛳🌴🌞🍹🐊🥥🎉", "auth.password_short"],
  ["129 letters", "새".repeat(64) + "벽".repeat(65), "auth.password_long"],
  ["one letter again and again", "aaaaaaaaaa", "auth.password_common"],
  ["a row of digits", "23456789", "auth.password_common"],
  ["a row of keys backwards", "poiuytrewq", "auth.password_common"],
  ["a common word", "Password123", "auth.password_common"],
  ["a Korean word on an English keyboard", "dkssudgktpdy", "auth.password_common"],
  ["the ID itself", "Birdie_Lover", "auth.password_is_id"],
])("%s: %s is refused with %s", (_, password, mistake) => {
  expect(passwordMistake(password, "birdie_lover")).toBe(mistake);
});

test.each([
  ["eight letters", "fairwayz"],
  ["eight spaces and letters", "  tee  off"],
  ["Korean words", "새벽 첫 티오프"],
  ["eight emoji, each one letter", "⛳🏌️🌴🌞🍹🏖️🐊🥥".slice(0, 30)],
  ["128 letters", "새".repeat(64) + "벽".repeat(64)],
  ["the ID and more", "birdie_lover_7"],
])("%s: %s is a password", (_, password) => {
  expect(passwordMistake(password, "birdie_lover")).toBeUndefined();
});

test("composed and decomposed characters count the same", () => {
  expect(passwordMistake("가나다라마바사".normalize("NFD"), "")).toBe("auth.password_short");
});

test("the list of common passwords holds a few hundred", () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(300);
});
