import fc from "fast-check";
import { expect, test } from "vitest";
import { waitUrgency } from "#app/domain/desk/waiting.ts";
import { afterWorkingHours, answerBy, dayUrgency } from "./queues.ts";

const since = new Date("2026-11-15T03:00:00Z");

test.each([
  ["confirm", "2026-11-15T05:59:59Z", "calm"],
  ["confirm", "2026-11-15T06:00:00Z", "soon"],
  ["confirm", "2026-11-15T07:00:00Z", "late"],
  ["decide", "2026-11-15T09:00:00Z", "calm"],
  ["decide", "2026-11-16T03:00:00Z", "late"],
  ["sending", "2026-11-15T04:00:00Z", "late"],
] as const)("a task to %s at %s is %s", (queue, now, urgency) => {
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

// Bangkok is seven hours ahead of UTC: it opens at 02:00Z and closes at 11:00Z.
test.each([
  ["2026-11-16T03:00:00Z", 4, "2026-11-16T07:00:00.000Z"],
  ["2026-11-16T07:00:00Z", 4, "2026-11-16T11:00:00.000Z"],
  ["2026-11-16T07:00:01Z", 4, "2026-11-17T02:00:01.000Z"],
  ["2026-11-16T13:00:00Z", 4, "2026-11-17T06:00:00.000Z"],
  ["2026-11-16T20:00:00Z", 4, "2026-11-17T06:00:00.000Z"],
  ["2026-11-16T02:00:00Z", 20, "2026-11-18T04:00:00.000Z"],
] as const)("from %s, %i working hours end at %s", (since, hours, until) => {
  expect(afterWorkingHours(new Date(since), hours).toISOString()).toBe(until);
});

test("a later request never gets an earlier deadline", () => {
  const minute = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(minute, minute, fc.integer({ min: 1, max: 72 }), (one, other, hours) => {
      const at = (minutes: number) =>
        afterWorkingHours(new Date(Date.UTC(2026, 10, 16) + minutes * 60_000), hours).getTime();
      expect(at(Math.min(one, other))).toBeLessThanOrEqual(at(Math.max(one, other)));
    }),
  );
});
