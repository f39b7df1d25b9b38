import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { readWish, wishedChoice, wishOf } from "./change-wish.ts";

const FEES = { green: won(0), cart: won(0), caddy: won(0), van: won(0) };
const round: LineOf<"golf"> = {
  kind: "golf",
  courseId: "old",
  date: "2027-01-12",
  time: "07:12",
  players: 4,
  fees: FEES,
  cars: 1,
  callvan: "round_trip",
  vehicle: "suv",
};
const stay: LineOf<"hotel"> = {
  kind: "hotel",
  hotelId: "h",
  roomId: "r",
  checkIn: "2027-01-12",
  checkOut: "2027-01-14",
  rooms: 2,
  adults: 4,
  children: 0,
  price: won(0),
};
const ride: LineOf<"callvan"> = {
  kind: "callvan",
  routeId: "bkk",
  date: "2027-01-12",
  time: "13:00",
  people: 4,
  golfBags: 4,
  price: won(0),
};
const SUV = {
  id: "suv",
  maxPassengers: 4,
  maxGolfersWithBags: 3,
  maxGolfBags: 3,
  maxSuitcases: 3,
  pricePercent: 100,
};

function asked(text: string): URLSearchParams {
  return new URLSearchParams(text);
}

test("keeps values that the address leaves out", () => {
  expect(readWish(round, asked(""))).toEqual(wishOf(round));
  expect(readWish(round, asked("players=3"))).toEqual({ ...wishOf(round), players: 3 });
  expect(readWish(stay, asked("checkOut=2027-01-15&rooms=1"))).toEqual({
    ...wishOf(stay),
    checkOut: "2027-01-15",
    rooms: 1,
  });
  expect(readWish(ride, asked("time=&people=2"))).toEqual({ ...wishOf(ride), people: 2 });
});

test.each([
  "players=0",
  "players=100",
  "players=2.5",
  "date=2027-02-30",
  "time=24:00",
  "players=x",
])("an address with %s asks for nothing", (text) => {
  expect(readWish(round, asked(text))).toEqual(wishOf(round));
});

test("a stay ends after it begins", () => {
  expect(readWish(stay, asked("checkIn=2027-01-14"))).toEqual(wishOf(stay));
  expect(readWish(stay, asked("checkIn=2027-01-13"))).toMatchObject({ checkIn: "2027-01-13" });
});

test("a caddie or an entry cannot be changed on its own", () => {
  const caddie = { kind: "caddy", caddyId: "noi", courseId: "old", date: "2027-01-12" } as const;
  expect(readWish({ ...caddie, price: won(0) }, asked("date=2027-01-13"))).toBeUndefined();
});

test("a smaller party takes as many cars as it needs", () => {
  const wish = { kind: "golf", date: "2027-01-14", time: "08:00", players: 3 } as const;
  const two = { ...round, cars: 2 };
  expect(wishedChoice(two, wish, [SUV])).toMatchObject({ ...wish, vehicle: "suv", cars: 1 });
  expect(wishedChoice(two, { ...wish, players: 4 }, [SUV])).toMatchObject({ players: 4, cars: 2 });
});

test("a passenger fewer brings a golf bag fewer", () => {
  const wish = { kind: "callvan", date: "2027-01-12", time: "13:00", people: 2 } as const;
  expect(wishedChoice(ride, wish, [SUV])).toMatchObject({ people: 2, golfBags: 2 });
});
