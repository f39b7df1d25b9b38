import { expect, test } from "vitest";
import {
  laneOf,
  mayResend,
  messageState,
  nextRetryAt,
  quietHoursEnd,
  templatesInLane,
  withoutSecrets,
} from "./delivery.ts";
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

test.each([
  ["queued", { status: "waiting", tries: 0, lastError: null }],
  ["queued", { status: "waiting", tries: 1, lastError: null }],
  ["failed", { status: "waiting", tries: 1, lastError: "ETIMEDOUT" }],
  ["sent", { status: "sent", tries: 2, lastError: null }],
  ["dead", { status: "dead", tries: 8, lastError: "550" }],
] as const)("a message is %s when it is %j", (expected, delivery) => {
  expect(messageState(delivery)).toBe(expected);
});

test("codes and login names are not shown, everything else is", () => {
  expect(withoutSecrets({ code: "PT-1", loginId: "hong", product: "Siam" })).toEqual({
    code: "••••",
    loginId: "••••",
    product: "Siam",
  });
});

test("messages about a reservation may be sent again; codes, passwords and pay links never", () => {
  const again = Object.keys(TEMPLATES).filter(mayResend);
  expect(again).toContain("reservation-confirmed");
  expect(again).toContain("trip-reminder");
  for (const never of ["email-code", "reset-password", "find-id", "pay-link", "welcome"]) {
    expect(again).not.toContain(never);
  }
  expect(mayResend("no-such-template")).toBe(false);
});
