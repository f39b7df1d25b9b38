import fc from "fast-check";
import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { STANDARD_REFUND_TIERS } from "#app/domain/common/product/refund-tiers.ts";
import { billOfRows, billRow } from "#app/domain/pricing/bill.ts";
import { changeFee, rideAfter, roundAfter, stayAfter } from "./change-price.ts";

function round(players: number, green = 200_000, cart = 30_000, caddie = 20_000) {
  return billOfRows([
    billRow("green", players, won(green)),
    billRow("cart", Math.ceil(players / 2), won(cart)),
    billRow("caddy", players, won(caddie)),
  ]);
}

test("refunds a quarter of green, cart and caddie fees for one of four, though two carts stay", () => {
  const paid = round(4);
  const after = roundAfter({ extent: "fewer", paid }, { before: 4, after: 3 });
  expect(after?.rows.map(({ code, amount }) => [code, amount])).toEqual([
    ["green", 600_000],
    ["cart", 45_000],
    ["caddy", 60_000],
  ]);
  expect(after?.total).toBe(705_000);
});

test("drops the fraction of a won when a share does not divide", () => {
  const paid = billOfRows([billRow("cart", 1, won(100_000))]);
  const after = roundAfter({ extent: "fewer", paid }, { before: 3, after: 2 });
  expect(after?.rows).toEqual([{ code: "cart", count: 1, each: 66_666, amount: 66_666 }]);
});

test("new travellers pay today's price, the others keep theirs", () => {
  const prices = { paid: round(2), listed: round(2, 220_000), wished: round(3, 220_000) };
  const after = roundAfter({ extent: "more", ...prices }, { before: 2, after: 3 });
  expect(after?.rows).toEqual([
    { code: "green", count: 2, each: 200_000, amount: 400_000 },
    { code: "cart", count: 2, each: 30_000, amount: 60_000 },
    { code: "caddy", count: 3, each: 20_000, amount: 60_000 },
    { code: "green", count: 1, each: 220_000, amount: 220_000 },
  ]);
});

test("another day costs its own price, and other cases have no known one", () => {
  const wished = round(3, 300_000);
  expect(roundAfter({ extent: "other", paid: round(3), wished }, { before: 3, after: 3 })).toBe(
    wished,
  );
  expect(roundAfter({ extent: "other", paid: round(3) }, { before: 3, after: 3 })).toBeUndefined();
  expect(
    roundAfter({ extent: "more", paid: round(3), wished }, { before: 3, after: 4 }),
  ).toBeUndefined();
});

test("travellers who stay never pay more at today's prices", () => {
  const amounts = fc.integer({ min: 0, max: 500_000 });
  fc.assert(
    fc.property(
      fc.tuple(amounts, amounts, amounts),
      fc.integer({ min: 2, max: 8 }),
      fc.integer({ min: 1, max: 7 }),
      ([green, cart, caddie], before, gone) => {
        const after = Math.max(1, before - gone);
        const paid = round(before, green, cart, caddie);
        const bill = roundAfter({ extent: "fewer", paid }, { before, after });
        expect((bill?.total ?? 0) * before).toBeLessThanOrEqual(paid.total * after);
        expect(bill?.rows.every((row) => row.amount === row.count * row.each)).toBe(true);
      },
    ),
  );
});

const night = (rooms: number, on: `${number}-${number}-${number}`, price = 100_000) =>
  billRow("room", rooms, won(price), on);

test("one of two rooms keeps its price, and a dropped night is refunded", () => {
  const paid = billOfRows([night(2, "2027-01-12"), night(2, "2027-01-13", 120_000)]);
  const wished = billOfRows([night(1, "2027-01-12", 150_000)]);
  const after = stayAfter({ extent: "fewer", paid, wished }, { before: 2, after: 1 });
  expect(after?.rows).toEqual([night(1, "2027-01-12")]);
  expect(stayAfter({ extent: "fewer", paid }, { before: 2, after: 1 })).toBeUndefined();
});

test("one more night costs its own price, and the earlier nights keep theirs", () => {
  const paid = billOfRows([night(2, "2027-01-12")]);
  const listed = billOfRows([night(2, "2027-01-12", 150_000)]);
  const wished = billOfRows([night(2, "2027-01-12", 150_000), night(2, "2027-01-13", 160_000)]);
  const after = stayAfter({ extent: "more", paid, listed, wished }, { before: 2, after: 2 });
  expect(after?.rows).toEqual([night(2, "2027-01-12"), night(2, "2027-01-13", 160_000)]);
});

