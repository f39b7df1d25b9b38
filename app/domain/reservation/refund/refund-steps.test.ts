import { expect, test } from "vitest";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { STANDARD_REFUND_TIERS } from "#app/domain/common/product/refund-tiers.ts";
import { cancelPlan } from "./order-refund.ts";
import { freeCancelDays, freeCancelUntil, nextFeeRise, refundSteps } from "./refund-steps.ts";

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

const line = (key: string, paid: number, more: object = {}) => ({
  key,
  status: "COMPLETE" as const,
  usedOn: "2027-01-12" as const,
  zone: "Asia/Bangkok",
  tiers: STANDARD_REFUND_TIERS,
  paid: { card: won(paid), points: won(0) },
  parentLine: undefined,
  ...more,
});
const now = new Date("2026-12-20T03:00:00Z");

function fallOf(order: readonly ReturnType<typeof line>[]) {
  const plan = cancelPlan("round", order, now);
  return plan && nextFeeRise(plan);
}

test("twenty-three days ahead a round costs ten percent, and fifteen from the day after the twentieth", () => {
  expect(fallOf([line("round", 475_558)])).toEqual({
    key: "round",
    day: "2026-12-24",
    feePercent: 15,
  });
});

test("names the most expensive line when several fees rise at the same time", () => {
  const van = line("van", 47_163, { parentLine: "round" });
  expect(fallOf([van, line("round", 475_558)])?.key).toBe("round");
});

test("names the line that loses most when fees rise together, even if another costs more", () => {
  const tiers = [{ daysBefore: 20, feePercent: 0 }];
  const caddie = line("caddy", 100_000, { parentLine: "round", tiers });
  expect(fallOf([line("round", 475_558), caddie])).toEqual({
    key: "caddy",
    day: "2026-12-24",
    feePercent: 100,
  });
});

test("the first fee that rises is named, however little it costs", () => {
  const tiers = [{ daysBefore: 22, feePercent: 0 }];
  const caddie = line("caddy", 9_826, { parentLine: "round", tiers });
  expect(fallOf([line("round", 475_558), caddie])).toEqual({
    key: "caddy",
    day: "2026-12-22",
    feePercent: 100,
  });
});

test("an unconfirmed line costs nothing and does not get dearer", () => {
  expect(fallOf([line("round", 475_558, { status: "PENDING" })])).toBeNull();
});
