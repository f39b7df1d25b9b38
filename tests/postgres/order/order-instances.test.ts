import { setTimeout as pause } from "node:timers/promises";
import { and, eq, inArray, like, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, afterEach, expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import {
  type OrderRequest,
  placeOrder,
} from "#app/features/checkout/purchase/place-order.server.ts";
import { reconcileOrders } from "#app/features/checkout/purchase/reconcile-orders.server.ts";
import { sweepHolds } from "#app/features/checkout/purchase/sweep-holds.server.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { requestCancel } from "#app/features/reservation/refund/cancel-lines.server.ts";
import { sendDueRefunds } from "#app/features/reservation/refund/send-refunds.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, openCourse, orderingShop, times } from "#tests/support/order/ordering.ts";
import { POLICY } from "#tests/support/order/refund-shop.ts";
import { runJobs } from "#tests/support/server/mortal-shop.ts";

const url = await postgresUrl("demo");
/** An instance of the shop has its own connections. */
function connect(): Database {
  const pool = new ResilientPool(url, 20);
  afterAll(() => pool.close());
  return drizzle(pool);
}
const db = connect();
const shop = await orderingShop(db);
const { services, toss } = shop;
await openCourse(db, { singles: true });

afterEach(async () => {
  await toss.ask("/__fault", { method: "DELETE" });
  expect(await shop.audit()).toEqual([]);
});

let turns = 0;
/** A tee time of its own: eighty days, one tee after the other. */
async function newRound(players = 1) {
  const minutes = 6 * 60 + 40 + 8 * Math.floor(turns / 80);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const time = `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  const round = golf({ date: addDays(PLAY_DAY, turns % 80), time, players });
  turns += 1;
  await leavePlaces(db, round, 4);
  return round;
}

/** Long enough for the other to come by while one waits. */
const ANSWER_MS = 25;

/** An instance that counts what it asks of the provider. */
function instance(calls: Map<string, number>): Services {
  const { gateway } = toss;
  const count = (key: string) => void calls.set(key, (calls.get(key) ?? 0) + 1);
  return {
    ...services,
    db: connect(),
    payments: {
      ...gateway,
      find: async (by) => {
        count(`find ${Object.values(by)[0]}`);
        await pause(ANSWER_MS);
        return gateway.find(by);
      },
      cancel: async (order) => {
        count(`cancel ${order.idempotencyKey}`);
        await pause(ANSWER_MS);
        return gateway.cancel(order);
      },
    },
  };
}

// X05
test("two instances do all jobs side by side, and each job is done once and each request sent once", async () => {
  const calls = new Map<string, number>();
  const both = [instance(calls), instance(calls)];
  for (let turn = 0; turn < times(1, 20); turn += 1) {
    calls.clear();
    await allJobsTwice(both, calls);
  }
});

async function allJobsTwice(both: readonly Services[], calls: ReadonlyMap<string, number>) {
  const each = times(8, 20);
  const unknown: string[] = [];
  const sending: string[] = [];
  for (let index = 0; index < each; index += 1) {
    const lost = await shop.place(await shop.member(), [await newRound()]);
    const orderId = lost.paymentOrderId;
    await toss.fault({ kind: "drop-after", on: "confirm", orderId });
    await confirmOrder(services, await shop.approveCard(lost));
    unknown.push(lost.id);
    const lapsed = await shop.place(await shop.member(), [await newRound()]);
    await db.update(orders).set({ holdUntil: sql`now()` }).where(eq(orders.id, lapsed.id));
    const memberId = await shop.member();
    const { placed } = await shop.buy(memberId, [await newRound()]);
    const whole = { ...POLICY, scope: "order", orderId: placed.id } as const;
    const asked = { ...whole, expectedRefund: placed.total };
    const { refundId } = await requestCancel(services, { kind: "member", id: memberId }, asked);
    sending.push(refundId);
  }
  await db.update(orders).set({ checkAt: sql`now()` }).where(inArray(orders.id, unknown));
  await db.update(refunds).set({ tryAt: sql`now()` }).where(inArray(refunds.id, sending));

  // As in production, no job waits for another.
  const work = both.flatMap((one) =>
    [sweepHolds, reconcileOrders, sendDueRefunds].map(async (job) => {
      for (let turn = 0; turn < each; turn += 1) await job(one);
    }),
  );
  await Promise.all(work);
  expect([...calls].filter(([, count]) => count !== 1)).toEqual([]);
  // A look-up for each charge, and one before each cancel.
  expect(calls.size).toBe(3 * each);
  const paid = and(inArray(orders.id, unknown), eq(orders.status, "PAID"));
  const done = and(inArray(refunds.id, sending), eq(refunds.status, "done"));
  expect([await db.$count(orders, paid), await db.$count(refunds, done)]).toEqual([each, each]);
  for (const id of sending) {
    expect(await db.$count(outbox, like(outbox.dedupeKey, `refund-done:${id}:email:%`))).toBe(1);
  }
}

// S06
test(
  "places that run out while buyers press for them are sold once each, with three sweepers at work",
  async () => {
    const requests: OrderRequest[] = [];
    for (let index = 0; index < times(8, 500); index += 1) {
      requests.push(await shop.request([await newRound(4)]));
    }
    const buyers: string[] = [];
    for (let index = 0; index < times(24, 200); index += 1) buyers.push(await shop.member());
    // Three and more want each of these.
    const wanted = requests.slice(0, Math.floor(buyers.length / 3));
    for (let turn = 0; turn < times(2, 20); turn += 1) {
      const held = await Promise.all(
        requests.map(async (request) => {
          const { id } = await placeOrder(services, await shop.member(), request);
          return id;
        }),
      );
      await db.update(orders).set({ holdUntil: sql`now()` }).where(inArray(orders.id, held));
      const sold = new Map<number, number>();
      let isSwept = false;
      const pressing = buyers.map(async (id, index) => {
        const wish = index % wanted.length;
        const request = wanted[wish];
        for (let isLast = false; request && !isLast; ) {
          isLast = isSwept;
          const placed = await placeOrder(services, id, request).catch((cause) => cause);
          if (!(placed instanceof Error)) {
            sold.set(wish, (sold.get(wish) ?? 0) + 1);
            return;
          }
          expect(placed).toMatchObject({
            code: "order.sold_out",
          });
        }
      });
      const sweeping = Promise.all([1, 2, 3].map(() => runJobs(services))).then(() => {
        isSwept = true;
      });
      await Promise.all([...pressing, sweeping]);
      await runJobs(services);
      expect([...sold.values()]).toEqual(wanted.map(() => 1));
      expect(
        await db.$count(orders, and(inArray(orders.id, held), eq(orders.status, "EXPIRED"))),
      ).toBe(held.length);
      const over = sql`${teeTimes.taken} > ${teeTimes.capacity}`;
      expect(await db.$count(teeTimes, over)).toBe(0);
      expect(await shop.audit()).toEqual([]);
      // The winner never pays: all of it is free for the next turn.
      await db.update(orders).set({ holdUntil: sql`now()` }).where(eq(orders.status, "READY"));
      await sweepHolds(services);
    }
  },
  times(120_000, 3_600_000),
);

// X08
test("every moment of a shop at work, as a dump sees it, adds up", async () => {
  let isOpen = true;
  let looks = 0;
  const trade = async () => {
    for (let index = 0; index < times(6, 40) || looks < 3; index += 1) {
      const memberId = await shop.member();
      const { placed } = await shop.buy(memberId, [await newRound()]);
      const whole = { ...POLICY, scope: "order", orderId: placed.id } as const;
      const asked = { ...whole, expectedRefund: placed.total };
      if (index % 2 === 0) await requestCancel(services, { kind: "member", id: memberId }, asked);
    }
  };
  const trading = Promise.all([trade(), trade(), trade()]).finally(() => {
    isOpen = false;
  });
  for (; isOpen; looks += 1) expect(await auditLedger(db)).toEqual([]);
  await trading;
  expect(looks).toBeGreaterThan(2);
});
