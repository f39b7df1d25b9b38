import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import {
  isSameRefund,
  refundOfReference,
  refundReference,
  splitOverPayments,
} from "./refund-split.ts";

test("a refund takes from the newest payment first, and the rest from the first order's", () => {
  expect(splitOverPayments(won(300), [100, 500])).toEqual([100, 200]);
  expect(splitOverPayments(won(100), [100, 500])).toEqual([100, 0]);
  expect(splitOverPayments(won(99), [100, 500])).toEqual([99, 0]);
});

test("a fully refunded payment gives nothing, and the last takes more than is left there", () => {
  expect(splitOverPayments(won(300), [-5, 0, 200])).toEqual([0, 0, 300]);
});

test("a refund is recognised by its name at the provider, whole or in parts", () => {
  const id = "11111111-1111-4111-8111-111111111111";
  const order = "22222222-2222-4222-8222-222222222222";
  expect(refundOfReference(refundReference(id))).toBe(id);
  expect(refundOfReference(refundReference(id, order))).toBe(id);
  expect(refundReference(id, order)).not.toBe(refundReference(id));
  for (const other of [undefined, "", `cancel:${id}:`, `cancel:${id}:x`, `confirm:${id}`]) {
    expect(refundOfReference(other)).toBeUndefined();
  }
});

test("a refund resent after a refusal has another name and the same amount", () => {
  const id = "11111111-1111-4111-8111-111111111111";
  const order = "22222222-2222-4222-8222-222222222222";
  const names = [0, 1, 12].map((resends) => refundReference(id, order, resends));
  expect(new Set(names).size).toBe(3);
  for (const name of names) {
    expect(refundOfReference(name)).toBe(id);
    expect(isSameRefund(name, refundReference(id, order))).toBe(true);
    expect(isSameRefund(refundReference(id, order), name)).toBe(true);
    expect(isSameRefund(name, refundReference(id))).toBe(false);
  }
  expect(isSameRefund(undefined, refundReference(id))).toBe(false);
  expect(refundOfReference(`cancel:${id}~`)).toBeUndefined();
});
