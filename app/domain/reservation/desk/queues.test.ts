import { expect, test } from "vitest";
import { waitUrgency } from "#app/domain/desk/waiting.ts";
import { answerBy, dayUrgency } from "./queues.ts";

const since = new Date("2026-11-15T03:00:00Z");

test.each([
  ["confirm", "2026-11-15T05:59:59Z", "calm"],
  ["confirm", "2026-11-15T06:00:00Z", "soon"],
  ["confirm", "2026-11-15T07:00:00Z", "late"],
  ["decide", "2026-11-15T09:00:00Z", "calm"],
  ["decide", "2026-11-16T03:00:00Z", "late"],
  ["sending", "2026-11-15T04:00:00Z", "late"],
] as const)("what waits to %s at %s is %s", (queue, now, urgency) => {
  expect(waitUrgency(answerBy(queue, since, 4), new Date(now))).toBe(urgency);
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
