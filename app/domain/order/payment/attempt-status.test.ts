import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ATTEMPT_EVENTS,
  ATTEMPT_STATUSES,
  type AttemptEvent,
  type AttemptStatus,
  attemptStatusesBefore,
  isPaymentPending,
  nextAttemptStatus,
} from "./attempt-status.ts";

test.each<[AttemptStatus, AttemptEvent, AttemptStatus]>([
  ["READY", "confirm_begun", "CONFIRMING"],
  ["READY", "hold_expired", "EXPIRED"],
  ["READY", "nothing_to_pay", "PAID"],
  ["READY", "not_charged", "READY"],
  ["CONFIRMING", "answer_lost", "UNKNOWN"],
  ["CONFIRMING", "not_charged", "FAILED"],
  ["CONFIRMING", "hold_expired", "CONFIRMING"],
  ["UNKNOWN", "hold_expired", "UNKNOWN"],
  ["UNKNOWN", "charged", "PAID"],
  ["CONFIRMING", "payment_unbound", "READY"],
  ["UNKNOWN", "payment_unbound", "READY"],
  ["FAILED", "payment_unbound", "FAILED"],
  ["PAID", "payment_unbound", "PAID"],
  ["FAILED", "charged", "PAID"],
  ["EXPIRED", "charged", "PAID"],
  ["PAID", "not_charged", "PAID"],
  ["PAID", "answer_lost", "PAID"],
  ["PAID", "hold_expired", "PAID"],
  ["RETURNED", "charged", "RETURNED"],
])("%s, %s: %s", (status, event, after) => {
  expect(nextAttemptStatus(status, event)).toBe(after);
});

test("a late success takes precedence over everything but a refund", () => {
  expect(attemptStatusesBefore("charged")).toEqual([
    "READY",
    "CONFIRMING",
    "UNKNOWN",
    "FAILED",
    "EXPIRED",
  ]);
});

function expectAllowed(status: AttemptStatus, event: AttemptEvent, after: AttemptStatus): void {
  if (status === "PAID" && after !== "PAID") expect(event).toBe("given_back");
  if (isPaymentPending(status)) expect(after).not.toBe("EXPIRED");
  if (after === "FAILED" && status !== "FAILED") expect(isPaymentPending(status)).toBe(true);
  if (status === "RETURNED") expect(after).toBe("RETURNED");
  expect(ATTEMPT_STATUSES).toContain(after);
}

test("a payment is undone only by a refund, and a pending payment never expires", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ATTEMPT_EVENTS)), (events) => {
      let status: AttemptStatus = "READY";
      for (const event of events) {
        const after: AttemptStatus = nextAttemptStatus(status, event);
        expectAllowed(status, event, after);
        status = after;
      }
    }),
  );
});
