import { expect, test } from "vitest";
import { confirmationOf } from "./confirmation.ts";

const sold = {
  booking: "instant",
  supplierReference: null,
  confirmedAt: null,
  voucherCode: "ABCD2345",
} as const;
const at = new Date("2026-11-15T03:00:00Z");

test("the venue's number is the proof wherever there is one", () => {
  const reference = { supplierReference: "SCC-27-01145" };
  const proof = { by: "supplier", number: "SCC-27-01145" };
  expect(confirmationOf({ ...sold, ...reference })).toEqual(proof);
  expect(confirmationOf({ ...sold, ...reference, booking: "request", confirmedAt: at })).toEqual(
    proof,
  );
});

test("an instantly confirmed line is identified by our voucher number", () => {
  expect(confirmationOf(sold)).toEqual({ by: "instant", number: "ABCD2345" });
});

test("a line confirmed without a number waits for the number", () => {
  const awaited = { by: "awaited", number: "ABCD2345" };
  expect(confirmationOf({ ...sold, booking: "request", confirmedAt: at })).toEqual(awaited);
  expect(confirmationOf({ ...sold, booking: "request" })).toEqual(awaited);
  expect(confirmationOf({ ...sold, confirmedAt: at })).toEqual(awaited);
});
