import { afterAll, expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { reasonWithReference } from "#app/integrations/payment/toss-answers.ts";
import { tossServer } from "#tests/support/payment/toss-server.ts";

const toss = await tossServer();
afterAll(toss.close);
const { gateway } = toss;

let count = 0;
async function paid(amount = 100_000, card = "shinhan") {
  count += 1;
  const order = await toss.authenticate({ orderId: `PT-CANCEL-${count}`, amount, card });
  expect(await gateway.confirm(order)).toMatchObject({ outcome: "approved" });
  const cancel = (key: string, part?: number) =>
    gateway.cancel({
      paymentKey: order.paymentKey,
      reason: "일정 변경",
      idempotencyKey: `cancel:${order.orderId}:${key}`,
      ...(part === undefined ? {} : { amount: won(part) }),
    });
  const balance = async () => {
    const found = await gateway.find(order);
    return found.outcome === "found" ? found.payment.balance : undefined;
  };
  return { order, cancel, balance };
}

test("partial refunds add up to the payment and no more", async () => {
  const { order, cancel, balance } = await paid();
  expect(await cancel("a", 30_000)).toMatchObject({
    outcome: "cancelled",
    payment: { status: "partly_refunded", balance: 70_000, total: 100_000 },
    cancel: { amount: 30_000, reason: "일정 변경", reference: `cancel:${order.orderId}:a` },
  });
  expect(await cancel("b", 70_001)).toMatchObject({
    outcome: "refused",
    code: "NOT_CANCELABLE_AMOUNT",
    error: "reservation.refund_failed",
  });
  expect(await cancel("c", 70_000)).toMatchObject({
    outcome: "cancelled",
    payment: { status: "refunded", balance: 0 },
  });
  expect(await cancel("d", 1)).toMatchObject({
    outcome: "refused",
    code: "ALREADY_CANCELED_PAYMENT",
  });
  expect(await balance()).toBe(0);
});

test("without an amount the rest is refunded", async () => {
  const { cancel } = await paid();
  await cancel("part", 25_000);
  expect(await cancel("rest")).toMatchObject({
    outcome: "cancelled",
    cancel: { amount: 75_000 },
    payment: { status: "refunded" },
  });
});

test("the same cancel again gives the first answer and moves no more money", async () => {
  const { cancel, balance } = await paid();
  const first = await cancel("again", 40_000);
  expect(await cancel("again", 40_000)).toEqual(first);
  expect(await balance()).toBe(60_000);
});

test("two cancels of the same amount are distinguished", async () => {
  const { cancel } = await paid();
  const [one, other] = [await cancel("one", 10_000), await cancel("two", 10_000)];
  expect(one).toMatchObject({ outcome: "cancelled" });
  expect(other).toMatchObject({ outcome: "cancelled" });
  const keys = [one, other].map(
    (each) => each.outcome === "cancelled" && each.cancel.transactionKey,
  );
  expect(new Set(keys).size).toBe(2);
});

test("a used key with another amount is not taken for the requested cancel", async () => {
  const { cancel, balance } = await paid();
  await cancel("mixed", 10_000);
  expect(await cancel("mixed", 20_000)).toEqual({ outcome: "unknown", reason: "mismatch" });
  expect(await balance()).toBe(90_000);
});

test("concurrent partial refunds never return more than was paid", async () => {
  const { cancel, balance } = await paid(100_000);
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, index) => cancel(`race:${index}`, 30_000)),
  );
  expect(results.filter(({ outcome }) => outcome === "cancelled")).toHaveLength(3);
  expect(results.filter(({ outcome }) => outcome === "refused")).toHaveLength(17);
  expect(await balance()).toBe(10_000);
});

test("a card without partial cancels refunds everything or nothing", async () => {
  const { cancel } = await paid(50_000, "whole");
  expect(await cancel("part", 20_000)).toMatchObject({
    outcome: "refused",
    code: "NOT_ALLOWED_PARTIAL_REFUND",
  });
  expect(await cancel("whole", 50_000)).toMatchObject({ outcome: "cancelled" });
});

test("a payment that was not charged or is unknown cannot be cancelled", async () => {
  const order = await toss.authenticate({ orderId: "PT-NEVER-PAID", amount: 10_000 });
  const ask = { reason: "일정 변경", idempotencyKey: "cancel:never" };
  expect(await gateway.cancel({ ...ask, paymentKey: order.paymentKey })).toMatchObject({
    outcome: "refused",
    code: "NOT_CANCELABLE_PAYMENT",
  });
  expect(await gateway.cancel({ ...ask, paymentKey: "tgen_nobody" })).toMatchObject({
    outcome: "refused",
    code: "NOT_FOUND_PAYMENT",
  });
});

test("a cancel whose answer was lost is unknown, and the same key finds it done once", async () => {
  const { order, cancel, balance } = await paid();
  await toss.fault({ kind: "drop-after", on: "cancel", orderId: order.orderId });
  expect(await cancel("lost", 15_000)).toEqual({ outcome: "unknown", reason: "network" });
  expect(await cancel("lost", 15_000)).toMatchObject({
    outcome: "cancelled",
    payment: { balance: 85_000 },
  });
  expect(await balance()).toBe(85_000);
});

test("a full cancel that ended in an error is found among the cancels", async () => {
  const { order, cancel } = await paid();
  await toss.fault({ kind: "error-after", on: "cancel", orderId: order.orderId });
  expect(await cancel("error")).toMatchObject({ outcome: "unknown", reason: "server" });
  await toss.fault({
    kind: "code",
    on: "cancel",
    orderId: order.orderId,
    code: "ALREADY_CANCELED_PAYMENT",
  });
  expect(await cancel("error")).toMatchObject({ outcome: "cancelled", payment: { balance: 0 } });
});

test("a refund made in the provider's console has no reference of ours", async () => {
  const { order } = await paid();
  await toss.ask(`/v1/payments/${order.paymentKey}/cancel`, {
    method: "POST",
    body: JSON.stringify({ cancelReason: "대시보드 [수동", cancelAmount: 5_000 }),
  });
  expect(await gateway.find(order)).toMatchObject({
    payment: { cancels: [{ amount: 5_000, reference: undefined, reason: "대시보드 [수동" }] },
  });
});

test("the longest reason still carries our key", async () => {
  const { order } = await paid();
  const idempotencyKey = `cancel:${"k".repeat(100)}`;
  const { paymentKey } = order;
  const reason = "비".repeat(300);
  expect(await gateway.cancel({ paymentKey, reason, idempotencyKey })).toMatchObject({
    outcome: "cancelled",
    cancel: { reference: idempotencyKey },
  });
});

test("a reason that is too long is cut before our key, never within a character", () => {
  const golfer = "🏌";
  const cut = (letters: number) => reasonWithReference(`${"a".repeat(letters)}${golfer}`, "x");
  expect(cut(194)).toBe(`${"a".repeat(194)}${golfer} [x]`);
  expect(cut(195)).toBe(`${"a".repeat(195)} [x]`);
});
