import { and, desc, eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/audit.ts";
import { tournaments } from "#app/db/schema/content.ts";
import { courseDays, courses, teeTimes } from "#app/db/schema/course.ts";
import { roomNights } from "#app/db/schema/hotel.ts";
import { orders } from "#app/db/schema/order.ts";
import { freeOf } from "#app/domain/admin/places.ts";
import { addDays } from "#app/domain/date/local-date.ts";
import { won } from "#app/domain/money.ts";
import { sweepHolds } from "#app/features/checkout/sweep-holds.server.ts";
import { auditLedger } from "#app/features/ledger-audit/audit-ledger.server.ts";
import { quoteCart } from "#app/features/quote/quote.server.ts";
import { embeddedDatabase } from "#tests/support/database/database.ts";
import { staffOf } from "#tests/support/order/admin-trip.ts";
import { COURSE, golf, PLAY_DAY, stay } from "#tests/support/order/order-lines.ts";
import { orderingShop } from "#tests/support/order/ordering.ts";
import { paymentsOf } from "#tests/support/payment/audited.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { setEntryPlaces, setRoomPlaces, setTeePlaces, WHOLE } from "./change-places.server.ts";
import { entryPlaces, placesHistory, roomPlaces, teePlaces } from "./places-queries.server.ts";
import { takeStock } from "./stock.server.ts";
import { closeCourseDays, closeRoomNights, stopTee } from "./stop-selling.server.ts";

const db = await embeddedDatabase("demo");
const { services, toss, member, buy, place } = await orderingShop(db);
const ops = await staffOf(db);
const BY_OPS = { actorId: ops.id, createdAt: TEST_NOW };
await db.update(courses).set({ minPlayers: 1 }).where(eq(courses.id, COURSE));
await db.update(courseDays).set({ closed: false }).where(eq(courseDays.courseId, COURSE));
await db.delete(teeTimes).where(eq(teeTimes.courseId, COURSE));

afterEach(async () => {
  expect(await auditLedger(db, await paymentsOf(toss))).toEqual([]);
});

async function dayOf(day = PLAY_DAY) {
  const [course] = await db.select().from(courses).where(eq(courses.id, COURSE));
  if (!course) throw new Error("the demo has the course");
  const { firstTee: first, lastTee: last, teeIntervalMinutes: intervalMinutes } = course;
  const found = await teePlaces(db, { ...course, first, last, intervalMinutes }, day);
  if (!found) throw new Error("the day has a price");
  return {
    ...found,
    tee: (time: string) => found.rows.find(({ key }) => key === time),
    seen: new Map(found.rows.map(({ key, places }) => [key, places])),
  };
}

const seeing = (key: string, number: number) => new Map([[key, number]]);

async function lastAudit() {
  const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return entry;
}

test("a tee time that nobody has touched is lowered, is sold no further, and it is written who did it", async () => {
  const day = addDays(PLAY_DAY, 1);
  const wish = { courseId: COURSE, day, places: 2, seen: seeing("08:00", 4) };
  await setTeePlaces(services, ops, wish);
  expect((await dayOf(day)).tee("08:00")).toMatchObject({ places: 2, sold: 0, held: 0 });
  await expect(
    place(await member(), [golf({ date: day, time: "08:00", players: 3 })]),
  ).rejects.toMatchObject({ code: "order.blocked" });
  await buy(await member(), [golf({ date: day, time: "08:00", players: 2 })]);
  const after = (await dayOf(day)).tee("08:00");
  expect(after).toMatchObject({ places: 2, sold: 2, held: 0, elsewhere: 0 });
  expect(await lastAudit()).toMatchObject({
    ...BY_OPS,
    action: "places.set",
    subjectKind: "course_places",
    subjectId: COURSE,
    before: { day, places: { "08:00": 4 } },
    after: { day, places: { "08:00": 2 } },
  });
});

test("what is sold and held stays, nothing is free, and when a hold runs out nothing is for sale", async () => {
  const date = addDays(PLAY_DAY, 2);
  const round = golf({ date, time: "09:04", players: 2 });
  await buy(await member(), [round]);
  const held = await place(await member(), [round]);
  const wish = { courseId: COURSE, day: date, places: 1, seen: seeing("09:04", 4) };
  await setTeePlaces(services, ops, wish);
  const lowered = (await dayOf(date)).tee("09:04");
  expect(lowered).toMatchObject({ places: 1, sold: 2, held: 2 });
  expect(lowered && freeOf(lowered)).toBe(0);

  const over = { holdUntil: sql`now() - interval '1 second'` };
  await db.update(orders).set(over).where(eq(orders.id, held.id));
  await sweepHolds(services);
  const after = (await dayOf(date)).tee("09:04");
  expect(after).toMatchObject({ places: 1, sold: 2, held: 0 });
  expect(after && freeOf(after)).toBe(0);
  const one = { ...round, players: 1 };
  await expect(place(await member(), [one])).rejects.toMatchObject({ code: "order.blocked" });
});

test("all tee times of a day get one number; of those that have it already nothing is written", async () => {
  const day = addDays(PLAY_DAY, 3);
  const { seen } = await dayOf(day);
  await setTeePlaces(services, ops, { courseId: COURSE, day, places: 3, seen });
  expect((await dayOf(day)).rows.every(({ places }) => places === 3)).toBe(true);

  const count = await db.$count(auditEntries);
  const again = (await dayOf(day)).seen;
  await setTeePlaces(services, ops, { courseId: COURSE, day, places: 3, seen: again });
  expect(await db.$count(auditEntries)).toBe(count);
});

test("staff who save over another's number are shown it and change nothing, not even the other fields", async () => {
  const day = addDays(PLAY_DAY, 4);
  const before = await dayOf(day);
  const theirs = { courseId: COURSE, day, places: 1, seen: seeing("10:00", 4) };
  await setTeePlaces(services, ops, theirs);
  for (const places of [2, 4]) {
    const refused = setTeePlaces(services, ops, {
      courseId: COURSE,
      day,
      places,
      seen: before.seen,
    });
    await expect(refused).rejects.toMatchObject({
      code: "places.changed",
      status: 409,
      now: { "10:00": 1, "10:08": 4 },
    });
  }
  const after = await dayOf(day);
  expect(after.rows.filter(({ places }) => places !== 4)).toMatchObject([
    { key: "10:00", places: 1 },
  ]);
});

test("what is no tee time, no day with a price and no course cannot be changed", async () => {
  const seen = seeing("08:00", 4);
  const day = PLAY_DAY;
  for (const wish of [
    { courseId: COURSE, day, places: 2, seen: seeing("08:01", 4) },
    { courseId: COURSE, day: "2099-01-01", places: 2, seen } as const,
    { courseId: "no-such-course", day, places: 2, seen },
  ]) {
    const refused = setTeePlaces(services, ops, wish);
    await expect(refused).rejects.toMatchObject({ code: "common.not_found" });
  }
});

test("a stopped tee time remembers its number of places, also when it is changed meanwhile", async () => {
  const date = addDays(PLAY_DAY, 5);
  const tee = { courseId: COURSE, day: date, time: "08:08" };
  const round = golf({ date, time: "08:08", players: 1 });
  await stopTee(services, ops, { ...tee, stopped: true });
  const count = await db.$count(auditEntries);
  const { day, time } = tee;
  const entry = { ...BY_OPS, subjectKind: "course_places", subjectId: COURSE };
  const [sold, off] = [false, true].map((stopped) => ({ day, time, stopped }));
  const stop = { ...entry, action: "places.stop", before: sold, after: off };
  expect(await lastAudit()).toMatchObject(stop);
  await stopTee(services, ops, { ...tee, stopped: true });
  expect(await db.$count(auditEntries)).toBe(count);
  expect((await dayOf(date)).tee("08:08")).toMatchObject({ places: 4, stopped: true });
  await expect(place(await member(), [round])).rejects.toMatchObject({ code: "order.blocked" });

  const wish = { courseId: COURSE, day: date, places: 3, seen: seeing("08:08", 4) };
  await setTeePlaces(services, ops, wish);
  await expect(place(await member(), [round])).rejects.toMatchObject({ code: "order.blocked" });
  await stopTee(services, ops, { ...tee, stopped: false });
  const sell = { ...entry, action: "places.sell", before: off, after: sold };
  expect(await lastAudit()).toMatchObject(sell);
  expect((await dayOf(date)).tee("08:08")).toMatchObject({ places: 3, stopped: false });
  await buy(await member(), [{ ...round, players: 3 }]);
});

test("days from one to another are closed and opened; an order that was priced before takes nothing on them", async () => {
  const [from, to] = [addDays(PLAY_DAY, 6), addDays(PLAY_DAY, 8)];
  const round = golf({ date: addDays(PLAY_DAY, 7), time: "08:16", players: 1 });
  const quote = await quoteCart(db, [round], services.now());
  const sellable = quote.lines.flatMap((line) => line.sellable);
  const days = { courseId: COURSE, from, to };
  expect(await closeCourseDays(services, ops, { ...days, closed: true })).toBe(3);
  expect(await closeCourseDays(services, ops, { ...days, closed: true })).toBe(0);
  expect((await dayOf(round.date)).closed).toBe(true);
  const taking = db.transaction((tx) => takeStock(tx, crypto.randomUUID(), sellable));
  await expect(taking).rejects.toMatchObject({ code: "order.sold_out" });
  expect(await closeCourseDays(services, ops, { ...days, closed: false })).toBe(3);
  await buy(await member(), [round]);
  const [opened, closed] = await placesHistory(db, { kind: "course_places", id: COURSE });
  expect([opened, closed]).toMatchObject([
    { action: "places.open", from, to },
    { action: "places.close", from, to },
  ]);
});

test("rooms of a night are lowered and closed like tee times", async () => {
  const night = stay({ checkIn: addDays(PLAY_DAY, 9), checkOut: addDays(PLAY_DAY, 10) });
  const { roomId, checkIn: day } = night;
  const where = and(eq(roomNights.roomId, roomId), eq(roomNights.night, day));
  await db.update(roomNights).set({ capacity: 3, taken: 1, elsewhere: 1 }).where(where);
  await place(await member(), [night]);
  await setRoomPlaces(services, ops, { roomId, day, places: 1, seen: seeing(WHOLE, 3) });
  const lowered = await roomPlaces(db, roomId, day);
  expect(lowered?.rows).toMatchObject([{ places: 1, sold: 0, held: 1, elsewhere: 1 }]);
  await expect(place(await member(), [night])).rejects.toMatchObject({ code: "order.blocked" });
  const late = setRoomPlaces(services, ops, { roomId, day, places: 5, seen: seeing(WHOLE, 3) });
  await expect(late).rejects.toMatchObject({ code: "places.changed", now: { [WHOLE]: 1 } });
  await setRoomPlaces(services, ops, { roomId, day, places: 3, seen: seeing(WHOLE, 1) });
  const nights = { roomId, from: day, to: day };
  const entry = { ...BY_OPS, subjectKind: "room_places", subjectId: roomId };
  const [open, shut] = [false, true].map((closed) => ({ days: [day], closed }));
  expect(await closeRoomNights(services, ops, { ...nights, closed: true })).toBe(1);
  const close = { ...entry, action: "places.close", before: open, after: shut };
  expect(await lastAudit()).toMatchObject(close);
  const count = await db.$count(auditEntries);
  expect(await closeRoomNights(services, ops, { ...nights, closed: true })).toBe(0);
  expect(await db.$count(auditEntries)).toBe(count);
  await expect(place(await member(), [night])).rejects.toMatchObject({ code: "order.blocked" });
  await closeRoomNights(services, ops, { ...nights, closed: false });
  const reopen = { ...entry, action: "places.open", before: shut, after: open };
  expect(await lastAudit()).toMatchObject(reopen);
  await buy(await member(), [night]);
});

test("a tournament that nobody has entered is lowered before the first entry", async () => {
  const all = await db.select().from(tournaments);
  const open = all.find(({ applyUntil }) => applyUntil >= "2026-11-20");
  if (!open) throw new Error("the demo has a tournament that can be entered");
  const { id: tournamentId, capacity, playsOn: date } = open;
  await setEntryPlaces(services, ops, { tournamentId, places: 1, seen: seeing(WHOLE, capacity) });
  const entry = {
    kind: "tournament",
    tournamentId: String(tournamentId),
    date,
    people: 1,
    price: won(0),
  } as const;
  await buy(await member(), [entry]);
  await expect(place(await member(), [entry])).rejects.toMatchObject({ code: "order.blocked" });
  expect(await entryPlaces(db, { ...open, capacity: 1 })).toMatchObject({ places: 1, sold: 1 });
  await setEntryPlaces(services, ops, { tournamentId, places: 0, seen: seeing(WHOLE, 1) });
  const late = { tournamentId, places: 9, seen: seeing(WHOLE, capacity) };
  await expect(setEntryPlaces(services, ops, late)).rejects.toMatchObject({ now: { [WHOLE]: 0 } });
  await setEntryPlaces(services, ops, { tournamentId, places: 2, seen: seeing(WHOLE, 0) });
  await buy(await member(), [entry]);
});
