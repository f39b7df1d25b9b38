import { expect, test } from "vitest";
import { readPaymentResult, readPaymentReturn } from "./payment-result.ts";

function read(search: string) {
  return readPaymentResult(new URLSearchParams(search));
}

test.each(["SOME_CODE", "CODE_2"])("the order and the code %s are read", (code) => {
  expect(read(`code=${code}&orderId=PT-2701-4K7Q`)).toEqual({ orderNumber: "PT-2701-4K7Q", code });
});

test("hides values that are not an order number or code", () => {
  expect(read("")).toEqual({ orderNumber: undefined, code: undefined });
  expect(read(`orderId=${"9".repeat(65)}&code=${"A".repeat(65)}`)).toEqual(read(""));
  expect(read("orderId=call 02-000-0000&code=<b>")).toEqual(read(""));
});

test("the return address has order, key and amount as the card window wrote them", () => {
  const search = new URLSearchParams("orderId=PT-2701-4K7Q&paymentKey=tgen_1.a&amount=484000");
  expect(readPaymentReturn(search)).toEqual({
    paymentOrderId: "PT-2701-4K7Q",
    paymentKey: "tgen_1.a",
    amount: "484000",
  });
});

test.each(["", "orderId=PT-2701-4K7Q", "paymentKey=tgen_1", "orderId=PT-2701-4K7Q&paymentKey=<b>"])(
  "the address ?%s was never written by the card window",
  (search) => {
    expect(readPaymentReturn(new URLSearchParams(search))).toBeUndefined();
  },
);
