import { expect, test } from "vitest";
import { MAX_GIFT, mayGiveBenefits, memberCareSchema, needsApproval } from "./member-care.ts";

const gift = { intent: "gift", cause: "apology", reason: "픽업이 25분 늦음", balance: "0" };

test("points are given and taken as whole numbers within a million, and never none", () => {
  for (const amount of ["5000", "-300", String(MAX_GIFT)]) {
    expect(memberCareSchema.safeParse({ ...gift, amount }).success).toBe(true);
  }
  for (const amount of ["0", "", "1.5", "abc", "1e9", "-1000001", "NaN", undefined]) {
    const parsed = memberCareSchema.safeParse({ ...gift, amount });
    expect([amount, parsed.error?.issues[0]?.message]).toEqual([amount, "care.points"]);
  }
});

test("nothing is given or shown without a reason", () => {
  for (const reason of ["", "   ", undefined]) {
    expect(memberCareSchema.safeParse({ ...gift, amount: "10", reason }).success).toBe(false);
    const show = { intent: "show", field: "phone", reason };
    expect(memberCareSchema.safeParse(show).success).toBe(false);
  }
  expect(
    memberCareSchema.safeParse({ ...gift, amount: "10", reason: "가".repeat(201) }).success,
  ).toBe(false);
});

test("only fields that are masked can be shown", () => {
  const show = { intent: "show", field: "passwordHash", reason: "궁금" };
  expect(memberCareSchema.safeParse(show).success).toBe(false);
});

test("more than ten thousand points, given or taken, need a second person", () => {
  const needs = (points: number) => needsApproval(points, 10_000);
  expect([10_000, -10_000].map(needs)).toEqual([false, false]);
  expect([10_001, -10_001].map(needs)).toEqual([true, true]);
});

test("only owner and operations give points and coupons", () => {
  const roles = ["member", "owner", "ops", "content", "support"] as const;
  expect(roles.filter(mayGiveBenefits)).toEqual(["owner", "ops"]);
});
