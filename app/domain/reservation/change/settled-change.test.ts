import fc from "fast-check";
import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { readDay } from "#app/domain/common/query-readers.ts";
import type { StockNeed } from "#app/domain/order/stock-need.ts";
import { additionalNeeds, type ChangedMoney, settleChange } from "./settled-change.ts";

function line(part: Partial<Record<keyof ChangedMoney, number>>): ChangedMoney {
  const amount = part.amount ?? 0;
  const coupon = part.coupon ?? 0;
  const points = part.points ?? 0;
  return {
    amount: won(amount),
    coupon: won(coupon),
    points: won(points),
    card: won(amount - coupon - points),
    newAmount: won(part.newAmount ?? amount),
    fee: won(part.fee ?? 0),
  };
}

test("a third golfer and a larger van cost the difference", () => {
  const settled = settleChange([
    line({ amount: 484_000, newAmount: 726_000 }),
    line({ amount: 48_000, newAmount: 59_000 }),
  ]);
  expect(settled).toEqual({
    lines: [
      { amount: 726_000, coupon: 0, points: 0, card: 726_000 },
      { amount: 59_000, coupon: 0, points: 0, card: 59_000 },
    ],
    pay: 253_000,
    refund: { card: 0, points: 0 },
    fee: { card: 0, points: 0 },
  });
});

test("cancelling one of four refunds 90 percent of 229,000, and the others' price stays", () => {
  const settled = settleChange([line({ amount: 916_000, newAmount: 687_000, fee: 22_900 })]);
  expect(settled.refund).toEqual({ card: 206_100, points: 0 });
  expect(settled.lines).toEqual([{ amount: 687_000, coupon: 0, points: 0, card: 687_000 }]);
  expect(settled.fee).toEqual({ card: 22_900, points: 0 });
});

test("points are refunded before money, and the coupon keeps the share of the rest", () => {
  const settled = settleChange([
    line({ amount: 400_000, coupon: 40_000, points: 60_000, newAmount: 300_000 }),
  ]);
  expect(settled.lines).toEqual([{ amount: 300_000, coupon: 30_000, points: 0, card: 270_000 }]);
  expect(settled.refund).toEqual({ card: 30_000, points: 60_000 });
});

test("the refund of a cheaper round pays for a dearer van, points included", () => {
  const settled = settleChange([
    line({ amount: 100_000, points: 100_000, newAmount: 50_000 }),
    line({ amount: 100_000, newAmount: 150_000 }),
  ]);
  expect(settled.lines.map(({ points, card }) => ({ points, card }))).toEqual([
    { points: 50_000, card: 0 },
    { points: 50_000, card: 100_000 },
  ]);
  expect([settled.pay, settled.refund.card, settled.refund.points]).toEqual([0, 0, 0]);
});

test("a fee on a line that was paid with points is kept of the points", () => {
  const settled = settleChange([
    line({ amount: 100_000, points: 100_000, newAmount: 80_000, fee: 20_000 }),
  ]);
  expect(settled.fee).toEqual({ card: 0, points: 20_000 });
  expect(settled.lines[0]).toMatchObject({ points: 80_000, card: 0 });
});

const anyLine = fc
  .record({
    amount: fc.integer({ min: 0, max: 3_000_000 }),
    couponPart: fc.double({ min: 0, max: 1, noNaN: true }),
    pointPart: fc.double({ min: 0, max: 1, noNaN: true }),
    newAmount: fc.integer({ min: 0, max: 3_000_000 }),
    feePart: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ amount, couponPart, pointPart, newAmount, feePart }) => {
    const coupon = Math.floor(amount * couponPart);
    const paid = amount - coupon;
    return line({
      amount,
      coupon,
      points: Math.floor(paid * pointPart),
      newAmount,
      fee: Math.floor(paid * feePart),
    });
  });

test("after any change, charges equal line values plus refunds plus fees kept", () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 4 }), (changed) => {
      const { lines, pay, refund, fee } = settleChange(changed);
      const sum = (rows: readonly { card: number; points: number }[], part: "card" | "points") =>
        rows.reduce((total, row) => total + row[part], 0);
      expect(sum(changed, "card") + pay).toBe(sum(lines, "card") + refund.card + fee.card);
      expect(sum(changed, "points")).toBe(sum(lines, "points") + refund.points + fee.points);
      expect(
        Math.min(fee.card, fee.points, refund.card, refund.points, pay),
      ).toBeGreaterThanOrEqual(0);
      expect(pay === 0 || refund.card + refund.points === 0).toBe(true);
      for (const each of lines) {
        expect(each.card + each.points).toBe(each.amount - each.coupon);
        expect(Math.min(each.card, each.points, each.coupon)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

function tee(slot: string, quantity: number): StockNeed {
  const day = readDay("2027-01-12");
  if (!day) throw new Error("no day");
  return { kind: "tee", productId: "siam-old", day, slot, quantity, capacity: 4 };
}

test("a third player at the same tee time needs one more place", () => {
  expect(additionalNeeds([tee("07:12", 2)], [tee("07:12", 3)])).toEqual([tee("07:12", 1)]);
});

test("another tee time needs all its places, and fewer players need none", () => {
  expect(additionalNeeds([tee("07:12", 2)], [tee("07:20", 2)])).toEqual([tee("07:20", 2)]);
  expect(additionalNeeds([tee("07:12", 3)], [tee("07:12", 2)])).toEqual([]);
  expect(additionalNeeds([tee("07:12", 3)], [tee("07:12", 3)])).toEqual([]);
});
