import { expect, test } from "vitest";
import { KNOWN_FAILURES, paymentAddress } from "./payment-result.ts";

function read(search: string) {
  return paymentAddress(new URLSearchParams(search));
}

test.each(KNOWN_FAILURES)("the refusal %s is known", (code) => {
  expect(read(`code=${code}&orderId=PT-2701-4K7Q`)).toEqual({
    orderNumber: "PT-2701-4K7Q",
    code,
    reason: code,
  });
});

test("an unknown code is shown, and explained in general words", () => {
  expect(read("code=EXCEED_MAX_AMOUNT").reason).toBe("OTHER");
  expect(read("code=EXCEED_MAX_AMOUNT").code).toBe("EXCEED_MAX_AMOUNT");
});

test("what is no order number or code is not shown", () => {
  expect(read("")).toEqual({ orderNumber: undefined, code: undefined, reason: "OTHER" });
  expect(read(`orderId=${"9".repeat(65)}&code=${"A".repeat(65)}`)).toEqual(read(""));
  expect(read("orderId=call 02-000-0000&code=<b>")).toEqual(read(""));
});