test("one more night before the others is read before them, and they keep their price", () => {
  const bed = billRow("extra_bed", 1, won(30_000));
  const paid = billOfRows([night(2, "2027-01-12"), night(2, "2027-01-13"), bed]);
  const listed = billOfRows([night(2, "2027-01-12", 150_000), night(2, "2027-01-13"), bed]);
  const wished = billOfRows([night(2, "2027-01-11", 160_000), ...listed.rows]);
  const after = stayAfter({ extent: "more", paid, listed, wished }, { before: 2, after: 2 });
  expect(after?.rows).toEqual([night(2, "2027-01-11", 160_000), ...paid.rows]);
  expect(after?.total).toBe(paid.total + 320_000);
});

test("fewer rooms with more beds never cost more than before", () => {
  const paid = billOfRows([night(2, "2027-01-12", 10_000)]);
  const wished = billOfRows([night(1, "2027-01-12", 10_000), billRow("extra_bed", 1, won(30_000))]);
  expect(stayAfter({ extent: "fewer", paid, wished }, { before: 2, after: 1 })).toBe(paid);
});

test("a child fewer is paid for at the cheaper of both prices", () => {
  const paid = billOfRows([billRow("child", 2, won(20_000))]);
  const wished = (each: number) => billOfRows([billRow("child", 1, won(each))]);
  const after = (each: number) =>
    stayAfter({ extent: "fewer", paid, wished: wished(each) }, { before: 1, after: 1 })?.total;
  expect([after(15_000), after(25_000)]).toEqual([15_000, 20_000]);
});

test("a smaller car is cheaper, and fewer passengers never cost more", () => {
  const paid = billOfRows([billRow("ride", 1, won(59_000))]);
  const wished = (each: number) => billOfRows([billRow("ride", 1, won(each))]);
  expect(rideAfter({ extent: "fewer", paid, wished: wished(48_000) })?.total).toBe(48_000);
  expect(rideAfter({ extent: "fewer", paid, wished: wished(60_000) })).toBe(paid);
  expect(rideAfter({ extent: "same", paid, wished: wished(48_000) })).toBe(paid);
  const larger = { listed: wished(50_000), wished: wished(61_000) };
  expect(rideAfter({ extent: "more", paid, ...larger })?.total).toBe(70_000);
  const cheaper = { listed: wished(50_000), wished: wished(40_000) };
  expect(rideAfter({ extent: "more", paid, ...cheaper })).toEqual(paid);
});

test("one of two rooms bought at two prices costs half of both, night by night", () => {
  const paid = billOfRows([night(1, "2027-01-12", 100_000), night(1, "2027-01-12", 150_000)]);
  const wished = billOfRows([night(1, "2027-01-12", 150_000)]);
  const after = stayAfter({ extent: "fewer", paid, wished }, { before: 2, after: 1 });
  expect(after?.total).toBe(125_000);
  const both = billOfRows([night(2, "2027-01-12", 150_000)]);
  expect(stayAfter({ extent: "fewer", paid, wished: both }, { before: 2, after: 2 })?.total).toBe(
    250_000,
  );
});

const line = {
  status: "COMPLETE",
  usedOn: "2027-01-12",
  zone: "Asia/Bangkok",
  tiers: STANDARD_REFUND_TIERS,
  amount: won(916_000),
  coupon: won(0),
} as const;
/** The last minute of the thirtieth day before, and the first of the next, at the venue. */
const FREE = new Date("2026-12-13T16:59:59Z");
const TEN = new Date("2026-12-13T17:00:00Z");
const three = { extent: "fewer", newAmount: won(687_000) } as const;

test("fewer golfers pay the fee tier of the cancelled part, from its first minute on", () => {
  expect(changeFee(line, three, FREE)).toEqual({ feePercent: 0, fee: 0 });
  expect(changeFee(line, three, TEN)).toEqual({ feePercent: 10, fee: 22_900 });
});

test("moving to another day gives up the whole line at any new price", () => {
  const other = { extent: "other", newAmount: won(2_000_000) } as const;
  expect(changeFee(line, other, TEN)).toEqual({ feePercent: 10, fee: 91_600 });
});

test("more golfers give up nothing", () => {
  const more = { extent: "more", newAmount: won(1_145_000) } as const;
  expect(changeFee(line, more, TEN)).toEqual({ feePercent: 0, fee: 0 });
});

test("changing an unconfirmed line costs no fee", () => {
  expect(changeFee({ ...line, status: "PENDING" }, three, TEN).fee).toBe(0);
});

test("charges no fee on the part that a coupon paid", () => {
  const withCoupon = { ...line, coupon: won(91_600) };
  expect(changeFee(withCoupon, three, TEN).fee).toBe(20_610);
  const other = { extent: "other", newAmount: won(916_000) } as const;
  expect(changeFee(withCoupon, other, TEN).fee).toBe(82_440);
});

test("the fee is rounded up to a whole won, as with a cancel", () => {
  const odd = { extent: "fewer", newAmount: won(916_000 - 229_001) } as const;
  expect(changeFee(line, odd, TEN).fee).toBe(22_901);
});
