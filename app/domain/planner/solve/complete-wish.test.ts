import { expect, test } from "vitest";
import { TODAY } from "#tests/support/planner/plan-samples.ts";
import { completeWish } from "./complete-wish.ts";

test("chooses what a golfer did not say", () => {
  expect(completeWish({ golfers: 2 }, TODAY)).toEqual({
    golfers: 2,
    from: { earliest: "2026-12-17", latest: "2027-01-16" },
    nights: 3,
    companions: 0,
    rounds: 3,
    holesPerDay: 18,
    repeatCourses: false,
    hotel: { rooms: "twin" },
    arrival: { time: "20:00" },
    departure: { time: "23:00" },
    style: "balanced",
  });
});

test("two rounds a day are one for each night and one more for each full day", () => {
  expect(completeWish({ golfers: 2, nights: 4, holesPerDay: 36 }, TODAY).rounds).toBe(7);
  expect(completeWish({ golfers: 2, nights: 1, holesPerDay: 36 }, TODAY).rounds).toBe(1);
});

test("keeps what was said", () => {
  const said = { golfers: 4, nights: 5, rounds: 2, hotel: { stars: 5 }, style: "near" } as const;
  expect(completeWish(said, TODAY)).toMatchObject({ ...said, hotel: { stars: 5, rooms: "twin" } });
});
