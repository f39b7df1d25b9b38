import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "#tests/support/cases.ts";
import { won } from "../common/money.ts";
import { type Bill, billPart } from "./bill.ts";
import { entryBill, golfBill, paidCaddies, paidCarts } from "./golf-bill.ts";
import { rideBill } from "./ride-bill.ts";
import { type CourseFees, caddieBill, roundPrice } from "./round-price.ts";
import { extraBeds, fitsRooms, stayBill } from "./stay-bill.ts";
import { vanQuote } from "./van-price.ts";

const siam: CourseFees = {
  caddyFee: won(22_000),
  cartFee: won(33_000),
  playersPerCart: 1,
  includesCaddy: false,
  includesCart: false,
  caddyPolicy: "mandatory",
  cartPolicy: "mandatory",
};
const free: CourseFees = { ...siam, caddyPolicy: "optional", cartPolicy: "optional" };
const fares = { oneWayPrice: won(84_000), roundTripPrice: won(151_000) };
const surcharges = [
  { code: "EARLY", amount: won(13_000), percent: null },
  { code: "LATE", amount: won(22_000), percent: null },
  { code: "JOMTIEN", amount: won(12_000), percent: null },
  { code: "WAIT", amount: won(9_000), percent: null },
  { code: "STOP", amount: won(9_000), percent: null },
  { code: "PEAK", amount: null, percent: 20 },
];
const ride = {
  kind: "transfer",
  trip: "one_way",
  cars: 1,
  pricePercent: 65,
  pickUp: "14:30",
  isPeak: false,
} as const;

function rowsOf({ rows }: Bill) {
  return rows.map(({ code, count, amount }) => [code, count, amount]);
}

test("two golfers at Siam Old with a sedan there and back pay 532,000 won, row by row", () => {
  const sedan = {
    trip: "round_trip",
    cars: 1,
    pricePercent: 65,
    pickUp: "05:37",
    isPeak: false,
  } as const;
  const bill = golfBill(
    won(187_000),
    siam,
    { players: 2 },
    {
      fares: { oneWayPrice: won(48_000), roundTripPrice: won(74_000) },
      surcharges,
      choice: sedan,
    },
  );
  expect(rowsOf(bill)).toEqual([
    ["green", 2, 374_000],
    ["cart", 2, 66_000],
    ["caddy", 2, 44_000],
    ["ride", 1, 48_000],
  ]);
  expect(bill.total).toBe(532_000);
  expect(billPart(bill, ["green", "cart"])).toBe(440_000);
});

test("only chosen carts and caddies are paid when both are optional", () => {
  expect(paidCarts(free, { players: 4 })).toBe(0);
  expect(paidCarts(free, { players: 4, carts: 2 })).toBe(2);
  expect(paidCarts(siam, { players: 4, carts: 1 })).toBe(4);
  expect(paidCarts({ ...siam, includesCart: true }, { players: 4, carts: 4 })).toBe(0);
  expect(paidCaddies(free, { players: 2, caddies: 3 })).toBe(2);
  expect(paidCaddies(siam, { players: 3 })).toBe(3);
});

test.each([
  { because: "a sedan from the airport", about: {}, price: 55_000, rows: ["ride"] },
  {
    because: "before dawn",
    about: { pickUp: "05:10" },
    price: 68_000,
    rows: ["ride", "ride_early"],
  },
  {
    because: "at night, not early as well",
    about: { pickUp: "04:59" },
    price: 77_000,
    rows: ["ride", "ride_late"],
  },
  { because: "after ten", about: { pickUp: "22:00" }, price: 77_000, rows: ["ride", "ride_late"] },
  {
    because: "when the night has just ended",
    about: { pickUp: "05:00" },
    price: 68_000,
    rows: ["ride", "ride_early"],
  },
  { because: "from dawn on", about: { pickUp: "05:30" }, price: 55_000, rows: ["ride"] },
  { because: "on dear days", about: { isPeak: true }, price: 66_000, rows: ["ride", "ride_peak"] },
  {
    because: "with two stops in two cars",
    about: { stops: 2, cars: 2 },
    price: 146_000,
    rows: ["ride", "ride_stop"],
  },
  {
    because: "with an hour's wait in Jomtien",
    about: { waitHours: 1, isFarDistrict: true },
    price: 76_000,
    rows: ["ride", "ride_area", "ride_wait"],
  },
])("a ride costs $price $because", ({ about, price, rows }) => {
  const bill = rideBill(fares, surcharges, { ...ride, ...about });
  expect(bill.total).toBe(price);
  expect(bill.rows.map(({ code }) => code)).toEqual(rows);
});

