import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { courseDays, roomNights, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import { won } from "#app/domain/common/money.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { plannedRound, plannedStay, SIAM } from "#tests/support/order/planned-lines.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { quoteCart } from "./quote.server.ts";

addAllMessages();
const db = await testDatabase("demo");

const planned = (query: string, courseId?: string) => plannedRound(db, query, courseId);
const stayed = (query: string) => plannedStay(db, query);
const quote = (lines: readonly CartLine[]) => quoteCart(db, lines, TEST_NOW);
const codes = async (lines: readonly CartLine[]) =>
  (await quote(lines)).issues.map(({ code }) => code);

const RIDE = {
  kind: "callvan",
  routeId: "r-bkk-pattaya",
  date: "2027-01-11",
  from: "BKK",
  to: "Amari",
  people: 4,
  time: "14:00",
  price: won(84_000),
} satisfies LineOf<"callvan">;

test("a round, a van, a caddie and a stay cost in the cart what their pages showed", async () => {
  const lines = [
    ...(await planned("date=2027-01-14&time=07:20&van=round_trip&caddy=cad-002")),
    ...(await planned("date=2026-12-28&time=07:20&players=4&van=one_way")),
    ...(await planned("date=2027-01-15&time=06:30&players=3&van=one_way", "th-riverdale")),
    ...(await stayed("in=2027-01-13&out=2027-01-15&rooms=2&adults=3")),
  ];
  expect(lines.map(({ kind }) => kind)).toEqual(["golf", "caddy", "golf", "golf", "hotel"]);
  const { lines: quoted, total } = await quote(lines);
  expect(quoted.map(({ changes, notReady }) => ({ changes, notReady }))).toEqual(
    lines.map(() => ({ changes: [], notReady: null })),
  );
  expect(quoted.map(({ line }) => line)).toEqual(lines);
  const sellable = quoted.flatMap((line) => line.sellable);
  expect(sellable.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  expect(sellable.every(({ amount, bill }) => amount === bill.total)).toBe(true);
});

test("a round becomes two lines of an order: itself and its van, which depends on it", async () => {
  const lines = await planned("date=2027-01-14&time=07:20&van=round_trip&caddy=cad-002");
  const { lines: quoted, issues } = await quote(lines);
  expect(issues).toEqual([]);
  const [round, van, caddie] = quoted.flatMap(({ sellable }) => sellable);
  expect(round).toMatchObject({
    key: `golf:${SIAM}:2027-01-14:07:20`,
    kind: "golf",
    title: { ko: "시암 컨트리클럽 올드 코스", en: "Siam Country Club Old Course" },
    detail: {
      ko: "오전 7:20 티오프 · 2명 · 카트 2대",
      en: "7:20 a.m. tee time · 2 golfers · 2 carts",
    },
    zone: "Asia/Bangkok",
    parentLine: undefined,
    needs: [{ kind: "tee", productId: SIAM, slot: "07:20", quantity: 2, capacity: 4 }],
  });
  expect(van).toMatchObject({
    kind: "callvan",
    parentLine: round?.key,
    booking: "instant",
    amount: 48_000,
    detail: { en: "1 × Sedan · 2 people · round trip" },
    needs: [{ kind: "car", productId: "sedan", slot: "pattaya", quantity: 1, capacity: 12 }],
  });
  expect(caddie).toMatchObject({
    kind: "caddy",
    parentLine: round?.key,
    booking: round?.booking,
    needs: [{ kind: "caddy", productId: "cad-002", slot: "am", quantity: 1, capacity: 1 }],
  });
  expect(caddie?.tiers).not.toEqual(round?.tiers);
});

test("a ride and an entry are priced, with their need of stock", async () => {
  const [open] = await db.select().from(tournaments).where(eq(tournaments.playsOn, "2026-12-12"));
  const some = open ?? (await db.select().from(tournaments)).at(-1);
  if (!some) throw new Error("the demo has no tournament");
  const entry: CartLine = {
    kind: "tournament",
    tournamentId: String(some.id),
    date: "2026-11-20",
    people: 2,
    price: won(1),
  };
  const { lines } = await quote([{ ...RIDE, suitcases: 4 }, entry]);
  expect(lines[0]).toMatchObject({
    total: 84_000,
    changes: [],
    sellable: [{ productId: "r-bkk-pattaya", needs: [{ productId: "van", quantity: 1 }] }],
  });
  const entryFee = some.entryFee * 2;
  expect(lines[1]).toMatchObject({
    total: entryFee,
    changes: [{ part: "total", before: 1, after: entryFee }],
    line: { date: some.playsOn },
    sellable: [{ usedOn: some.playsOn, needs: [{ kind: "entry", quantity: 2 }] }],
  });
});

test("rides cost more to Jomtien, late at night, in a peak week and in a VIP van", async () => {
  const total = async (change: Partial<LineOf<"callvan">>) =>
    (await quote([{ ...RIDE, ...change }])).total;
  expect(await total({ to: "좀티엔 콘도" })).toBe(96_000);
  expect(await total({ time: "23:30" })).toBe(106_000);
  expect(await total({ date: "2026-12-28" })).toBe(101_000);
  expect(await total({ vehicle: "vip_van" })).toBe(122_000);
  expect(await total({ trip: "round_trip", cars: 2, vehicle: "van" })).toBe(302_000);
});

test("a changed price is named part by part, and the browser's price is not charged", async () => {
  const [round] = await planned("date=2027-01-18&time=07:20&van=one_way");
  if (round?.kind !== "golf") throw new Error("no round");
  const cheap = { ...round, fees: { ...round.fees, green: won(1), van: won(0) } };
  const { lines, total } = await quote([cheap]);
  const { green, van } = round.fees;
  expect(lines[0]?.changes).toEqual([
    { part: "green", before: 1, after: green },
    { part: "van", before: 0, after: van },
  ]);
  expect(total).toBe(green + round.fees.cart + round.fees.caddy + van);
});

test("an unavailable line says why, costs nothing and cannot be bought", async () => {
  const [round] = await planned("date=2027-01-19&time=07:20");
  const [stay] = await stayed("in=2027-01-19&out=2027-01-21");
  if (round?.kind !== "golf" || stay?.kind !== "hotel") throw new Error("nothing was planned");
  const why = async (line: CartLine) => {
    const { lines, total } = await quote([line]);
    expect([total, lines[0]?.sellable]).toEqual([0, []]);
    return lines[0]?.notReady;
  };
  expect(await why({ ...round, date: "2026-11-15" })).toBe("past_cutoff");
  expect(await why({ ...round, date: "2031-01-01" })).toBe("no_price");
  expect(await why({ ...round, time: "07:21" })).toBe("no_price");
  expect(await why({ ...round, courseId: "no-such-course" })).toBe("gone");
  expect(await why({ ...stay, hotelId: "ht-other" })).toBe("gone");
  expect(await why({ ...stay, checkIn: "2026-11-14", checkOut: "2026-11-17" })).toBe("past_cutoff");
  expect(await why({ ...RIDE, routeId: "nowhere" })).toBe("gone");
  expect(await why({ ...RIDE, date: "2026-11-15" })).toBe("past_cutoff");
  expect(await why({ ...RIDE, date: "2099-01-01" })).toBe("no_price");
  expect(await codes([{ ...RIDE, routeId: "nowhere" }])).toEqual(["order.not_sold"]);

  await db.update(courseDays).set({ closed: true }).where(eq(courseDays.day, "2027-01-19"));
  expect(await why(round)).toBe("closed");
  await db.update(courseDays).set({ closed: false }).where(eq(courseDays.day, "2027-01-19"));
  const tee = { courseId: SIAM, day: round.date, teeTime: "07:20", capacity: 4, taken: 3 } as const;
  await db
    .insert(teeTimes)
    .values(tee)
    .onConflictDoUpdate({
      target: [teeTimes.courseId, teeTimes.day, teeTimes.teeTime],
      set: { capacity: 4, taken: 3 },
    });
  expect(await why(round)).toBe("sold_out");
  await db
    .update(roomNights)
    .set({ taken: roomNights.capacity })
    .where(and(eq(roomNights.roomId, stay.roomId), eq(roomNights.night, "2027-01-20")));
  expect(await why(stay)).toBe("sold_out");
  await db.update(courses).set({ status: "archived" }).where(eq(courses.id, "th-riverdale"));
  expect(await why({ ...round, courseId: "th-riverdale" })).toBe("gone");
});

test("two stays that share a night do not both count on the same last room", async () => {
  const [stay] = await stayed("in=2027-01-25&out=2027-01-27");
  if (stay?.kind !== "hotel") throw new Error("no stay");
  const last = and(eq(roomNights.roomId, stay.roomId), eq(roomNights.night, "2027-01-26"));
  await db.update(roomNights).set({ capacity: 1, taken: 0, elsewhere: 0 }).where(last);
  const { lines } = await quote([stay, { ...stay, checkIn: "2027-01-26", checkOut: "2027-01-28" }]);
  expect(lines.map(({ notReady }) => notReady)).toEqual([null, "sold_out"]);
});
