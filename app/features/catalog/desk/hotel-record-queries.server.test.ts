import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { findHotelRecord, findRoom } from "./hotel-record-queries.server.ts";
import { HOTEL_LIST } from "./lists/hotel-list.server.ts";

const db = await testDatabase("demo");

test("hotels are listed with how many room types they have", async () => {
  const { rows } = await HOTEL_LIST.find({
    db,
    locale: "ko",
    now: TEST_NOW,
    search: new URLSearchParams({ q: "amari pattaya" }),
  });
  expect(rows).toMatchObject([{ id: "ht-amari-pattaya", rooms: 3 }]);
});

test("a hotel is found with its rooms in order and the courses around it, nearest first", async () => {
  const hotel = await findHotelRecord(db, "ht-amari-pattaya");
  expect(hotel?.rooms.map(({ position }) => position)).toEqual([0, 1, 2]);
  const minutes = hotel?.nearby.map(({ driveMinutes }) => driveMinutes) ?? [];
  expect(minutes.length).toBeGreaterThan(0);
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  expect(await findHotelRecord(db, "nowhere")).toBeUndefined();
});

test("a room knows its hotel", async () => {
  expect(await findRoom(db, "ht-amari-pattaya-room-2")).toMatchObject({
    hotelId: "ht-amari-pattaya",
  });
  expect(await findRoom(db, "nowhere")).toBeUndefined();
});
