import fc from "fast-check";
import { expect, test } from "vitest";
import { LINE_KINDS } from "#app/domain/common/product/product-kind.ts";
import { cases } from "#tests/support/cases.ts";
import { won } from "../common/money.ts";
import {
  bestCoupon,
  checkCoupon,
  type DiscountedLine,
  type HeldCoupon,
  orderTotals,
  shareDiscounts,
} from "./coupon-rules.ts";
import { maxPoints, pointsEarned, pointsError } from "./point-use.ts";

const welcome: HeldCoupon = {
  id: 1,
  kind: "fixed",
  value: 30_000,
  maxDiscount: null,
  minimumOrder: won(300_000),
  scope: null,
  validFrom: "2026-10-16",
  validUntil: "2026-11-30",
  usedAt: null,
};
const hotel: HeldCoupon = {
  ...welcome,
  id: 2,
  kind: "percent",
  value: 10,
  maxDiscount: won(50_000),
  minimumOrder: won(200_000),
  scope: "hotel",
};
const trip: DiscountedLine[] = [
  { key: "round", kind: "golf", amount: won(484_000) },
  { key: "caddy", kind: "caddy", amount: won(10_000) },
  { key: "stay", kind: "hotel", amount: won(333_333) },
];
const today = "2026-11-15";

// K05
test.each([
  { because: "it is for anything", coupon: welcome, answer: { ok: true, discount: 30_000 } },
  {
    because: "ten percent are rounded down",
    coupon: hotel,
    answer: { ok: true, discount: 33_333 },
  },
  {
    because: "it takes no more than its most",
    coupon: { ...hotel, value: 30 },
    answer: { ok: true, discount: 50_000 },
  },
  {
    because: "it takes no more than its line",
    coupon: { ...welcome, scope: "caddy" as const, minimumOrder: won(0) },
    answer: { ok: true, discount: 10_000 },
  },
  {
    because: "its last day is over",
    coupon: { ...welcome, validUntil: "2026-11-14" as const },
    answer: { ok: false, error: "coupon.expired" },
  },
  {
    because: "its last day is today",
    coupon: { ...welcome, validUntil: "2026-11-15" as const },
    answer: { ok: true, discount: 30_000 },
  },
  {
    because: "it has not begun",
    coupon: { ...welcome, validFrom: "2026-11-16" as const },
    answer: { ok: false, error: "coupon.expired" },
  },
  {
    because: "its first day is today",
    coupon: { ...welcome, validFrom: "2026-11-15" as const },
    answer: { ok: true, discount: 30_000 },
  },
  {
    because: "its minimum is reached to the won",
    coupon: { ...hotel, minimumOrder: won(333_333) },
    answer: { ok: true, discount: 33_333 },
  },
  {
    because: "it was used",
    coupon: { ...welcome, usedAt: new Date(0) },
    answer: { ok: false, error: "coupon.used" },
  },
  {
    because: "nothing is what it is for",
    coupon: { ...welcome, scope: "tournament" as const },
    answer: { ok: false, error: "coupon.out_of_scope" },
  },
  {
    because: "only its own kind counts for the minimum",
    coupon: { ...hotel, minimumOrder: won(400_000) },
    answer: { ok: false, error: "coupon.below_minimum", missing: 66_667 },
  },
])("$answer: $because", ({ coupon, answer }) => {
  expect(checkCoupon(coupon, trip, today)).toEqual(answer);
});

test("the coupon that takes most off is suggested, and of equals the one that ends first", () => {
  expect(bestCoupon([welcome, hotel], trip, today)?.coupon.id).toBe(2);
  const soon = { ...welcome, id: 3, validUntil: "2026-11-20" } as const;
  expect(bestCoupon([welcome, soon], trip, today)?.coupon.id).toBe(3);
  expect(bestCoupon([{ ...welcome, id: 9 }, welcome], trip, today)?.coupon.id).toBe(1);
  expect(bestCoupon([{ ...welcome, usedAt: new Date(0) }], trip, today)).toBeUndefined();
  expect(bestCoupon([{ ...welcome, value: 0 }], trip, today)).toBeUndefined();
});

