import fc from "fast-check";
import { expect, test } from "vitest";
import {
  orderNumber,
  orderNumberOf,
  paymentOrderId,
  voucherCode,
} from "../order/payment/order-number.ts";
import { won } from "./money.ts";
import { cardCancel, isOrderAmount, isTotalOfLines, paymentNeed, readAmount } from "./payable.ts";

// P14
test.each([
  [0, "nothing"],
  [1, "too_little"],
  [99, "too_little"],
  [100, "card"],
])("%i won need: %s", (total, need) => {
  expect(paymentNeed(won(total))).toBe(need);
});

test("an amount in an address counts only as the plain number that we stored", () => {
  expect(isOrderAmount("484000", won(484_000))).toBe(true);
  for (const text of [
    null,
    "",
    "484000.0",
    "4.84e5",
    " 484000",
    "+484000",
    "0484000",
    "-1",
    "99999999999",
  ]) {
    expect(readAmount(text)).toBeUndefined();
  }
  expect(isOrderAmount("1", won(484_000))).toBe(false);
});

test("a total is its lines less coupon and points", () => {
  const lines = [{ amount: won(484_000), coupon: won(8_442), points: won(1_688) }];
  expect(isTotalOfLines(won(473_870), lines)).toBe(true);
  expect(isTotalOfLines(won(473_871), lines)).toBe(false);
});

test("a card is refunded what is left of it, in parts only where it takes parts", () => {
  const card = { balance: won(1_000), isPartialCancelable: true };
  expect([0, 1, 1_000, 1_001].map((amount) => cardCancel(card, won(amount)))).toEqual([
    "nothing",
    "possible",
    "possible",
    "too_much",
  ]);
  const whole = { ...card, isPartialCancelable: false };
  expect([1, 1_000].map((amount) => cardCancel(whole, won(amount)))).toEqual([
    "only_whole",
    "possible",
  ]);
});

test("order numbers can be read out, are accepted by the provider, and lead back from a payment", () => {
  const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(bytes, bytes, (a, b) => {
      const number = orderNumber("2027-01-12", a);
      expect(number).toMatch(/^PT-2701-[2-9A-HJKMNP-TV-Z]{6}$/);
      const id = paymentOrderId(number, b);
      expect(id).toMatch(/^[A-Za-z0-9_=-]{6,64}$/);
      expect(orderNumberOf(id)).toBe(number);
    }),
  );
  expect(orderNumberOf("PT-2701-4K7Q")).toBeUndefined();
  expect(() => orderNumber("2027-01-12", new Uint8Array(3))).toThrow(RangeError);
});

test("the order number is read from an attempt only where nothing precedes or follows it", () => {
  const id = "PT-2701-4K7QXM-23456789ABCD";
  expect(orderNumberOf(id)).toBe("PT-2701-4K7QXM");
  expect(orderNumberOf(`X${id}`)).toBeUndefined();
  expect(orderNumberOf(`${id}E`)).toBeUndefined();
});

test("needs as many random bytes as an order number has random characters", () => {
  expect(orderNumber("2027-01-12", new Uint8Array(6))).toBe("PT-2701-222222");
  expect(() => orderNumber("2027-01-12", new Uint8Array(5))).toThrow(RangeError);
});

test("a voucher's code is read out in two groups of four", () => {
  expect(voucherCode(Uint8Array.from({ length: 16 }, (_, index) => index))).toBe("2345-6789");
});
