import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { billMargin, netOfBill, soldMargin } from "./bill-margin.ts";

const line = (paid: number, net: number | undefined) => ({
  paid: won(paid),
  net,
  limitPercent: 12,
});

test("leaves lines without a known cost out of the margin", () => {
  expect(soldMargin([line(1_000, 800), line(1_000, 900), line(9_000, undefined)])).toEqual({
    percent: 15,
    isLow: false,
  });
  expect(soldMargin([line(1_000, 881)])).toEqual({ percent: 11.9, isLow: true });
  expect(soldMargin([line(1_000, undefined)])).toBeNull();
  expect(soldMargin([])).toBeNull();
  expect(soldMargin([line(0, 100)])).toBeNull();
});

test("a bill with a part of unknown cost has no net cost, and the desk's discount costs nothing", () => {
  const row = { count: 2, each: won(100), amount: won(200) };
  const bill = { rows: [{ code: "green" as const, ...row }], total: won(200) };
  const net = (kind: string) => (kind === "green" ? 70 : undefined);
  expect(netOfBill(bill, "2027-01-12", net)).toBe(140);
  const off = { code: "override" as const, count: 1, each: won(-10), amount: won(-10) };
  expect(netOfBill({ ...bill, rows: [...bill.rows, off] }, "2027-01-12", net)).toBe(140);
  const cart = { code: "cart" as const, ...row };
  expect(netOfBill({ ...bill, rows: [...bill.rows, cart] }, "2027-01-12", net)).toBeUndefined();
  expect(billMargin(won(0), 10, 12)).toBeNull();
});
