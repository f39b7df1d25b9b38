import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { momentIn } from "#app/domain/common/date/zone-time.ts";
import { won } from "#app/domain/common/money.ts";
import {
  feePercentOn,
  type RefundTier,
  STANDARD_REFUND_TIERS,
} from "#app/domain/common/product/refund-tiers.ts";
import { contractDay, withCoolingOff } from "./cooling-off.ts";
import { lineRefund } from "./line-refund.ts";
import { refundSteps } from "./refund-steps.ts";

const PAID_ON: LocalDate = "2027-03-01";
const HOTEL: readonly RefundTier[] = [
  { daysBefore: 7, feePercent: 0 },
  { daysBefore: 3, feePercent: 50 },
];
const STRICT: readonly RefundTier[] = [{ daysBefore: 14, feePercent: 50 }];

/** How far off the day is when one pays, how many days later one cancels, and the fee: the golden table of decision 0030. */
const ROWS = [
  // A policy that is free until 30 days before: the week adds nothing while that lasts.
  ["standard", 60, 0, 0, STANDARD_REFUND_TIERS],
  ["standard", 60, 30, 0, STANDARD_REFUND_TIERS],
  ["standard", 60, 31, 10, STANDARD_REFUND_TIERS],
  ["standard", 33, 3, 0, STANDARD_REFUND_TIERS],
  ["standard", 33, 4, 0, STANDARD_REFUND_TIERS],
  ["standard", 33, 7, 0, STANDARD_REFUND_TIERS],
  ["standard", 33, 8, 10, STANDARD_REFUND_TIERS],
  // Inside of it the week is free, and the tier of the day follows.
  ["standard", 25, 0, 0, STANDARD_REFUND_TIERS],
  ["standard", 25, 7, 0, STANDARD_REFUND_TIERS],
  ["standard", 25, 8, 15, STANDARD_REFUND_TIERS],
  ["standard", 16, 7, 0, STANDARD_REFUND_TIERS],
  ["standard", 16, 8, 20, STANDARD_REFUND_TIERS],
  // Less than eight days before use the right ends early.
  ["standard", 12, 4, 0, STANDARD_REFUND_TIERS],
  ["standard", 12, 5, 30, STANDARD_REFUND_TIERS],
  ["standard", 8, 0, 0, STANDARD_REFUND_TIERS],
  ["standard", 8, 1, 30, STANDARD_REFUND_TIERS],
  // Nearer than that there never was one.
  ["standard", 7, 0, 30, STANDARD_REFUND_TIERS],
  ["standard", 1, 0, 30, STANDARD_REFUND_TIERS],
  ["standard", 0, 0, 50, STANDARD_REFUND_TIERS],
  ["hotel", 10, 2, 0, HOTEL],
  ["hotel", 10, 3, 0, HOTEL],
  ["hotel", 10, 4, 50, HOTEL],
  ["hotel", 5, 0, 50, HOTEL],
  ["strict", 40, 7, 0, STRICT],
  ["strict", 40, 8, 50, STRICT],
  ["strict", 20, 7, 0, STRICT],
  ["strict", 20, 8, 100, STRICT],
  ["nothing is ever refunded", 40, 7, 0, []],
  ["nothing is ever refunded", 40, 8, 100, []],
  ["nothing is ever refunded", 7, 0, 100, []],
] as const;

test.each(ROWS)(
  "%s: paid %i days before and cancelled %i days later, the fee is %i percent",
  (_, ahead, later, feePercent, tiers) => {
    const usedOn = addDays(PAID_ON, ahead);
    const line = {
      key: "round",
      status: "COMPLETE",
      usedOn,
      zone: "Asia/Bangkok",
      tiers: withCoolingOff(tiers, usedOn, PAID_ON),
      paid: { card: won(473_870), points: won(1_688) },
    } as const;
    for (const time of ["00:00", "23:59"]) {
      const at = momentIn("Asia/Bangkok", addDays(PAID_ON, later), time);
      const refund = Math.floor((475_558 * (100 - feePercent)) / 100);
      expect(lineRefund(line, at)).toMatchObject({ feePercent, refund });
    }
  },
);

