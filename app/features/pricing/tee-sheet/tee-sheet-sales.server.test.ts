import { desc, eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { freeOf } from "#app/domain/pricing/desk/day-places.ts";
import type { TeeState } from "#app/domain/pricing/desk/tee-sheet-form.ts";
import { sweepHolds } from "#app/features/checkout/purchase/sweep-holds.server.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { teePlaces } from "#app/features/pricing/stock/places-queries.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffOf } from "#tests/support/order/admin-trip.ts";
import { COURSE, golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { openCourse, orderingShop } from "#tests/support/order/ordering.ts";
import { paymentsOf } from "#tests/support/payment/audited.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { saveTeeSheet } from "./save-tee-sheet.server.ts";

const db = await testDatabase("demo");
const { services, toss, member, buy, place } = await orderingShop(db);
const ops = await staffOf(db);
const BY_OPS = { actorId: ops.id, createdAt: TEST_NOW };
const USUAL: TeeState = { places: 4, stopped: false, fee: null };
await openCourse(db, { singles: true });
await db.delete(teeTimes).where(eq(teeTimes.courseId, COURSE));

afterEach(async () => {
  expect(await auditLedger(db, await paymentsOf(toss))).toEqual([]);
});

async function rowsOf(day: LocalDate) {
  const [course] = await db.select().from(courses).where(eq(courses.id, COURSE));
  if (!course) throw new Error("the demo has the course");
  const { firstTee: first, lastTee: last, teeIntervalMinutes: intervalMinutes } = course;
  const found = await teePlaces(db, { ...course, first, last, intervalMinutes }, day);
  return found?.rows ?? [];
}

async function tee(day: LocalDate, time: string) {
  return (await rowsOf(day)).find(({ key }) => key === time);
}

type Change = readonly [time: string, seen: TeeState, next: TeeState];

function save(day: LocalDate, changes: readonly Change[], courseId = COURSE) {
  const rows = changes.map(([time, seen, next]) => ({ time, seen, next }));
  return saveTeeSheet(services, ops, { courseId, day, rows, reason: "행사" });
}

async function lastAudit() {
  const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return entry;
}

test("a tee time without a row is lowered, is sold no further, and the change is audited", async () => {
  const day = addDays(PLAY_DAY, 1);
  const lower = { ...USUAL, places: 2 };
  await save(day, [["08:00", USUAL, lower]]);
  expect(await tee(day, "08:00")).toMatchObject({ places: 2, sold: 0, held: 0 });
  await expect(
    place(await member(), [golf({ date: day, time: "08:00", players: 3 })]),
  ).rejects.toMatchObject({ code: "order.sold_out" });
  await buy(await member(), [golf({ date: day, time: "08:00", players: 2 })]);
  expect(await tee(day, "08:00")).toMatchObject({ places: 2, sold: 2, held: 0, elsewhere: 0 });
  expect(await lastAudit()).toMatchObject({
    ...BY_OPS,
    action: "places.sheet",
    subjectKind: "course_places",
    subjectId: COURSE,
    before: { day, rows: { "08:00": USUAL } },
    after: { day, rows: { "08:00": lower }, reason: "행사" },
  });
});

test("lowering to the sold places keeps sold and held ones, and an expired hold frees none for sale", async () => {
  const date = addDays(PLAY_DAY, 2);
  const round = golf({ date, time: "09:04", players: 2 });
  await buy(await member(), [round]);
  const held = await place(await member(), [round]);
  const { refused } = await save(date, [["09:04", USUAL, { ...USUAL, places: 1 }]]);
  expect(refused).toMatchObject([{ time: "09:04", why: "sold", sold: 2 }]);
  await save(date, [["09:04", USUAL, { ...USUAL, places: 2 }]]);
  const lowered = await tee(date, "09:04");
  expect(lowered).toMatchObject({ places: 2, sold: 2, held: 2 });
  expect(lowered && freeOf(lowered)).toBe(0);

  const over = { holdUntil: sql`now() - interval '1 second'` };
  await db.update(orders).set(over).where(eq(orders.id, held.id));
  await sweepHolds(services);
  const after = await tee(date, "09:04");
  expect(after).toMatchObject({ places: 2, sold: 2, held: 0 });
  expect(after && freeOf(after)).toBe(0);
  const one = { ...round, players: 1 };
  await expect(place(await member(), [one])).rejects.toMatchObject({ code: "order.sold_out" });
});

test("all tee times of a day get one number; of those that have it already nothing is written", async () => {
  const day = addDays(PLAY_DAY, 3);
  const times = (await rowsOf(day)).map(({ key }) => key);
  const three = { ...USUAL, places: 3 };
  await save(
    day,
    times.map((time) => [time, USUAL, three]),
  );
  expect((await rowsOf(day)).every(({ places }) => places === 3)).toBe(true);

  const count = await db.$count(auditEntries);
  const again = await save(
    day,
    times.map((time) => [time, three, three]),
  );
  expect(again).toEqual({ saved: times, refused: [], entry: null });
  expect(await db.$count(auditEntries)).toBe(count);
});

test("a change of one row is written without the rows that were sent as they were", async () => {
  const day = addDays(PLAY_DAY, 4);
  const one = { ...USUAL, places: 1 };
  await save(day, [
    ["10:00", USUAL, one],
    ["10:08", USUAL, USUAL],
  ]);
  expect((await lastAudit())?.after).toEqual({ day, rows: { "10:00": one }, reason: "행사" });
  const untouched = await rowsOf(day);
  expect(untouched.filter(({ places }) => places !== 4)).toMatchObject([
    { key: "10:00", places: 1 },
  ]);
});

test("an invalid tee time, a day without a price and an unknown course cannot be changed", async () => {
  const two = { ...USUAL, places: 2 };
  for (const refused of [
    () => save(PLAY_DAY, [["08:01", USUAL, two]]),
    () => save("2099-01-01", [["08:00", USUAL, two]]),
    () => save(PLAY_DAY, [["08:00", USUAL, two]], "no-such-course"),
  ]) {
    await expect(refused()).rejects.toMatchObject({ code: "common.not_found" });
  }
});

test("a stopped tee time remembers its number of places, also when it is changed meanwhile", async () => {
  const date = addDays(PLAY_DAY, 5);
  const round = golf({ date, time: "08:08", players: 1 });
  const stopped = { ...USUAL, stopped: true };
  await save(date, [["08:08", USUAL, stopped]]);
  const count = await db.$count(auditEntries);
  const entry = { ...BY_OPS, action: "places.sheet", subjectId: COURSE };
  expect(await lastAudit()).toMatchObject({
    ...entry,
    before: { rows: { "08:08": USUAL } },
    after: { rows: { "08:08": stopped }, reason: "행사" },
  });
  await save(date, [["08:08", stopped, stopped]]);
  expect(await db.$count(auditEntries)).toBe(count);
  expect(await tee(date, "08:08")).toMatchObject({ places: 4, stopped: true });
  await expect(place(await member(), [round])).rejects.toMatchObject({ code: "order.sold_out" });

  const fewer = { ...stopped, places: 3 };
  await save(date, [["08:08", stopped, fewer]]);
  await expect(place(await member(), [round])).rejects.toMatchObject({ code: "order.sold_out" });
  const opened = { ...fewer, stopped: false };
  await save(date, [["08:08", fewer, opened]]);
  expect(await lastAudit()).toMatchObject({
    ...entry,
    before: { rows: { "08:08": fewer } },
    after: { rows: { "08:08": opened } },
  });
  expect(await tee(date, "08:08")).toMatchObject({ places: 3, stopped: false });
  await buy(await member(), [{ ...round, players: 3 }]);
});