test("a coupon and points are shared as the reservation page shows them", () => {
  const amounts = [484_000, 520_000, 540_000, 55_000, 48_000, 53_000, 10_000, 10_000];
  const lines = amounts.map((amount, index) => ({
    key: `${index}`,
    kind: "golf" as const,
    amount: won(amount),
  }));
  const shared = shareDiscounts(lines, {
    coupon: { scope: null, discount: won(30_000) },
    points: won(6_000),
  });
  expect(shared[0]).toMatchObject({ coupon: 8_442, points: 1_688, card: 473_870 });
  expect(orderTotals(shared)).toEqual({
    amount: 1_720_000,
    coupon: 30_000,
    points: 6_000,
    card: 1_684_000,
  });
});

test.each([
  { balance: 6_000, payable: 10_000, most: 6_000 },
  { balance: 6_000, payable: 6_000, most: 6_000 },
  { balance: 9_000, payable: 6_000, most: 6_000 },
  { balance: 5_950, payable: 6_000, most: 5_900 },
  { balance: 5_900, payable: 6_000, most: 5_900 },
  { balance: 50, payable: 90, most: 0 },
  { balance: 0, payable: 90, most: 0 },
])("a balance of $balance points can spend $most on $payable won", ({ most, balance, payable }) => {
  expect(maxPoints({ balance, payable: won(payable) })).toBe(most);
});

test.each([0, 5_900, 6_000])("%d of 7,000 points can be spent on 6,000 won", (asked) => {
  expect(pointsError(asked, { balance: 7_000, payable: won(6_000) })).toBeUndefined();
});

test("refuses points that are not a number", () => {
  const mistake = pointsError(Number.NaN, { balance: 7_000, payable: won(6_000) });
  expect(mistake).toBe("points.not_whole");
});

test.each([
  [5_901, "points.leave_too_little"],
  [6_001, "points.more_than_price"],
  [7_001, "points.too_many"],
  [-1, "points.not_whole"],
  [0.5, "points.not_whole"],
])("spending %d of 7,000 points on 6,000 won is refused with %s", (asked, mistake) => {
  expect(pointsError(asked, { balance: 7_000, payable: won(6_000) })).toBe(mistake);
});

test("one percent of the money is earned, rounded down", () => {
  expect(pointsEarned(won(473_870))).toBe(4_738);
});

const anyLines = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...LINE_KINDS),
      amount: fc.integer({ min: 0, max: 9_000_000 }).map(won),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((lines) => lines.map((line, index) => ({ ...line, key: `${index}` })));
const anyCoupon = fc.record({
  kind: fc.constantFrom("fixed" as const, "percent" as const),
  value: fc.integer({ min: 1, max: 100 }),
  scope: fc.constantFrom(null, ...LINE_KINDS),
  maxDiscount: fc.option(fc.integer({ min: 1, max: 100_000 }).map(won)),
});

/** All the points that may be spent are fine, unless what is left is too little for a card. */
function errorOfMost(points: number, payable: number) {
  const isLeft = payable > 0 && payable < 100 && points < payable;
  return isLeft ? "points.leave_too_little" : undefined;
}

test("discounts of an order are whole, add up, never make a line negative, and leave other lines alone", () => {
  fc.assert(
    fc.property(anyLines, anyCoupon, fc.nat({ max: 20_000_000 }), (lines, about, balance) => {
      const value = about.kind === "fixed" ? about.value * 1_000 : about.value;
      const coupon = { ...welcome, ...about, value, minimumOrder: won(0) };
      const answer = checkCoupon(coupon, lines, today);
      const discount = answer.ok ? answer.discount : won(0);
      const total = lines.reduce((sum, { amount }) => sum + amount, 0);
      const payable = won(total - discount);
      const points = maxPoints({ balance, payable });
      expect(pointsError(points, { balance, payable })).toBe(errorOfMost(points, payable));
      const used = answer.ok ? { scope: coupon.scope, discount } : null;
      const shared = shareDiscounts(lines, { coupon: used, points });
      const totals = orderTotals(shared);
      expect(totals).toEqual({
        amount: total,
        coupon: discount,
        points,
        card: total - discount - points,
      });
      for (const line of shared) {
        expect(line.amount - line.coupon - line.points).toBe(line.card);
        expect(Math.min(line.coupon, line.points, line.card)).toBeGreaterThanOrEqual(0);
        if (coupon.scope && line.kind !== coupon.scope) expect(line.coupon).toBe(0);
      }
    }),
    cases(1000),
  );
});
