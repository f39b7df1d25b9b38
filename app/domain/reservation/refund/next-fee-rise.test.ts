import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { STANDARD_REFUND_TIERS } from "#app/domain/common/product/refund-tiers.ts";
import { nextFeeRise } from "./next-fee-rise.ts";
import { cancelPlan } from "./order-refund.ts";

const line = (key: string, paid: number, more: object = {}) => ({
  key,
  status: "COMPLETE" as const,
  usedOn: "2027-01-12" as const,
  zone: "Asia/Bangkok",
  tiers: STANDARD_REFUND_TIERS,
  paid: { card: won(paid), points: won(0) },
  parentLine: undefined,
  ...more,
});
const now = new Date("2026-12-20T03:00:00Z");

function fallOf(order: readonly ReturnType<typeof line>[]) {
  const plan = cancelPlan("round", order, now);
  return plan && nextFeeRise(plan);
}

test("twenty-three days ahead a round costs ten percent, and fifteen from the day after the twentieth", () => {
  expect(fallOf([line("round", 475_558)])).toEqual({
    key: "round",
    day: "2026-12-24",
    feePercent: 15,
  });
});

test("where the fees of several lines rise at once, the most expensive is named", () => {
  const van = line("van", 47_163, { parentLine: "round" });
  expect(fallOf([van, line("round", 475_558)])?.key).toBe("round");
});

test("where fees rise at once, the line that loses most is named, though another costs more", () => {
  const tiers = [{ daysBefore: 20, feePercent: 0 }];
  const caddy = line("caddy", 100_000, { parentLine: "round", tiers });
  expect(fallOf([line("round", 475_558), caddy])).toEqual({
    key: "caddy",
    day: "2026-12-24",
    feePercent: 100,
  });
});

test("the first fee that rises is named, however little it costs", () => {
  const tiers = [{ daysBefore: 22, feePercent: 0 }];
  const caddy = line("caddy", 9_826, { parentLine: "round", tiers });
  expect(fallOf([line("round", 475_558), caddy])).toEqual({
    key: "caddy",
    day: "2026-12-22",
    feePercent: 100,
  });
});

test("an unconfirmed line costs nothing to cancel and has no fee rise", () => {
  expect(fallOf([line("round", 475_558, { status: "PENDING" })])).toBeNull();
});
