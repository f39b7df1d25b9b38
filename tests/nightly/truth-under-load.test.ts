import { setTimeout as wait } from "node:timers/promises";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { recordWebhook } from "#app/features/checkout/purchase/record-webhook.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, openCourse, orderingShop } from "#tests/support/order/ordering.ts";
import type { JobQueue } from "../../server/job-queue.ts";
import { startJobs } from "../../server/start-jobs.ts";

const ORDERS = 500;
const DAYS = 80;
const TIMES = ["08:48", "09:36", "10:24", "11:12", "12:00", "12:48", "13:12"];

const db = await testDatabase("demo");
const shop = await orderingShop(db);
const { toss } = shop;
await openCourse(db, { singles: true });

const asked = { find: 0, list: 0 };
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

type Order = { readonly id: string; readonly paymentOrderId: string; readonly paymentKey: string };
const paid: Order[] = [];
let made = 0;

async function place() {
  const time = TIMES[Math.floor(made / DAYS)] ?? "14:00";
  const round = golf({ date: addDays(PLAY_DAY, made % DAYS), time, players: 1 });
  made += 1;
  await leavePlaces(db, round, 4);
  return shop.place(await shop.member(), [round]);
}

async function buy() {
  const placed = await place();
  const back = await shop.approveCard(placed);
  await confirmOrder(services, back);
  const { paymentOrderId, paymentKey } = back;
  paid.push({ id: placed.id, paymentOrderId, paymentKey });
}

const hint = ({ paymentOrderId: orderId }: Order) =>
  recordWebhook(db, {
    event: "payment_changed",
    orderId,
    transmissionId: crypto.randomUUID(),
  });

const refund = ({ paymentKey }: Order) =>
  toss.ask(`/v1/payments/${paymentKey}/cancel`, {
    method: "POST",
    body: JSON.stringify({ cancelReason: "in the console" }),
  });

/** How many of these trips are still active although they were refunded. */
const countStanding = (refunded: readonly Order[]) =>
  db.$count(
    reservations,
    and(
      inArray(
        reservations.orderId,
        refunded.map(({ id }) => id),
      ),
      ne(reservations.status, "CANCELLED"),
    ),
  );

/** Seconds until it is so. */
async function secondsUntil(isSo: () => Promise<boolean>, most: number): Promise<number> {
  const begun = performance.now();
  const passed = () => (performance.now() - begun) / 1000;
  while (!(await isSo())) {
    if (passed() > most) throw new Error(`not within ${most} s`);
    await wait(200);
  }
  return passed();
}

let jobs: JobQueue | undefined;
beforeAll(async () => {
  for (let index = 0; index < ORDERS; index += 1) await buy();
  jobs = startJobs(services);
  await wait(12_000);
}, 1_800_000);
afterAll(() => jobs?.stop());

test(`knows one refund among ${ORDERS} hinted orders within a minute, and asks little for it`, async () => {
  for (const order of paid) await hint(order);
  const refunded = paid.splice(-1);
  for (const order of refunded) await refund(order);
  Object.assign(asked, { find: 0, list: 0 });
  const known = await secondsUntil(async () => (await countStanding(refunded)) === 0, 60);
  const due = () =>
    db.$count(orders, sql`${orders.status} = 'PAID' and ${orders.checkAt} <= now()`);
  const answered = known + (await secondsUntil(async () => (await due()) === 0, 60 - known));
  console.log(`one of ${ORDERS}:`, { known, answered, ...asked });
  expect(asked.find).toBeLessThan(ORDERS / 4);
});

test("settles a payment within 30 s of the provider's return, among hundreds of hinted orders", async () => {
  const placed = await place();
  const back = await shop.approveCard(placed);
  const { paymentOrderId: orderId } = placed;
  await toss.fault({ kind: "drop-after", on: "confirm", orderId });
  await toss.fault({ kind: "drop-before", on: "find", orderId, times: 10_000 });
  expect((await confirmOrder(services, back)).status).toBe("UNKNOWN");
  for (let second = 0; second < 90; second += 30) {
    for (const order of paid.slice(0, 150)) await hint(order);
    await wait(30_000);
  }
  await toss.ask("/__fault", { method: "DELETE" });
  for (const order of paid) await hint(order);
  const isPaid = and(eq(orders.id, placed.id), eq(orders.status, "PAID"));
  const known = await secondsUntil(async () => (await db.$count(orders, isPaid)) === 1, 30);
  console.log("after the provider's return:", { known });
});

test("knows hundreds of refunds in the console within a minute", async () => {
  const refunded = paid.splice(0);
  for (const order of refunded) await refund(order);
  Object.assign(asked, { find: 0, list: 0 });
  for (const order of refunded) await hint(order);
  const known = await secondsUntil(async () => (await countStanding(refunded)) === 0, 60);
  console.log(`${refunded.length} refunds:`, { known, ...asked });
});
