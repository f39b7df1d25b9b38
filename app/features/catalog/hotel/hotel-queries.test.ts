import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import {
  findHotel,
  fromPrices,
  listHolidays,
  listNights,
  listRooms,
} from "./hotel-queries.server.ts";
import { listNearCourses } from "./near-course-queries.server.ts";

const db = await testDatabase("demo");
const today = dateIn(SHOP_ZONE, TEST_NOW);
const AMARI = "ht-amari-pattaya";

test("a hotel is in the reader's language, including its options and cautions", async () => {
  const korean = await findHotel(db, "ko", AMARI);
  const english = await findHotel(db, "en", AMARI);

  expect(korean).toMatchObject({ regionId: "pattaya", country: "TH", timeZone: "Asia/Bangkok" });
  expect(english?.extras[0]?.name).toMatch(/[a-z]/);
  expect(korean?.extras[0]?.name).toMatch(/[가-힣]/);
  expect(korean?.cautions.length).toBeGreaterThan(0);
  expect(korean?.charges.length).toBeGreaterThan(0);
  expect(korean?.refundTiers[0]).toEqual({ daysBefore: 7, feePercent: 0 });
});

test("room types come in their order, each with its lowest free night", async () => {
  const found = await listRooms(db, "ko", AMARI);
  expect(found.map(({ name }) => name)).toEqual(["디럭스 트윈", "프리미어 더블", "패밀리 스위트"]);
  const prices = await fromPrices(db, AMARI, today);
  expect(Object.keys(prices).toSorted()).toEqual(found.map(({ id }) => id).toSorted());
  expect(Object.values(prices).every((price) => price > 0)).toBe(true);
});

test("the nights of a room include both ends of the range", async () => {
  const nights = await listNights(db, {
    roomIds: [`${AMARI}-room-1`],
    from: "2027-01-10",
    to: "2027-01-12",
  });
  expect(nights.map(({ night }) => night)).toEqual(["2027-01-10", "2027-01-11", "2027-01-12"]);
});

test("holidays of the venue and of Korea have a name", async () => {
  const days = { country: "TH", from: "2026-12-27", to: "2027-02-06" } as const;
  const found = await listHolidays(db, "ko", days);
  expect(found.map(({ day }) => day)).toContain("2027-01-01");
});

test("near courses come by road, each with its all-in price for a golfer", async () => {
  const near = await listNearCourses(db, "en", AMARI, today);
  const minutes = near.map(({ driveMinutes }) => driveMinutes);
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  expect(near).toHaveLength(8);
  expect(near.every(({ perGolfer }) => (perGolfer ?? 0) > 0)).toBe(true);
});

test("an unpublished or unknown hotel is not found", async () => {
  expect(await findHotel(db, "ko", "ht-nowhere")).toBeUndefined();
  await db.update(hotels).set({ status: "archived" }).where(eq(hotels.id, AMARI));
  expect(await findHotel(db, "ko", AMARI)).toBeUndefined();
});

test("every room of the demo shows a room, and no two of a hotel the same", async () => {
  const shown = await db.select({ hotel: rooms.hotelId, picture: rooms.picture }).from(rooms);
  const sources = shown.map(({ hotel, picture }) => `${hotel} ${picture?.src}`);
  expect(sources.filter((source) => !source.includes("/scene/room-"))).toEqual([]);
  expect(new Set(sources).size).toBe(sources.length);
});
