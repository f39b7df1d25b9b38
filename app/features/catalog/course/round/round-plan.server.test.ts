import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { courseDays, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { ROUND_READERS } from "#app/domain/catalog/course/course-visit.ts";
import { canTake, isMorning } from "#app/domain/catalog/course/tee-board.ts";
import { won } from "#app/domain/common/money.ts";
import { readQuery } from "#app/domain/common/query-readers.ts";
import { findRoundCourse } from "#app/features/catalog/course/detail/course-queries.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { roundRow } from "#tests/support/order/trip-rows.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { planRound } from "./round-plan.server.ts";

const db = await testDatabase("demo");
const SIAM_OLD = "th-siam-old";

async function plan(search: string) {
  const course = await findRoundCourse(db, SIAM_OLD);
  if (!course) throw new Error("the demo has no such course");
  const { query } = readQuery(ROUND_READERS, new URLSearchParams(search));
  return planRound(db, "ko", { course, query, now: TEST_NOW });
}

test("without parameters, the page opens on the cheapest day of the next 30", async () => {
  const { chosen, days, month } = await plan("");
  if (!chosen?.price) throw new Error("nothing was chosen");
  expect(chosen.state).toBe("open");
  expect(chosen.date.startsWith(month)).toBe(true);
  expect(days[chosen.date]?.price).toBe(chosen.price.perGolfer);
});

test("the demo's round of 12 January costs 242,000 won each, with its refunds", async () => {
  const { chosen, players } = await plan("date=2027-01-12&time=07:20");
  expect(players).toBe(2);
  expect(chosen).toMatchObject({ state: "open", price: { total: 484_000, perGolfer: 242_000 } });
  expect(chosen?.refunds?.[0]).toEqual({
    from: "2026-11-15",
    until: "2026-12-13",
    feePercent: 0,
    refund: 484_000,
  });
});

test("with a van and a named caddie, the refund today covers all lines, each by its own rule", async () => {
  const alone = (await plan("date=2027-01-12&time=07:20")).chosen;
  expect(alone?.back).toMatchObject({ fee: 0, refund: 484_000, isRoundAlone: true });
  const { chosen } = await plan("date=2027-01-12&time=07:20&van=round_trip&caddy=cad-001");
  expect(chosen?.bill?.ride).toBeGreaterThan(0);
  expect(chosen?.back).toMatchObject({ fee: 0, refund: chosen?.bill?.total, isRoundAlone: false });

  // Three days ahead the free week is over, and the three rules differ.
  const near = (await plan("date=2026-11-18&time=10:00&van=round_trip")).chosen;
  const round = near?.refunds?.[0]?.refund ?? 0;
  const back = near?.back?.refund ?? 0;
  expect(round).toBeGreaterThan(0);
  expect(back).toBeGreaterThan(round);
  expect(back + (near?.back?.fee ?? 0)).toBe(near?.bill?.total);
});

test("a larger party pays for its own places, and a tee time that cannot take it is not chosen", async () => {
  const { chosen } = await plan("date=2027-01-12&players=4");
  expect(chosen?.price?.total).toBe(968_000);
  const full = chosen?.slots.find(({ state }) => state === "full" || state === "short");
  const again = await plan(`date=2027-01-12&players=4&time=${full?.time}`);
  expect(again.chosen?.time).toBeUndefined();
});

test("a day that cannot be booked says which of the four reasons holds", async () => {
  const stateOn = async (date: string) => (await plan(`date=${date}`)).chosen?.state;
  expect(await stateOn("2026-11-15")).toBe("past_cutoff");
  expect(await stateOn("2031-01-01")).toBe("no_price");

  await db.update(courseDays).set({ closed: true }).where(eq(courseDays.day, "2027-01-20"));
  expect(await stateOn("2027-01-20")).toBe("closed");

  const { chosen } = await plan("date=2027-01-13");
  await db.delete(teeTimes).where(eq(teeTimes.day, "2027-01-13"));
  await db.insert(teeTimes).values(
    (chosen?.slots ?? []).map(({ time }) => ({
      courseId: SIAM_OLD,
      day: "2027-01-13" as const,
      teeTime: time,
      capacity: 4,
      taken: 3,
    })),
  );
  expect(await stateOn("2027-01-13")).toBe("sold_out");
  expect((await plan("date=2027-01-13&month=2027-01")).days["2027-01-13"]?.state).toBe("sold");
});

test("a day that cannot be booked knows the next one that can", async () => {
  const nextOf = async (search: string) => (await plan(search)).chosen?.next;
  expect(await nextOf("date=2026-11-10")).toBe("2026-11-16");
  expect(await nextOf("date=2027-01-20")).toBe("2027-01-21");
  expect(await nextOf("date=2031-01-01")).toBe("2026-11-16");
  expect(await nextOf("date=2027-01-12")).toBeUndefined();
});

test("a sold-out tee time is reported, and not chosen", async () => {
  const { chosen } = await plan("date=2027-01-12&time=03:00");
  expect(chosen).toMatchObject({ time: undefined, lostTime: "03:00" });
});

test("a van and a named caddie are in the bill only if they are free", async () => {
  const alone = (await plan("date=2027-01-12&time=07:20")).chosen;
  expect(alone?.extras).toMatchObject({ trip: undefined, named: [], van: { cars: 1 } });
  expect(alone?.bill?.total).toBe(484_000);

  const query = "date=2027-01-12&time=07:20&van=round_trip";
  const { chosen } = await plan(query);
  expect(chosen?.extras?.van?.pickUp).toBe("05:45");
  expect(chosen?.bill).toMatchObject({ ride: 48_000, total: 532_000, perGolfer: 266_000 });

  // Cad-002 is free on the 14th and rests on Wednesdays.
  const named = (await plan("date=2027-01-14&caddy=cad-002,nobody")).chosen;
  expect(named?.extras?.named).toMatchObject([{ id: "cad-002", state: "free" }]);
  expect(named?.bill?.caddies).toBeGreaterThan(0);
  expect(named?.bill?.total).toBe((named?.price?.total ?? 0) + (named?.bill?.caddies ?? 0));
  const off = (await plan("date=2027-01-06&caddy=cad-002")).chosen;
  expect(off?.extras?.named[0]?.state).toBe("off");
  expect(off?.bill?.caddies).toBe(0);
});

test("a caddie booked for the morning is free for a round in the afternoon", async () => {
  const [order] = await db.select().from(orders).limit(1);
  if (!order) throw new Error("the demo has no order");
  const date = "2027-01-15";
  const booked = { orderId: order.id, memberId: order.memberId, usedOn: date } as const;
  const line = { kind: "caddy", caddyId: "cad-002", courseId: SIAM_OLD, date } as const;
  await db.insert(reservations).values(
    roundRow(booked, {
      kind: "caddy",
      productId: "cad-002",
      choice: { ...line, time: "07:20", price: won(0) },
    }),
  );
  const open = (await plan(`date=${date}`)).chosen?.slots.filter(canTake) ?? [];
  const morning = open.find(isMorning)?.time;
  const afternoon = open.find(({ time }) => time >= "12:00")?.time;
  const stateWith = async (choice: string) =>
    (await plan(`date=${date}&caddy=cad-002${choice}`)).chosen?.extras?.named[0]?.state;
  expect(await stateWith(`&time=${morning}`)).toBe("booked");
  expect(await stateWith(`&time=${afternoon}`)).toBe("free");
  expect(await stateWith("")).toBe("free");
});

test("hotels around are priced for the night before the round", async () => {
  const { chosen } = await plan("date=2027-01-12");
  expect(chosen?.extras?.hotels.checkIn).toBe("2027-01-11");
  expect(Object.values(chosen?.extras?.hotels.prices ?? {}).every((price) => price > 0)).toBe(true);
});

test("a month outside the calendar becomes that of the chosen day", async () => {
  expect((await plan("month=1999-01&date=2027-01-12")).month).toBe("2027-01");
  expect((await plan("month=2027-02&date=2027-01-12")).month).toBe("2027-02");
});
