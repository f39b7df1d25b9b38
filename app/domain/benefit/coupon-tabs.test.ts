import { expect, test } from "vitest";
import { couponCodeSchema } from "./coupon-code.ts";
import { couponTab } from "./coupon-tabs.ts";

const today = "2026-11-15";

test("a coupon can be used through its last day", () => {
  expect(couponTab({ usedAt: null, validUntil: "2026-11-15" }, today)).toBe("usable");
  expect(couponTab({ usedAt: null, validUntil: "2026-11-14" }, today)).toBe("expired");
});

test("a used coupon stays used after its last day", () => {
  expect(couponTab({ usedAt: new Date(0), validUntil: "2026-11-14" }, today)).toBe("used");
});

test.each([
  [" welcome 30 ", "WELCOME30"],
  ["golf-2026", "GOLF-2026"],
])("%j is read as %s", (typed, code) => {
  expect(couponCodeSchema.parse({ code: typed })).toEqual({ code });
});

test.each([
  ["", "coupon.code_required"],
  ["   ", "coupon.code_required"],
  ["'; drop table", "coupon.unknown"],
  ["웰컴", "coupon.unknown"],
])("%j is refused with %s", (typed, code) => {
  expect(couponCodeSchema.safeParse({ code: typed }).error?.issues[0]?.message).toBe(code);
});
