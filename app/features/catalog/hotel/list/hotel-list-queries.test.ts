import { and, between, eq, lt } from "drizzle-orm";
import { expect, test } from "vitest";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { findHotelRegion, listHotelRegions, listHotels } from "./hotel-list-queries.server.ts";

const db = await testDatabase("demo");
const today = dateIn(SHOP_ZONE, TEST_NOW);
const pattaya = {
  of: { regionId: "pattaya" },
  today,
  now: TEST_NOW,
  checkIn: undefined,
  nights: 1,
};

test("hotels of a city are sorted by their lowest free night, or by their stars", async () => {
  const lowest = await listHotels(db, "ko", { ...pattaya, sort: "lowest" });
  const prices = lowest.map(({ fromPrice }) => fromPrice ?? 0);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(lowest).toHaveLength(7);

  const highest = await listHotels(db, "ko", { ...pattaya, sort: "highest" });
  const falling = highest.map(({ fromPrice }) => fromPrice ?? 0);
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));

  const starry = await listHotels(db, "en", { ...pattaya, sort: "stars" });
  const stars = starry.map((hotel) => hotel.stars);
  expect(stars).toEqual(stars.toSorted((a, b) => b - a));
});

test("for a stay the price is that of all its nights, in the cheapest room that is free on each", async () => {
  const stay = { checkIn: "2027-01-11", nights: 3 } as const;
  const shown = await listHotels(db, "ko", { ...pattaya, ...stay, sort: "lowest" });
  for (const { id, fromPrice } of shown) {
    const nights = await db
      .select({ room: rooms.id, price: roomNights.price })
      .from(rooms)
      .innerJoin(roomNights, eq(roomNights.roomId, rooms.id))
      .where(
        and(
          eq(rooms.hotelId, id),
          between(roomNights.night, "2027-01-11", "2027-01-13"),
          eq(roomNights.closed, false),
          lt(roomNights.taken, roomNights.capacity),
        ),
      );
    const totals = [...Map.groupBy(nights, ({ room }) => room).values()]
      .filter((free) => free.length === 3)
      .map((free) => free.reduce((sum, { price }) => sum + price, 0));
    expect([id, fromPrice]).toEqual([id, totals.length === 0 ? null : Math.min(...totals)]);
  }
});

test("a card names the nearest courses with their minutes", async () => {
  const shown = await listHotels(db, "en", { ...pattaya, sort: "lowest" });
  for (const { near } of shown) {
    expect(near.length).toBeLessThanOrEqual(2);
    expect(near[0]?.driveMinutes).toBeLessThanOrEqual(near[1]?.driveMinutes ?? Infinity);
  }
});

test("every city with hotels is listed with their number and the cheapest three", async () => {
  const places = await listHotelRegions(db, "ko", today);
  expect(places[0]).toMatchObject({ id: "bangkok", country: "TH", count: 7 });
  expect(places.every(({ hotels: shown }) => shown.length >= 1 && shown.length <= 3)).toBe(true);

  const all = await listHotels(db, "ko", {
    ...pattaya,
    of: { regionId: "bangkok" },
    sort: "lowest",
  });
  expect(places[0]?.hotels.map(({ id }) => id)).toEqual(all.slice(0, 3).map(({ id }) => id));
});

test("a hotel that is full for a month comes last without a price; an unpublished one is hidden", async () => {
  const before = await listHotels(db, "ko", { ...pattaya, sort: "lowest" });
  const [cheapest, second] = before;
  const taken = await db
    .select({ id: rooms.id })
    .from(rooms)
    .where(eq(rooms.hotelId, cheapest?.id ?? ""));
  for (const { id } of taken) {
    await db.update(roomNights).set({ closed: true }).where(eq(roomNights.roomId, id));
  }
  await db
    .update(hotels)
    .set({ status: "archived" })
    .where(eq(hotels.id, second?.id ?? ""));

  for (const sort of ["lowest", "highest"] as const) {
    const after = await listHotels(db, "ko", { ...pattaya, sort });
    expect(after.at(-1)).toMatchObject({ id: cheapest?.id, fromPrice: null });
    expect(after.map(({ id }) => id)).not.toContain(second?.id);
  }
});

test("an unknown city is not found", async () => {
  expect(await findHotelRegion(db, "ko", "atlantis")).toBeUndefined();
  expect(await findHotelRegion(db, "en", "pattaya")).toMatchObject({ country: "TH" });
});

test("a chosen check-in has its own last free day, and one that is too near has none", async () => {
  const freeUntil = async (checkIn: "2027-01-12" | "2026-11-16" | undefined) => {
    const listed = await listHotels(db, "ko", { ...pattaya, checkIn, sort: "lowest" });
    return new Set(listed.map((hotel) => hotel.freeUntil));
  };
  expect(await freeUntil(undefined)).toEqual(new Set([undefined]));
  const [later] = await freeUntil("2027-01-12");
  expect(later).toMatch(/^20/);
  expect(await freeUntil("2026-11-16")).toEqual(new Set([null]));
});
