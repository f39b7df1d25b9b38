import { and, eq, inArray, sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { courseDays } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { stockDays } from "#app/db/schema/pricing/stock-tables.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import { addDays, weekdayOf } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import {
  type OrderRequest,
  placeOrder,
} from "#app/features/checkout/purchase/place-order.server.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { setEntryPlaces, WHOLE } from "#app/features/pricing/stock/change-places.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { COURSE, caddie, golf, PLAY_DAY, stay } from "#tests/support/order/order-lines.ts";
import {
  leavePlaces,
  openCourse,
  orderingShop,
  outcomesOf,
  times,
} from "#tests/support/order/ordering.ts";

const db = await postgresDatabase("demo");
const shop = await orderingShop(db);
const { services } = shop;
const TEES = ["08:00", "08:24", "08:48", "09:12", "09:36", "10:00", "10:24", "10:48"];

beforeAll(async () => {
  await openCourse(db, { singles: true });
});
afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

/** So many days on which she works, none of which another test plays on. */
async function workingDays(caddyId: string, count: number) {
  const [her] = await db
    .select({ dayOff: caddies.dayOff })
    .from(caddies)
    .where(eq(caddies.id, caddyId));
  return Array.from({ length: 2 * count }, (_, index) => addDays(PLAY_DAY, 30 + index))
    .filter((day) => weekdayOf(day) !== her?.dayOff)
    .slice(0, count);
}

test("one caddie goes out with one party in a half day, however many book her at once", async () => {
  const days = await workingDays("cad-002", times(1, 50));
  expect(days).toHaveLength(times(1, 50));
  for (const date of days) {
    const her = caddie({ date });
    const requests: OrderRequest[] = [];
    for (const time of TEES) {
      const round = golf({ date, time, players: 1 });
      await leavePlaces(db, round, 4);
      requests.push(await shop.request([round, her]));
    }
    const ids = await Promise.all(Array.from({ length: times(12, 20) }, () => shop.member()));
    const { done, codes } = await outcomesOf(
      ids.map((id, index) => {
        const request = requests[index % requests.length];
        if (!request) throw new Error("a round at each tee time");
        return placeOrder(services, id, request);
      }),
    );
    expect([date, done]).toEqual([date, 1]);
    expect(["order.sold_out"]).toEqual(expect.arrayContaining(codes));
  }
});

test("a trip with a sold-out item holds nothing, and the item is named", async () => {
  const date = addDays(PLAY_DAY, 12);
  const round = golf({ date, time: "09:12" });
  const room = stay({ checkIn: date, checkOut: addDays(date, 2) });
  await leavePlaces(db, round, 4);
  const request = await shop.request([round, room]);
  await leavePlaces(db, round, 0);
  const before = await db.$count(orders);
  await expect(placeOrder(services, await shop.member(), request)).rejects.toMatchObject({
    code: expect.stringMatching(/^order\.(blocked|sold_out)$/),
  });
  expect(await db.$count(orders)).toBe(before);
});

test("the last place of a tournament goes to one of many, and no member enters twice", async () => {
  const [open] = await db
    .select()
    .from(tournaments)
    .where(sql`${tournaments.applyUntil} >= '2026-11-20'`)
    .limit(1);
  if (!open) throw new Error("the demo has a tournament that can be entered");
  await db
    .update(tournaments)
    .set({ capacity: 2, gender: "any" })
    .where(eq(tournaments.id, open.id));
  const entry: LineOf<"tournament"> = {
    kind: "tournament",
    tournamentId: String(open.id),
    date: open.playsOn,
    people: 1,
    price: won(0),
  };
  const first = await shop.member();
  const { outcome } = await shop.buy(first, [entry]);
  expect(outcome?.status).toBe("PAID");
  await expect(shop.place(first, [entry])).rejects.toMatchObject({ code: "order.entry_twice" });

  const request = await shop.request([entry]);
  const staff = { id: await shop.member("운영") };
  for (let turn = 0; turn < times(1, 20); turn += 1) {
    const places = 2 + turn;
    // Staff add one more place, which is the last again.
    const wish = { tournamentId: open.id, places, seen: new Map([[WHOLE, places - 1]]) };
    if (turn > 0) await setEntryPlaces(services, staff, wish);
    const ids = await Promise.all(Array.from({ length: times(20, 100) }, () => shop.member()));
    const { done, codes } = await outcomesOf(ids.map((id) => placeOrder(services, id, request)));
    expect(done).toBe(1);
    expect(["order.sold_out"]).toEqual(expect.arrayContaining(codes));
    const [stock] = await db
      .select()
      .from(stockDays)
      .where(and(eq(stockDays.kind, "entry"), eq(stockDays.productId, String(open.id))));
    expect(stock?.taken).toBe(places);
  }
});

