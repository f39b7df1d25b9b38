import { expect, test } from "vitest";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { STANDARD_REFUND_TIERS } from "#app/domain/common/product/refund-tiers.ts";
import { freeCancelDays, freeCancelUntil, refundSteps } from "./refund-steps.ts";

const booking = { paid: won(484_000), usedOn: "2027-01-12" } as const;

test("every step that can still be reached is listed with its days and exact won", () => {
  expect(refundSteps(booking, "2026-11-15", STANDARD_REFUND_TIERS)).toEqual([
    { from: "2026-11-15", until: "2026-12-13", feePercent: 0, refund: 484_000 },
    { from: "2026-12-14", until: "2026-12-23", feePercent: 10, refund: 435_600 },
    { from: "2026-12-24", until: "2027-01-02", feePercent: 15, refund: 411_400 },
    { from: "2027-01-03", until: "2027-01-04", feePercent: 20, refund: 387_200 },
    { from: "2027-01-05", until: "2027-01-11", feePercent: 30, refund: 338_800 },
    { from: "2027-01-12", until: "2027-01-12", feePercent: 50, refund: 242_000 },
  ]);
});

test("steps that have passed are not offered, and the present one begins today", () => {
  expect(refundSteps(booking, "2027-01-04", STANDARD_REFUND_TIERS).map(({ from }) => from)).toEqual(
    ["2027-01-04", "2027-01-05", "2027-01-12"],
  );
  expect(refundSteps(booking, "2027-01-13", STANDARD_REFUND_TIERS)).toEqual([]);
});

test("a policy says how early a cancel is free, if it ever is", () => {
  expect(freeCancelDays(STANDARD_REFUND_TIERS)).toBe(30);
  expect(freeCancelDays([{ daysBefore: 0, feePercent: 50 }])).toBeUndefined();
});

const sale = { now: new Date("2026-11-15T03:00:00Z"), timeZone: "Asia/Bangkok" };
const until = (usedOn: LocalDate, tiers = STANDARD_REFUND_TIERS) =>
  freeCancelUntil(tiers, usedOn, sale);

test("far ahead, the policy's own deadline is the last free day", () => {
  expect(until("2027-01-12")).toBe("2026-12-13");
});

test("nearer, the week after the contract is free, but never within eight days of use", () => {
  expect(until("2026-12-10")).toBe("2026-11-22");
  expect(until("2026-11-25")).toBe("2026-11-17");
  expect(until("2026-11-23")).toBe("2026-11-15");
});

test("tomorrow's round, and a policy that always charges, have no free day", () => {
  expect(until("2026-11-16")).toBeUndefined();
  expect(until("2026-11-20", [{ daysBefore: 0, feePercent: 100 }])).toBeUndefined();
});
