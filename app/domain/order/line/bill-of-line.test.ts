import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { vanQuote } from "#app/domain/pricing/van-price.ts";
import {
  billOfCaddie,
  billOfEntry,
  billOfRide,
  billOfRound,
  billOfStay,
  type RideFacts,
} from "./bill-of-line.ts";
import type { LineOf } from "./cart-line.ts";

const vehicle = (id: string, golfers: number, seats: number, pricePercent: number) => ({
  id,
  maxPassengers: seats,
  maxGolfersWithBags: golfers,
  maxGolfBags: golfers,
  maxSuitcases: golfers,
  pricePercent,
});
const ride: RideFacts = {
  fares: { oneWayPrice: won(48_000), roundTripPrice: won(74_000) },
  driveMinutes: 35,
  vehicles: [
    vehicle("sedan", 2, 3, 65),
    vehicle("suv", 3, 5, 80),
    vehicle("vip_van", 5, 7, 145),
    vehicle("van", 6, 9, 100),
  ],
  surcharges: [
    { code: "EARLY", amount: won(13_000), percent: null },
    { code: "PEAK", amount: null, percent: 20 },
  ],
  isPeak: false,
};
const fees = {
  caddyFee: won(22_000),
  cartFee: won(33_000),
  playersPerCart: 1,
  includesCaddy: false,
  includesCart: false,
  caddyPolicy: "mandatory",
  cartPolicy: "optional",
} as const;
const round: LineOf<"golf"> = {
  kind: "golf",
  courseId: "th-siam-old",
  date: "2027-01-12",
  time: "07:12",
  players: 2,
  fees: { green: won(0), cart: won(0), caddy: won(0), van: won(0) },
  cars: 1,
  callvan: "round_trip",
};
const transfer: LineOf<"callvan"> = {
  kind: "callvan",
  routeId: "r-bkk-pattaya",
  date: "2027-01-11",
  from: "BKK",
  to: "Pattaya",
  people: 2,
  price: won(0),
};

test("a round is billed as it was chosen: golfers, carts, caddies and the ride", () => {
  const facts = { greenFee: won(187_000), fees, ride };
  expect(billOfRound(round, facts)?.total).toBe(374_000 + 44_000 + 48_000);
  expect(billOfRound({ ...round, carts: 2 }, facts)?.total).toBe(
    374_000 + 44_000 + 48_000 + 66_000,
  );
  expect(billOfRound({ ...round, vehicle: "vip_van" }, facts)?.total).toBe(
    374_000 + 44_000 + 107_000,
  );
  expect(billOfRound({ ...round, callvan: "none", cars: 0 }, facts)?.total).toBe(418_000);
  expect(billOfRound({ ...round, time: "06:00" }, facts)?.total).toBe(374_000 + 44_000 + 61_000);
});

test("a ride in an unknown vehicle has no price", () => {
  expect(billOfRound(round, { greenFee: won(187_000), fees })).toBeUndefined();
  expect(
    billOfRound({ ...round, vehicle: "boat" }, { greenFee: won(1), fees, ride }),
  ).toBeUndefined();
  expect(billOfRide({ ...transfer, vehicle: "boat" }, ride)).toBeUndefined();
});

test("without a car a round has a price without a ride only, and a transfer has none", () => {
  const noCar = { ...ride, vehicles: [] };
  const facts = { greenFee: won(187_000), fees };
  expect(billOfRound({ ...round, callvan: "none", cars: 0 }, facts)?.total).toBe(418_000);
  expect(billOfRound(round, { ...facts, ride: noCar })).toBeUndefined();
  expect(billOfRide(transfer, noCar)).toBeUndefined();
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13])(
  "for %i golfers the ride costs what the course's page offered",
  (players) => {
    const ordinary = ride.vehicles.filter(({ pricePercent }) => pricePercent <= 100);
    const offer = vanQuote(
      { ...ride.fares, driveMinutes: 35 },
      ordinary.map((each) => ({ ...each, name: each.id })),
      { peakPercent: 20, early: won(13_000) },
      { players, isPeak: true, time: "06:00" },
    );
    const line = { ...round, players, cars: offer?.cars ?? 0, time: "06:00" };
    const bill = billOfRound(line, {
      greenFee: won(0),
      fees: { ...fees, caddyFee: won(0) },
      ride: { ...ride, isPeak: true },
    });
    expect(bill?.total).toBe(offer?.prices.round_trip);
  },
);

test("a transfer is billed for the smallest car, or the one that was chosen", () => {
  expect(billOfRide(transfer, ride)?.total).toBe(31_000);
  expect(
    billOfRide({ ...transfer, vehicle: "van", cars: 2, trip: "round_trip" }, ride)?.total,
  ).toBe(148_000);
  expect(billOfRide({ ...transfer, people: 8 }, ride)?.total).toBe(96_000);
});

test("stays, caddies and entries are billed by their own tables", () => {
  const room = { maxAdults: 2, maxChildren: 1, extraBed: false };
  const nights = [{ night: "2027-01-11", price: won(270_000) }] as const;
  const stay = {
    kind: "hotel",
    hotelId: "h",
    roomId: "r",
    checkIn: "2027-01-11",
    checkOut: "2027-01-12",
    rooms: 2,
    adults: 4,
    children: 0,
    price: won(0),
  } as const;
  expect(billOfStay(stay, { nights, room }).total).toBe(540_000);
  expect(
    billOfCaddie({ caddie: { price: won(22_000), reservationFee: won(10_000) }, course: fees })
      .total,
  ).toBe(10_000);
  const entry = {
    kind: "tournament",
    tournamentId: "1",
    date: "2027-01-14",
    people: 3,
    price: won(0),
  } as const;
  expect(billOfEntry(entry, { entryFee: won(150_000) }).total).toBe(450_000);
});