test("while staff change all prices at once, every order has one whole version of them", async () => {
  const lines = [20, 22].map((day) =>
    golf({ date: addDays(PLAY_DAY, day), time: "11:12", players: 1 }),
  );
  const rows = and(
    eq(courseDays.courseId, COURSE),
    inArray(
      courseDays.day,
      lines.map(({ date }) => date),
    ),
  );
  for (const line of lines) {
    await leavePlaces(db, line, 4);
    await db.execute(
      sql`update tee_times set capacity = 2000 where course_id = ${COURSE} and day = ${line.date} and tee_time = ${line.time}`,
    );
  }
  const versions = [100_000, 150_000];
  const totals = new Map<number, number>();
  for (const price of versions) {
    await db
      .update(courseDays)
      .set({ greenFee: won(price) })
      .where(rows);
    totals.set(price, (await quoteCart(db, lines, services.now())).total);
  }
  const seen = [...totals.values()];
  for (let turn = 0; turn < times(1, 20); turn += 1) {
    const ids = await Promise.all(Array.from({ length: times(20, 50) }, () => shop.member()));
    let isOver = false;
    const desk = (async () => {
      for (let change = 0; !isOver; change += 1) {
        const price = versions[change % 2] ?? 0;
        await db
          .update(courseDays)
          .set({ greenFee: won(price) })
          .where(rows);
      }
    })();
    const results = await Promise.allSettled(
      ids.map(async (id, index) => {
        const expectedTotal = won(seen[index % 2] ?? 0);
        return shop.place(id, lines, { expectedTotal });
      }),
    );
    isOver = true;
    await desk;
    for (const result of results) {
      if (result.status === "fulfilled") expect(seen).toContain(result.value.total);
      else expect(seen).toContain((result.reason as { total?: number }).total);
    }
  }
});

test("a day that staff close takes no new bookings and retains those it has", async () => {
  const round = golf({ date: addDays(PLAY_DAY, 26), time: "09:12" });
  await leavePlaces(db, round, 4);
  const placed = await shop.place(await shop.member(), [round]);
  const request = await shop.request([round]);
  const close = (closed: boolean) =>
    db
      .update(courseDays)
      .set({ closed })
      .where(and(eq(courseDays.courseId, COURSE), eq(courseDays.day, round.date)));
  await close(true);
  await expect(placeOrder(services, await shop.member(), request)).rejects.toMatchObject({
    code: "order.blocked",
  });
  expect(await confirmOrder(services, await shop.approveCard(placed))).toMatchObject({
    status: "PAID",
  });
  await close(false);
});

test("places are never fewer than the taken ones, for any number that staff enter", async () => {
  const round = golf({ date: addDays(PLAY_DAY, 27), time: "09:12", players: 3 });
  await leavePlaces(db, round, 4);
  await shop.place(await shop.member(), [round]);
  await expect(
    db.execute(
      sql`update tee_times set capacity = 2 where course_id = ${COURSE} and day = ${round.date} and tee_time = ${round.time}`,
    ),
  ).rejects.toThrow();
});
