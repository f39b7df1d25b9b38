import { expect, test } from "vitest";
import { windowWords } from "#app/features/order/payment/payment-gateway.server.ts";
import { isClosedByBuyer } from "#app/integrations/payment/toss-window.ts";

test.each([
  ["PAY_PROCESS_CANCELED", { reason: "cancelled" }],
  ["PAY_PROCESS_ABORTED", { reason: "stopped" }],
  ["REJECT_CARD_COMPANY", { reason: "card_refused" }],
  ["EXCEED_MAX_AMOUNT", { reason: "other", error: "payment.limit_exceeded" }],
  ["INVALID_STOPPED_CARD", { reason: "other", error: "payment.card_unusable" }],
  ["SOMETHING_NEW_2027", { reason: "other" }],
])("the window's code %s is mapped to a reason of ours", (code, words) => {
  expect(windowWords(code)).toEqual(words);
});

test("a window that gives no code ends with another reason", () => {
  expect(windowWords(undefined)).toEqual({ reason: "other" });
});

test.each([
  ["USER_CANCEL", true, { code: "USER_CANCEL" }],
  ["PAY_PROCESS_CANCELED", true, { code: "PAY_PROCESS_CANCELED" }],
  ["PAY_PROCESS_ABORTED", false, { code: "PAY_PROCESS_ABORTED" }],
  ["an error without a code", false, new Error("lost")],
  ["nothing at all", false, undefined],
])("where the window ends with %s, that the buyer closed it is %s", (_, isClosed, cause) => {
  expect(isClosedByBuyer(cause)).toBe(isClosed);
});
