import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { ATTEMPT_STATUSES } from "./attempt-status.ts";
import {
  type BookedOrder,
  compareTransaction,
  directionOf,
  FINDING_KINDS,
  isGivenBack,
  maskPaymentKey,
  type ProviderTransaction,
} from "./provider-comparison.ts";

const charge: ProviderTransaction = {
  transactionKey: "tx",
  paymentKey: "pay",
  paymentOrderId: "PT-1",
  kind: "charge",
  amount: won(10_000),
  happenedAt: new Date("2026-11-15T00:00:00Z"),
};
const refund: ProviderTransaction = { ...charge, kind: "refund", amount: won(4_000) };
const order: BookedOrder = {
  status: "PAID",
  paymentKey: "pay",
  total: won(10_000),
  isReturning: false,
};
const noRefund = { refunded: undefined };

test.each(ATTEMPT_STATUSES)(
  "a charge of an order that is %s is booked only where its money is",
  (status) => {
    const books = { order: { ...order, status }, ...noRefund };
    const isBooked = status === "PAID" || status === "RETURNED";
    expect(compareTransaction(charge, books)).toEqual(
      isBooked ? "booked" : { kind: "charge_unknown", booked: null, canBeAsked: true },
    );
  },
);

test("a charge that came too late and is on its way back is booked", () => {
  const late = { ...order, status: "EXPIRED", isReturning: true } as const;
  expect(compareTransaction(charge, { order: late, ...noRefund })).toBe("booked");
});

test("a charge without an order of ours, or by another card, cannot be looked up", () => {
  const unknown = { kind: "charge_unknown", booked: null, canBeAsked: false };
  expect(compareTransaction(charge, { order: undefined, ...noRefund })).toEqual(unknown);
  const other = { ...order, paymentKey: "another" };
  expect(compareTransaction(charge, { order: other, ...noRefund })).toEqual(unknown);
});

test("a charge for an order without a known card is looked up", () => {
  for (const status of ["READY", "PAID"] as const) {
    const unseen = { ...order, status, paymentKey: null };
    expect(compareTransaction(charge, { order: unseen, ...noRefund })).toEqual({
      kind: "charge_unknown",
      booked: null,
      canBeAsked: true,
    });
  }
});

test("one won more or less than was ordered is a finding", () => {
  for (const amount of [9_999, 10_001]) {
    const other = { ...charge, amount: won(amount) };
    expect(compareTransaction(other, { order, ...noRefund })).toEqual({
      kind: "charge_differs",
      booked: 10_000,
      canBeAsked: true,
    });
  }
});

test("a refund is booked with its own amount, and nothing else", () => {
  expect(compareTransaction(refund, { order, refunded: won(4_000) })).toBe("booked");
  expect(compareTransaction(refund, { order, refunded: won(4_001) })).toEqual({
    kind: "refund_differs",
    booked: 4_001,
    canBeAsked: false,
  });
  expect(compareTransaction(refund, { order, ...noRefund })).toMatchObject({
    kind: "refund_unknown",
    canBeAsked: true,
  });
});

test("does not look up a refund of a payment that is not ours", () => {
  for (const other of [undefined, { ...order, paymentKey: "another" }]) {
    expect(compareTransaction(refund, { order: other, ...noRefund })).toMatchObject({
      kind: "refund_unknown",
      canBeAsked: false,
    });
  }
});

test("closes the finding of an unknown payment that was refunded completely", () => {
  const parts = [won(4_000), won(6_000)].map((amount) => ({ kind: "refund", amount }) as const);
  expect(isGivenBack([charge, ...parts])).toBe(true);
  expect(isGivenBack([charge, ...parts.slice(1)])).toBe(false);
  expect(isGivenBack([charge])).toBe(false);
  expect(isGivenBack(parts)).toBe(false);
  expect(isGivenBack([])).toBe(false);
});

test("a finding says whether money came in or went out", () => {
  const [came, went] = [
    ["charge", "charge"],
    ["refund", "refund", "refund"],
  ];
  expect(FINDING_KINDS.map(directionOf)).toEqual([...came, ...went]);
});

test("a payment's key is shown only in part", () => {
  expect(maskPaymentKey("tgen_0123456789abcdef")).toBe("tgen_…cdef");
  expect(maskPaymentKey("123456789012")).toBe("…");
});
