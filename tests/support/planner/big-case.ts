import { addDays, dayRange } from "#app/domain/common/date/local-date.ts";
import type { PlanCandidates } from "#app/domain/planner/plan-candidates.ts";
import { carKey } from "#app/domain/planner/plan-candidates.ts";
import {
  candidatesOf,
  carIn,
  courseOf,
  hotelOf,
  MONDAY,
  roundOf,
  stayOf,
  transferOf,
} from "./plan-samples.ts";

const TIMES = ["06:30", "07:30", "08:30", "10:30", "12:30", "13:30"];
const REGIONS = ["bangkok", "chiangmai", "huahin", "pattaya", "phuket"];
const STARTS = 31;

/** As large as a shop gets: 60 courses with six tee times a day, 25 hotels with two kinds of rooms, a month of first days. */
export function bigCase(seed: number, nights = 4, golfers = 4): PlanCandidates {
  const next = randomFrom(seed);
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const days = dayRange(MONDAY, STARTS + nights);
  const regionOf = (index: number) => REGIONS[index % REGIONS.length] ?? "";
  const courses = Array.from({ length: 60 }, (_, index) => {
    const id = `course-${String(index).padStart(2, "0")}`;
    const regionId = regionOf(index);
    const base = between(60, 260) * 1000 * golfers;
    const rounds = days.flatMap((day) =>
      TIMES.filter(() => next() > 0.15).map((time) => {
        const price = base + between(0, 30) * 1000 * golfers;
        const van = { regionId, price: between(50, 90) * 1000 };
        return roundOf({ course: id, day, time, price, golfers, van });
      }),
    );
    return courseOf(id, rounds, { regionId, rating: between(30, 50) });
  });
  const hotels = Array.from({ length: 25 }, (_, index) => {
    const id = `hotel-${String(index).padStart(2, "0")}`;
    const regionId = regionOf(index);
    const near = courses.filter((course) => course.regionId === regionId || next() > 0.9);
    const minutesTo = Object.fromEntries(near.map((course) => [course.id, 5 * between(2, 26)]));
    const stars = between(3, 5);
    const stays = ["a", "b"].flatMap((room) => {
      const night = between(50, 250) * 1000 * Math.ceil(golfers / 2);
      return dayRange(MONDAY, STARTS).map((start) =>
        stayOf(id, start, nights, nights * (night + between(0, 20) * 1000), {
          ...{ rooms: Math.ceil(golfers / 2), adults: golfers, room: `${id}-${room}` },
        }),
      );
    });
    return hotelOf(id, minutesTo, stays, { regionId, stars, rating: 9 * stars + between(-3, 3) });
  });
  const transfers = REGIONS.flatMap((regionId) =>
    dayRange(MONDAY, STARTS).flatMap((day) => [
      transferOf({ regionId, way: "there", day, flight: "20:00" }),
      transferOf({ regionId, way: "back", day: addDays(day, nights), flight: "23:00" }),
    ]),
  );
  const carsLeft = Object.fromEntries(
    REGIONS.flatMap((region) => days.map((day) => [carKey(carIn(region, day)), 4])),
  );
  return candidatesOf({ courses, hotels, transfers, carsLeft });
}

/** The same numbers for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
