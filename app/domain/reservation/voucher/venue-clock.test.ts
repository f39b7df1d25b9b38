import { expect, test } from "vitest";
import { venueClock } from "./venue-clock.ts";

test("a venue's clock is called by its country, and simply local where we know none", () => {
  expect(venueClock("Asia/Bangkok")).toBe("th");
  expect(venueClock("Asia/Seoul")).toBe("kr");
  expect(venueClock("Europe/Lisbon")).toBe("local");
  expect(venueClock("toString")).toBe("local");
});
