import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { momentIn } from "#app/domain/common/date/zone-time.ts";
import { won } from "#app/domain/common/money.ts";
import { STANDARD_REFUND_TIERS } from "#app/domain/common/product/refund-tiers.ts";
import { RESERVATION_STATUSES } from "#app/domain/reservation/status/status.ts";
import { cases } from "#tests/support/cases.ts";
import { fullRefund, lineRefund, type PaidLine, splitRefund } from "./line-refund.ts";

const round: PaidLine = {
  key: "round",
  status: "COMPLETE",
  usedOn: "2027-01-12",
  zone: "Asia/Bangkok",
  tiers: STANDARD_REFUND_TIERS,
  paid: { card: won(473_870), points: won(1_688) },
};

test("23 days before, points are refunded first, then money, and the next fee rise is known to the hour", () => {
  expect(lineRefund(round, new Date("2026-12-20T03:00:00Z"))).toEqual({
    key: "round",
    feePercent: 10,
    fee: 47_556,
    refund: 428_002,
    card: 426_314,
    points: 1_688,
    feeRise: {
      at: new Date("2026-12-23T17:00:00Z"),
      day: "2026-12-24",
      feePercent: 15,
      refund: 404_224,
    },
  });
});

// R04: the policy's boundaries, at the last minute of the venue's day and the first of the next one.
test.each([
  [30, 484_000, 435_600],
  [29, 435_600, 435_600],
  [20, 435_600, 411_400],
  [19, 411_400, 411_400],
  [10, 411_400, 387_200],
  [9, 387_200, 387_200],
  [8, 387_200, 338_800],
  [7, 338_800, 338_800],
  [1, 338_800, 242_000],
  [0, 242_000, 0],
  [-1, 0, 0],
])(
  "%i days before, 484,000 won are worth %i until midnight at the venue, then %i",
  (days, until, then) => {
    const line = { ...round, paid: { card: won(484_000), points: won(0) } };
    const midnight = momentIn("Asia/Bangkok", addDays(round.usedOn, 1 - days));
    const lastMinute = new Date(midnight.getTime() - 1);
    expect(lineRefund(line, lastMinute)?.refund).toBe(until);
    expect(lineRefund(line, midnight)?.refund).toBe(then);
  },
);

test("a day that is over in Seoul still counts at the venue", () => {
  const line = { ...round, paid: { card: won(484_000), points: won(0) } };
  const moment = new Date("2026-12-13T15:30:00Z");
  expect(lineRefund(line, moment)?.refund).toBe(484_000);
  expect(lineRefund({ ...line, zone: "Asia/Seoul" }, moment)?.refund).toBe(435_600);
});

test("refunds everything without a rising fee until the supplier has confirmed", () => {
  const pending = lineRefund({ ...round, status: "PENDING" }, new Date("2027-01-12T05:00:00Z"));
  expect(pending).toMatchObject({
    refund: 475_558,
    card: 473_870,
    points: 1_688,
    fee: 0,
    feeRise: null,
  });
  expect(fullRefund(round)).toEqual({ refund: 475_558, card: 473_870, points: 1_688 });
});

test("after the last tier nothing is refunded, and neither is a no-show", () => {
  expect(lineRefund(round, new Date("2027-01-12T05:00:00Z"))?.feeRise).toMatchObject({
    day: "2027-01-13",
    feePercent: 100,
    refund: 0,
  });
  expect(lineRefund(round, new Date("2027-01-13T05:00:00Z"))).toMatchObject({
    refund: 0,
    feeRise: null,
  });
});

const line = fc.record({
  key: fc.constant("line"),
  status: fc.constantFrom(...RESERVATION_STATUSES),
  usedOn: fc.integer({ min: -40, max: 80 }).map((days) => addDays("2027-01-12", days)),
  zone: fc.constantFrom("Asia/Bangkok", "Asia/Seoul", "Asia/Kuala_Lumpur"),
  tiers: fc.constantFrom(STANDARD_REFUND_TIERS, [
    { daysBefore: 3, feePercent: 0 },
    { daysBefore: 1, feePercent: 50 },
    { daysBefore: 0, feePercent: 100 },
  ]),
  paid: fc.record({
    card: fc.integer({ min: 0, max: 50_000_000 }).map(won),
    points: fc.integer({ min: 0, max: 1_000_000 }).map(won),
  }),
});
const moment = fc
  .integer({ min: 0, max: 120 * 24 })
  .map((hours) => new Date(Date.UTC(2026, 10, 15, hours)));

test("a refund is whole, never negative, never more than was paid, and is made of card and points", () => {
  fc.assert(
    fc.property(line, moment, (each, now) => {
      const refund = lineRefund(each, now);
      if (!refund) return;
      const paid = each.paid.card + each.paid.points;
      expect(Number.isSafeInteger(refund.card) && Number.isSafeInteger(refund.points)).toBe(true);
      expect(refund.card + refund.points).toBe(refund.refund);
      expect(refund.refund + refund.fee).toBe(paid);
      expect(refund.card >= 0 && refund.card <= each.paid.card).toBe(true);
      expect(refund.points >= 0 && refund.points <= each.paid.points).toBe(true);
    }),
    cases(),
  );
});

test("the announced fee rise takes effect then, and the refund holds until that moment", () => {
  fc.assert(
    fc.property(line, moment, (each, now) => {
      const refund = lineRefund(each, now);
      if (!refund?.feeRise) return;
      const { at, refund: then, feePercent } = refund.feeRise;
      expect(at > now).toBe(true);
      expect(lineRefund(each, at)).toMatchObject({ refund: then, feePercent });
      expect(lineRefund(each, new Date(at.getTime() - 1))?.refund).toBe(refund.refund);
      expect(then).toBeLessThanOrEqual(refund.refund);
    }),
    cases(),
  );
});

test("several refunds of one line never add up to more than was paid for it", () => {
  const dues = fc.array(fc.integer({ min: 0, max: 60_000_000 }).map(won), { maxLength: 6 });
  fc.assert(
    fc.property(line, dues, (each, asked) => {
      let refunded = { card: won(0), points: won(0) };
      for (const due of asked) {
        const part = splitRefund({ ...each, refunded }, due);
        refunded = {
          card: won(refunded.card + part.card),
          points: won(refunded.points + part.points),
        };
      }
      expect(refunded.card).toBeLessThanOrEqual(each.paid.card);
      expect(refunded.points).toBeLessThanOrEqual(each.paid.points);
      const most = Math.max(0, ...asked);
      expect(refunded.card + refunded.points).toBeLessThanOrEqual(most);
    }),
    cases(),
  );
});

test("days are compared as the venue writes them", () => {
  const day: LocalDate = "2026-12-14";
  expect(lineRefund(round, momentIn("Asia/Bangkok", day))?.feePercent).toBe(10);
});