test.each([
  ["2027-03-01T23:29:59+09:00", "2027-03-01"],
  ["2027-03-01T23:30:00+09:00", "2027-03-02"],
  ["2027-03-02T00:00:00+09:00", "2027-03-02"],
] as const)(
  "an order of %s is counted from %s, the day in Korea on which it may be paid",
  (at, day) => {
    expect(contractDay(new Date(at))).toBe(day);
  },
);

test.each([
  [60, STANDARD_REFUND_TIERS],
  [37, STANDARD_REFUND_TIERS],
  [7, STANDARD_REFUND_TIERS],
  [15, HOTEL],
  [7, STRICT],
] as const)(
  "a policy that the week of the law adds nothing to is sold %i days before as it is",
  (ahead, tiers) => {
    expect(withCoolingOff(tiers, addDays(PAID_ON, ahead), PAID_ON)).toEqual(tiers);
  },
);

test.each([
  [36, [29, 20, 10, 8, 1, 0]],
  [27, [20, 10, 8, 1, 0]],
  [26, [19, 10, 8, 1, 0]],
  [8, [8, 1, 0]],
] as const)(
  "sold %i days before, the week of the law takes the place of the deadlines it outlasts, and %j days are left",
  (ahead, deadlines) => {
    const sold = withCoolingOff(STANDARD_REFUND_TIERS, addDays(PAID_ON, ahead), PAID_ON);
    expect(sold.map(({ daysBefore }) => daysBefore)).toEqual(deadlines);
    expect(sold.filter(({ feePercent }) => feePercent === 0)).toHaveLength(1);
  },
);

test("in Korean time the seventh day is whole, wherever the venue is", () => {
  const usedOn = addDays(PAID_ON, 25);
  const tiers = withCoolingOff(STANDARD_REFUND_TIERS, usedOn, PAID_ON);
  const paid = { card: won(100_000), points: won(0) };
  for (const zone of ["Asia/Bangkok", "Asia/Ho_Chi_Minh", "Asia/Manila", "Asia/Tokyo"]) {
    const line = { key: "a", status: "COMPLETE", usedOn, zone, tiers, paid } as const;
    expect(lineRefund(line, new Date("2027-03-08T23:59:59+09:00"))?.refund).toBe(100_000);
    expect(lineRefund(line, new Date("2027-03-09T02:00:00+09:00"))?.refund).toBe(85_000);
  }
});

test("the days that are shown before paying begin with the free ones", () => {
  const usedOn = addDays(PAID_ON, 25);
  const tiers = withCoolingOff(STANDARD_REFUND_TIERS, usedOn, PAID_ON);
  const steps = refundSteps({ paid: won(100_000), usedOn }, PAID_ON, tiers);
  expect(steps.slice(0, 2)).toEqual([
    { from: "2027-03-01", until: "2027-03-08", feePercent: 0, refund: 100_000 },
    { from: "2027-03-09", until: "2027-03-16", feePercent: 15, refund: 85_000 },
  ]);
});

test("the right never costs the buyer anything, on any day, under any policy", () => {
  const policy = fc.uniqueArray(fc.nat(60), { maxLength: 6 }).chain((days) =>
    fc.array(fc.nat(100), { minLength: days.length, maxLength: days.length }).map((fees) => {
      const rising = fees.toSorted((a, b) => a - b);
      return days
        .toSorted((a, b) => b - a)
        .map((daysBefore, at) => ({ daysBefore, feePercent: rising[at] ?? 0 }));
    }),
  );
  fc.assert(
    fc.property(policy, fc.nat(80), fc.nat(90), (tiers, ahead, later) => {
      const usedOn = addDays(PAID_ON, ahead);
      const day = addDays(PAID_ON, later);
      const sold = withCoolingOff(tiers, usedOn, PAID_ON);
      const fee = feePercentOn(day, usedOn, sold);
      const free = later <= 7 && ahead - later >= 8;
      expect(fee).toBe(free ? 0 : feePercentOn(day, usedOn, tiers));
    }),
  );
});
