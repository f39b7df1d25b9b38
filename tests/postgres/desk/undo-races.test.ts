import { and, between, desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { courseDays, roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { saveMinStay } from "#app/features/pricing/rates/save-min-stay.server.ts";
import { undoMinStay } from "#app/features/pricing/rates/undo-min-stay.server.ts";
import { endStopSell, stopSell } from "#app/features/pricing/stock/stop-sell-days.server.ts";
import { undoStopSell } from "#app/features/pricing/stock/undo-stop-sell.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";

const db = await postgresDatabase("demo");
const services = { db, now: () => TEST_NOW };
const [ops, owner] = [{ id: demoMemberId("ops") }, { id: demoMemberId("owner") }];
const COURSE = "th-siam-old";
const ROOM = "ht-amari-pattaya-room-1";
const product = { kind: "course", id: COURSE } as const;
const other = { kind: "course", id: "th-riverdale" } as const;
const START = "2027-03-02";
await db.update(courseDays).set({ closed: false, closeReason: null });
await db.update(roomNights).set({ minNights: null }).where(eq(roomNights.roomId, ROOM));

const weekOf = (turn: number) => {
  const from = addDays(START, turn * 7);
  return { from, to: addDays(from, 6) };
};

type Week = ReturnType<typeof weekOf>;

const daysOf = ({ from, to }: Week, id = COURSE) =>
  db
    .select({ closed: courseDays.closed, reason: courseDays.closeReason })
    .from(courseDays)
    .where(and(eq(courseDays.courseId, id), between(courseDays.day, from, to)));

const nightsOf = async ({ from, to }: Week) => {
  const rows = await db
    .select({ minNights: roomNights.minNights })
    .from(roomNights)
    .where(and(eq(roomNights.roomId, ROOM), between(roomNights.night, from, to)));
  return [...new Set(rows.map(({ minNights }) => minNights))];
};

const entriesNow = () => db.$count(auditEntries);

/** The error codes of refused requests; "done" for the others. */
async function endsOf(work: readonly Promise<unknown>[]): Promise<string[]> {
  const ends = await Promise.allSettled(work);
  return ends.map((end) => (end.status === "fulfilled" ? "done" : String(end.reason.code)));
}

test("one of two operators who undo one stop at once opens the days, and the other is told", async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const week = weekOf(turn);
    const { entries } = await stopSell(services, ops, {
      products: [product, other],
      ...week,
      reason: "태풍",
    });
    const before = await entriesNow();
    const ends = await endsOf(
      [ops, owner].map((staff) => undoStopSell(services, staff, { entries })),
    );
    expect(ends.toSorted()).toEqual(["done", "price.undo_late"]);
    for (const id of [product.id, other.id]) {
      expect((await daysOf(week, id)).every(({ closed }) => !closed)).toBe(true);
    }
    expect(await entriesNow()).toBe(before + 2);
  }
});

test("an undo concurrent with another's new stop never opens the days of that stop", async () => {
  for (let turn = 5; turn < 10; turn += 1) {
    const week = weekOf(turn);
    const range = { products: [product], ...week };
    const { entries } = await stopSell(services, ops, { ...range, reason: "태풍" });
    const restop = async () => {
      await endStopSell(services, owner, range);
      return stopSell(services, owner, { ...range, reason: "대회" });
    };
    const [undone, stopped] = await endsOf([undoStopSell(services, ops, { entries }), restop()]);
    expect(["done", "price.undo_late"]).toContain(undone);
    expect(stopped).toBe("done");
    const closed = (await daysOf(week)).filter((day) => day.closed);
    expect(closed.map(({ reason }) => reason)).toEqual(Array(7).fill("대회"));
  }
});

test("two stops of the same courses in opposite order share the days without a deadlock", async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const week = weekOf(turn);
    const [one, two] = await Promise.all([
      stopSell(services, ops, { products: [product, other], ...week, reason: "a" }),
      stopSell(services, owner, { products: [other, product], ...week, reason: "b" }),
    ]);
    expect(one.days + two.days).toBe(14);
  }
});

test("one of two operators who undo one minimum stay at once succeeds, and the other is told", async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const week = weekOf(turn);
    const { entry } = await saveMinStay(services, ops, { roomId: ROOM, ...week, minNights: 3 });
    if (entry === null) throw new Error("the nights change");
    const before = await entriesNow();
    const undo = { roomId: ROOM, entry };
    const ends = await endsOf([ops, owner].map((staff) => undoMinStay(services, staff, undo)));
    expect(ends.toSorted()).toEqual(["done", "price.undo_late"]);
    expect(await nightsOf(week)).toEqual([null]);
    expect(await entriesNow()).toBe(before + 1);
  }
});

test("an undo concurrent with another's minimum stay leaves that one in place", async () => {
  for (let turn = 5; turn < 10; turn += 1) {
    const week = weekOf(turn);
    const { entry } = await saveMinStay(services, ops, { roomId: ROOM, ...week, minNights: 3 });
    if (entry === null) throw new Error("the nights change");
    const [undone, saved] = await endsOf([
      undoMinStay(services, ops, { roomId: ROOM, entry }),
      saveMinStay(services, owner, { roomId: ROOM, ...week, minNights: 2 }),
    ]);
    expect(["done", "price.undo_late"]).toContain(undone);
    expect(saved).toBe("done");
    expect(await nightsOf(week)).toEqual([2]);
    const [last] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(last).toMatchObject({ action: "price.min_stay", actorId: owner.id });
  }
});
