import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("a chosen day of the calendar is blue", () => {
  expect(readFileSync("app/styles/tokens.css", "utf8")).toContain("--color-pick-600: #2563eb;");
  expect(readFileSync("app/ui/calendar/day-look.ts", "utf8")).toContain("bg-pick-600");
});
