import { afterAll, expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { tossServer } from "#tests/support/payment/toss-server.ts";

let now = Date.parse("2026-11-15T03:00:00Z");
const toss = await tossServer({ now: () => now });
afterAll(toss.close);
const { gateway } = toss;

let count = 0;
function order(amount = 480_000, card = "shinhan") {
  count += 1;
  return toss.authenticate({ orderId: `PT-GATEWAY-${count}`, amount, card });
}

/** What the provider has charged for an order, by its own records. */
async function taken(orderId: string): Promise<number> {
  const { payments } = await toss.book();
  return payments
    .filter((each: { orderId: string; approvedAt: unknown }) => each.orderId === orderId)
    .filter((each: { approvedAt: unknown }) => each.approvedAt)
    .reduce((sum: number, each: { balanceAmount: number }) => sum + each.balanceAmount, 0);
}

test("a confirmed payment is charged once, and says everything that a receipt shows", async () => {
  const asked = await order();
  expect(await taken(asked.orderId)).toBe(0);
  expect(await gateway.confirm(asked)).toEqual({
    outcome: "approved",
    payment: {
      paymentKey: asked.paymentKey,
      orderId: asked.orderId,
      orderName: "치앙마이 3박 4일",
      status: "charged",
      total: 480_000,
      balance: 480_000,
      requestedAt: new Date(now),
      approvedAt: new Date(now),
      method: "카드",
      card: {
        number: expect.stringContaining("****"),
        issuerCode: "41",
        installmentMonths: 0,
        approveNo: expect.stringMatching(/^\d{8}$/),
      },
      easyPay: undefined,
      receiptUrl: expect.stringMatching(/^https:/),
      lastTransactionKey: expect.any(String),
      isPartialCancelable: true,
      cancels: [],
      failure: undefined,
    },
  });
  expect(await taken(asked.orderId)).toBe(480_000);
});

test.each([
  ["over-limit", "REJECT_CARD_PAYMENT", "payment.limit_exceeded"],
  ["stopped", "INVALID_STOPPED_CARD", "payment.card_unusable"],
  ["expired", "INVALID_CARD_EXPIRATION", "payment.card_unusable"],
])("the card %s is declined, and nothing is taken", async (card, code, error) => {
  const asked = await order(90_000, card);
  const result = await gateway.confirm(asked);
  expect(result).toMatchObject({ outcome: "declined", code, error });
  expect(result).toHaveProperty("message", expect.stringMatching(/./));
  expect(await taken(asked.orderId)).toBe(0);
  expect(await gateway.find(asked)).toMatchObject({
    outcome: "found",
    payment: { status: "failed", failure: { code, error } },
  });
});

test("a card takes 100 won, and not 99", async () => {
  expect(await gateway.confirm(await order(100))).toMatchObject({ outcome: "approved" });
  expect(await gateway.confirm(await order(99))).toMatchObject({
    outcome: "declined",
    error: "payment.below_minimum",
  });
});

test("another amount than the buyer agreed to is not taken", async () => {
  const asked = await order(300_000);
  const result = await gateway.confirm({ ...asked, amount: won(3_000) });
  expect(result).toMatchObject({ outcome: "declined", code: "INVALID_REQUEST" });
  expect(await taken(asked.orderId)).toBe(0);
});

test.each(["FORBIDDEN_REQUEST", "INVALID_REQUEST", "SOMETHING_NEW_2027"])(
  "names a payment of another order unusable after %s, and takes nothing",
  async (code) => {
    const [one, other] = [await order(), await order()];
    await toss.fault({ kind: "code", on: "confirm", orderId: other.orderId, code });
    expect(await gateway.confirm({ ...one, orderId: other.orderId })).toEqual({
      outcome: "unusable",
      paymentKey: one.paymentKey,
      error: "payment.mismatch",
    });
    expect(await taken(one.orderId)).toBe(0);
  },
);

test("names a payment unusable that another order was charged with", async () => {
  const [one, other] = [await order(), await order()];
  expect(await gateway.confirm(one)).toMatchObject({ outcome: "approved" });
  expect(await gateway.confirm({ ...one, orderId: other.orderId })).toMatchObject({
    outcome: "unusable",
    error: "payment.mismatch",
  });
});

test.each(["drop-before", "wrong-order", "rate-limit", "garbage"])(
  "calls no payment unusable whose look-up ended with %s",
  async (kind) => {
    const [one, other] = [await order(), await order()];
    await toss.fault({ kind, on: "find", orderId: one.orderId });
    expect(await gateway.confirm({ ...one, orderId: other.orderId })).toMatchObject({
      outcome: "unknown",
      code: "FORBIDDEN_REQUEST",
    });
  },
);

test("does not call a payment of the order unusable that was charged with another amount", async () => {
  const asked = await order(300_000);
  await gateway.confirm(asked);
  await toss.fault({ kind: "code", on: "confirm", code: "FORBIDDEN_REQUEST" });
  expect(await gateway.confirm({ ...asked, amount: won(3_000) })).toMatchObject({
    outcome: "unknown",
    reason: "mismatch",
  });
});

test("a second confirm gives the first answer, with the same key and with another", async () => {
  const asked = await order();
  const first = await gateway.confirm(asked);
  expect(await gateway.confirm(asked)).toEqual(first);
  expect(await gateway.confirm({ ...asked, idempotencyKey: "another" })).toEqual(first);
  expect(await taken(asked.orderId)).toBe(asked.amount);
});

test.each(["the same key", "keys of their own"])(
  "a hundred confirms at once with %s give one charge, and all get its result",
  async (keys) => {
    const asked = await order(770_000);
    // On a busy machine the last of a hundred waits long and may rightly time out as unknown.
    const patient = toss.gatewayWith({ timeoutMs: 25_000 });
    const before = (await toss.book()).charged;
    await toss.fault({ kind: "delay", on: "confirm", orderId: asked.orderId, ms: 100, times: 50 });
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        patient.confirm(
          keys === "the same key" ? asked : { ...asked, idempotencyKey: `own:${index}` },
        ),
      ),
    );
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(["approved"]));
    expect((await toss.book()).charged - before).toBe(770_000);
    await toss.ask("/__fault", { method: "DELETE" });
  },
  30_000,
);

