import { expect, test } from "vitest";
import {
  nextStatuses,
  RESERVATION_STATUSES,
  type ReservationStatus,
  statusesBefore,
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
