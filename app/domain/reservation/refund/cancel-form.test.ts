import { expect, test } from "vitest";
import { cancelForm } from "./cancel-form.ts";

const FORM = { scope: "line", mode: "policy", expectedRefund: "475558" };

function mistakes(change: Record<string, unknown>) {
  const { error } = cancelForm.safeParse({ ...FORM, ...change });
  return error?.issues.map(({ path, message }) => [path.join("."), message]);
}

test("a cancel by the policy names the sum that was shown, and needs no reason", () => {
  expect(cancelForm.parse(FORM)).toEqual({ ...FORM, expectedRefund: 475_558, reason: "" });
  expect(cancelForm.parse({ ...FORM, scope: "order", reason: " 비가 와요 " })).toMatchObject({
    scope: "order",
    reason: "비가 와요",
  });
});

test("a request for more needs a reason", () => {
  const reason = [["reason", "reservation.reason_required"]];
  expect(mistakes({ mode: "review" })).toEqual(reason);
  expect(mistakes({ mode: "review", reason: "   " })).toEqual(reason);
  expect(cancelForm.parse({ ...FORM, mode: "review", reason: "다쳤어요" }).mode).toBe("review");
});

test("a reason has five hundred characters at most", () => {
  expect(mistakes({ reason: "가".repeat(500) })).toBeUndefined();
  expect(mistakes({ reason: "가".repeat(501) })).toEqual([["reason", "common.bad_request"]]);
});

test.each(["", "-1", "1.5", "x1", "1x", "12345678901"])("%j is no sum in won", (expectedRefund) => {
  expect(mistakes({ expectedRefund })).toEqual([["expectedRefund", "common.bad_request"]]);
});

test("neither another scope nor another mode is known", () => {
  expect(mistakes({ scope: "trip" })).toHaveLength(1);
  expect(mistakes({ mode: "free" })).toHaveLength(1);
});
