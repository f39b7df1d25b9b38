import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/audit.ts";
import { courseDays } from "#app/db/schema/course.ts";
import { roomNights } from "#app/db/schema/hotel.ts";
import { demoMemberId } from "#app/db/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { closeCourseDays, closeRoomNights } from "./stop-selling.server.ts";
import { undoStop } from "./undo-stop.server.ts";

const db = await testDatabase("demo");
const services = { db, now: () => TEST_NOW };
const staff = { id: demoMemberId("ops") };
const ROOM = "ht-amari-pattaya-room-1";
const COURSE = "th-siam-old";
const DAYS = ["2027-03-02", "2027-03-03", "2027-03-04"] as const;
const [from, , to] = DAYS;
const room = { kind: "room", id: ROOM } as const;
const nights = and(eq(roomNights.roomId, ROOM), inArray(roomNights.night, [...DAYS]));
const days = and(eq(courseDays.courseId, COURSE), inArray(courseDays.day, [...DAYS]));

const nightsNow = () =>
  db
    .select({ closed: roomNights.closed, reason: roomNights.closeReason })
    .from(roomNights)
    .where(nights)
    .orderBy(asc(roomNights.night));

const OPEN = { closed: false, reason: null };

async function entryOf(saved: Promise<{ readonly entry: number | null }>): Promise<number> {
  const { entry } = await saved;
  if (entry === null) throw new Error("something changed");
  return entry;
}

test("a stop is taken back whole, and a night that was stopped before keeps its stop", async () => {
  await db.update(roomNights).set({ closed: false, closeReason: null }).where(nights);
  await closeRoomNights(services, staff, {
    roomId: ROOM,
    from,
    to: from,
    closed: true,
    reason: "a",
  });
  const stop = { roomId: ROOM, from, to, closed: true, reason: "단체" };
  const entry = await entryOf(closeRoomNights(services, staff, stop));
  expect(await undoStop(services, staff, { product: room, entry })).toMatchObject({ days: 2 });
  expect(await nightsNow()).toEqual([{ closed: true, reason: "a" }, OPEN, OPEN]);
  const [last] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(last).toMatchObject({
    action: "places.open",
    actorId: staff.id,
    subjectId: ROOM,
    after: { days: DAYS.slice(1), closed: false },
  });
});

test("nights that were opened are stopped again, each with its own reason", async () => {
  await db.update(roomNights).set({ closed: false, closeReason: null }).where(nights);
  await closeRoomNights(services, staff, {
    roomId: ROOM,
    from,
    to: from,
    closed: true,
    reason: "a",
  });
  await closeRoomNights(services, staff, { roomId: ROOM, from, to, closed: true, reason: "b" });
  const entry = await entryOf(
    closeRoomNights(services, staff, { roomId: ROOM, from, to, closed: false }),
  );
  expect(await nightsNow()).toEqual([OPEN, OPEN, OPEN]);
  await undoStop(services, staff, { product: room, entry });
  expect((await nightsNow()).map(({ reason }) => reason)).toEqual(["a", "b", "b"]);
});

test("what was changed since is not overwritten, and nobody undoes another product's stop", async () => {
  await db.update(courseDays).set({ closed: false, closeReason: null }).where(days);
  const product = { kind: "course", id: COURSE } as const;
  const stop = { courseId: COURSE, from, to, closed: true, reason: "정비" };
  const entry = await entryOf(closeCourseDays(services, staff, stop));
  const foreign = undoStop(services, staff, {
    product: { kind: "course", id: "th-riverdale" },
    entry,
  });
  await expect(foreign).rejects.toMatchObject({ code: "common.not_found" });
  const opened = { courseId: COURSE, from, to: from, closed: false };
  await closeCourseDays(services, staff, opened);
  await closeCourseDays(services, staff, { ...opened, closed: true, reason: "대회" });
  const late = undoStop(services, staff, { product, entry });
  await expect(late).rejects.toMatchObject({ code: "price.undo_late" });
  expect(await db.$count(courseDays, and(days, eq(courseDays.closed, true)))).toBe(3);
  await closeCourseDays(services, staff, opened);
  await closeCourseDays(services, staff, { ...opened, closed: true, reason: "정비" });
  expect(await undoStop(services, staff, { product, entry })).toMatchObject({ days: 3 });
  expect(await db.$count(courseDays, and(days, eq(courseDays.closed, true)))).toBe(0);
});
