import { and, eq, gte, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { courseDays, courses } from "#app/db/schema/course.ts";
import { roomNights, rooms } from "#app/db/schema/hotel.ts";
import { demoMemberId } from "#app/db/seed/seed-members.server.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import { won } from "#app/domain/money.ts";
import { oneTestDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { extendCalendars } from "./extend-calendars.server.ts";
import { RatesChanged } from "./prices-changed.ts";
import { FAR_DAY, recomputeAll } from "./recompute-prices.server.ts";
import {
  removeHoliday,
  removePeakWindow,
  saveHoliday,
  savePeakWindow,
} from "./save-day-rules.server.ts";
import { savePrices } from "./save-prices.server.ts";
import { findCourseRates, saveCourseRates } from "./save-rates.server.ts";

const SIAM = "th-siam-old";
const staff = { id: demoMemberId("ops") };
const now = () => TEST_NOW;

async function feesOf(db: Database) {
  const rows = await db
    .select({ day: courseDays.day, fee: courseDays.greenFee, layer: courseDays.layer })
    .from(courseDays)
    .where(eq(courseDays.courseId, SIAM));
  return new Map(rows.map(({ day, ...row }) => [day, row]));
}

test("the demo's calendars are what the rules say", async () => {
  const db = await oneTestDatabase("demo");
  expect(await recomputeAll(db, { from: "2026-11-15", to: FAR_DAY })).toBe(0);
});

test("a new rate card changes the days that its rules make, and never the dates that staff set", async () => {
  const db = await oneTestDatabase("demo");
  const { version, ...rates } = await findCourseRates(db, SIAM);
  const before = await feesOf(db);
  const seen = before.get("2027-01-12")?.fee ?? 0;
  const cells = [{ day: "2027-01-12" as LocalDate, seen, price: won(179_000) }];
  await savePrices({ db, now }, staff, { kind: "course", id: SIAM }, { cells, reason: "" });

  const high = { ...rates.rateCard.high, weekday: won(201_000) };
  const changed = { ...rates, rateCard: { ...rates.rateCard, high } };
  const saved = await saveCourseRates({ db, now }, staff, { id: SIAM, version, rates: changed });
  expect(saved.version).toBe(version + 1);
  const after = await feesOf(db);
  expect(after.get("2027-01-11")).toEqual({ fee: 201_000, layer: "season" });
  expect(after.get("2027-01-12")).toEqual({ fee: 179_000, layer: "date" });
  expect(after.get("2027-01-16")).toEqual(before.get("2027-01-16"));
  expect(after.get("2027-01-01")).toEqual(before.get("2027-01-01"));
});

test("a rate card that somebody else saved meanwhile is not overwritten", async () => {
  const db = await oneTestDatabase("demo");
  const { version, ...rates } = await findCourseRates(db, SIAM);
  await saveCourseRates({ db, now }, staff, { id: SIAM, version, rates });
  const again = saveCourseRates({ db, now }, staff, { id: SIAM, version, rates });
  const cause = await again.catch((refused: unknown) => refused);
  expect(cause).toBeInstanceOf(RatesChanged);
  expect(cause).toMatchObject({ code: "price.changed", version: version + 1, at: TEST_NOW });
});

test("a holiday and a peak window reach every calendar at once, and leave it when they are removed", async () => {
  const db = await oneTestDatabase("demo");
  const before = await feesOf(db);
  const name = { ko: "새 휴일", en: "New holiday" };
  const holiday = { day: "2027-01-19", country: "TH", name, effect: "peak_rate" } as const;
  expect(await saveHoliday({ db, now }, staff, holiday)).toBeGreaterThan(50);
  expect((await feesOf(db)).get("2027-01-19")?.layer).toBe("holiday");
  await removeHoliday({ db, now }, staff, "th-2027-01-19");

  const window = { startsOn: "2027-01-18", endsOn: "2027-01-22", name, rate: "peak" } as const;
  await savePeakWindow({ db, now }, staff, { id: "golf-week", window });
  expect((await feesOf(db)).get("2027-01-20")?.layer).toBe("peak");
  const crossing = { ...window, startsOn: "2027-01-22", endsOn: "2027-01-25" } as const;
  await expect(
    savePeakWindow({ db, now }, staff, { id: "other", window: crossing }),
  ).rejects.toThrow("price.peak_overlap");
  await removePeakWindow({ db, now }, staff, "golf-week");
  expect(await feesOf(db)).toEqual(before);
});

test("calendars are extended for what is published and priced, once", async () => {
  const db = await oneTestDatabase("demo");
  const later = "2026-11-25" as const;
  await db.update(courses).set({ status: "draft" }).where(eq(courses.id, "th-riverdale"));
  const last = async (id: string) => {
    const [row] = await db
      .select({ day: sql<LocalDate>`max(${courseDays.day})::text` })
      .from(courseDays)
      .where(eq(courseDays.courseId, id));
    return row?.day;
  };
  const before = await last("th-riverdale");
  expect(await extendCalendars(db, later)).toBeGreaterThan(1000);
  expect(await last(SIAM)).toBe("2027-05-24");
  expect(await last("th-riverdale")).toBe(before);
  expect(await extendCalendars(db, later)).toBe(0);
  const [night] = await db
    .select({ capacity: roomNights.capacity, taken: roomNights.taken, allotment: rooms.allotment })
    .from(roomNights)
    .innerJoin(rooms, eq(rooms.id, roomNights.roomId))
    .where(and(gte(roomNights.night, "2027-05-24")))
    .limit(1);
  expect(night).toMatchObject({ taken: 0, capacity: night?.allotment });
});
