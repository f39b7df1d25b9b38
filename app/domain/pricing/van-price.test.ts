import { expect, test } from "vitest";
import { won } from "../common/money.ts";
import { pickUpTime, vanQuote } from "./van-price.ts";

const route = { oneWayPrice: won(48_000), roundTripPrice: won(74_000), driveMinutes: 35 };
const vehicles = [
  { name: "sedan", maxGolfersWithBags: 2, pricePercent: 65 },
  { name: "suv", maxGolfersWithBags: 3, pricePercent: 80 },
  { name: "van", maxGolfersWithBags: 6, pricePercent: 100 },
];
const surcharges = { peakPercent: 20, early: won(13_000) };
const ride = { players: 2, isPeak: false, time: "07:12" } as const;

test("two golfers ride in a sedan, fetched in time to check in an hour before tee-off", () => {
  expect(vanQuote(route, vehicles, surcharges, ride)).toEqual({
    vehicle: "sedan",
    cars: 1,
    pickUp: "05:37",
    prices: { one_way: 31_000, round_trip: 48_000 },
  });
});

test.each([
  { because: "four need a van", about: { players: 4 }, price: 74_000, cars: 1 },
  { because: "eight need two", about: { players: 8 }, price: 148_000, cars: 2 },
  { because: "dear days cost a fifth more", about: { isPeak: true }, price: 58_000, cars: 1 },
  { because: "before dawn costs more", about: { time: "06:00" }, price: 61_000, cars: 1 },
  { because: "no hour is known yet", about: { time: undefined }, price: 48_000, cars: 1 },
])("the ride there and back costs $price: $because", ({ about, price, cars }) => {
  const offer = vanQuote(route, vehicles, surcharges, { ...ride, ...about });
  expect(offer?.prices.round_trip).toBe(price);
  expect(offer?.cars).toBe(cars);
});

test("without a car there is no ride, and a long road begins the evening before", () => {
  expect(vanQuote(route, [], surcharges, ride)).toBeUndefined();
  expect(pickUpTime("00:30", 90)).toBe("22:00");
});

test("takes the smallest car that fits, in any order of the cars", () => {
  expect(vanQuote(route, vehicles.toReversed(), surcharges, ride)?.vehicle).toBe("sedan");
});
