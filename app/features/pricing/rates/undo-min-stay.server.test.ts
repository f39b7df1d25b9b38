import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { saveMinStay } from "./save-min-stay.server.ts";
import { undoMinStay } from "./undo-min-stay.server.ts";

const db = await testDatabase("demo");
const services = { db, now: () => TEST_NOW };
const staff = { id: demoMemberId("ops") };
const roomId = "ht-amari-pattaya-room-1";
const NIGHTS = ["2027-03-02", "2027-03-03", "2027-03-04"] as const;
const [from, , to] = NIGHTS;
const range = and(eq(roomNights.roomId, roomId), inArray(roomNights.night, [...NIGHTS]));

async function minimums() {
  const rows = await db
    .select({ minNights: roomNights.minNights })
    .from(roomNights)
    .where(range)
    .orderBy(asc(roomNights.night));
  return rows.map(({ minNights }) => minNights);
}

async function save(minNights: number | null, last: LocalDate = to): Promise<number> {
  const { entry } = await saveMinStay(services, staff, { roomId, from, to: last, minNights });
  if (entry === null) throw new Error("something changed");
  return entry;
}

test("each night gets back the minimum that it had, and the history says so", async () => {
  await db.update(roomNights).set({ minNights: null }).where(range);
  await save(2, from);
  const entry = await save(4);
  expect(await minimums()).toEqual([4, 4, 4]);
  expect(await undoMinStay(services, staff, { roomId, entry })).toEqual({ days: 3 });
  expect(await minimums()).toEqual([2, null, null]);
  const [last] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(last).toMatchObject({
    action: "price.min_stay_undo",
    actorId: staff.id,
    subjectId: roomId,
  });
});

test("a minimum that was set again stays, and another room's save is not found", async () => {
  await db.update(roomNights).set({ minNights: null }).where(range);
  const entry = await save(4);
  await save(5, from);
  const late = undoMinStay(services, staff, { roomId, entry });
  await expect(late).rejects.toMatchObject({ code: "price.undo_late" });
  expect(await minimums()).toEqual([5, 4, 4]);
  const foreign = undoMinStay(services, staff, { roomId: "ht-amari-pattaya-room-2", entry });
  await expect(foreign).rejects.toMatchObject({ code: "common.not_found" });
});

test("saving an unchanged value changes nothing and leaves nothing to undo", async () => {
  await db.update(roomNights).set({ minNights: 3 }).where(range);
  const same = await saveMinStay(services, staff, { roomId, from, to, minNights: 3 });
  expect(same).toEqual({ days: 0, entry: null });
});
