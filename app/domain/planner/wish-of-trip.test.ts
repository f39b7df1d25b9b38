import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { wishOfTrip } from "./wish-of-trip.ts";

const FEES = { green: won(1), cart: won(0), caddy: won(0), van: won(0) };
const round = (time: string, players: number, callvan: "none" | "round_trip" = "none") =>
  ({
    ...{ kind: "golf", courseId: "th-siam-old", date: "2027-01-12", time, players },
    ...{ fees: FEES, cars: 0, callvan },
  }) satisfies CartLine;
const stay = (adults: number, rooms: number) =>
  ({
    ...{ kind: "hotel", hotelId: "ht-a", roomId: "r", checkIn: "2027-01-11" },
    ...{ checkOut: "2027-01-14", rooms, adults, children: 0, price: won(1) },
  }) satisfies CartLine;
const ride = {
  ...{ kind: "callvan", routeId: "r-bkk", date: "2027-01-11", people: 2, price: won(1) },
} satisfies CartLine;
const caddie = {
  ...{ kind: "caddy", caddyId: "cad-1", courseId: "th-siam-old", date: "2027-01-12" },
  price: won(1),
} satisfies CartLine;

const STAY = { from: "2027-01-11", nights: 3, hotel: { id: "ht-a" } };

test("flights within an hour are one party, a later round is not", () => {
  const lines = [stay(6, 3), round("07:00", 4), round("08:00", 1), round("13:00", 4)];
  expect(wishOfTrip(lines)).toEqual({ ...STAY, golfers: 5, companions: 1, rides: "none" });
});

test("guests who do not play, rooms of their own, rides and caddies are wishes", () => {
  const rooms = [stay(2, 2), round("07:00", 1), ride, caddie];
  expect(wishOfTrip(rooms)).toEqual({
    ...{ ...STAY, golfers: 1, companions: 1, hotel: { id: "ht-a", rooms: "single" } },
    ...{ rides: "airport", caddies: ["cad-1"] },
  });
  const driven = [stay(2, 1), round("07:00", 2, "round_trip"), ride];
  expect(wishOfTrip(driven)).toEqual({ ...STAY, golfers: 2 });
});

test("without a stay or a round, for too many people or nights, there is no such wish", () => {
  const long = { ...stay(2, 1), checkOut: "2027-01-26" } satisfies CartLine;
  const of = [[round("07:00", 2)], [stay(2, 1)], [stay(9, 5), round("07:00", 4)]];
  const wishes = [...of, [long, round("07:00", 2)]].map(wishOfTrip);
  expect(wishes).toEqual([undefined, undefined, undefined, undefined]);
});
