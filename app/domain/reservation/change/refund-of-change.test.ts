import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import type { ChangedLine, LineState } from "./change-plan.ts";
import { refundOfChange } from "./change-price.ts";

function line(reservationId: string, before: number, after: number, fee = 0) {
  const state = (amount: number) =>
    ({ amount: won(amount), coupon: won(0) }) as Partial<LineState> as LineState;
  const own = { reservationId, before: state(before), after: state(after) };
  return { ...own, fee: won(fee), feePercent: 10 } as ChangedLine;
}

test("refunds a line that became cheaper, and nothing for one that became dearer", () => {
  const lines = [line("a", 100, 60, 10), line("b", 100, 90), line("c", 50, 60)];
  const given = { card: won(20), points: won(10) };
  expect(refundOfChange(lines, given)).toEqual([
    { reservationId: "a", card: 15, points: 8, fee: 10, feePercent: 10 },
    { reservationId: "b", card: 5, points: 2, fee: 0, feePercent: 10 },
    { reservationId: "c", card: 0, points: 0, fee: 0, feePercent: 10 },
  ]);
});
