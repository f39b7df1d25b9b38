import { expect, test } from "vitest";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { momentIn } from "#app/domain/common/date/zone-time.ts";
import { won } from "#app/domain/common/money.ts";
import { type RefundTier, STANDARD_REFUND_TIERS } from "#app/domain/common/product/refund-tiers.ts";
import { lineRefund, type PaidLine } from "./line-refund.ts";

const USED_ON: LocalDate = "2027-03-12";

function line(more: Partial<PaidLine> = {}): PaidLine {
  return {
    key: "round",
    status: "COMPLETE",
    usedOn: USED_ON,
    zone: "Asia/Bangkok",
    tiers: STANDARD_REFUND_TIERS,
    paid: { card: won(473_870), points: won(1_688) },
    ...more,
  };
}

/** Days before, fee in percent, and the won of a 475,558 won round: the golden table of decision 0007. */
const STANDARD = [
  [60, 0, 475_558],
  [31, 0, 475_558],
  [30, 0, 475_558],
  [29, 10, 428_002],
  [20, 10, 428_002],
  [19, 15, 404_224],
  [10, 15, 404_224],
  [9, 20, 380_446],
  [8, 20, 380_446],
  [7, 30, 332_890],
  [1, 30, 332_890],
  [0, 50, 237_779],
  [-1, 100, 0],
] as const;

test.each(STANDARD)(
  "%i days before, the fee is %i percent and %i won are refunded, from the first minute of the day at the venue to its last",
  (days, feePercent, refund) => {
    const day = addDays(USED_ON, -days);
    for (const time of ["00:00", "12:00", "23:59"]) {
      const answer = lineRefund(line(), momentIn("Asia/Bangkok", day, time));
      expect(answer).toMatchObject({ feePercent, refund, fee: 475_558 - refund });
      expect(answer?.points).toBe(Math.min(1_688, refund));
      expect(answer?.card).toBe(refund - Math.min(1_688, refund));
    }
  },
);

test.each([
  // Two hours after midnight in Seoul it is still the evening before in Thailand.
  ["Asia/Bangkok", "2027-02-11T00:30:00+09:00", 0],
  ["Asia/Bangkok", "2027-02-11T01:59:59+09:00", 0],
  ["Asia/Bangkok", "2027-02-11T02:00:00+09:00", 10],
  ["Asia/Seoul", "2027-02-10T23:59:59+09:00", 0],
  ["Asia/Seoul", "2027-02-11T00:00:00+09:00", 10],
  ["Asia/Tokyo", "2027-02-11T00:00:00+09:00", 10],
  ["Asia/Manila", "2027-02-11T00:59:59+09:00", 0],
  ["Asia/Manila", "2027-02-11T01:00:00+09:00", 10],
  // The day of the round itself, and after it.
  ["Asia/Bangkok", "2027-03-13T01:59:59+09:00", 50],
  ["Asia/Bangkok", "2027-03-13T02:00:00+09:00", 100],
] as const)("in %s, at %s, the fee is %i percent", (zone, at, feePercent) => {
  expect(lineRefund(line({ zone }), new Date(at))).toMatchObject({ feePercent });
});

test("refunds everything on any day until the supplier has confirmed", () => {
  for (const days of [60, 7, 0]) {
    const at = momentIn("Asia/Bangkok", addDays(USED_ON, -days), "09:00");
    expect(lineRefund(line({ status: "PENDING" }), at)).toMatchObject({ refund: 475_558, fee: 0 });
  }
});

test("a no-show gets no refund", () => {
  const at = new Date("2027-03-20T00:00:00Z");
  expect(lineRefund(line(), at)).toMatchObject({ feePercent: 100, refund: 0, feeRise: null });
  expect(lineRefund(line({ status: "USED" }), at)).toBeNull();
});

const HOTEL: readonly RefundTier[] = [
  { daysBefore: 7, feePercent: 0 },
  { daysBefore: 3, feePercent: 50 },
];

test.each([
  [8, 0, 475_558],
  [7, 0, 475_558],
  [6, 50, 237_779],
  [3, 50, 237_779],
  [2, 100, 0],
  [0, 100, 0],
] as const)(
  "a policy of the product applies instead: %i days, %i percent, %i won",
  (days, feePercent, refund) => {
    const at = momentIn("Asia/Bangkok", addDays(USED_ON, -days), "09:00");
    expect(lineRefund(line({ tiers: HOTEL }), at)).toMatchObject({ feePercent, refund });
  },
);

test("the fee rises at midnight at the venue, with the refund that is left then", () => {
  const at = momentIn("Asia/Bangkok", addDays(USED_ON, -25), "15:00");
  expect(lineRefund(line(), at)?.feeRise).toEqual({
    at: momentIn("Asia/Bangkok", addDays(USED_ON, -19)),
    day: addDays(USED_ON, -19),
    feePercent: 15,
    refund: 404_224,
  });
});
