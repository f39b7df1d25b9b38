import { expect, test } from "vitest";
import { maskName } from "#app/domain/member/profile/member-name.ts";
import { CLOSED_ACCOUNT_NAME, retainedUntil } from "./account-closure.ts";

test.each([
  ["2026-11-15", 5, "2031-11-15"],
  ["2028-02-29", 5, "2033-03-01"],
  ["2028-02-29", 4, "2032-02-29"],
] as const)("data retained from %s for %i years is kept until %s", (today, years, until) => {
  expect(retainedUntil(today, years)).toBe(until);
});

test("the name of a closed account looks like a masked name", () => {
  expect(maskName(CLOSED_ACCOUNT_NAME)).toBe(CLOSED_ACCOUNT_NAME);
});