test("every night has its own price, for every room, and beds and children are separate rows", () => {
  const room = {
    maxAdults: 2,
    maxChildren: 1,
    extraBed: true,
    bedFee: won(40_000),
    childFee: won(5_000),
  };
  const nights = [
    { night: "2027-01-11", price: won(270_000) },
    { night: "2027-01-12", price: won(290_000) },
  ] as const;
  const bill = stayBill(nights, room, { rooms: 2, adults: 5, children: 1 });
  expect(rowsOf(bill)).toEqual([
    ["room", 2, 540_000],
    ["room", 2, 580_000],
    ["extra_bed", 2, 80_000],
    ["child", 2, 10_000],
  ]);
  expect(bill.rows[1]?.on).toBe("2027-01-12");
});

test.each([
  { rooms: 1, adults: 2, children: 1, beds: 0, fits: true },
  { rooms: 1, adults: 3, children: 1, beds: 1, fits: true },
  { rooms: 1, adults: 3, children: 2, beds: 2, fits: false },
  { rooms: 3, adults: 2, children: 0, beds: 0, fits: false },
])(
  "$adults adults and $children children in $rooms rooms: $beds more beds",
  ({ beds, fits, ...party }) => {
    const room = { maxAdults: 2, maxChildren: 1, extraBed: true };
    expect(extraBeds(room, party)).toBe(beds);
    expect(fitsRooms(room, party)).toBe(fits);
  },
);

test("a caddie by name is her price and the fee for her name, or the fee alone", () => {
  const noi = { price: won(22_000), reservationFee: won(10_000) };
  expect(rowsOf(caddieBill(noi, free))).toEqual([
    ["caddy", 1, 22_000],
    ["caddy_name", 1, 10_000],
  ]);
  expect(rowsOf(caddieBill(noi, siam))).toEqual([["caddy_name", 1, 10_000]]);
  expect(entryBill(won(150_000), 2).total).toBe(300_000);
});

const price = fc.integer({ min: 0, max: 2_000_000 }).map(won);
const count = fc.integer({ min: 1, max: 9 });

test("the rows of every bill add up to its total, each its count times its price, in whole won", () => {
  const fees = fc.record({
    caddyFee: price,
    cartFee: price,
    playersPerCart: fc.integer({ min: 1, max: 4 }),
    includesCaddy: fc.boolean(),
    includesCart: fc.boolean(),
    caddyPolicy: fc.constantFrom("mandatory" as const, "optional" as const),
    cartPolicy: fc.constantFrom("mandatory" as const, "optional" as const),
  });
  const rides = fc.record({
    kind: fc.constantFrom("transfer" as const, "round" as const),
    trip: fc.constantFrom("one_way" as const, "round_trip" as const),
    cars: count,
    pricePercent: fc.integer({ min: 30, max: 200 }),
    pickUp: fc.constantFrom("03:00", "05:15", "09:00", "23:30", undefined),
    isPeak: fc.boolean(),
    waitHours: fc.integer({ min: 0, max: 5 }),
    stops: fc.integer({ min: 0, max: 5 }),
  });
  fc.assert(
    fc.property(price, fees, count, rides, price, (green, course, players, choice, one) => {
      const van = { oneWayPrice: one, roundTripPrice: won(one * 2) };
      const golf = golfBill(green, course, { players }, { fares: van, surcharges, choice });
      const bills = [golf, rideBill(van, surcharges, choice), entryBill(green, players)];
      for (const { rows, total } of bills) {
        expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        for (const { count: times, each, amount } of rows) {
          expect(times * each).toBe(amount);
          expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
        }
      }
      const alone = golfBill(green, course, { players });
      expect(alone.total).toBe(roundPrice(green, course, players).total);
    }),
    cases(),
  );
});

test("a round is offered at the total of its bill", () => {
  fc.assert(
    fc.property(price, count, fc.boolean(), (one, players, isPeak) => {
      const van = { oneWayPrice: one, roundTripPrice: one, driveMinutes: 35 };
      const vehicles = [{ name: "sedan", maxGolfersWithBags: 2, pricePercent: 65 }];
      const offer = vanQuote(
        van,
        vehicles,
        { peakPercent: 20, early: won(13_000) },
        { players, isPeak, time: "06:00" },
      );
      const bill = rideBill(van, surcharges, {
        kind: "round",
        trip: "one_way",
        cars: offer?.cars ?? 0,
        pricePercent: 65,
        pickUp: offer?.pickUp,
        isPeak,
      });
      expect(offer?.prices.one_way).toBe(bill.total);
    }),
    cases(),
  );
});
