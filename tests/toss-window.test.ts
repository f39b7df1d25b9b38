import { expect, test } from "vitest";
import { windowWords } from "#app/features/payment/payment-gateway.server.ts";
import { isClosedByBuyer } from "#app/integrations/payment/toss-window.ts";

test.each([
  ["PAY_PROCESS_CANCELED", { reason: "cancelled" }],
  ["PAY_PROCESS_ABORTED", { reason: "stopped" }],
  ["REJECT_CARD_COMPANY", { reason: "card_refused" }],
  ["EXCEED_MAX_AMOUNT", { reason: "other", error: "payment.limit_exceeded" }],
  ["INVALID_STOPPED_CARD", { reason: "other", error: "payment.card_unusable" }],
  ["SOMETHING_NEW_2027", { reason: "other" }],
  [undefined, { reason: "other" }],
])("the window's code %s is told in our words", (code, words) => {
  expect(windowWords(code)).toEqual(words);
});

test.each([
  [{ code: "USER_CANCEL" }, true],
  [{ code: "PAY_PROCESS_CANCELED" }, true],
  [{ code: "PAY_PROCESS_ABORTED" }, false],
  [new Error("lost"), false],
  [undefined, false],
])("the error %j of the window: the buyer shut it, %s", (cause, isClosed) => {
  expect(isClosedByBuyer(cause)).toBe(isClosed);
});
