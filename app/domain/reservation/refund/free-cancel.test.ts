import { expect, test } from "vitest";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import { freeCancelUntil } from "./free-cancel.ts";
import { STANDARD_REFUND_TIERS } from "./refund.ts";

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
