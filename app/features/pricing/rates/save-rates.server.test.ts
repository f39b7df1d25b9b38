import { and, eq, gte, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { courseDays, roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { oneTestDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { extendCalendars } from "./extend-calendars.server.ts";
import { RatesChanged } from "./prices-changed.ts";
import { FAR_DAY, recomputeAll } from "./recompute-prices.server.ts";
import { savePrices } from "./save-prices.server.ts";
import { findCourseRates, saveCourseRates, undoRates } from "./save-rates.server.ts";

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

test("the demo's calendars follow the rules", async () => {
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

test("a rate card that a colleague saved meanwhile is not overwritten", async () => {
  const db = await oneTestDatabase("demo");
  const { version, ...rates } = await findCourseRates(db, SIAM);
  await saveCourseRates({ db, now }, staff, { id: SIAM, version, rates });
  const again = saveCourseRates({ db, now }, staff, { id: SIAM, version, rates });
  const cause = await again.catch((refused: unknown) => refused);
  expect(cause).toBeInstanceOf(RatesChanged);
  expect(cause).toMatchObject({ code: "price.changed", version: version + 1, at: TEST_NOW });
});

test("the last save of a rate card is undone with its days, an earlier one no longer", async () => {
  const db = await oneTestDatabase("demo");
  const product = { kind: "course", id: SIAM } as const;
  const { version, ...rates } = await findCourseRates(db, SIAM);
  const before = await feesOf(db);
  const high = { ...rates.rateCard.high, weekday: won(201_000) };
  const changed = { ...rates, rateCard: { ...rates.rateCard, high } };
  const save = (seen: number) =>
    saveCourseRates({ db, now }, staff, { id: SIAM, version: seen, rates: changed });
  const first = await save(version);
  const undone = await undoRates({ db, now }, staff, product, first.entry);
  expect(undone.days).toBe(first.days);
  expect(await feesOf(db)).toEqual(before);
  expect(await findCourseRates(db, SIAM)).toEqual({ ...rates, version: version + 2 });
  await save(version + 2);
  await expect(undoRates({ db, now }, staff, product, first.entry)).rejects.toThrow(
    "price.undo_late",
  );
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
