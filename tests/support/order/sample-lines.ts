import { won } from "#app/domain/common/money.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";

/** A trip in which everything fits, in the world of `random-order.ts`. */
export const round: LineOf<"golf"> = {
  kind: "golf",
  courseId: "old",
  date: "2027-01-12",
  time: "07:12",
  players: 2,
  fees: { green: won(374_000), cart: won(66_000), caddy: won(44_000), van: won(0) },
  cars: 0,
  callvan: "none",
};
export const noi: LineOf<"caddy"> = {
  kind: "caddy",
  caddyId: "noi",
  courseId: "old",
  date: "2027-01-12",
  price: won(10_000),
};
export const stay: LineOf<"hotel"> = {
  kind: "hotel",
  hotelId: "amari",
  roomId: "twin",
  checkIn: "2027-01-11",
  checkOut: "2027-01-13",
  rooms: 1,
  adults: 2,
  children: 0,
  price: won(540_000),
};
export const ride: LineOf<"callvan"> = {
  kind: "callvan",
  routeId: "airport",
  date: "2027-01-11",
  from: "BKK",
  to: "Amari",
  people: 2,
  price: won(55_000),
};
export const cup: LineOf<"tournament"> = {
  kind: "tournament",
  tournamentId: "cup",
  date: "2027-01-14",
  people: 2,
  price: won(300_000),
};
