import { eq, inArray, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { paymentHints } from "#app/db/schema/checkout/checkout-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { providerFindings } from "#app/db/schema/order/provider-list-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import {
  reconcileListed,
  reconcileOrders,
} from "#app/features/checkout/purchase/reconcile-orders.server.ts";
import { recordWebhook } from "#app/features/checkout/purchase/record-webhook.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces } from "#tests/support/order/ordering.ts";
import { listedShop } from "#tests/support/payment/listed-shop.ts";

const shop = await listedShop();
const { db, toss, provider } = shop;

const asked = { find: 0, list: 0 };
/** Counts every question to the provider. */
const services: Services = {
  ...shop.services,
  payments: {
    ...toss.gateway,
    find: (by) => {
      asked.find += 1;
      return toss.gateway.find(by);
    },
    transactions: (query, end) => {
      asked.list += 1;
      return toss.gateway.transactions(query, end);
    },
  },
};

type Order = Awaited<ReturnType<typeof shop.stored>>;
const MANY = 12;
const paid: Order[] = [];

beforeEach(async () => {
  while (paid.length < MANY) paid.push(await bought());
  await shop.read();
  await db.update(orders).set({ checkAt: sql`now() + interval '1 hour'`, checkedAt: null });
  await db.update(providerFindings).set({ status: "explained" });
  await db.delete(paymentHints);
  Object.assign(asked, { find: 0, list: 0 });
  provider.ago = 0;
});
afterEach(async () => {
  await toss.ask("/__fault", { method: "DELETE" });
});

let days = 0;
/** Each has a tee time of its own. */
async function bought(): Promise<Order> {
  days += 1;
  const round = golf({ date: addDays(PLAY_DAY, days), time: "13:12" });
  await leavePlaces(db, round, 4);
  const { placed } = await shop.buy(await shop.member(), [round]);
  return shop.stored(placed.id);
}

const hint = (order: Order) =>
  recordWebhook(db, {
    event: "payment_changed",
    orderId: order.paymentOrderId,
    transmissionId: crypto.randomUUID(),
  });
const hintAll = async () => {
  for (const order of paid) await hint(order);
};

/** As if the hints had come so long ago. */
const later = (seconds: number) =>
  db
    .update(paymentHints)
    .set({ createdAt: sql`${paymentHints.createdAt} - make_interval(secs => ${seconds})` });

/** The last of them is refunded in the provider's console; another takes its place for the tests that follow. */
async function refundLast(): Promise<Order> {
  const order = paid.pop();
  if (!order) throw new Error("all are refunded");
  await shop.cancelInConsole(order.paymentKey);
  return order;
}

const statusOf = async ({ id }: Order) => {
  const lines = await db.select().from(reservations).where(eq(reservations.orderId, id));
  return lines.map(({ status }) => status);
};
const countDue = () => db.$count(orders, sql`${orders.checkAt} <= now()`);

test("finds the one refund among many hinted orders with two questions", async () => {
  await hintAll();
  const order = await refundLast();
  await hint(order);
  await reconcileListed(services);
  expect(await statusOf(order)).toEqual(["CANCELLED"]);
  expect(asked).toEqual({ find: 1, list: 1 });
});

test("looks up each of many refunds once, and none of the other hinted orders", async () => {
  await hintAll();
  const refunded = [await refundLast(), await refundLast(), await refundLast()];
  await later(31);
  await reconcileListed(services);
  for (const order of refunded) expect(await statusOf(order)).toEqual(["CANCELLED"]);
  expect(asked).toEqual({ find: 3, list: 1 });
  expect(await countDue()).toBe(0);
  await reconcileOrders(services);
  expect(asked.find).toBe(3);
});

test("waits half a minute before the list answers a hint: an entry may come a little late", async () => {
  await hintAll();
  const order = await refundLast();
  await hint(order);
  provider.ago = -60_000;
  // The list does not reach it yet.
  const before = { ...services, payments: { ...toss.gateway, transactions: emptyList } };
  await reconcileListed(before);
  expect(await countDue()).toBe(MANY);
  await reconcileListed(services);
  expect(await statusOf(order)).toEqual(["CANCELLED"]);
});

async function emptyList() {
  return { outcome: "listed", transactions: [], last: undefined, isLast: true } as const;
}

test.each(["drop-before", "error-before", "rate-limit", "garbage"])(
  "answers no hint with a list that ended with %s: each is looked up as before",
  async (kind) => {
    await hintAll();
    await later(31);
    await toss.fault({ kind, on: "list" });
    await reconcileListed(services);
    expect([await countDue(), asked.find]).toEqual([MANY, 0]);
    await reconcileOrders(services);
    expect(asked.find).toBe(5);
  },
);

test("answers no hint that came while the list was read", async () => {
  await hintAll();
  await later(31);
  const [order] = paid;
  if (!order) throw new Error("nothing was bought");
  const transactions: typeof toss.gateway.transactions = async (query, end) => {
    const page = await toss.gateway.transactions(query, end);
    await hint(order);
    return page;
  };
  await reconcileListed({ ...services, payments: { ...toss.gateway, transactions } });
  const [due] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(sql`${orders.checkAt} <= now()`);
  expect(due?.id).toBe(order.id);
});

test("asks for no list while a look-up of each is quick enough", async () => {
  for (const order of paid.slice(0, 5)) await hint(order);
  await reconcileListed(services);
  expect(asked).toEqual({ find: 0, list: 0 });
  await reconcileOrders(services);
  expect(asked).toEqual({ find: 5, list: 0 });
});

test("never lets the list stand for the daily comparison of an order", async () => {
  const ids = paid.map(({ id }) => id);
  await db.update(orders).set({ checkAt: sql`now()` }).where(inArray(orders.id, ids));
  const [order] = paid;
  if (order) await hint(order);
  await later(31);
  await reconcileListed(services);
  expect(await countDue()).toBe(MANY - 1);
});

test("looks up immediately what the regular reading of the list has found", async () => {
  provider.ago = 5 * 60_000;
  const refunded = [];
  for (let index = 0; index < 6; index += 1) refunded.push(await refundLast());
  await shop.read();
  await reconcileListed(services);
  for (const order of refunded) expect(await statusOf(order)).toEqual(["CANCELLED"]);
  expect(asked.find).toBe(6);
});
