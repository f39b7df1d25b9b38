import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Hono } from "hono";
import { type Database, openPostgres } from "#app/db/client.server.ts";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { courseDays, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import {
  type PlacedOrder,
  placeOrder,
} from "#app/features/checkout/purchase/place-order.server.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { tossPayments } from "#app/integrations/payment/toss.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { hashPassword } from "#app/platform/session/password.server.ts";
import { seedDemo } from "#demo/seed/seed-demo.server.ts";
import { simulatorFetch } from "#server/simulators.ts";
import { startPostgres } from "#tests/support/database/postgres-server.ts";
import { BOOKER, COURSE, golf, namesFor, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { buyerAt } from "#tests/support/payment/toss-buyer.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { tossSimulator } from "../../simulators/toss/toss-simulator.ts";
import { type Recorded, recorder, replay } from "./order-replay.ts";
import { decimals, percent, table } from "./report.ts";

const LANES = 8;
const ORDERS = 160;
const TURNS = 3;
const KEYS = { clientKey: "test_ck_of_the_bench", secretKey: "test_sk_of_the_bench" };
const ORIGIN = "http://bench.test";

/**
 * Hold, confirm and finalise, compared with the same statements sent bare to the same PostgreSQL; middle of three
 * turns.
 */
export async function orderBench(): Promise<string> {
  const server = await startPostgres();
  try {
    const admin = await openConnection(server.url);
    await admin.query("create database orders");
    await admin.end();
    const url = `${server.url}/orders`;
    await (await openPostgres(url, seedDemo(TEST_NOW, hashPassword))).close();
    return await measure(url);
  } finally {
    await server.stop();
  }
}

async function measure(url: string): Promise<string> {
  addAllMessages();
  const { log, logger } = recorder();
  const pool = new ResilientPool(url, LANES);
  const db: Database = drizzle(pool, { logger });
  const shop = benchShop(db);
  await openWide(db);
  const lanes = Array.from({ length: LANES }, (_, lane) => lane);
  const recorded: Recorded[] = [];
  for (const lane of lanes) recorded.push(await log.record((mark) => shop.one(lane, mark)));

  const ours: number[] = [];
  const bare: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    ours.push(await shop.many(lanes, ORDERS));
    bare.push(await replay(pool, recorded, ORDERS, () => newMember(db)));
  }
  await pool.close();
  const middle = (rates: number[]) => rates.toSorted((a, b) => a - b)[1] ?? 0;
  const [rate, most] = [middle(ours), middle(bare)];
  const statements = recorded[0]?.statements.length ?? 0;
  return table(
    ["", "orders/s", "of the bare SQL", "statements an order"],
    [
      ["bare SQL of the same transactions", decimals(most, 0), percent(1), String(statements)],
      ["hold, confirm and finalise", decimals(rate, 0), percent(rate / most), String(statements)],
    ],
  );
}

function benchShop(db: Database) {
  const toss = tossSimulator({ ...KEYS, isOpen: true });
  const app = new Hono().route("/", toss.app);
  const ask = simulatorFetch(app);
  const services: Services = {
    ...testServices(db),
    payments: tossPayments({ ...KEYS, apiUrl: ORIGIN, timeoutMs: 5_000, fetch: ask }),
  };
  /** The buyer in the card window: not ours to be fast. */
  const { approveCard } = buyerAt(ORIGIN, { clientKey: KEYS.clientKey, ask });
  const { quoteOf, place } = laneOrders(services);

  return {
    one: async (lane: number, mark: (name: string) => void) => {
      const memberId = await newMember(db);
      await quoteOf(lane);
      mark("place");
      const placed = await place(lane, memberId);
      mark("window");
      const back = await approveCard(placed);
      mark("confirm");
      await confirmOrder(services, back);
      mark("end");
      return { memberId, placed, back };
    },
    many: async (lanes: readonly number[], count: number): Promise<number> => {
      const ids = await Promise.all(Array.from({ length: count }, () => newMember(db)));
      const share = (lane: number) => ids.filter((_, index) => index % lanes.length === lane);
      const begun = performance.now();
      const placed = await Promise.all(
        lanes.map((lane) => oneByOne(share(lane), (id) => place(lane, id))),
      );
      const placing = performance.now() - begun;
      const backs = await Promise.all(placed.map((orders) => Promise.all(orders.map(approveCard))));
      const again = performance.now();
      await Promise.all(
        backs.map((lane) => oneByOne(lane, (back) => confirmOrder(services, back))),
      );
      return count / ((placing + performance.now() - again) / 1000);
    },
  };
}

/** Orders of one round per lane, each lane on a day of its own and priced once. */
function laneOrders(services: Services) {
  const quotes = remembered<number, Awaited<ReturnType<typeof quoteCart>>>();
  const roundOf = (lane: number) => golf({ date: addDays(PLAY_DAY, lane) });
  const quoteOf = (lane: number) =>
    quotes.of(lane, () => quoteCart(services.db, [roundOf(lane)], services.now()));

  async function place(lane: number, memberId: string): Promise<PlacedOrder> {
    const line = roundOf(lane);
    const { total } = await quoteOf(lane);
    return placeOrder(services, memberId, {
      lines: [line],
      booker: BOOKER,
      travellers: namesFor([line]),
      memberCouponId: null,
      points: 0,
      expectedTotal: total,
      locale: "ko",
    });
  }
  return { quoteOf, place };
}

async function oneByOne<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

/** Each lane has a tee time of its own that takes everybody. */
async function openWide(db: Database): Promise<void> {
  await db.update(courseDays).set({ closed: false }).where(eq(courseDays.courseId, COURSE));
  for (let lane = 0; lane < LANES; lane += 1) {
    const { courseId, date, time } = golf({ date: addDays(PLAY_DAY, lane) });
    await db
      .insert(teeTimes)
      .values({ courseId, day: date, teeTime: time, capacity: 30_000 })
      .onConflictDoUpdate({
        target: [teeTimes.courseId, teeTimes.day, teeTimes.teeTime],
        set: { capacity: 30_000 },
      });
  }
}

async function newMember(db: Database): Promise<string> {
  const [row] = await db
    .insert(members)
    .values({ name: "벤치", email: `${randomUUID()}@palmtee.example` })
    .returning({ id: members.id });
  return row?.id ?? "";
}

function remembered<Key, Value>() {
  const values = new Map<Key, Value>();
  return {
    of: async (key: Key, make: () => Promise<Value>): Promise<Value> => {
      const value = values.get(key) ?? (await make());
      values.set(key, value);
      return value;
    },
  };
}
