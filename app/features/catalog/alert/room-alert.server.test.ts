import { and, eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { dayAlerts } from "#app/db/schema/catalog/saved-tables.ts";
import { roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import type { DayAlertForm } from "#app/domain/catalog/alert/day-alert-schema.ts";
import {
  addDays,
  dayRange,
  type LocalDate,
  shopDayOf,
} from "#app/domain/common/date/local-date.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { listDayAlerts } from "./day-alert-queries.server.ts";
import { saveDayAlerts } from "./save-day-alerts.server.ts";
import { sendDayAlerts } from "./send-day-alerts.server.ts";

const db = await testDatabase("demo");
const services = { db, now: () => TEST_NOW };
const ME = demoMemberId("guest");
const HOTEL = "ht-hilton-pattaya";
const NIGHT = "2027-01-12";
const [room] = await db.select().from(rooms).where(eq(rooms.hotelId, HOTEL)).limit(1);
const ROOM = room?.id ?? "";

const nights = (first: LocalDate, count: number, to: Partial<typeof roomNights.$inferInsert>) =>
  db
    .update(roomNights)
    .set(to)
    .where(and(eq(roomNights.roomId, ROOM), inArray(roomNights.night, dayRange(first, count))));

const wait = (day: LocalDate, given: Partial<DayAlertForm> = {}) =>
  saveDayAlerts(services, ME, {
    course: undefined,
    room: ROOM,
    days: [day],
    players: 2,
    wish: "open",
    below: undefined,
    ...given,
  });

const list = () => listDayAlerts(db, "ko", ME, TEST_NOW);

beforeEach(async () => {
  await db.delete(dayAlerts);
  await db.update(hotels).set({ status: "published" }).where(eq(hotels.id, HOTEL));
  await nights(NIGHT, 4, { closed: false, minNights: 1 });
});

test("a night of a longer minimum stay is announced once the whole stay is free, with its address", async () => {
  await nights(NIGHT, 2, { closed: true, minNights: 2 });
  await wait(NIGHT);
  await nights(NIGHT, 1, { closed: false });
  expect(await sendDayAlerts(services)).toBe(0);
  await nights(NIGHT, 2, { closed: false });
  expect(await sendDayAlerts(services)).toBe(1);
  const to = `/hotel/${HOTEL}?room=${ROOM}&in=${NIGHT}&out=${addDays(NIGHT, 2)}`;
  expect(await list()).toMatchObject([{ state: "told", to }]);
});

test("a stay reaches on to the longer minimum of its second night", async () => {
  await nights(NIGHT, 1, { closed: true, minNights: 2 });
  await nights(addDays(NIGHT, 1), 1, { minNights: 3 });
  await wait(NIGHT);
  await nights(NIGHT, 1, { closed: false });
  expect(await sendDayAlerts(services)).toBe(1);
  const [shown] = await list();
  expect(shown?.to).toContain(`out=${addDays(NIGHT, 3)}`);
});

test("a night past the hours of booking is not announced, nor shown as open", async () => {
  const today = shopDayOf(TEST_NOW);
  await nights(today, 1, { closed: false, minNights: 1 });
  await wait(today);
  expect(await sendDayAlerts(services)).toBe(0);
  expect(await list()).toMatchObject([{ state: "waiting", price: null }]);
});

test("a room of a hidden hotel is neither announced nor waited for", async () => {
  await nights(NIGHT, 1, { closed: true });
  await wait(NIGHT);
  await db.update(hotels).set({ status: "archived" }).where(eq(hotels.id, HOTEL));
  await nights(NIGHT, 1, { closed: false });
  expect(await sendDayAlerts(services)).toBe(0);
  await expect(wait(addDays(NIGHT, 1))).rejects.toMatchObject({ code: "common.not_found" });
});
