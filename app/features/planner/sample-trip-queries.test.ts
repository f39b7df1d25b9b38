import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { findSampleTrips } from "./sample-trip-queries.server.ts";

const db = await testDatabase("demo");
const today = dateIn(SHOP_ZONE, TEST_NOW);

test("three trips are made of real rounds within an hour and a room for both nights", async () => {
  const trips = await findSampleTrips(db, "ko", today);

  expect(trips.map(({ region }) => region.id)).toEqual(["bangkok", "pattaya", "huahin"]);
  for (const trip of trips) {
    expect(trip.rounds).toHaveLength(3);
    expect(new Set(trip.rounds.map(({ courseId }) => courseId)).size).toBe(3);
    expect(trip.rounds.every(({ driveMinutes }) => driveMinutes <= 60)).toBe(true);
    expect(trip.rounds.map(({ day }) => day)).toEqual([
      trip.checkIn,
      addDays(trip.checkIn, 1),
      trip.checkOut,
    ]);
    const golf = trip.rounds.reduce((sum, { perGolfer }) => sum + perGolfer, 0);
    expect(trip.perGolfer).toBe(golf + Math.ceil(trip.roomTotal / 2));
    expect(trip.freeUntil && trip.freeUntil >= today).toBe(true);
  }
});

test("a trip is in the reader's language", async () => {
  const [trip] = await findSampleTrips(db, "en", today);
  expect(trip?.hotel.name).toMatch(/^[A-Za-z]/);
  expect(trip?.rounds[0]?.course.name).toMatch(/^[A-Za-z]/);
});

test("a city without hotels is skipped, and without any hotel there are no trips", async () => {
  await db.update(hotels).set({ status: "archived" }).where(eq(hotels.regionId, "bangkok"));
  const trips = await findSampleTrips(db, "ko", today);
  expect(trips[0]?.region.id).toBe("pattaya");
  expect(trips).toHaveLength(3);

  await db.update(hotels).set({ status: "archived" });
  expect(await findSampleTrips(db, "ko", today)).toEqual([]);
});
