import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { STANDARD_REFUND_TIERS } from "#app/domain/common/product/refund-tiers.ts";
import { changeFee } from "./change-fee.ts";

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

test("fewer golfers pay the tier of what they give up, from its first minute on", () => {
  expect(changeFee(line, three, FREE)).toEqual({ feePercent: 0, fee: 0 });
  expect(changeFee(line, three, TEN)).toEqual({ feePercent: 10, fee: 22_900 });
});

test("another day gives up the whole line, whatever the new one costs", () => {
  const other = { extent: "other", newAmount: won(2_000_000) } as const;
  expect(changeFee(line, other, TEN)).toEqual({ feePercent: 10, fee: 91_600 });
});

test("more golfers give up nothing", () => {
  const more = { extent: "more", newAmount: won(1_145_000) } as const;
  expect(changeFee(line, more, TEN)).toEqual({ feePercent: 0, fee: 0 });
});

test("changing an unconfirmed line costs nothing", () => {
  expect(changeFee({ ...line, status: "PENDING" }, three, TEN).fee).toBe(0);
});

test("charges no fee on the coupon's share", () => {
  const withCoupon = { ...line, coupon: won(91_600) };
  expect(changeFee(withCoupon, three, TEN).fee).toBe(20_610);
  const other = { extent: "other", newAmount: won(916_000) } as const;
  expect(changeFee(withCoupon, other, TEN).fee).toBe(82_440);
});

test("a fraction of a won is the fee's, as with a cancel", () => {
  const odd = { extent: "fewer", newAmount: won(916_000 - 229_001) } as const;
  expect(changeFee(line, odd, TEN).fee).toBe(22_901);
});
