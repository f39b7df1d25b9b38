import { and, desc, eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { roomNights, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffOf } from "#tests/support/order/admin-trip.ts";
import { COURSE, golf, PLAY_DAY, stay } from "#tests/support/order/order-lines.ts";
import { openCourse, orderingShop } from "#tests/support/order/ordering.ts";
import { paymentsOf } from "#tests/support/payment/audited.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { setEntryPlaces, setRoomPlaces, WHOLE } from "./change-places.server.ts";
import { entryPlaces, placesHistory, roomPlaces, teePlaces } from "./places-queries.server.ts";
import { takeStock } from "./stock.server.ts";
import { endStopSell, stopSell } from "./stop-sell-days.server.ts";

const db = await testDatabase("demo");
const { services, toss, member, buy, place } = await orderingShop(db);
const ops = await staffOf(db);
const BY_OPS = { actorId: ops.id, createdAt: TEST_NOW };
await openCourse(db, { singles: true });
await db.delete(teeTimes).where(eq(teeTimes.courseId, COURSE));

afterEach(async () => {
  expect(await auditLedger(db, await paymentsOf(toss))).toEqual([]);
});

async function dayOf(day: LocalDate) {
  const [course] = await db.select().from(courses).where(eq(courses.id, COURSE));
  if (!course) throw new Error("the demo has the course");
  const { firstTee: first, lastTee: last, teeIntervalMinutes: intervalMinutes } = course;
  const found = await teePlaces(db, { ...course, first, last, intervalMinutes }, day);
  if (!found) throw new Error("the day has a price");
  return found;
}

const seeing = (key: string, number: number) => new Map([[key, number]]);

const UNCHANGED = { days: 0, entries: [] };
const changed = (days: number) => ({ days, entries: [expect.any(Number)] });

async function lastAudit() {
  const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return entry;
}

test("days from one to another are closed and opened; an order that was priced before takes nothing on them", async () => {
  const [from, to] = [addDays(PLAY_DAY, 6), addDays(PLAY_DAY, 8)];
  const round = golf({ date: addDays(PLAY_DAY, 7), time: "08:16", players: 1 });
  const quote = await quoteCart(db, [round], services.now());
  const sellable = quote.lines.flatMap((line) => line.sellable);
  const days = { products: [{ kind: "course", id: COURSE } as const], from, to };
  const stop = { ...days, reason: "정비" };
  expect(await stopSell(services, ops, stop)).toEqual(changed(3));
  expect(await stopSell(services, ops, stop)).toEqual(UNCHANGED);
  expect((await dayOf(round.date)).closed).toBe(true);
  const taking = db.transaction((tx) => takeStock(tx, crypto.randomUUID(), sellable));
  await expect(taking).rejects.toMatchObject({ code: "order.sold_out" });
  expect(await endStopSell(services, ops, days)).toEqual(changed(3));
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
  await expect(place(await member(), [night])).rejects.toMatchObject({ code: "order.sold_out" });
  const late = setRoomPlaces(services, ops, { roomId, day, places: 5, seen: seeing(WHOLE, 3) });
  await expect(late).rejects.toMatchObject({ code: "places.changed", now: { [WHOLE]: 1 } });
  await setRoomPlaces(services, ops, { roomId, day, places: 3, seen: seeing(WHOLE, 1) });
  const nights = { products: [{ kind: "room", id: roomId } as const], from: day, to: day };
  const stop = { ...nights, reason: "단체" };
  const entry = { ...BY_OPS, subjectKind: "room_places", subjectId: roomId };
  const [open, shut] = [false, true].map((closed) => ({ days: [day], closed }));
  expect(await stopSell(services, ops, stop)).toEqual(changed(1));
  const close = { ...entry, action: "places.close", before: open, after: shut };
  expect(await lastAudit()).toMatchObject(close);
  const count = await db.$count(auditEntries);
  expect(await stopSell(services, ops, stop)).toEqual(UNCHANGED);
  expect(await db.$count(auditEntries)).toBe(count);
  await expect(place(await member(), [night])).rejects.toMatchObject({ code: "order.blocked" });
  await endStopSell(services, ops, nights);
  const reopen = { ...entry, action: "places.open", before: shut, after: open };
  expect(await lastAudit()).toMatchObject(reopen);
  await buy(await member(), [night]);
});

test("the places of a tournament can be lowered before the first entry", async () => {
  const all = await db.select().from(tournaments);
  const open = all.find(({ applyUntil }) => applyUntil >= "2026-11-20");
  if (!open) throw new Error("the demo has a tournament that can be entered");
  const { id: tournamentId, capacity, playsOn: date } = open;
  // Who may play is tested elsewhere; here, only how many.
  await db.update(tournaments).set({ gender: "any" }).where(eq(tournaments.id, tournamentId));
  await setEntryPlaces(services, ops, { tournamentId, places: 1, seen: seeing(WHOLE, capacity) });
  const entry = {
    kind: "tournament",
    tournamentId: String(tournamentId),
    date,
    people: 1,
    price: won(0),
  } as const;
  await buy(await member(), [entry]);
  await expect(place(await member(), [entry])).rejects.toMatchObject({ code: "order.sold_out" });
  expect(await entryPlaces(db, { ...open, capacity: 1 })).toMatchObject({ places: 1, sold: 1 });
  await setEntryPlaces(services, ops, { tournamentId, places: 0, seen: seeing(WHOLE, 1) });
  const late = { tournamentId, places: 9, seen: seeing(WHOLE, capacity) };
  await expect(setEntryPlaces(services, ops, late)).rejects.toMatchObject({ now: { [WHOLE]: 0 } });
  await setEntryPlaces(services, ops, { tournamentId, places: 2, seen: seeing(WHOLE, 0) });
  await buy(await member(), [entry]);
});
