import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { caddies } from "#app/db/schema/caddy.ts";
import { reservations } from "#app/db/schema/order.ts";
import { addDays, dateIn, type LocalDate, SHOP_ZONE } from "#app/domain/local-date.ts";
import { embeddedDatabase } from "#tests/support/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { findCaddyRegion, listCaddies, listCaddyRegions } from "./caddy-list-queries.server.ts";
import { findCaddy, listBookedDays } from "./caddy-queries.server.ts";

const db = await embeddedDatabase("demo");
const today = dateIn(SHOP_ZONE, TEST_NOW);
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

test("who came last stands first when the newest are asked for", async () => {
  const later = new Date(TEST_NOW.getTime() + 86_400_000 * 365);
  await db.update(caddies).set({ createdAt: later }).where(eq(caddies.id, "cad-007"));
  const newest = await listCaddies(db, "ko", { ...pattaya, sort: "newest" });
  expect(newest[0]?.id).toBe("cad-007");
});

test("the list knows who is taken on a day, as the days of her own page do", async () => {
  const [day] = await listBookedDays(db, "cad-002", today, addDays(today, 365));
  const takenOn = async (date: LocalDate | undefined) =>
    (await listCaddies(db, "ko", { ...pattaya, sort: "newest", date }))
      .filter(({ isBooked }) => isBooked)
      .map(({ id }) => id);
  expect(await takenOn(day)).toContain("cad-002");
  expect(await takenOn(addDays(today, 300))).toEqual([]);
  expect(await takenOn(undefined)).toEqual([]);
});

test("every city with caddies comes with its number and at most four of them", async () => {
  const places = await listCaddyRegions(db, "ko");
  expect(places.map(({ id, count }) => [id, count])).toEqual([
    ["bangkok", 6],
    ["pattaya", 10],
    ["huahin", 3],
    ["chiangmai", 3],
    ["phuket", 2],
  ]);
  expect(places.map((place) => place.caddies.length)).toEqual([4, 4, 3, 3, 2]);
  expect(await findCaddyRegion(db, "ko", "atlantis")).toBeUndefined();
});

test("a caddy comes with her course, unless she or it is not shown", async () => {
  expect(await findCaddy(db, "en", "cad-002")).toMatchObject({
    name: "Siriporn",
    nickname: "Noi",
    dayOff: 3,
    course: { id: "th-siam-old", timeZone: "Asia/Bangkok" },
    region: { id: "pattaya" },
  });
  await db.update(caddies).set({ published: false }).where(eq(caddies.id, "cad-024"));
  expect(await findCaddy(db, "en", "cad-024")).toBeUndefined();
});

test("a booked day is taken until the refund is done", async () => {
  const year = [today, addDays(today, 365)] as const;
  const [booked] = await listBookedDays(db, "cad-002", ...year);
  expect(booked).toBe(addDays(today, 58));

  await db
    .update(reservations)
    .set({ status: "CANCELLED" })
    .where(eq(reservations.productId, "cad-002"));
  expect(await listBookedDays(db, "cad-002", ...year)).toEqual([]);
});
