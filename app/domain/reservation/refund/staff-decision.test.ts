import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { STANDARD_REFUND_TIERS } from "#app/domain/common/product/refund-tiers.ts";
import type { PaidLine } from "./line-refund.ts";
import { asOneLine, shareRefund, staffSplit } from "./staff-decision.ts";
import { unclearRefund } from "./unclear-refund.ts";

function line(key: string, card: number, points: number, refundedCard = 0): PaidLine {
  return {
    key,
    status: "REFUND_REQUEST",
    usedOn: "2027-01-12",
    zone: "Asia/Bangkok",
    tiers: STANDARD_REFUND_TIERS,
    paid: { card: won(card), points: won(points) },
    refunded: { card: won(refundedCard), points: won(0) },
  };
}

const lines = [line("round", 400_001, 3_000), line("caddy", 30_000, 0, 5_000)];

test("an amount set by staff gives points back first, as the policy does", () => {
  expect(staffSplit(lines, won(2_000))).toEqual({ card: 0, points: 2_000 });
  expect(staffSplit(lines, won(50_000))).toEqual({ card: 47_000, points: 3_000 });
  expect(staffSplit([], won(1))).toEqual({ card: 0, points: 0 });
});

test("an amount is shared over the lines to the last won, by their remaining value", () => {
  const shares = shareRefund(lines, { card: won(100_001), points: won(3_000) }) ?? [];
  expect(shares.reduce((sum, { card }) => sum + card, 0)).toBe(100_001);
  expect(shares.map(({ points }) => points)).toEqual([3_000, 0]);
  const left = [403_001, 25_000];
  expect(shares.map(({ card, points, fee }) => card + points + fee)).toEqual(left);
});

test("more than is left is refused; all that is left has no fee", () => {
  expect(shareRefund(lines, { card: won(425_002), points: won(0) })).toBeUndefined();
  expect(shareRefund(lines, { card: won(0), points: won(3_001) })).toBeUndefined();
  expect(shareRefund(lines, { card: won(-1), points: won(0) })).toBeUndefined();
  const all = shareRefund(lines, { card: won(425_001), points: won(3_000) });
  expect(all?.map(({ fee }) => fee)).toEqual([0, 0]);
});

test("points that were refunded before are not refunded again", () => {
  const before = {
    ...line("round", 10_000, 3_000),
    refunded: { card: won(0), points: won(1_000) },
  };
  expect(staffSplit([before], won(2_500))).toEqual({ card: 500, points: 2_000 });
});

test("lines are counted as one, and no line is none", () => {
  expect(asOneLine(lines)).toMatchObject({
    key: "round",
    paid: { card: 430_001, points: 3_000 },
    refunded: { card: 5_000, points: 0 },
  });
  expect(asOneLine([])).toBeUndefined();
});

test("the fee is a percentage of the payment, and a line without a price has none", () => {
  const priced = [line("round", 8_000, 2_000), line("gift", 0, 0)];
  expect(shareRefund(priced, { card: won(6_000), points: won(1_000) })).toEqual([
    { key: "round", card: 6_000, points: 1_000, fee: 3_000, feePercent: 30 },
    { key: "gift", card: 0, points: 0, fee: 0, feePercent: 0 },
  ]);
});

test("refuses a negative refund, and accepts none or one kind alone", () => {
  const fees = (card: number, points: number) =>
    shareRefund(lines, { card: won(card), points: won(points) })?.map(({ fee }) => fee);
  expect(fees(0, 0)).toEqual([403_001, 25_000]);
  expect(fees(0, 3_000)).toEqual([400_001, 25_000]);
  expect(fees(0, -1)).toBeUndefined();
});

const korea = (time: string) => new Date(`2026-11-${time}:00+09:00`);

test.each([
  ["in three hours of the day", "15T09:14", "15T12:14"],
  ["the next morning at eight where the desk closes before", "15T19:01", "16T08:00"],
])("staff decide what was refunded elsewhere %s", (_name, since, by) => {
  expect(unclearRefund(korea(since), korea(since))).toEqual({ by: korea(by), isLate: false });
});

test("a decision is late from its minute on", () => {
  const since = korea("15T09:14");
  expect(unclearRefund(since, korea("15T12:13")).isLate).toBe(false);
  expect(unclearRefund(since, korea("15T12:14")).isLate).toBe(true);
});
