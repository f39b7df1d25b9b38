import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { roomNights, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import type { StockNeed } from "#app/domain/order/stock-need.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { COURSE, golf, PLAY_DAY, stay } from "#tests/support/order/order-lines.ts";
import {
  leavePlaces,
  leaveRooms,
  openCourse,
  orderingShop,
} from "#tests/support/order/ordering.ts";
import { moveStock, releaseStock } from "./stock.server.ts";
import { takePlaces } from "./take-places.server.ts";

const db = await testDatabase("demo");
const { member, place } = await orderingShop(db);

const LATER = addDays(PLAY_DAY, 1);
const early = golf({ date: PLAY_DAY, time: "08:00" });
const late = golf({ date: LATER, time: "08:00" });
const nights = stay({ checkIn: PLAY_DAY, checkOut: addDays(PLAY_DAY, 2) });
/** The order in which every transaction locks the counters of this trip. */
const IN_ORDER = [
  `room_nights ${PLAY_DAY}`,
  `room_nights ${LATER}`,
  `tee_times ${PLAY_DAY}`,
  `tee_times ${LATER}`,
];

beforeAll(async () => {
  await openCourse(db, { singles: true });
  await db.execute(sql`create table written (n serial, what text)`);
  await db.execute(sql`
    create function note_write() returns trigger language plpgsql as $$ begin
      insert into written (what) values
        (tg_table_name || ' ' || coalesce(to_jsonb(new) ->> 'night', to_jsonb(new) ->> 'day'));
      return new;
    end $$`);
  for (const table of ["room_nights", "tee_times"]) {
    await db.execute(
      sql`create trigger note_write after insert or update on ${sql.identifier(table)}
        for each row execute function note_write()`,
    );
  }
});

beforeEach(async () => {
  for (const round of [early, late]) await leavePlaces(db, round, 4);
  await leaveRooms(db, nights, { rooms: 5, nights: 2 });
  await db.execute(sql`truncate written`);
});

async function written(): Promise<string[]> {
  const query = sql`select what from written order by n`;
  const { rows } = (await db.execute(query)) as { rows: { what: string }[] };
  return rows.map(({ what }) => what);
}

test("a trip takes its stock in one order, for any order of the cart", async () => {
  await place(await member(), [late, nights, early]);
  expect(await written()).toEqual(IN_ORDER);
});

test("a trip gives its stock back in the same order, however its rows lie in the table", async () => {
  const { id } = await place(await member(), [late, nights, early]);
  const takes = await db.delete(stockTakes).where(eq(stockTakes.orderId, id)).returning();
  const mixed = [3, 0, 2, 1].flatMap((at) => takes[at] ?? []);
  expect(mixed).toHaveLength(IN_ORDER.length);
  for (const { id: _, ...take } of mixed) await db.insert(stockTakes).values(take);
  await db.execute(sql`truncate written`);
  await db.transaction((tx) => releaseStock(tx, id));
  expect(await written()).toEqual(IN_ORDER);
});

function tee(line: typeof early, quantity: number) {
  const { courseId: productId, date: day, time: slot } = line;
  return { kind: "tee", productId, day, slot, quantity, capacity: 4 } as const;
}

async function countedAt(line: typeof early) {
  const [row] = await db
    .select({ taken: teeTimes.taken, capacity: teeTimes.capacity })
    .from(teeTimes)
    .where(sql`course_id = ${line.courseId} and day = ${line.date} and tee_time = ${line.time}`);
  return row;
}

test("a moved trip counts only its differences, in the same order", async () => {
  const { id } = await place(await member(), [early, nights]);
  await db.execute(sql`truncate written`);
  await db.transaction((tx) =>
    moveStock(tx, id, [{ key: lineKey(early), needs: [tee(late, 2), tee(early, 2)] }]),
  );
  expect(await written()).toEqual([`tee_times ${LATER}`]);
  expect(await countedAt(early)).toMatchObject({ taken: 2 });
});

test("remaining travellers keep their place after a stop-sell, and only new ones find none", async () => {
  const { id } = await place(await member(), [golf({ ...early, players: 3 })]);
  await db
    .update(teeTimes)
    .set({ stopped: true, wanted: 4, capacity: 3 })
    .where(sql`course_id = ${COURSE} and day = ${PLAY_DAY} and tee_time = '08:00'`);
  const move = (quantity: number) =>
    db.transaction((tx) =>
      moveStock(tx, id, [{ key: lineKey(early), needs: [tee(early, quantity)] }]),
    );
  await expect(move(4)).rejects.toMatchObject({ code: "order.sold_out" });
  await move(2);
  expect(await countedAt(early)).toEqual({ taken: 2, capacity: 2 });
  await db
    .update(teeTimes)
    .set({ stopped: false, wanted: null })
    .where(eq(teeTimes.courseId, COURSE));
});

test("a place that another order held for a line becomes the line's own", async () => {
  const first = await place(await member(), [early]);
  const holding = await place(await member(), [late]);
  const line = { key: lineKey(early), needs: [tee(early, 2)] };
  await db.update(stockTakes).set({ lineKey: line.key }).where(eq(stockTakes.orderId, holding.id));
  const moved = { ...line, needs: [tee(late, 2)] };
  await db.transaction((tx) => moveStock(tx, first.id, [moved], [holding.id]));
  expect([await countedAt(early), await countedAt(late)]).toMatchObject([
    { taken: 0 },
    { taken: 2 },
  ]);
  const open = await db
    .select({ orderId: stockTakes.orderId })
    .from(stockTakes)
    .where(sql`released_at is null and order_id in (${first.id}, ${holding.id})`);
  expect(open).toEqual([{ orderId: first.id }]);
});

/** A night of the room, and a half day of a caddie without bookings. */
const night = (quantity: number): StockNeed => {
  const { roomId: productId, checkIn: day } = nights;
  return { kind: "night", productId, day, slot: "", quantity, capacity: 5 };
};
const halfDay = { productId: "of this test", day: PLAY_DAY, slot: "am", quantity: 1, capacity: 1 };
const missed = (need: StockNeed) => db.transaction((tx) => takePlaces(tx, [need]));

test("no table takes more than it has, even after a check found it free", async () => {
  const caddie = { kind: "caddy", ...halfDay } as const;
  for (const [fits, tooMany] of [
    [tee(early, 4), tee(early, 1)],
    [night(5), night(1)],
    [caddie, caddie],
  ] as const) {
    expect(await missed(fits)).toEqual([]);
    expect(await missed(tooMany)).toEqual([tooMany]);
  }
});

test("a missing counter is created only where it holds the wanted number", async () => {
  const unseen = golf({ date: PLAY_DAY, time: "05:01" });
  const caddie = { kind: "caddy", ...halfDay, slot: "pm" } as const;
  for (const [tooMany, fits] of [
    [tee(unseen, 5), tee(unseen, 4)],
    [{ ...caddie, quantity: 2 }, caddie],
  ] as const) {
    expect(await missed(tooMany)).toEqual([tooMany]);
    expect(await missed(fits)).toEqual([]);
  }
});

test("a night closed after it was priced cannot be booked", async () => {
  await db.update(roomNights).set({ closed: true }).where(eq(roomNights.roomId, nights.roomId));
  expect(await missed(night(1))).toEqual([night(1)]);
});
