import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { STANDARD_REFUND_TIERS } from "#app/domain/common/product/refund-tiers.ts";
import { wholeCancelPlan, withinLeft } from "./order-refund.ts";

const line = (key: string, card: number, points: number) => ({
  key,
  status: "COMPLETE" as const,
  usedOn: "2027-01-12" as const,
  zone: "Asia/Bangkok",
  tiers: STANDARD_REFUND_TIERS,
  paid: { card: won(card), points: won(points) },
  parentLine: undefined,
});

test("a cancel refunds what is left of a payment, and the last lines lack what was refunded elsewhere", () => {
  const order = [line("round", 50_000, 100), line("caddy", 9_000, 0), line("van", 20_000, 300)];
  const plan = wholeCancelPlan(order, new Date("2026-11-20T03:00:00Z"));
  if (!plan) throw new Error("it can be cancelled");
  expect(withinLeft(plan, won(79_000))).toEqual(plan);
  const [round, caddie, van] = plan.lines;
  expect(withinLeft(plan, won(58_999))).toEqual({
    ...plan,
    card: 58_999,
    refund: 59_399,
    lines: [round, { ...caddie, card: 8_999, refund: 8_999 }, { ...van, card: 0, refund: 300 }],
  });
});