test("a key that was used for another payment does not confirm this one", async () => {
  const [one, other] = [await order(), await order()];
  await gateway.confirm(one);
  const mixed = await gateway.confirm({ ...other, idempotencyKey: one.idempotencyKey });
  expect(mixed).toEqual({ outcome: "unknown", reason: "mismatch" });
  expect(await taken(other.orderId)).toBe(0);
});

test("after ten minutes a buyer has come too late, after thirty the payment has expired", async () => {
  const asked = await order();
  now += 10 * 60_000 + 1;
  expect(await gateway.confirm(asked)).toMatchObject({
    outcome: "declined",
    code: "NOT_FOUND_PAYMENT_SESSION",
    error: "payment.expired",
  });
  now += 20 * 60_000;
  expect(await gateway.find(asked)).toMatchObject({ payment: { status: "expired" } });
  expect(await taken(asked.orderId)).toBe(0);
});

test("a key is remembered for fifteen days", async () => {
  const asked = await order();
  await gateway.confirm(asked);
  const [one, other] = [await order(), await order()];
  const cancel = { reason: "일정 변경", idempotencyKey: "cancel:kept" };
  now += 1_000;
  await gateway.cancel({ ...cancel, paymentKey: asked.paymentKey, amount: won(1_000) });
  now += 15 * 24 * 3_600_000 - 1;
  await gateway.cancel({ ...cancel, paymentKey: asked.paymentKey, amount: won(1_000) });
  expect(await taken(asked.orderId)).toBe(479_000);
  expect((await taken(one.orderId)) + (await taken(other.orderId))).toBe(0);
  now += 2;
  await gateway.cancel({ ...cancel, paymentKey: asked.paymentKey, amount: won(1_000) });
  expect(await taken(asked.orderId)).toBe(478_000);
});

test("payments are found by key and by order; an unknown one is missing", async () => {
  const asked = await order();
  expect(await gateway.find({ paymentKey: asked.paymentKey })).toMatchObject({
    outcome: "found",
    payment: { orderId: asked.orderId, status: "waiting", approvedAt: undefined },
  });
  await gateway.confirm(asked);
  expect(await gateway.find({ orderId: asked.orderId })).toMatchObject({
    payment: { paymentKey: asked.paymentKey, status: "charged" },
  });
  expect(await gateway.find({ paymentKey: "tgen_nobody/../x" })).toEqual({ outcome: "missing" });
  expect(await gateway.find({ orderId: "PT-NOBODY" })).toEqual({ outcome: "missing" });
  const stranger = { ...asked, paymentKey: "tgen_nobody", idempotencyKey: "confirm:nobody" };
  expect(await gateway.confirm(stranger)).toEqual({
    outcome: "unusable",
    paymentKey: "tgen_nobody",
    error: "payment.expired",
  });
});

test("wrong API keys say nothing about the buyer's payment", async () => {
  const asked = await order();
  for (const secretKey of ["test_sk_other", "live_sk_of_the_tests", "test_ck_of_the_tests"]) {
    expect(await toss.gatewayWith({ secretKey }).confirm(asked)).toMatchObject({
      outcome: "unknown",
      reason: "configuration",
    });
  }
  expect(await taken(asked.orderId)).toBe(0);
});

test("a key that no header can hold is a bug, and is thrown", async () => {
  const asked = await order();
  for (const idempotencyKey of ["", "취소", "a\nb", "k".repeat(151)]) {
    await expect(gateway.confirm({ ...asked, idempotencyKey })).rejects.toThrow(RangeError);
  }
});

test("an answer with odd characters is kept without them: refusing it would lose the payment", async () => {
  const altered: typeof fetch = async (...asked) => {
    const payment = (await (await fetch(...asked)).json()) as object;
    return Response.json({ ...payment, orderName: "치앙마이\0 3박" });
  };
  expect(await toss.gatewayWith({ fetch: altered }).confirm(await order())).toMatchObject({
    outcome: "approved",
    payment: { orderName: "치앙마이 3박", status: "charged" },
  });
});
