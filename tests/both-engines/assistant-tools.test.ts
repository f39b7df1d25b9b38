import { expect, test } from "vitest";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { wishOfSearch } from "#app/domain/planner/read-wish-address.ts";
import { linesOfTrip } from "#app/domain/planner/trip-address.ts";
import { planOfLines } from "#app/features/planner/plan-trip.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { assistantClient } from "#tests/support/planner/assistant-client.ts";
import { routeOf, SHOP_URL } from "#tests/support/planner/assistant-route.ts";
import { testServices } from "#tests/support/services.ts";

addAllMessages();
const db = await testDatabase("demo");
const services = testServices(db);
const WISH = { from: "2027-01-11", nights: 3, regions: ["pattaya"], golfers: 4 };

type Plan = { readonly total: number; readonly lines: readonly CartLine[] };
type Planned = { readonly plans: readonly Plan[]; readonly url: string };

const { client, answer, refusal } = await assistantClient(SHOP_URL, routeOf(services));

test("six tools are listed, each with the form of what it takes and answers", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "find_courses",
    "tee_times",
    "hotel_nights",
    "plan_trip",
    "quote_trip",
    "start_cart",
  ]);
  for (const { inputSchema, outputSchema } of tools) {
    expect([inputSchema.additionalProperties, outputSchema?.type]).toEqual([false, "object"]);
  }
  expect(JSON.stringify(tools)).toContain('"earliest":{"type":"string","format":"date"}');
  expect(client.getInstructions()).toContain("start_cart");
});

test("a planned trip costs the same when it is quoted, and its link shows that trip", async () => {
  const { plans } = await answer<Planned>("plan_trip", { wish: WISH });
  expect(plans.length).toBeGreaterThan(0);
  for (const { lines, total } of plans) {
    const quote = await answer("quote_trip", { lines });
    expect(quote).toMatchObject({ total, orderable: true });
    const cart = await answer<{ url: string; total: number }>("start_cart", { lines, wish: WISH });
    const { origin, pathname, searchParams } = new URL(cart.url);
    expect([origin, pathname, cart.total]).toEqual(["https://palmtee.test", "/ai/plans", total]);
    const { wish } = wishOfSearch(searchParams);
    const shown = await planOfLines(services, wish, linesOfTrip(searchParams));
    expect(shown?.total).toBe(total);
    const alone = await answer("start_cart", { lines, locale: "en" });
    expect(alone).toMatchObject({ total, url: expect.stringContaining("/en/ai/plans?") });
  }
});

test("every id of an answer is that of a product or place of the shop", async () => {
  const known = await Promise.all(
    [courses, hotels, rooms, caddies].map((table) => db.select({ id: table.id }).from(table)),
  );
  const ids = new Set(known.flat().map(({ id }) => id));
  const { plans } = await answer<Planned>("plan_trip", { wish: WISH });
  const lines = plans.flatMap((plan) => plan.lines);
  const named = [
    ...linesOf(lines, "golf").map(({ courseId }) => courseId),
    ...linesOf(lines, "hotel").flatMap(({ hotelId, roomId }) => [hotelId, roomId]),
  ];
  type Found = { readonly courses: readonly { readonly id: string }[] };
  const { courses: found } = await answer<Found>("find_courses", { words: "람차방" });
  expect([...named, ...found.map(({ id }) => id)].filter((id) => !ids.has(id))).toEqual([]);
  expect(found.map(({ id }) => id)).toContain("th-laem-chabang");
});

test("words that are no name find nothing, whatever characters they have", async () => {
  for (const words of [
    "\u0007\u001b[2J",
    "\u202e\u200b",
    "'; drop table courses; --",
    "%_\\&|!:*()",
  ]) {
    expect(await answer("find_courses", { words })).toMatchObject({ courses: [] });
  }
});

test("a course is found by region and by its price of a day, in the reader's language", async () => {
  type Found = { courses: { id: string; name: string; perGolfer?: number; url: string }[] };
  const asked = { region: "pattaya", date: "2027-01-12", players: 4, locale: "en" };
  const { courses: found } = await answer<Found>("find_courses", asked);
  expect(found.length).toBeGreaterThan(3);
  expect(found.some(({ perGolfer }) => (perGolfer ?? 0) > 10_000)).toBe(true);
  expect(found[0]?.url).toBe(`https://palmtee.test/en/course/${found[0]?.id}`);
  expect(await answer("find_courses", {})).toMatchObject({ regions: expect.any(Array) });
});

