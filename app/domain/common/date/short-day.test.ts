import { expect, test } from "vitest";
import { shortDay } from "./short-day.ts";

test("a short day has month and day without zeros", () => {
  expect(shortDay("2027-01-05")).toBe("1/5");
  expect(shortDay("2026-11-16")).toBe("11/16");
});
