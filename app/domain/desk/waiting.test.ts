import { expect, test } from "vitest";
import { spanBetween } from "./waiting.ts";

const since = new Date("2026-11-15T03:00:00Z");

test.each([
  ["2026-11-15T03:00:59Z", { unit: "minute", count: 0 }],
  ["2026-11-15T03:52:00Z", { unit: "minute", count: 52 }],
  ["2026-11-15T02:36:00Z", { unit: "minute", count: 24 }],
  ["2026-11-15T04:00:00Z", { unit: "hour", count: 1 }],
  ["2026-11-17T02:59:59Z", { unit: "hour", count: 47 }],
  ["2026-11-17T03:00:00Z", { unit: "day", count: 2 }],
  ["2026-11-12T02:00:00Z", { unit: "day", count: 3 }],
] as const)("from three o'clock to %s it is %j", (other, span) => {
  expect(spanBetween(since, new Date(other))).toEqual(span);
  expect(spanBetween(new Date(other), since)).toEqual(span);
});
