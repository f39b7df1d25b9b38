import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("a chosen day of the calendar is blue", () => {
  expect(readFileSync("app/styles/tokens.css", "utf8")).toContain("--color-pick-600: #2563eb;");
  expect(readFileSync("app/styles/calendar.css", "utf8")).toContain("var(--color-pick-600)");
});
