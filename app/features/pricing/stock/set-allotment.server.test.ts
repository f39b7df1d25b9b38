import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { roomNights, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { oneTestDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { PlacesChanged } from "./places-changed.ts";
import { placesHistory } from "./places-queries.server.ts";
import { setAllotment } from "./set-allotment.server.ts";
import { undoAllotment } from "./undo-allotment.server.ts";

const staff = { id: demoMemberId("ops") };
const now = () => TEST_NOW;
const DAYS = ["2027-03-02", "2027-03-03"] as const;

test("rooms are set over several nights, and never below what is sold", async () => {
  const db = await oneTestDatabase("demo");
  const id = "ht-amari-pattaya-room-1";
  const range = and(eq(roomNights.roomId, id), inArray(roomNights.night, [...DAYS]));
  const nights = () => db.select().from(roomNights).where(range).orderBy(roomNights.night);
  await db.update(roomNights).set({ capacity: 5, wanted: 5, taken: 2 }).where(range);
  const days = DAYS.map((day) => ({ day, seen: 5 }));
  const product = { kind: "room", id } as const;
  expect(await setAllotment({ db, now }, staff, { product, days, places: 1 })).toMatchObject({
    days: 2,
  });
  expect(await nights()).toMatchObject([
    { wanted: 1, capacity: 2, taken: 2 },
    { wanted: 1, capacity: 2, taken: 2 },
  ]);
  const late = setAllotment({ db, now }, staff, { product, days, places: 9 });
  expect(await late.catch((cause: unknown) => cause)).toBeInstanceOf(PlacesChanged);
});

test("every tee time of the chosen days gets the number; a stopped one stays stopped, a sold place sold", async () => {
  const db = await oneTestDatabase("demo");
  const id = "th-siam-old";
  const range = and(eq(teeTimes.courseId, id), inArray(teeTimes.day, [...DAYS]));
  await db.delete(teeTimes).where(range);
  const row = { courseId: id, day: DAYS[0] };
  await db.insert(teeTimes).values([
    { ...row, teeTime: "06:00", capacity: 0, wanted: 4, stopped: true, stopReason: "정비" },
    { ...row, teeTime: "06:08", capacity: 4, taken: 3 },
  ]);
  const product = { kind: "course", id } as const;
  const days = [
    { day: DAYS[0], seen: 224 },
    { day: DAYS[1], seen: 228 },
  ];
  await setAllotment({ db, now }, staff, { product, days, places: 2 });
  const rows = await db
    .select()
    .from(teeTimes)
    .where(range)
    .orderBy(teeTimes.day, teeTimes.teeTime);
  expect(rows).toHaveLength(114);
  expect(rows.slice(0, 3)).toMatchObject([
    { wanted: 2, capacity: 0, stopped: true },
    { wanted: 2, capacity: 3, taken: 3 },
    { wanted: 2, capacity: 2 },
  ]);
  await expect(setAllotment({ db, now }, staff, { product, days, places: 5 })).rejects.toThrow(
    "places.party",
  );
  const past = [{ day: "2026-11-01", seen: 228 } as const];
  await expect(
    setAllotment({ db, now }, staff, { product, days: past, places: 2 }),
  ).rejects.toThrow("price.past");
});

test("rooms over several nights are reset to each night's former number, sold rooms stay, and a number set since refuses it", async () => {
  const db = await oneTestDatabase("demo");
  const id = "ht-amari-pattaya-room-1";
  const range = and(eq(roomNights.roomId, id), inArray(roomNights.night, [...DAYS]));
  const [first, second] = DAYS.map((day) => and(range, eq(roomNights.night, day)));
  await db.update(roomNights).set({ capacity: 5, wanted: 5, taken: 0 }).where(first);
  await db.update(roomNights).set({ capacity: 7, wanted: null, taken: 0 }).where(second);
  const product = { kind: "room", id } as const;
  const days = [
    { day: DAYS[0], seen: 5 },
    { day: DAYS[1], seen: 7 },
  ];
  const { entry } = await setAllotment({ db, now }, staff, { product, days, places: 9 });
  await db.update(roomNights).set({ taken: 6 }).where(first);
  await undoAllotment({ db, now }, staff, { product, entry });
  const nights = await db.select().from(roomNights).where(range).orderBy(roomNights.night);
  expect(nights).toMatchObject([
    { wanted: 5, capacity: 6, taken: 6 },
    { wanted: null, capacity: 7, taken: 0 },
  ]);
  const [back, set] = await placesHistory(db, { kind: "room_places", id });
  expect(back).toMatchObject({ action: "places.allotment_undo", from: DAYS[0], to: DAYS[1] });
  expect(set).toMatchObject({ action: "places.allotment", from: DAYS[0], to: DAYS[1], places: 9 });
  const again = undoAllotment({ db, now }, staff, { product, entry });
  await expect(again).rejects.toThrow("price.undo_late");
  const other = { kind: "room", id: "ht-amari-pattaya-room-2" } as const;
  await expect(undoAllotment({ db, now }, staff, { product: other, entry })).rejects.toThrow(
    "common.not_found",
  );
});

test("places of tee times are reset: the usual number where none was set, a stopped one stays stopped", async () => {
  const db = await oneTestDatabase("demo");
  const id = "th-siam-old";
  const range = and(eq(teeTimes.courseId, id), inArray(teeTimes.day, [...DAYS]));
  await db.delete(teeTimes).where(range);
  const row = { courseId: id, day: DAYS[0] };
  await db.insert(teeTimes).values([
    { ...row, teeTime: "06:00", capacity: 0, wanted: 4, stopped: true, stopReason: "정비" },
    { ...row, teeTime: "06:08", capacity: 3, wanted: 3, taken: 1 },
    { ...row, teeTime: "06:16", capacity: 4, taken: 2 },
  ]);
  const product = { kind: "course", id } as const;
  const days = [
    { day: DAYS[0], seen: 223 },
    { day: DAYS[1], seen: 228 },
  ];
  const { entry } = await setAllotment({ db, now }, staff, { product, days, places: 2 });
  await undoAllotment({ db, now }, staff, { product, entry });
  const rows = await db
    .select()
    .from(teeTimes)
    .where(range)
    .orderBy(teeTimes.day, teeTimes.teeTime);
  expect(rows.slice(0, 4)).toMatchObject([
    { wanted: 4, capacity: 0, stopped: true },
    { wanted: 3, capacity: 3, taken: 1 },
    { wanted: null, capacity: 4, taken: 2 },
    { wanted: null, capacity: 4, taken: 0 },
  ]);
  await setAllotment({ db, now }, staff, {
    product,
    days: [{ day: DAYS[1], seen: 228 }],
    places: 1,
  });
  await expect(undoAllotment({ db, now }, staff, { product, entry })).rejects.toThrow(
    "price.undo_late",
  );
});
