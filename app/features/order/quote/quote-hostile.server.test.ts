import { expect, test } from "vitest";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { cartLineSchema } from "#app/domain/order/line/cart-line.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { quoteCart } from "./quote.server.ts";

addAllMessages();
const db = await testDatabase("demo");
const known = {
  courses: (await db.select({ id: courses.id }).from(courses)).map(({ id }) => id),
  rooms: await db.select({ id: rooms.id, hotelId: rooms.hotelId }).from(rooms),
  caddies: await db.select({ id: caddies.id, courseId: caddies.courseId }).from(caddies),
  routes: (await db.select({ id: vanRoutes.id }).from(vanRoutes)).map(({ id }) => id),
};

/** The same numbers every time, so that a failure can be looked at again. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const COUNTS = [1, 2, 4, 5, 9, 99, 0, -1, -99, 1.5, 1e9, Number.NaN, "2", null, undefined];
const DAYS = ["2027-01-12", "2026-12-28", "2026-11-15", "2099-12-31", "2026-02-30", "", "x", 0];
const TIMES = ["07:20", "06:00", "13:00", "23:59", "25:00", "7:2", undefined];
const IDS = ["", "no-such", "-1", "'; drop table carts; --", "a".repeat(90), "1", "999999999999"];
const PRICES = [0, 1, -1, 1e9, 1e10, 0.5, "0"];

function hostileLine(roll: (sides: number) => number): unknown {
  const of = <Item>(items: readonly Item[]) => items[roll(items.length)];
  const often = <Item>(items: readonly Item[], odd: readonly unknown[]) =>
    roll(5) === 0 ? of(odd) : of(items);
  const room = of(known.rooms);
  const caddie = of(known.caddies);
  const count = () => often([1, 2, 3, 4], COUNTS);
  const day = () => often(["2027-01-12", "2027-01-14", "2026-12-28"], DAYS);
  const price = () => often([0, 1, 1e9], PRICES);
  switch (of(["golf", "hotel", "caddy", "callvan", "tournament", "golf"])) {
    case "golf":
      return {
        kind: "golf",
        courseId: often(known.courses, IDS),
        date: day(),
        time: often(["07:20", "06:30", "08:00"], TIMES),
        players: count(),
        fees: { green: price(), cart: price(), caddy: price(), van: price() },
        cars: count(),
        callvan: of(["none", "one_way", "round_trip"]),
        vehicle: of([undefined, "sedan", "vip_van", "tank"]),
        carts: of([undefined, 0, 2, 99]),
        caddies: of([undefined, 0, 2, 99]),
      };
    case "hotel":
      return {
        kind: "hotel",
        hotelId: often([room?.hotelId], IDS),
        roomId: often([room?.id], IDS),
        checkIn: day(),
        checkOut: often(["2027-01-16", "2027-01-13"], DAYS),
        rooms: count(),
        adults: count(),
        children: of([0, 1, 99, -1]),
        price: price(),
      };
    case "caddy":
      return {
        kind: "caddy",
        caddyId: often([caddie?.id], IDS),
        courseId: often([caddie?.courseId], known.courses),
        date: day(),
        time: often([undefined, "07:20", "23:30"], TIMES),
        price: price(),
      };
    case "callvan":
      return {
        kind: "callvan",
        routeId: often(known.routes, IDS),
        date: day(),
        from: often(["BKK"], ["", "x".repeat(201)]),
        to: "Jomtien",
        people: count(),
        time: often([undefined, "07:20", "23:30"], TIMES),
        trip: of(["one_way", "round_trip", undefined]),
        vehicle: of([undefined, "sedan", "vip_van", "tank"]),
        cars: often([undefined, 1, 20], [21, 0]),
        golfBags: of([undefined, 0, 99]),
        waitHours: often([undefined, 12], [13]),
        stops: often([undefined, 9], [-9]),
        price: price(),
      };
    default:
      return {
        kind: "tournament",
        tournamentId: of(["1", "2", "3", ...IDS]),
        date: day(),
        people: count(),
        price: price(),
      };
  }
}

test("500 hostile lines are refused or priced: never an error, never a negative or broken won", async () => {
  const roll = dice(20_261_115);
  const lines = Array.from({ length: 500 }, () => hostileLine(roll));
  const taken = lines.flatMap((line) => cartLineSchema.safeParse(line).data ?? []);
  expect(taken.length).toBeGreaterThan(80);
  expect(taken.length).toBeLessThan(480);
  let priced = 0;
  for (let start = 0; start < taken.length; start += 25) {
    const quote = await quoteCart(db, taken.slice(start, start + 25), TEST_NOW);
    expect(Number.isSafeInteger(quote.total) && quote.total >= 0).toBe(true);
    for (const { sellable, total, notReady } of quote.lines) {
      expect(Number.isSafeInteger(total) && total >= 0).toBe(true);
      if (notReady) expect(sellable).toEqual([]);
      if (sellable.length === 0) continue;
      priced++;
      expect(sellable.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      for (const { amount, needs } of sellable) {
        expect(amount).toBeGreaterThan(0);
        expect(needs.every(({ quantity }) => quantity >= 1)).toBe(true);
      }
    }
  }
  expect(priced).toBeGreaterThan(30);
});