test("a tee time and a room cost what their lines cost when they are quoted", async () => {
  type Times = { times: { total: number }[]; line: CartLine };
  const asked = { course: "th-laem-chabang", date: "2027-01-12", players: 4 };
  const tees = await answer<Times>("tee_times", asked);
  const round = await answer("quote_trip", { lines: [tees.line] });
  expect(round).toMatchObject({ total: tees.times[0]?.total, orderable: true });

  type Hotels = { hotels: { id: string; total?: number }[] };
  type Rooms = { rooms: { total?: number; line?: CartLine }[] };
  const nights = { checkIn: "2027-01-11", checkOut: "2027-01-14" };
  const { hotels: found } = await answer<Hotels>("hotel_nights", { region: "pattaya", ...nights });
  const hotel = found.find(({ total }) => total !== undefined);
  const list = await answer<Rooms>("hotel_nights", { hotel: hotel?.id, ...nights });
  const free = list.rooms.find(({ line }) => line !== undefined);
  expect(Math.min(...list.rooms.map(({ total }) => total ?? Number.POSITIVE_INFINITY))).toBe(
    hotel?.total,
  );
  const stay = await answer("quote_trip", { lines: [free?.line] });
  expect(stay).toMatchObject({ total: free?.total });
  const cart = await answer("start_cart", { lines: [tees.line] });
  expect(cart).toMatchObject({ url: expect.stringMatching(/\/course\/th-laem-chabang\?date=/) });
});

test("where no trip is possible, the wishes that collide are answered", async () => {
  const found = await answer("plan_trip", { wish: { ...WISH, budget: 1_000 } });
  expect(found).toMatchObject({ plans: [], conflict: { wishes: ["budget"] } });
});

const DAY = "2027-01-12";
const REFUSED: readonly (readonly [string, Record<string, unknown>, RegExp])[] = [
  ["find_courses", { words: "" }, /words/],
  ["find_courses", { date: "2027-02-30" }, /expected a day.*\n.*date/],
  ["find_courses", { locale: "fr" }, /locale/],
  ["tee_times", { course: "th-laem-chabang" }, /date/],
  ["tee_times", { course: "Robert'); DROP", date: DAY }, /expected an id.*\n.*course/],
  [
    "tee_times",
    { course: "th-nowhere", date: DAY, locale: "en" },
    /nothing with the id th-nowhere/,
  ],
  ["tee_times", { course: "th-nowhere", date: DAY }, /th-nowhere인 상품/],
  ["hotel_nights", { checkIn: DAY, checkOut: "2027-01-13" }, /either a region or a hotel/],
  ["hotel_nights", { hotel: "ht-x", checkIn: DAY, checkOut: DAY }, /later day.*\n.*checkOut/],
  ["hotel_nights", { hotel: "ht-x", checkIn: DAY, checkOut: "2027-01-13" }, /ht-x/],
  ["plan_trip", { wish: {} }, /wish\.golfers/],
  ["plan_trip", { wish: { golfers: 2, wifi: true } }, /wifi/],
  ["quote_trip", { lines: [] }, /lines/],
  ["quote_trip", { lines: [{ kind: "yacht" }] }, /lines\[0\]/],
  ["start_cart", {}, /lines/],
];

test.each(REFUSED)("%s of %j is refused with its reason", async (name, args, reason) => {
  expect(await refusal(name, args)).toMatch(reason);
});

test("an unknown tool is an error of the protocol", async () => {
  await expect(answer("buy_everything", {})).rejects.toThrow("There is no tool buy_everything");
});

test("lines that are no trip, or cannot be had, get no link", async () => {
  const { plans } = await answer<Planned>("plan_trip", { wish: WISH });
  const lines = plans[0]?.lines ?? [];
  const [round] = linesOf(lines, "golf");
  const withoutStay = lines.filter(({ kind }) => kind === "golf");
  expect(await refusal("start_cart", { lines: withoutStay, locale: "en" })).toMatch(/as plan_trip/);
  const others = { lines, wish: { ...WISH, golfers: 2 }, locale: "en" };
  expect(await refusal("start_cart", others)).toMatch(/as plan_trip/);
  const never = lines.map((line) => (line === round ? { ...round, time: "03:03" } : line));
  expect(await refusal("start_cart", { lines: never, locale: "en" })).toMatch(/\w/);
});
