import { expect, test } from "vitest";
import { dayUrgency, waitUrgency } from "./waiting.ts";

const since = new Date("2026-11-15T03:00:00Z");

test.each([
  ["confirm", "2026-11-15T07:59:59Z", "calm"],
  ["confirm", "2026-11-15T08:00:00Z", "soon"],
  ["confirm", "2026-11-15T09:00:00Z", "late"],
  ["decide", "2026-11-15T09:00:00Z", "calm"],
  ["decide", "2026-11-16T03:00:00Z", "late"],
  ["sending", "2026-11-15T04:00:00Z", "late"],
] as const)("what waits to %s at %s is %s", (queue, now, urgency) => {
  expect(waitUrgency(queue, since, new Date(now))).toBe(urgency);
});

test.each([
  [-1, "late"],
  [3, "late"],
  [4, "soon"],
  [7, "soon"],
  [8, "calm"],
] as const)("%i days ahead are %s", (days, urgency) => {
  expect(dayUrgency(days)).toBe(urgency);
});
