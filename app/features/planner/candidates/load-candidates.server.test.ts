import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { vanVehicles } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { courseDays, roomNights, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { stockDays } from "#app/db/schema/pricing/stock-tables.ts";
import { addDays, dateIn, type LocalDate, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { isBlocked } from "#app/domain/order/check/validate-order.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { carKey, type PlanCandidates } from "#app/domain/planner/plan-candidates.ts";
import { planScope } from "#app/domain/planner/plan-scope.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { seededNumber } from "#demo/seed/seeded.ts";
import { oneTestDatabase, testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { loadCandidates } from "./load-candidates.server.ts";

addAllMessages();
let db = await testDatabase("demo");
const whole = db;
beforeEach(() => {
  db = whole;
});

const today = dateIn(SHOP_ZONE, TEST_NOW);
const START: LocalDate = "2027-01-11";
const SIAM = "th-siam-old";

const load = (wish: PlanWish, wide = false, now = TEST_NOW) =>
  loadCandidates(db, wish, planScope(wish, today, wide), now);

const REGIONS = ["bangkok", "pattaya", "huahin", "chiangmai", "phuket", "khaoyai", "danang"];

function wishOf(seed: number): PlanWish {
  const number = (name: string, below: number) => seededNumber(`${name}:${seed}`, below);
  return {
    from: addDays(today, 10 + number("start", 120)),
    nights: 1 + number("nights", 4),
    regions: [REGIONS[number("region", REGIONS.length)] ?? "pattaya"],
    golfers: 1 + number("golfers", 8),
    companions: number("companions", 3),
    hotel: { rooms: number("rooms", 4) === 0 ? "single" : "twin" },
    arrival: { time: ["13:25", "23:30", "05:10"][number("landing", 3)] ?? "13:25" },
  };
}

/** An order made of them at random: a stay, both transfers, and a round with or without van on each day. */
function orderOf({ hotels, courses: golf, transfers }: PlanCandidates, seed: number) {
  const pick = <Item>(name: string, items: readonly Item[]) =>
    items[seededNumber(`${name}:${seed}`, Math.max(1, items.length))];
  const hotel = pick("hotel", hotels);
  const stay = hotel && pick("stay", hotel.stays);
  const played = golf.flatMap(({ id, rounds }) => {
    const round = pick(`round:${id}`, rounds);
    return round ? [round] : [];
  });
  const days = [...Map.groupBy(played, ({ day }) => day).values()].flatMap(
    ([round]) => round ?? [],
  );
  const rides = (["there", "back"] as const).flatMap(
    (way) =>
      transfers.find(
        (ride) =>
          ride.way === way &&
          ride.regionId === hotel?.regionId &&
          ride.day === (way === "there" ? stay?.line.checkIn : stay?.line.checkOut),
      ) ?? [],
  );
  const lines: CartLine[] = [
    ...(stay ? [stay.line] : []),
    ...days.flatMap((round, index) => (round.van && index % 2 === 0 ? round.van : round).lines),
    ...rides.map(({ line }) => line),
  ];
  const total =
    (stay?.price ?? 0) +
    days.reduce(
      (sum, { price, van }, index) => sum + price + (van && index % 2 === 0 ? van.price : 0),
      0,
    ) +
    rides.reduce((sum, { price }) => sum + price, 0);
  return { lines, total };
}

test("orders of candidates cost what the candidates say, to the won, for 30 wishes", async () => {
  let ordered = 0;
  for (let seed = 0; seed < 30; seed++) {
    const wish = wishOf(seed);
    const { lines, total } = orderOf(await load(wish), seed);
    if (lines.length === 0) continue;
    const quote = await quoteCart(db, lines, TEST_NOW);
    expect([seed, quote.total]).toEqual([seed, total]);
    expect([seed, quote.lines.map(({ line }) => line)]).toEqual([seed, lines]);
    expect([
      seed,
      isBlocked(quote.issues),
      quote.issues.filter((issue) => issue.level === "blocking"),
    ]).toEqual([seed, false, []]);
    ordered += 1;
  }
  expect(ordered).toBeGreaterThan(24);
});

const PATTAYA = { from: START, nights: 3, regions: ["pattaya"], golfers: 2 } satisfies PlanWish;

async function roundsAt(courseId: string, day: LocalDate, wish: PlanWish = PATTAYA) {
  const { courses: golf } = await load(wish);
  return golf.find(({ id }) => id === courseId)?.rounds.filter((round) => round.day === day) ?? [];
}

test("a tee time with too few places is never offered", async () => {
  db = await oneTestDatabase("demo");
  const [first] = await roundsAt(SIAM, START);
  const time = first?.time ?? "";
  const at = and(eq(teeTimes.courseId, SIAM), eq(teeTimes.day, START), eq(teeTimes.teeTime, time));
  const row = { courseId: SIAM, day: START, teeTime: time, capacity: 4, taken: 3 };
  await db.delete(teeTimes).where(at);
  await db.insert(teeTimes).values(row);
  expect((await roundsAt(SIAM, START)).map((round) => round.time)).not.toContain(time);

  await db.update(teeTimes).set({ taken: 2 }).where(at);
  const again = (await roundsAt(SIAM, START)).find((round) => round.time === time);
  expect(again?.left).toBe(2);
});

test("a closed day, and one without a price, has no rounds", async () => {
  db = await oneTestDatabase("demo");
  const of = (day: LocalDate) => and(eq(courseDays.courseId, SIAM), eq(courseDays.day, day));
  await db.update(courseDays).set({ closed: true }).where(of(START));
  await db.delete(courseDays).where(of(addDays(START, 1)));
  expect(await roundsAt(SIAM, START)).toEqual([]);
  expect(await roundsAt(SIAM, addDays(START, 1))).toEqual([]);
  expect(await roundsAt(SIAM, addDays(START, 2))).not.toEqual([]);
});

test("what is past its cut-off is not offered: rounds by the hour, stays by the day", async () => {
  const wish = { ...PATTAYA, from: addDays(today, 1), nights: 1 };
  const { courses: golf, hotels } = await load(wish, false, new Date("2026-11-15T01:00:00Z"));
  const instant = golf.filter(({ booking }) => booking === "instant");
  const tomorrow = instant.flatMap(({ rounds }) => rounds.filter(({ day }) => day === wish.from));
  expect(tomorrow.length).toBeGreaterThan(0);
  expect(tomorrow.every(({ time }) => time >= "08:00")).toBe(true);
  const requested = golf.filter(({ booking }) => booking === "request");
  expect(requested.flatMap(({ rounds }) => rounds.filter(({ day }) => day === wish.from))).toEqual(
    [],
  );
  expect(hotels.every(({ booking }) => booking === "instant")).toBe(true);
});

test("a stay shorter than the minimum, or with a night that is sold out, is not offered", async () => {
  db = await oneTestDatabase("demo");
  const before = (await load(PATTAYA)).hotels.flatMap(({ stays }) => stays);
  const [stay, other] = before;
  if (!stay || !other) throw new Error("no stays");
  await db.update(rooms).set({ minNights: 4 }).where(eq(rooms.id, stay.roomId));
  await db
    .update(roomNights)
    .set({ taken: sql`${roomNights.capacity}` })
    .where(and(eq(roomNights.roomId, other.roomId), eq(roomNights.night, addDays(START, 2))));
  const ids = (await load(PATTAYA)).hotels.flatMap(({ stays }) =>
    stays.map(({ roomId }) => roomId),
  );
  expect(ids).toHaveLength(before.length - 2);
  expect(ids).not.toContain(stay.roomId);
  expect(ids).not.toContain(other.roomId);
});

test("cars that are left are counted, and where none are left there is no van", async () => {
  db = await oneTestDatabase("demo");
  const [round] = (await roundsAt(SIAM, START)).filter(({ van }) => van);
  const need = round?.van?.needs[0];
  if (!need) throw new Error("no van");
  await db.update(vanVehicles).set({ fleet: 3 }).where(eq(vanVehicles.id, need.vehicle));
  const taken = { kind: "car", productId: need.vehicle, day: START, slot: need.regionId } as const;
  await db.insert(stockDays).values({ ...taken, capacity: 3, taken: 2 });
  const { carsLeft } = await load(PATTAYA);
  expect(carsLeft[carKey({ ...need, day: START })]).toBe(1);
  expect(carsLeft[carKey({ ...need, day: addDays(START, 1) })]).toBe(3);

  await db.update(stockDays).set({ taken: 3 }).where(eq(stockDays.productId, need.vehicle));
  expect((await roundsAt(SIAM, START)).filter(({ van }) => van)).toEqual([]);
  expect((await roundsAt(SIAM, addDays(START, 1))).filter(({ van }) => van)).not.toEqual([]);
});

test("eight golfers go out in two flights within the hour, in two vans of their own", async () => {
  const rounds = await roundsAt(SIAM, START, { ...PATTAYA, golfers: 8 });
  expect(rounds.length).toBeGreaterThan(0);
  for (const { lines, left, time } of rounds) {
    expect(lines.map(({ players }) => players)).toEqual([4, 4]);
    expect(left).toBeGreaterThanOrEqual(4);
    expect(lines[0]?.time).toBe(time);
  }
});

test("named caddies come with the half days that others took", async () => {
  db = await oneTestDatabase("demo");
  const wish = { ...PATTAYA, caddies: ["cad-002"] };
  const half = { kind: "caddy", productId: "cad-002", day: START, slot: "am" } as const;
  await db.insert(stockDays).values({ ...half, capacity: 1, taken: 1 });
  const { caddies } = await load(wish);
  expect(caddies).toHaveLength(1);
  expect(caddies[0]?.taken).toContain(`${START}:am`);
});

test("the wide scope adds what was refused, other days, shorter stays and every region", async () => {
  const wish = { ...PATTAYA, avoid: [SIAM], hotel: { stars: 5 }, teeTime: { latest: "07:00" } };
  const near = await load(wish);
  expect(near.courses.map(({ id }) => id)).not.toContain(SIAM);
  expect(near.courses.flatMap(({ rounds }) => rounds).every(({ time }) => time <= "07:00")).toBe(
    true,
  );
  expect(near.hotels.every(({ stars }) => stars === 5)).toBe(true);
  const wide = await load(wish, true);
  expect(wide.courses.map(({ id }) => id)).toContain(SIAM);
  expect(wide.courses.flatMap(({ rounds }) => rounds).some(({ time }) => time > "07:00")).toBe(
    true,
  );
  expect(new Set(wide.hotels.map(({ regionId }) => regionId)).size).toBeGreaterThan(5);
  const stays = wide.hotels.flatMap((hotel) => hotel.stays);
  expect(new Set(stays.map(({ checkIn }) => checkIn)).size).toBe(15);
});

test("an unpublished course is not offered", async () => {
  db = await oneTestDatabase("demo");
  await db.update(courses).set({ status: "archived" }).where(eq(courses.id, SIAM));
  expect((await load(PATTAYA)).courses.map(({ id }) => id)).not.toContain(SIAM);
});
