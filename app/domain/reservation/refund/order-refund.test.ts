import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { STANDARD_REFUND_TIERS } from "#app/domain/common/product/refund-tiers.ts";
import {
  RESERVATION_STATUSES,
  type ReservationStatus,
} from "#app/domain/reservation/status/status.ts";
import { cases } from "#tests/support/cases.ts";
import { dependentLines } from "./dependent-lines.ts";
import {
  cancelPlan,
  isCouponReturned,
  type OrderedLine,
  refusalPlan,
  wholeCancelPlan,
} from "./order-refund.ts";
import { tripRefundSteps } from "./refund-steps.ts";
import { staffRefundSchema } from "./staff-decision.ts";

const CADDIE_TIERS = [
  { daysBefore: 3, feePercent: 0 },
  { daysBefore: 0, feePercent: 100 },
];
const VAN_TIERS = [
  { daysBefore: 3, feePercent: 0 },
  { daysBefore: 1, feePercent: 50 },
  { daysBefore: 0, feePercent: 100 },
];

function line(
  key: string,
  card: number,
  points: number,
  about: Partial<OrderedLine> = {},
): OrderedLine {
  return {
    key,
    status: "COMPLETE",
    usedOn: "2027-01-12",
    zone: "Asia/Bangkok",
    tiers: STANDARD_REFUND_TIERS,
    paid: { card: won(card), points: won(points) },
    parentLine: undefined,
    ...about,
  };
}

const order = [
  line("round", 473_870, 1_688),
  line("caddy", 9_791, 35, { parentLine: "round", tiers: CADDIE_TIERS }),
  line("van", 46_995, 168, { parentLine: "round", tiers: VAN_TIERS }),
  line("stay", 528_700, 1_884, { usedOn: "2027-01-11" }),
];
const now = new Date("2026-12-20T03:00:00Z");

test("cancelling a round takes its caddie and van, and 484,991 won are refunded: 483,100 and 1,891 points", () => {
  expect(cancelPlan("round", order, now)).toMatchObject({
    fee: 47_556,
    refund: 484_991,
    card: 483_100,
    points: 1_891,
    feeRisesAt: new Date("2026-12-23T17:00:00Z"),
  });
  expect(cancelPlan("round", order, now)?.lines.map(({ key }) => key)).toEqual([
    "round",
    "caddy",
    "van",
  ]);
});

test("a caddie is cancelled alone, and used or cancelled lines stay as they are", () => {
  expect(cancelPlan("caddy", order, now)?.lines.map(({ key }) => key)).toEqual(["caddy"]);
  const used = order.map((each) =>
    each.key === "van" ? { ...each, status: "USED" as const } : each,
  );
  expect(dependentLines("round", used).map(({ key }) => key)).toEqual(["round", "caddy"]);
});

test("whether a line can be cancelled depends on that line only, at any position of the order", () => {
  const withStatus = (key: string, status: ReservationStatus) =>
    order.map((each) => (each.key === key ? { ...each, status } : each));
  const plan = cancelPlan("stay", withStatus("round", "CANCELLED"), now);
  expect(plan?.lines.map(({ key }) => key)).toEqual(["stay"]);
  expect(cancelPlan("stay", withStatus("stay", "USED"), now)).toBeNull();
});

test.each<ReservationStatus>(["USED", "REFUND_REQUEST", "CANCELLED"])(
  "a round that is %s takes nothing with it",
  (status) => {
    const ended = order.map((each) => (each.key === "round" ? { ...each, status } : each));
    expect(cancelPlan("round", ended, now)).toBeNull();
    expect(cancelPlan("nobody", ended, now)).toBeNull();
  },
);

test("a refusal by the supplier refunds the round and its dependent lines in full", () => {
  const pending = order.map((each) =>
    each.key === "round" ? { ...each, status: "PENDING" as const } : each,
  );
  expect(refusalPlan("round", pending)).toMatchObject({
    refund: 532_547,
    fee: 0,
    points: 1_891,
    feeRisesAt: null,
  });
  expect(refusalPlan("nobody", pending)).toBeNull();
});

test("the whole order is its lines, and an order that has ended has nothing to cancel", () => {
  expect(wholeCancelPlan(order, now)?.lines).toHaveLength(4);
  expect(wholeCancelPlan([line("round", 1, 0, { status: "USED" })], now)).toBeNull();
});

test("the trip's refund is listed step by step, with the same won as its lines", () => {
  const lines = [
    { paid: won(1_000_000), usedOn: "2027-01-12" as LocalDate, tiers: STANDARD_REFUND_TIERS },
    { paid: won(10_000), usedOn: "2027-01-12" as LocalDate, tiers: CADDIE_TIERS },
  ];
  expect(tripRefundSteps(lines, "2027-01-01")).toEqual([
    { from: "2027-01-01", until: "2027-01-02", fee: 150_000, refund: 860_000 },
    { from: "2027-01-03", until: "2027-01-04", fee: 200_000, refund: 810_000 },
    { from: "2027-01-05", until: "2027-01-09", fee: 300_000, refund: 710_000 },
    { from: "2027-01-10", until: "2027-01-11", fee: 310_000, refund: 700_000 },
    { from: "2027-01-12", until: "2027-01-12", fee: 510_000, refund: 500_000 },
  ]);
});

