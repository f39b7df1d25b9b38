import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { changeExtent, linkedExtent } from "./change-extent.ts";

const FEES = { green: won(0), cart: won(0), caddy: won(0), van: won(0) };
const round: LineOf<"golf"> = {
  kind: "golf",
  courseId: "old",
  date: "2027-01-12",
  time: "11:52",
  players: 3,
  fees: FEES,
  cars: 0,
  callvan: "none",
};
const stay: LineOf<"hotel"> = {
  kind: "hotel",
  hotelId: "h",
  roomId: "r",
  checkIn: "2027-01-12",
  checkOut: "2027-01-14",
  rooms: 2,
  adults: 4,
  children: 1,
  price: won(0),
};
const ride: LineOf<"callvan"> = {
  kind: "callvan",
  routeId: "bkk",
  date: "2027-01-12",
  time: "13:00",
  people: 3,
  price: won(0),
};
const caddie: LineOf<"caddy"> = {
  kind: "caddy",
  caddyId: "noi",
  courseId: "old",
  date: "2027-01-12",
  time: "11:52",
  price: won(0),
};

test.each([
  [round, {}, "same"],
  [round, { players: 2 }, "fewer"],
  [round, { players: 4 }, "more"],
  [round, { date: "2027-01-13" }, "other"],
  [round, { time: "12:00" }, "other"],
  [round, { players: 2, time: "12:00" }, "other"],
  [ride, { people: 2 }, "fewer"],
  [ride, { people: 4 }, "more"],
  [ride, { time: "13:01" }, "other"],
  [stay, {}, "same"],
  [stay, { rooms: 1, adults: 2 }, "fewer"],
  [stay, { checkOut: "2027-01-13" }, "fewer"],
  [stay, { checkOut: "2027-01-15" }, "more"],
  [stay, { children: 2 }, "more"],
  [stay, { rooms: 1, checkOut: "2027-01-15" }, "other"],
  [stay, { checkIn: "2027-01-11" }, "more"],
  [stay, { checkIn: "2027-01-11", checkOut: "2027-01-15" }, "more"],
  [stay, { checkIn: "2027-01-11", rooms: 1 }, "other"],
  [stay, { checkIn: "2027-01-11", checkOut: "2027-01-13" }, "other"],
  [stay, { checkIn: "2027-01-13" }, "other"],
] as const)("%j with %j is %s", (before, more, extent) => {
  expect(changeExtent(before, { ...before, ...more } as CartLine)).toBe(extent);
});

test.each([
  [caddie, { time: "06:00" }, "same"],
  [caddie, { time: "12:00" }, "other"],
  [caddie, { date: "2027-01-13" }, "other"],
  [ride, { time: "15:00" }, "same"],
  [ride, { people: 2 }, "fewer"],
  [ride, { date: "2027-01-13" }, "other"],
  [round, { time: "06:00" }, "same"],
  [round, { players: 4 }, "more"],
] as const)("going along, %j with %j is %s", (before, more, extent) => {
  expect(linkedExtent(before, { ...before, ...more } as CartLine)).toBe(extent);
});
