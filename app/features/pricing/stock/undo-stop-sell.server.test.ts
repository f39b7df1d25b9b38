import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { courseDays, roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { endStopSell, stopSell } from "./stop-sell-days.server.ts";
import { undoStopSell } from "./undo-stop-sell.server.ts";

const db = await testDatabase("demo");
const services = { db, now: () => TEST_NOW };
const staff = { id: demoMemberId("ops") };
const ROOM = "ht-amari-pattaya-room-1";
const COURSE = "th-siam-old";
const DAYS = ["2027-03-02", "2027-03-03", "2027-03-04"] as const;
const [from, , to] = DAYS;
const room = { kind: "room", id: ROOM } as const;
const course = { kind: "course", id: COURSE } as const;
const nights = and(eq(roomNights.roomId, ROOM), inArray(roomNights.night, [...DAYS]));
const days = and(eq(courseDays.courseId, COURSE), inArray(courseDays.day, [...DAYS]));

const nightsNow = () =>
  db
    .select({ closed: roomNights.closed, reason: roomNights.closeReason })
    .from(roomNights)
    .where(nights)
    .orderBy(asc(roomNights.night));

const OPEN = { closed: false, reason: null };

const stopNights = (range: { from: LocalDate; to: LocalDate }, reason: string) =>
  stopSell(services, staff, { products: [room], ...range, reason });

test("a stop is undone whole, and a night that was stopped before keeps its stop", async () => {
  await db.update(roomNights).set({ closed: false, closeReason: null }).where(nights);
  await stopNights({ from, to: from }, "a");
  const { entries } = await stopNights({ from, to }, "단체");
  expect(await undoStopSell(services, staff, { product: room, entries })).toEqual({ days: 2 });
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
  await stopNights({ from, to: from }, "a");
  await stopNights({ from, to }, "b");
  const { entries } = await endStopSell(services, staff, { products: [room], from, to });
  expect(await nightsNow()).toEqual([OPEN, OPEN, OPEN]);
  await undoStopSell(services, staff, { product: room, entries });
  expect((await nightsNow()).map(({ reason }) => reason)).toEqual(["a", "b", "b"]);
});

test("an undo does not overwrite later changes, nor another product's stop", async () => {
  await db.update(courseDays).set({ closed: false, closeReason: null }).where(days);
  const range = { products: [course], from, to };
  const { entries } = await stopSell(services, staff, { ...range, reason: "정비" });
  const other = { kind: "course", id: "th-riverdale" } as const;
  const foreign = undoStopSell(services, staff, { product: other, entries });
  await expect(foreign).rejects.toMatchObject({ code: "common.not_found" });
  const firstDay = { ...range, to: from };
  await endStopSell(services, staff, firstDay);
  await stopSell(services, staff, { ...firstDay, reason: "대회" });
  const late = undoStopSell(services, staff, { product: course, entries });
  await expect(late).rejects.toMatchObject({ code: "price.undo_late" });
  expect(await db.$count(courseDays, and(days, eq(courseDays.closed, true)))).toBe(3);
  await endStopSell(services, staff, firstDay);
  await stopSell(services, staff, { ...firstDay, reason: "정비" });
  expect(await undoStopSell(services, staff, { product: course, entries })).toEqual({ days: 3 });
  expect(await db.$count(courseDays, and(days, eq(courseDays.closed, true)))).toBe(0);
});

test("a stop of several courses is undone whole or not at all", async () => {
  const other = { kind: "course", id: "th-riverdale" } as const;
  await db.update(courseDays).set({ closed: false, closeReason: null });
  const products = [course, other];
  const { entries, ...stopped } = await stopSell(services, staff, {
    products,
    from,
    to,
    reason: "태풍",
  });
  const closed = () => db.$count(courseDays, eq(courseDays.closed, true));
  expect(await closed()).toBe(stopped.days);
  await endStopSell(services, staff, { products: [other], from, to: from });
  const late = undoStopSell(services, staff, { entries });
  await expect(late).rejects.toMatchObject({ code: "price.undo_late" });
  expect(await closed()).toBe(stopped.days - 1);
  await stopSell(services, staff, { products: [other], from, to: from, reason: "태풍" });
  expect(await undoStopSell(services, staff, { entries })).toEqual({ days: stopped.days });
  expect(await closed()).toBe(0);
});
