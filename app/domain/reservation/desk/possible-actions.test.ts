import { expect, test } from "vitest";
import { nextInQueue, possibleActions } from "./possible-actions.ts";

const facts = {
  kind: "golf",
  status: "PENDING",
  usedOn: "2027-01-12",
  today: "2027-01-11",
  needsReference: false,
  needsRecheck: false,
  isRefundInReview: false,
  canCancel: true,
} as const;

test("a round that waits for its course can be confirmed, offered another time, refused or cancelled", () => {
  expect(possibleActions(facts)).toEqual(["confirm", "offer", "refuse", "cancel"]);
  expect(possibleActions({ ...facts, kind: "hotel" })).toEqual(["confirm", "refuse", "cancel"]);
});

test("a confirmed line is marked as used from its day on, and not the day before", () => {
  const confirmed = { ...facts, status: "COMPLETE", canCancel: false } as const;
  expect(possibleActions(confirmed)).toEqual([]);
  expect(possibleActions({ ...confirmed, today: "2027-01-12" })).toEqual(["use"]);
  expect(possibleActions({ ...confirmed, needsRecheck: true })).toEqual(["recheck"]);
});

test("a line that moved with its round asks for its new number before anything else", () => {
  const moved = { ...facts, kind: "callvan", status: "COMPLETE", needsReference: true } as const;
  expect(possibleActions({ ...moved, needsRecheck: true })).toEqual([
    "reference",
    "recheck",
    "cancel",
  ]);
});

test("a refund under review is decided first, and an ended line allows nothing", () => {
  const asked = { ...facts, status: "REFUND_REQUEST", canCancel: false } as const;
  expect(possibleActions({ ...asked, isRefundInReview: true })).toEqual(["decide"]);
  expect(possibleActions({ ...asked, status: "CANCELLED" })).toEqual([]);
});

test("the next one is the one after this, then the first; none where the queue has no other", () => {
  expect(nextInQueue([4, 7, 9], 7)).toBe(9);
  expect(nextInQueue([4, 7, 9], 9)).toBe(4);
  expect(nextInQueue([4, 7, 9], 1)).toBe(4);
  expect(nextInQueue([4], 4)).toBeUndefined();
  expect(nextInQueue([], 4)).toBeUndefined();
});
