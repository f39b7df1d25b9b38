import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listTakenHalves } from "#app/db/query/caddie-halves.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { stockDays } from "#app/db/schema/pricing/stock-tables.ts";
import { addDays, dateIn, type LocalDate, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { roundRow } from "#tests/support/order/trip-rows.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { findCaddieRegion, listCaddieRegions, listCaddies } from "./caddie-list-queries.server.ts";
import { findCaddie } from "./caddie-queries.server.ts";

const db = await testDatabase("demo");
const today = dateIn(SHOP_ZONE, TEST_NOW);
// As booked by phone: without a tee time.
await db
  .update(reservations)
  .set({ choice: null, parentLine: null })
  .where(eq(reservations.productId, "cad-002"));
const pattaya = { regionId: "pattaya", date: undefined } as const;

test("caddies of a city are sorted by their price, up or down", async () => {
  const lowest = await listCaddies(db, "ko", { ...pattaya, sort: "lowest" });
  const prices = lowest.map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(prices).toHaveLength(10);

  const highest = await listCaddies(db, "ko", { ...pattaya, sort: "highest" });
  const falling = highest.map(({ price }) => price);
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));
});

test("the newest caddies come first when sorted by newest", async () => {
  const later = new Date(TEST_NOW.getTime() + 86_400_000 * 365);
  await db.update(caddies).set({ createdAt: later }).where(eq(caddies.id, "cad-007"));
  const newest = await listCaddies(db, "ko", { ...pattaya, sort: "newest" });
  expect(newest[0]?.id).toBe("cad-007");
});

test("the list shows which caddies are booked on a day, as their own pages do", async () => {
  const day = addDays(today, 58);
  const takenOn = async (date: LocalDate | undefined) =>
    (await listCaddies(db, "ko", { ...pattaya, sort: "newest", date }))
      .filter(({ isBooked }) => isBooked)
      .map(({ id }) => id);
  expect(await takenOn(day)).toContain("cad-002");
  expect(await takenOn(addDays(today, 300))).toEqual([]);
  expect(await takenOn(undefined)).toEqual([]);
});

test("every city with caddies is listed with their number and at most four of them", async () => {
  const places = await listCaddieRegions(db, "ko");
  expect(places.map(({ id, count }) => [id, count])).toEqual([
    ["bangkok", 6],
    ["pattaya", 10],
    ["huahin", 3],
    ["chiangmai", 3],
    ["phuket", 2],
  ]);
  expect(places.map((place) => place.caddies.length)).toEqual([4, 4, 3, 3, 2]);
  expect(await findCaddieRegion(db, "ko", "atlantis")).toBeUndefined();
});

test("a caddie comes with her course, unless she or it is not shown", async () => {
  expect(await findCaddie(db, "en", "cad-002")).toMatchObject({
    name: "Siriporn",
    nickname: "Noi",
    dayOff: 3,
    course: { id: "th-siam-old", timeZone: "Asia/Bangkok" },
    region: { id: "pattaya" },
  });
  await db.update(caddies).set({ status: "archived" }).where(eq(caddies.id, "cad-024"));
  expect(await findCaddie(db, "en", "cad-024")).toBeUndefined();
});

test("a booked day is taken until the refund is done; without a tee time it is the whole of it", async () => {
  const halves = () => takenHalves("cad-002");
  const day = addDays(today, 58);
  expect(await halves()).toEqual([`${day} am`, `${day} pm`]);

  await db
    .update(reservations)
    .set({ status: "CANCELLED" })
    .where(eq(reservations.productId, "cad-002"));
  expect(await halves()).toEqual([]);
});

test("a booking takes the half day of its own tee time or of its round", async () => {
  const [order] = await db.select().from(orders).limit(1);
  if (!order) throw new Error("the demo has no order");
  const day = addDays(today, 90);
  const booked = { orderId: order.id, memberId: order.memberId, usedOn: day };
  const fees = { green: won(0), cart: won(0), caddy: won(0), van: won(0) };
  const golf = { kind: "golf", courseId: "th-siam-old", date: day, players: 2 } as const;
  const line = { kind: "caddy", courseId: "th-siam-old", date: day, price: won(0) } as const;
  const [round] = await db
    .insert(reservations)
    .values(
      roundRow(booked, {
        choice: { ...golf, time: "06:30", fees, cars: 0, callvan: "none" },
      }),
    )
    .returning({ id: reservations.id });
  const caddie = (productId: string, more: object) =>
    roundRow(booked, { kind: "caddy", productId, ...more });
  await db
    .insert(reservations)
    .values([
      caddie("cad-003", { parentLine: round?.id ?? null }),
      caddie("cad-004", { choice: { ...line, caddyId: "cad-004", time: "13:10" } }),
    ]);
  expect([await takenHalves("cad-003"), await takenHalves("cad-004")]).toEqual([
    [`${day} am`],
    [`${day} pm`],
  ]);

  // Half of her day is free, so the list still shows her.
  const isBooked = async (id: string) =>
    (await listCaddies(db, "ko", { ...pattaya, sort: "newest", date: day })).find(
      (each) => each.id === id,
    )?.isBooked;
  expect(await isBooked("cad-004")).toBe(false);
  await db
    .insert(reservations)
    .values(caddie("cad-004", { choice: { ...line, caddyId: "cad-004", time: "06:30" } }));
  expect(await isBooked("cad-004")).toBe(true);
});

test("a half day held by a buyer who is paying is taken, and free again when it is given back", async () => {
  const day = addDays(today, 120);
  const half = { kind: "caddy", productId: "cad-005", day, slot: "pm", capacity: 1 } as const;
  await db.insert(stockDays).values({ ...half, taken: 1 });
  expect(await takenHalves("cad-005")).toEqual([`${day} pm`]);
  await db.update(stockDays).set({ taken: 0 }).where(eq(stockDays.productId, "cad-005"));
  expect(await takenHalves("cad-005")).toEqual([]);
});

async function takenHalves(caddyId: string): Promise<string[]> {
  const taken = await listTakenHalves(db, { caddyId, from: today, to: addDays(today, 365) });
  return taken.map(({ day, half }) => `${day} ${half}`).toSorted();
}
