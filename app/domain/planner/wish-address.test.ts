import { expect, test } from "vitest";
import type { PlanWish } from "./plan-wish.ts";
import { wishOfForm, wishOfSearch } from "./read-wish-address.ts";
import { askPlanPath, searchOfWish } from "./wish-address.ts";

const FULL: PlanWish = {
  from: { earliest: "2027-01-11", latest: "2027-01-20" },
  nights: 3,
  regions: ["pattaya", "bangkok"],
  golfers: 4,
  companions: 1,
  rounds: 3,
  holesPerDay: 36,
  budget: 1_200_000,
  must: ["th-laem-chabang"],
  avoid: ["th-siam-old", "ht-hilton-pattaya"],
  repeatCourses: true,
  teeTime: { earliest: "06:00", latest: "08:30" },
  driveMinutes: 90,
  hotel: { stars: 5, id: "ht-amari-pattaya", rooms: "single" },
  rides: "all",
  caddies: ["cad-014"],
  arrival: { airport: "BKK", time: "13:25" },
  departure: { airport: "BKK", time: "23:55" },
  style: "near",
};

test("reads back from its address every part of a wish", () => {
  expect(wishOfSearch(searchOfWish(FULL))).toEqual({ wish: FULL, invalid: [] });
});

test("writes one first day as one day", () => {
  expect(askPlanPath({ golfers: 2, from: "2027-01-11" })).toBe("/ai?from=2027-01-11&golfers=2");
});

test("takes two golfers and nothing else from an empty address", () => {
  expect(wishOfSearch(new URLSearchParams("from=&nights=&region=&budget="))).toEqual({
    wish: { golfers: 2 },
    invalid: [],
  });
});

test.each([
  ["golfers=0", "golfers"],
  ["golfers=9", "golfers"],
  ["golfers=two", "golfers"],
  ["nights=15", "nights"],
  ["from=2027-02-30", "from"],
  ["budget=-5", "budget"],
  ["must=A'%20OR", "must"],
  ["tee_from=25:00", "teeTime"],
  ["rides=taxi", "rides"],
])("leaves out and names what cannot be a wish: %s", (search, field) => {
  const { wish, invalid } = wishOfSearch(new URLSearchParams(`${search}&rounds=2`));
  expect(invalid).toEqual([field]);
  expect(wish).toEqual({ golfers: 2, rounds: 2 });
});

test("ignores form inputs that were left at their defaults", () => {
  const untouched =
    "from=&golfers=2&companions=0&budget=5000000&holes=18&rooms=twin&style=balanced";
  expect(wishOfForm(new URLSearchParams(untouched))).toEqual({ golfers: 2, companions: 0 });
  const chosen = "golfers=3&budget=4950000&holes=36&rooms=single&stars=5&style=near";
  expect(wishOfForm(new URLSearchParams(chosen))).toEqual({
    golfers: 3,
    budget: 4_950_000,
    holesPerDay: 36,
    hotel: { stars: 5, rooms: "single" },
    style: "near",
  });
});
