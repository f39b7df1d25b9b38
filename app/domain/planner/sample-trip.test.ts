import { expect, test } from "vitest";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "../common/money.ts";
import { type CourseChoice, type RoomChoice, sampleTrip } from "./sample-trip.ts";

const DAYS: readonly LocalDate[] = ["2027-01-11", "2027-01-12", "2027-01-13"];
const START = DAYS.slice(0, 1);

function course(id: string, ...prices: (number | undefined)[]): CourseChoice {
  const open = DAYS.flatMap((day, index) => {
    const price = prices[index];
    return price === undefined ? [] : [[day, won(price)] as const];
  });
  return { id, priceOn: new Map(open) };
}

function room(nights: readonly number[], minutes: Record<string, number>): RoomChoice {
  return {
    id: "room",
    hotelId: "hotel",
    priceOn: new Map(nights.map((price, index) => [DAYS[index] ?? "2027-01-11", won(price)])),
    minutesTo: new Map(Object.entries(minutes)),
  };
}

const near = { a: 30, b: 30, c: 30, far: 75 };

test("a trip is the cheapest three rounds on three courses, and half of the room", () => {
  const courses = [
    course("a", 100, 200, 200),
    course("b", 90, 100, 300),
    course("c", 300, 300, 150),
  ];
  const trip = sampleTrip(START, courses, [room([200, 201], near)]);

  expect(trip?.rounds.map(({ courseId }) => courseId)).toEqual(["a", "b", "c"]);
  expect(trip?.roomTotal).toBe(401);
  expect(trip?.perGolfer).toBe(350 + 201);
  expect(trip?.checkOut).toBe("2027-01-13");
});

test("a course more than an hour away is not used, however cheap", () => {
  const three = [course("a", 100, 100, 100), course("b", 100, 100, 100), course("far", 1, 1, 1)];
  expect(sampleTrip(START, three, [room([200, 200], near)])).toBeUndefined();

  const four = [...three, course("c", 100, 100, 100)];
  const trip = sampleTrip(START, four, [room([200, 200], near)]);
  expect(trip?.rounds.map(({ courseId }) => courseId)).not.toContain("far");
  expect(trip?.rounds[0]?.outOf).toBe(3);
});

test("there is no trip while a night is taken or a day has no course left", () => {
  const courses = [course("a", 100, 100, 100), course("b", 100, 100, 100), course("c", 100, 100)];
  expect(sampleTrip(START, courses, [room([200], near)])).toBeUndefined();
  expect(sampleTrip(START, courses.slice(0, 2), [room([200, 200], near)])).toBeUndefined();
  expect(sampleTrip([], courses, [room([200, 200], near)])).toBeUndefined();
});

test("takes the cheapest of several rooms and days", () => {
  const courses = [
    course("a", 100, 100, 100),
    course("b", 100, 100, 100),
    course("c", 100, 100, 100),
  ];
  const dear = { ...room([900, 900], near), id: "dear" };
  expect(sampleTrip(DAYS, courses, [dear, room([200, 200], near)])?.roomId).toBe("room");
});
