import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { inTripOrder, parseCart } from "./cart-lines.ts";

const round: LineOf<"golf"> = {
  kind: "golf",
  courseId: "th-siam-old",
  date: "2027-01-12",
  time: "07:12",
  players: 2,
  fees: { green: won(374_000), cart: won(66_000), caddy: won(44_000), van: won(48_000) },
  cars: 1,
  callvan: "round_trip",
};
const noi: LineOf<"caddy"> = {
  kind: "caddy",
  caddyId: "cad-002",
  courseId: "th-siam-old",
  date: "2027-01-12",
  price: won(10_000),
};
const stay: LineOf<"hotel"> = {
  kind: "hotel",
  hotelId: "ht-amari-pattaya",
  roomId: "ht-amari-pattaya-room-2",
  checkIn: "2027-01-11",
  checkOut: "2027-01-13",
  rooms: 1,
  adults: 2,
  children: 0,
  price: won(540_000),
};

test("a cart is in the order of the trip", () => {
  const cart = inTripOrder([noi, round, stay]);
  expect(cart.map(({ kind }) => kind)).toEqual(["hotel", "golf", "caddy"]);
});

test("within a day rounds come by the clock, then caddies, then everything else", () => {
  const ride: LineOf<"callvan"> = {
    kind: "callvan",
    routeId: "airport",
    date: round.date,
    time: "06:00",
    people: 2,
    price: won(55_000),
  };
  const afternoon = { ...round, time: "13:20" };
  expect(inTripOrder([ride, { ...noi, time: "06:00" }, afternoon, round])).toEqual([
    round,
    afternoon,
    { ...noi, time: "06:00" },
    ride,
  ]);
});

test("at most fifty lines of a stored cart are read", () => {
  const stored = (count: number) => JSON.stringify(Array.from({ length: count }, () => round));
  expect([50, 51].map((count) => parseCart(stored(count)).length)).toEqual([50, 50]);
});

test("a stored cart is read, and an invalid line is dropped", () => {
  const stored = [round, { ...round, date: "2026-02-30" }, stay, { kind: "boat" }, null];
  expect(parseCart(JSON.stringify(stored))).toEqual([round, stay]);
  for (const text of [null, "", "{", "7", '"x"']) expect(parseCart(text)).toEqual([]);
});

test.each([
  ["a round for nobody", { ...round, players: 0 }],
  ["a round at 25:00", { ...round, time: "25:00" }],
  ["a round on a day of a thousand digits", { ...round, date: "9".repeat(1001) }],
  ["a round for less than nothing", { ...round, fees: { ...round.fees, green: -1 } }],
  ["a round with a bus", { ...round, callvan: "bus" }],
  ["a stay without a night", { ...stay, checkOut: "2027-01-11" }],
  ["a caddie with a path for a name", { ...noi, caddyId: "../x" }],
])("%s is no line of a cart", (_, line) => {
  expect(parseCart(JSON.stringify([line]))).toEqual([]);
});
