import { expect, test } from "vitest";
import { laneOf, nextRetryAt, quietHoursEnd, templatesInLane } from "./delivery.ts";
import { CHANNELS_BY_KIND, TEMPLATES } from "./templates.ts";

const now = new Date("2026-11-15T03:00:00Z");
const minutesAfter = (date: Date | undefined) => date && (date.getTime() - now.getTime()) / 60_000;

test("a message that fails is tried again after 1, 4, 16, 64 … minutes, eight times in all", () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((tries) =>
    minutesAfter(nextRetryAt(tries, "plain", now)),
  );
  expect(waits).toEqual([1, 4, 16, 64, 256, 1024, 4096, undefined]);
});

test("a code that a visitor waits for is tried every minute, and not for ever", () => {
  const waits = [1, 5, 7, 8].map((tries) => minutesAfter(nextRetryAt(tries, "urgent", now)));
  expect(waits).toEqual([1, 1, 1, undefined]);
});

test.each([
  ["2026-11-15T21:00:00+09:00", "2026-11-16T08:00:00+09:00"],
  ["2026-11-15T23:59:59.500+09:00", "2026-11-16T08:00:00+09:00"],
  ["2026-11-16T00:00:00+09:00", "2026-11-16T08:00:00+09:00"],
  ["2026-11-16T07:59:59.999+09:00", "2026-11-16T08:00:00+09:00"],
])("advertising at %s waits until %s", (at, until) => {
  expect(quietHoursEnd(new Date(at))).toEqual(new Date(until));
});

test.each(["2026-11-15T20:59:59.999+09:00", "2026-11-16T08:00:00+09:00"])(
  "advertising at %s may be sent immediately",
  (at) => {
    expect(quietHoursEnd(new Date(at))).toBeUndefined();
  },
);

test("every message belongs to exactly one lane", () => {
  const lanes = (["urgent", "plain", "marketing"] as const).flatMap(templatesInLane);
  expect(lanes.sort()).toEqual(Object.keys(TEMPLATES).sort());
  expect(laneOf("email-code")).toBe("urgent");
  expect(laneOf("event-news")).toBe("marketing");
});

test("the settings offer only channels that send anything", () => {
  const channels = Object.fromEntries(
    CHANNELS_BY_KIND.map((choice) => [choice.kind, choice.channels]),
  );
  expect(channels.community).toEqual(["email", "alarm"]);
  expect(channels.reservation).toEqual(["email", "alarm", "text"]);
  expect(channels.marketing).toEqual(["email"]);
});
