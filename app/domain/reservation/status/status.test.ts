import { expect, test } from "vitest";
import {
  hasVoucher,
  isOpen,
  nextStatuses,
  RESERVATION_STATUSES,
  type ReservationStatus,
  statusesBefore,
  statusesIn,
  unfinishedStatuses,
} from "./status.ts";

test("every status can be reached from PENDING", () => {
  const reached = new Set<ReservationStatus>();
  const walk = (status: ReservationStatus) => {
    if (reached.has(status)) return;
    reached.add(status);
    nextStatuses(status).forEach(walk);
  };
  walk("PENDING");
  expect([...reached].sort()).toEqual([...RESERVATION_STATUSES].sort());
});

test("a refund can be requested only before the reservation is used", () => {
  expect(statusesBefore("REFUND_REQUEST")).toEqual(["PENDING", "COMPLETE"]);
});

test("used and cancelled are the end", () => {
  expect([...nextStatuses("USED"), ...nextStatuses("CANCELLED")]).toEqual([]);
});

test("holds its place until a final status, also while a refund is requested", () => {
  expect(unfinishedStatuses()).toEqual(["PENDING", "COMPLETE", "REFUND_REQUEST"]);
});

test("every status is in one tab of the list", () => {
  expect(statusesIn("upcoming")).toEqual(["PENDING", "COMPLETE"]);
  expect(statusesIn("past")).toEqual(["USED"]);
  expect(statusesIn("cancelled")).toEqual(["REFUND_REQUEST", "CANCELLED"]);
  expect(statusesIn("upcoming", "past")).toEqual(["PENDING", "COMPLETE", "USED"]);
});

test("upcoming lines are open, and confirmed ones have a voucher until cancelled", () => {
  expect(RESERVATION_STATUSES.filter(isOpen)).toEqual(["PENDING", "COMPLETE"]);
  expect(RESERVATION_STATUSES.filter(hasVoucher)).toEqual(["COMPLETE", "USED"]);
});
