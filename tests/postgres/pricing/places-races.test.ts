import { and, eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { roomNights, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { freeOf } from "#app/domain/pricing/desk/day-places.ts";
import type { TeeState } from "#app/domain/pricing/desk/tee-sheet-form.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import {
  type PlacedOrder,
  placeOrder,
} from "#app/features/checkout/purchase/place-order.server.ts";
import { sweepHolds } from "#app/features/checkout/purchase/sweep-holds.server.ts";
import { setRoomPlaces, WHOLE } from "#app/features/pricing/stock/change-places.server.ts";
import { teePlaces } from "#app/features/pricing/stock/places-queries.server.ts";
import { endStopSell, stopSell } from "#app/features/pricing/stock/stop-sell-days.server.ts";
import { saveTeeSheet } from "#app/features/pricing/tee-sheet/save-tee-sheet.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { COURSE, golf, PLAY_DAY, stay } from "#tests/support/order/order-lines.ts";
import {
  leavePlaces,
  leaveRooms,
  openCourse,
  orderingShop,
  outcomesOf,
  times,
} from "#tests/support/order/ordering.ts";

const db = await postgresDatabase("demo");
const shop = await orderingShop(db);
const { services } = shop;
const REFUSED = ["order.sold_out"];
const state = { days: 0, staff: { id: "" } };

beforeAll(async () => {
  state.staff = { id: await shop.member("운영") };
  await db
    .update(courses)
    .set({ minPlayers: 1, maxPlayers: 9, teeAllotment: 9 })
    .where(eq(courses.id, COURSE));
  await openCourse(db);
});
afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

/** A tee time of its own for each turn, with so many places, without bookings yet. */
async function freshRound(places: number): Promise<LineOf<"golf">> {
  state.days += 1;
  const round = golf({ date: addDays(PLAY_DAY, state.days % 90), time: "09:36", players: 1 });
  await leavePlaces(db, round, 4);
  await setPlaces(round, { seen: 4, places });
  return round;
}

async function setPlaces(round: LineOf<"golf">, { seen, places }: Wish) {
  const shown = { places: seen, stopped: false, fee: null };
  const { refused } = await saveTee(round, shown, { ...shown, places });
  expect(refused).toEqual([]);
}
type Wish = { readonly seen: number; readonly places: number };

function saveTee({ date: day, time }: LineOf<"golf">, seen: TeeState, next: TeeState) {
  const rows = [{ time, seen, next }];
  return saveTeeSheet(services, state.staff, { courseId: COURSE, day, rows, reason: "행사" });
}

async function row({ date, time }: LineOf<"golf">) {
  const [course] = await db.select().from(courses).where(eq(courses.id, COURSE));
  if (!course) throw new Error("the demo has the course");
  const { firstTee: first, lastTee: last, teeIntervalMinutes: intervalMinutes } = course;
  const day = await teePlaces(db, { ...course, first, last, intervalMinutes }, date);
  const found = day?.rows.find(({ key }) => key === time);
  if (!found) throw new Error("the tee time is on the sheet");
  return { ...found, free: freeOf(found) };
}

async function counter({ date, time }: LineOf<"golf">) {
  const [tee] = await db
    .select({ capacity: teeTimes.capacity, taken: teeTimes.taken })
    .from(teeTimes)
    .where(and(eq(teeTimes.courseId, COURSE), eq(teeTimes.day, date), eq(teeTimes.teeTime, time)));
  return tee;
}

async function runOut(held: readonly PlacedOrder[]) {
  for (const { id } of held) {
    const over = { holdUntil: sql`now() - interval '1 second'` };
    await db.update(orders).set(over).where(eq(orders.id, id));
  }
  await Promise.all([sweepHolds(services), sweepHolds(services)]);
}

async function tryToBuy(line: LineOf<"golf"> | LineOf<"hotel">, buyers: number) {
  const request = await shop.request([line]);
  const ids = await Promise.all(Array.from({ length: buyers }, () => shop.member()));
  return outcomesOf(ids.map((id) => placeOrder(services, id, request)));
}

// S08
test("lowered from five to three with three sold and two held, all are honoured and no new order gets in, not even when the holds run out", async () => {
  for (let turn = 0; turn < times(2, 10); turn += 1) {
    const round = await freshRound(5);
    for (let buyer = 0; buyer < 3; buyer += 1) await shop.buy(await shop.member(), [round]);
    const held = [];
    for (let buyer = 0; buyer < 2; buyer += 1) {
      held.push(await shop.place(await shop.member(), [round]));
    }
    const five = { places: 5, stopped: false, fee: null };
    const { refused } = await saveTee(round, five, { ...five, places: 2 });
    expect(refused).toMatchObject([{ why: "sold", sold: 3 }]);
    await setPlaces(round, { seen: 5, places: 3 });
    expect(await row(round)).toMatchObject({ places: 3, sold: 3, held: 2, free: 0 });
    expect(await counter(round)).toEqual({ capacity: 5, taken: 5 });

    // In one turn both let it run out, in the next one of them still pays.
    const paying = held.slice(0, turn % 2);
    for (const placed of paying) {
      const paid = await confirmOrder(services, await shop.approveCard(placed));
      expect(paid.status).toBe("PAID");
    }
    await runOut(held.slice(paying.length));
    const sold = 3 + paying.length;
    expect(await row(round)).toMatchObject({ places: 3, sold, held: 0, free: 0 });
    expect(await counter(round)).toEqual({ capacity: sold, taken: sold });
    const late = await tryToBuy(round, times(6, 20));
    expect([late.done, REFUSED]).toEqual([0, expect.arrayContaining(late.codes)]);

    await setPlaces(round, { seen: 3, places: 6 });
    const again = await tryToBuy(round, times(6, 20));
    expect(again.done).toBe(6 - sold);
    expect(await row(round)).toMatchObject({ places: 6, sold, held: 6 - sold, free: 0 });
  }
});

// S08
test("a place removed by staff during checkouts, payments and sweeps never comes back on sale", async () => {
  for (let turn = 0; turn < times(2, 10); turn += 1) {
    const round = await freshRound(8);
    const request = await shop.request([round]);
    const early: PlacedOrder[] = [];
    for (let buyer = 0; buyer < 4; buyer += 1) {
      early.push(await placeOrder(services, await shop.member(), request));
    }
    const lapsed = early.slice(2);
    const paying = await Promise.all(early.slice(0, 2).map(shop.approveCard));
    const ids = await Promise.all(Array.from({ length: times(10, 30) }, () => shop.member()));
    const [, ...rest] = await Promise.all([
      setPlaces(round, { seen: 8, places: 2 }),
      runOut(lapsed),
      ...paying.map((back) => confirmOrder(services, back)),
      outcomesOf(ids.map((id) => placeOrder(services, id, request))),
    ]);
    expect(rest).toHaveLength(4);
    const now = await row(round);
    expect(now).toMatchObject({ places: 2, sold: 2, free: 0 });
    expect(await counter(round)).toEqual({ capacity: 2 + now.held, taken: 2 + now.held });
    expect((await tryToBuy(round, 3)).done).toBe(0);

    await db
      .update(orders)
      .set({ holdUntil: sql`now() - interval '1 second'` })
      .where(eq(orders.status, "READY"));
    await sweepHolds(services);
    expect(await counter(round)).toEqual({ capacity: 2, taken: 2 });
    expect((await tryToBuy(round, 3)).done).toBe(0);
  }
});

// S08
test("a tee time or a day stopped under load sells no place after that, and sells its number again when it is opened", async () => {
  for (let turn = 0; turn < times(2, 10); turn += 1) {
    const round = await freshRound(9);
    const request = await shop.request([round]);
    const ids = await Promise.all(Array.from({ length: times(6, 20) }, () => shop.member()));
    const products = [{ kind: "course", id: COURSE } as const];
    const day = { products, from: round.date, to: round.date };
    const setClosed = (isOff: boolean) =>
      isOff
        ? stopSell(services, state.staff, { ...day, reason: "태풍" })
        : endStopSell(services, state.staff, day);
    const nine = { places: 9, fee: null };
    const stopOrClose = (isOff: boolean) =>
      turn % 2 === 0
        ? saveTee(round, { ...nine, stopped: !isOff }, { ...nine, stopped: isOff })
        : setClosed(isOff);
    const [first] = await Promise.all([
      outcomesOf(ids.map((id) => placeOrder(services, id, request))),
      stopOrClose(true),
    ]);
    // Quoted while it was on sale, taken after it was stopped: refused all the same.
    const late = await outcomesOf([placeOrder(services, await shop.member(), request)]);
    // No place is left of a stopped tee time; a closed day is another reason.
    const why = turn % 2 === 0 ? "order.sold_out" : "order.blocked";
    expect([late.done, late.codes]).toEqual([0, [why]]);
    expect((await counter(round))?.taken).toBe(first.done);

    await stopOrClose(false);
    const again = await tryToBuy(round, 10);
    expect(first.done + again.done).toBe(Math.min(9, first.done + 10));
    expect(await row(round)).toMatchObject({ places: 9, free: 9 - first.done - again.done });
  }
});

// S08
test("rooms lowered below the held number are honoured and not sold again", async () => {
  for (let turn = 0; turn < times(1, 10); turn += 1) {
    const checkIn = addDays(PLAY_DAY, 40 + turn * 2);
    const night = stay({ checkIn, checkOut: addDays(checkIn, 1) });
    await leaveRooms(db, night, { rooms: 3, nights: 1 });
    const held = [];
    for (let buyer = 0; buyer < 3; buyer += 1) {
      held.push(await shop.place(await shop.member(), [night]));
    }
    const wish = { roomId: night.roomId, day: checkIn, places: 1, seen: new Map([[WHOLE, 3]]) };
    await Promise.all([setRoomPlaces(services, state.staff, wish), runOut(held.slice(1))]);
    const where = and(eq(roomNights.roomId, night.roomId), eq(roomNights.night, checkIn));
    const [left] = await db.select().from(roomNights).where(where);
    expect(left).toMatchObject({ capacity: 1, taken: 1, wanted: 1 });
    expect((await tryToBuy(night, 4)).done).toBe(0);
  }
});

test("one of several colleagues who change one number at once succeeds and the others are shown it", async () => {
  for (let turn = 0; turn < times(2, 10); turn += 1) {
    const round = await freshRound(5);
    const before = await db.$count(auditEntries, eq(auditEntries.subjectId, COURSE));
    const wanted = [1, 2, 3, 4];
    const five = { places: 5, stopped: false, fee: null };
    const results = await Promise.all(
      wanted.map((places) => saveTee(round, five, { ...five, places })),
    );
    const { places } = await row(round);
    const winner = wanted[results.findIndex(({ saved }) => saved.length === 1)];
    expect(places).toBe(winner);
    const refused = results.flatMap((each) => each.refused);
    expect(refused).toHaveLength(3);
    for (const refusal of refused) {
      expect(refusal).toMatchObject({ time: round.time, why: "changed", now: { places } });
    }
    expect(await db.$count(auditEntries, eq(auditEntries.subjectId, COURSE))).toBe(before + 1);
  }
});
