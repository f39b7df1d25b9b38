import { expect, test } from "vitest";
import { mayResend, messageState, withoutSecrets } from "./message-states.ts";
import { TEMPLATES } from "./templates.ts";

test.each([
  ["queued", { status: "waiting", tries: 0, lastError: null }],
  ["queued", { status: "waiting", tries: 1, lastError: null }],
  ["failed", { status: "waiting", tries: 1, lastError: "ETIMEDOUT" }],
  ["sent", { status: "sent", tries: 2, lastError: null }],
  ["dead", { status: "dead", tries: 8, lastError: "550" }],
] as const)("a message is %s when it is %j", (expected, delivery) => {
  expect(messageState(delivery)).toBe(expected);
});

test("codes and login names are not shown, everything else is", () => {
  expect(withoutSecrets({ code: "PT-1", loginId: "hong", product: "Siam" })).toEqual({
    code: "••••",
    loginId: "••••",
    product: "Siam",
  });
});

test("messages about a reservation may be sent again; codes, passwords and pay links never", () => {
  const again = Object.keys(TEMPLATES).filter(mayResend);
  expect(again).toContain("reservation-confirmed");
  expect(again).toContain("trip-reminder");
  for (const never of ["email-code", "reset-password", "find-id", "pay-link", "welcome"]) {
    expect(again).not.toContain(never);
  }
  expect(mayResend("no-such-template")).toBe(false);
});
