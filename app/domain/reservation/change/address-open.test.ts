import { expect, test } from "vitest";
import { isAddressOpen } from "./address-open.ts";

const AT = (hour: string) => new Date(`2026-11-15T${hour}:00Z`);
const MOVED = {
  status: "COMPLETE",
  usedOn: "2027-01-10",
  stays: [{ checkIn: "2027-01-11", checkOut: "2027-01-13" }],
  changedAt: AT("09:00"),
  toldAt: null,
} as const;

test("a ride that moved beyond the hotel waits for an address until its owner has written", () => {
  expect(isAddressOpen(MOVED)).toBe(true);
  expect(isAddressOpen({ ...MOVED, toldAt: AT("09:01") })).toBe(false);
});

test("what was written before the last change says nothing about it", () => {
  expect(isAddressOpen({ ...MOVED, toldAt: AT("08:59") })).toBe(true);
  expect(isAddressOpen({ ...MOVED, toldAt: AT("09:00") })).toBe(true);
});

test.each([
  ["that is as it was booked", { changedAt: undefined }],
  ["on a day of the hotel", { usedOn: "2027-01-11" }],
  ["that was called off", { status: "CANCELLED" }],
  ["of a trip without a hotel", { stays: [] }],
] as const)("no address is asked for a ride %s", (_, more) => {
  expect(isAddressOpen({ ...MOVED, ...more })).toBe(false);
});