test("days of the trip with the same won are one step, and days without a won are none", () => {
  const usedOn: LocalDate = "2027-01-12";
  const tiers = [
    { daysBefore: 10, feePercent: 0 },
    { daysBefore: 5, feePercent: 0 },
    { daysBefore: 3, feePercent: 100 },
  ];
  const steps = tripRefundSteps([{ paid: won(1_000), usedOn, tiers }], "2027-01-02");
  expect(steps).toEqual([{ from: "2027-01-02", until: "2027-01-07", fee: 0, refund: 1_000 }]);
});

test("a step of the trip's refund is shown on its last day, and no longer on the next", () => {
  const usedOn: LocalDate = "2027-01-12";
  const lines = [{ paid: won(1_000), usedOn, tiers: VAN_TIERS }];
  expect(tripRefundSteps(lines, "2027-01-09")).toEqual([
    { from: "2027-01-09", until: "2027-01-09", fee: 0, refund: 1_000 },
    { from: "2027-01-10", until: "2027-01-11", fee: 500, refund: 500 },
  ]);
  expect(tripRefundSteps(lines, "2027-01-10")).toEqual([
    { from: "2027-01-10", until: "2027-01-11", fee: 500, refund: 500 },
  ]);
});

test("a coupon is returned when its whole order is cancelled, while it is valid", () => {
  const coupon = { validUntil: "2027-01-31" } as const;
  expect(isCouponReturned(coupon, ["CANCELLED", "CANCELLED"], "2027-01-31")).toBe(true);
  expect(isCouponReturned(coupon, ["CANCELLED", "COMPLETE"], "2027-01-01")).toBe(false);
  expect(isCouponReturned(coupon, ["CANCELLED", "USED"], "2027-01-01")).toBe(false);
  expect(isCouponReturned(coupon, ["CANCELLED"], "2027-02-01")).toBe(false);
});

test("an order without a reservation was not cancelled, and gives no coupon back", () => {
  expect(isCouponReturned({ validUntil: "2027-01-31" }, [], "2027-01-01")).toBe(false);
});

test("staff may refund another sum with a reason and its code, up to what is left", () => {
  const code = "weather";
  const schema = staffRefundSchema({
    ...line("round", 1_000, 100),
    refunded: { card: won(300), points: won(0) },
  });
  const mistakes = (values: unknown) =>
    schema.safeParse(values).error?.issues.map(({ message }) => message);
  expect(schema.parse({ amount: "800", reason: " 우천 ", code })).toEqual({
    amount: 800,
    reason: "우천",
    code,
  });
  expect(schema.parse({ amount: " 800 ", reason: "x", code }).amount).toBe(800);
  expect(mistakes({ amount: "801", reason: "x", code })).toEqual(["reservation.refund_too_much"]);
  for (const amount of ["", "-1", "1.5", "1e3", "가", undefined]) {
    expect(mistakes({ amount, reason: "x", code })).toEqual(["reservation.refund_amount"]);
  }
  expect(mistakes({ amount: "1", reason: "  ", code })).toEqual(["reservation.reason_required"]);
  for (const unknown of ["", "fully_booked", undefined]) {
    expect(mistakes({ amount: "1", reason: "x", code: unknown })).toEqual([
      "reservation.code_required",
    ]);
  }
});

const anyOrder = fc
  .array(
    fc.record({
      card: fc.integer({ min: 0, max: 5_000_000 }),
      points: fc.integer({ min: 0, max: 100_000 }),
      status: fc.constantFrom(...RESERVATION_STATUSES),
      days: fc.integer({ min: -3, max: 50 }),
      under: fc.integer({ min: -1, max: 9 }),
    }),
    { minLength: 1, maxLength: 10 },
  )
  .map((rows) =>
    rows.map(({ card, points, status, days, under }, index) =>
      line(`line${index}`, card, points, {
        status,
        usedOn: addDays("2026-12-20", days),
        parentLine: under >= 0 ? `line${under}` : undefined,
      }),
    ),
  );

test("an order never refunds more than was paid by card or points, line by line or as a whole", () => {
  fc.assert(
    fc.property(
      anyOrder,
      fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 12 }),
      (lines, cancels) => {
        let left = lines;
        let [card, points] = [0, 0];
        for (const index of cancels) {
          const plan = cancelPlan(`line${index}`, left, now);
          if (!plan) continue;
          card += plan.card;
          points += plan.points;
          const gone = new Set(plan.lines.map(({ key }) => key));
          left = left.map((each) => (gone.has(each.key) ? { ...each, status: "CANCELLED" } : each));
        }
        const rest = wholeCancelPlan(left, now);
        card += rest?.card ?? 0;
        points += rest?.points ?? 0;
        expect(card).toBeLessThanOrEqual(lines.reduce((sum, { paid }) => sum + paid.card, 0));
        expect(points).toBeLessThanOrEqual(lines.reduce((sum, { paid }) => sum + paid.points, 0));
        // Cancels on one day add up to the same in any order.
        expect(card + points).toBe(wholeCancelPlan(lines, now)?.refund ?? 0);
      },
    ),
    cases(),
  );
});
