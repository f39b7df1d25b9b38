import { expect, test } from "vitest";
import { unclearRefund } from "./unclear-refund.ts";

const korea = (time: string) => new Date(`2026-11-${time}:00+09:00`);

test.each([
  ["in three hours of the day", "15T09:14", "15T12:14"],
  ["the next morning at eight where the desk closes before", "15T19:01", "16T08:00"],
])("staff decide what was refunded elsewhere %s", (_name, since, by) => {
  expect(unclearRefund(korea(since), korea(since))).toEqual({ by: korea(by), isLate: false });
});

test("a decision is late from its minute on", () => {
  const since = korea("15T09:14");
  expect(unclearRefund(since, korea("15T12:13")).isLate).toBe(false);
  expect(unclearRefund(since, korea("15T12:14")).isLate).toBe(true);
});
