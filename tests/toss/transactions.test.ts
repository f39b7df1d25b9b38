import { afterAll, expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { readTransactions } from "#app/integrations/payment/toss-transactions.ts";
import { tossServer } from "#tests/support/payment/toss-server.ts";

const START = Date.parse("2026-11-15T03:00:00Z");
let now = START;
const toss = await tossServer({ now: () => now });
afterAll(toss.close);
const { gateway } = toss;

let count = 0;
/** One charge, a minute after the one before. */
async function charged(amount: number) {
  count += 1;
  now += 60_000;
  const order = await toss.authenticate({ orderId: `PT-LIST-${count}`, amount });
  await gateway.confirm(order);
  return order;
}

const all = { from: new Date(START), until: new Date(START + 3_600_000), limit: 100 };

async function listed(query: Partial<typeof all> & { startingAfter?: string } = {}) {
  const answer = await gateway.transactions({ ...all, ...query });
  if (answer.outcome !== "listed") throw new Error(`it answered ${answer.outcome}`);
  return answer;
}

test("charges and refunds are listed in their order, each with its own key and amount", async () => {
  const { paymentKey, orderId } = await charged(480_000);
  now += 60_000;
  for (const amount of [100_000, 380_000]) {
    const order = { paymentKey, amount: won(amount), reason: "rain", idempotencyKey: `c${amount}` };
    await gateway.cancel(order);
  }
  const { transactions, isLast } = await listed();
  const common = { paymentKey, paymentOrderId: orderId, transactionKey: expect.any(String) };
  const [paidAt, returnedAt] = [new Date(START + 60_000), new Date(START + 120_000)];
  expect(transactions).toEqual([
    { ...common, kind: "charge", amount: 480_000, happenedAt: paidAt },
    { ...common, kind: "refund", amount: 100_000, happenedAt: returnedAt },
    { ...common, kind: "refund", amount: 380_000, happenedAt: returnedAt },
  ]);
  expect(new Set(transactions.map(({ transactionKey }) => transactionKey)).size).toBe(3);
  expect(isLast).toBe(true);
  const seen = await gateway.find({ paymentKey });
  const cancels = seen.outcome === "found" ? seen.payment.cancels : [];
  expect(cancels.map(({ transactionKey }) => transactionKey)).toEqual(
    transactions.slice(1).map(({ transactionKey }) => transactionKey),
  );
});

test("a card that was only shown, or declined, is no transaction", async () => {
  const before = (await listed()).transactions.length;
  await toss.authenticate({ orderId: "PT-LIST-SHOWN", amount: 1_000 });
  await gateway.confirm(await toss.authenticate({ orderId: "PT-LIST-SMALL", amount: 99 }));
  expect((await listed()).transactions).toHaveLength(before);
});

test("pages follow one another without a gap or a repetition, and the last one says so", async () => {
  for (const amount of [1_000, 2_000, 3_000]) await charged(amount);
  const whole = (await listed()).transactions;
  const read = [];
  let page = await listed({ limit: 2 });
  for (read.push(...page.transactions); !page.isLast; read.push(...page.transactions)) {
    page = await listed({ limit: 2, ...(page.last ? { startingAfter: page.last } : {}) });
  }
  expect(read).toEqual(whole);
});

test("a page has what happened between its moments, both of them included", async () => {
  const whole = (await listed()).transactions;
  const [, second] = whole;
  if (!second) throw new Error("there are several");
  const { transactions } = await listed({ from: second.happenedAt, until: second.happenedAt });
  expect(transactions).toEqual(
    whole.filter(({ happenedAt }) => happenedAt.getTime() === second.happenedAt.getTime()),
  );
});

test("a question that Toss does not take is rejected, and a lost answer stays unknown", async () => {
  for (const wrong of [
    { limit: 5_001 },
    { limit: 0 },
    { from: new Date(START + 1_000), until: new Date(START) },
    { startingAfter: "txrd_of_nobody" },
  ]) {
    expect(await gateway.transactions({ ...all, ...wrong })).toEqual({
      outcome: "rejected",
      code: "INVALID_REQUEST",
    });
  }
  const reasons = [];
  for (const kind of ["drop-before", "error-before", "rate-limit", "garbage"]) {
    await toss.fault({ kind, on: "list" });
    reasons.push(await gateway.transactions(all));
  }
  expect(reasons).toMatchObject(
    ["network", "server", "busy", "unparsable"].map((reason) => ({ outcome: "unknown", reason })),
  );
  const stranger = toss.gatewayWith({ secretKey: "test_sk_of_nobody" });
  expect(await stranger.transactions(all)).toMatchObject({ reason: "configuration" });
});

const ENTRY = {
  transactionKey: "tx",
  paymentKey: "pay",
  orderId: "PT-1",
  status: "DONE",
  transactionAt: "2026-11-15T12:00:00+09:00",
  currency: "KRW",
  amount: 5_000,
};

test("a refund counts the same whether its sum is written with a minus or without", () => {
  for (const amount of [-5_000, 5_000]) {
    expect(readTransactions([{ ...ENTRY, status: "CANCELED", amount }], 1)).toMatchObject({
      transactions: [{ kind: "refund", amount: 5_000 }],
    });
  }
});

test("entries that moved no money may have any shape and still set the next page", () => {
  const listed = { outcome: "listed", transactions: [], last: "tx", isLast: false };
  const waiting = { ...ENTRY, status: "WAITING_FOR_DEPOSIT" };
  expect(readTransactions([waiting], 1)).toEqual(listed);
  expect(readTransactions([], 1)).toEqual({ ...listed, last: undefined, isLast: true });
  const odd = { status: "ABORTED", transactionKey: "odd", amount: null, currency: "USD" };
  expect(readTransactions([odd, waiting], 2)).toEqual(listed);
  expect(readTransactions([waiting, odd], 2)).toEqual({ ...listed, last: "odd" });
  // Without a key nothing begins after it: the next page repeats it.
  expect(readTransactions([waiting, { status: "constructor" }], 2)).toEqual(listed);
  expect(readTransactions([{ status: "EXPIRED" }], 2)).toEqual({
    ...listed,
    last: undefined,
    isLast: true,
  });
});

test("a page with an unreadable entry about money is not read, and names the entry", () => {
  const unreadable = (...entries: string[]) => ({ outcome: "unreadable", entries });
  for (const wrong of [
    { amount: "5000" },
    { currency: "USD" },
    { orderId: "" },
    { paymentKey: null },
    { transactionAt: "yesterday" },
    { status: undefined },
    { status: 1 },
  ]) {
    const page = [ENTRY, { ...ENTRY, transactionKey: "wrong", ...wrong }, ENTRY];
    expect(readTransactions(page, 5)).toEqual(unreadable("wrong"));
  }
  const keyless = { ...ENTRY, transactionKey: undefined };
  expect(readTransactions([ENTRY, keyless, null, "text"], 5)).toEqual(
    unreadable("entry 1", "entry 2", "entry 3"),
  );
  // A full page after which nothing can be asked for.
  expect(readTransactions([{ status: "EXPIRED" }, { status: "EXPIRED" }], 2)).toEqual(
    unreadable("entry 1"),
  );
  expect(readTransactions({ data: [] }, 5)).toBeUndefined();
});
