import { expect, test } from "vitest";
import { isDaytimeInKorea } from "./daytime.ts";

test.each([
  ["2026-11-15T08:59:59+09:00", false],
  ["2026-11-15T09:00:00+09:00", true],
  ["2026-11-15T20:59:59+09:00", true],
  ["2026-11-15T21:00:00+09:00", false],
  ["2026-11-15T00:00:00+09:00", false],
])("at %s a reminder may go: %s", (at, may) => {
  expect(isDaytimeInKorea(new Date(at))).toBe(may);
});
