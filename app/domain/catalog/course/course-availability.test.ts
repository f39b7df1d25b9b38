import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { type AvailabilityFacts, courseAvailability } from "./course-availability.ts";
import { inCourseOrder } from "./course-order.ts";

const course: AvailabilityFacts = {
  minPlayers: 2,
  maxPlayers: 4,
  teePlaces: 4,
  sheet: { first: "06:00", last: "13:30", intervalMinutes: 30 },
  priced: { day: "2027-01-12", greenFee: won(100_000), closed: false },
  taken: [],
  caddyFee: won(20_000),
  cartFee: won(30_000),
  playersPerCart: 2,
  includesCaddy: false,
  includesCart: false,
  caddyPolicy: "mandatory",
  cartPolicy: "mandatory",
};
const filter = { date: "2027-01-12", players: 2, band: undefined } as const;
const earliest = { day: "2026-11-16", time: "09:00" } as const;
const price = { day: "2027-01-12", perGolfer: 135_000 };

test("a free day has its price for the party and the tee times that take it", () => {
  expect(courseAvailability(course, filter, earliest)).toEqual({
    state: "open",
    price,
    tees: { first: "06:00", last: "13:30", free: 16 },
  });
  expect(courseAvailability(course, { ...filter, players: 3 }, earliest)).toMatchObject({
    price: { perGolfer: 140_000 },
  });
});

test("a part of the day counts only its own tee times", () => {
  const taken = [{ time: "11:00:00", capacity: 4, taken: 3 }];
  expect(courseAvailability({ ...course, taken }, { ...filter, band: "midday" }, earliest)).toEqual(
    {
      state: "open",
      price,
      tees: { first: "11:30", last: "12:30", free: 3 },
    },
  );
});

test("shows the price of the cheapest free tee time for the party when asked", () => {
  const teePrices = {
    timeRates: [{ from: "12:00", to: "14:00", amount: -20_000 }],
    own: new Map([["06:30", won(70_000)]]),
  };
  expect(courseAvailability({ ...course, teePrices }, filter, earliest)).toMatchObject({
    price: { perGolfer: 105_000 },
    cheapestTee: "06:30",
  });
  const taken = [{ time: "06:30:00", capacity: 4, taken: 3 }];
  expect(courseAvailability({ ...course, teePrices, taken }, filter, earliest)).toMatchObject({
    price: { perGolfer: 115_000 },
    cheapestTee: "12:00",
  });
  const same = { timeRates: [], own: new Map([["06:30", won(110_000)]]) };
  expect(courseAvailability({ ...course, teePrices: same }, filter, earliest)).toEqual({
    state: "open",
    price,
    tees: { first: "06:00", last: "13:30", free: 16 },
  });
});

test("without a day the cheapest coming day is quoted, without a tee time", () => {
  const availability = courseAvailability(course, { ...filter, date: undefined }, earliest);
  expect(availability).toEqual({ state: "open", price, tees: null });
});

test("an unavailable course says why", () => {
  const state = (change: Partial<AvailabilityFacts>, on: object = filter) =>
    courseAvailability({ ...course, ...change }, { ...filter, ...on }, earliest).state;
  const full = ["11:00", "11:30", "12:00", "12:30"].map((time) => ({
    time,
    capacity: 4,
    taken: 4,
  }));
  expect(state({ priced: undefined })).toBe("no_price");
  expect(state({ priced: { day: "2027-01-12", greenFee: won(1), closed: true } })).toBe("closed");
  expect(state({ taken: full }, { band: "midday" })).toBe("sold_out");
  expect(state({}, { date: "2026-11-15" })).toBe("past_cutoff");
  expect(state({}, { players: 1 })).toBe("party");
  expect(state({}, { players: 5 })).toBe("party");
  expect(state({}, { band: "night" })).toBe("band");
});

const at = (id: string, minutes: number | null, perGolfer?: number) => ({
  id,
  minutes,
  availability: perGolfer
    ? ({
        state: "open",
        price: { day: "2027-01-12", perGolfer: won(perGolfer) },
        tees: null,
      } as const)
    : ({ state: "closed", next: null } as const),
});
const all = [
  at("far", 120, 2),
  at("closed", 10),
  at("middle", 60, 1),
  at("near", 20, 3),
  at("lost", null, 2),
];

test.each([
  ["distance", ["near", "middle", "far", "lost", "closed"]],
  ["lowest", ["middle", "far", "lost", "near", "closed"]],
  ["highest", ["near", "far", "lost", "middle", "closed"]],
] as const)("unavailable courses come last when sorted by %s", (sort, ids) => {
  expect(inCourseOrder(all, sort).map(({ id }) => id)).toEqual(ids);
  expect(inCourseOrder(all.toReversed(), sort).map(({ id }) => id)).toEqual(ids);
});
