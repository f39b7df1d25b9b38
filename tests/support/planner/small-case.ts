import { dayRange, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import {
  type CaddieCandidate,
  carKey,
  type PlanCandidates,
} from "#app/domain/planner/plan-candidates.ts";
import type { PlanStyle, PlanWish } from "#app/domain/planner/plan-wish.ts";
import { randomFrom } from "./big-case.ts";
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

export type SmallCase = { readonly wish: PlanWish; readonly candidates: PlanCandidates };

const COURSES = ["a", "b", "c", "d"];
const STYLES: readonly PlanStyle[] = ["balanced", "quality", "value", "near"];

/** A few hotels and courses with wishes that bind, small enough to try everything. */
export function smallCase(seed: number): SmallCase {
  const next = randomFrom(seed * 7919 + 17);
  for (let skip = 0; skip < 5; skip++) next();
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const sometimes = (share: number) => next() < share;
  const pick = <Item>(items: readonly Item[]) => items[between(0, items.length - 1)] as Item;
  const is36 = sometimes(0.4);
  const nights = between(1, is36 ? 2 : 3);
  const starts = between(1, 2);
  const golfers = pick([1, 2, 4, 5]);
  const days = dayRange(MONDAY, starts + nights);
  const courses = COURSES.slice(0, is36 ? 3 : 4).map((id) => {
    const rounds = days.flatMap((day) =>
      ["06:30", "08:00", "13:30"]
        .filter(() => sometimes(is36 ? 0.35 : 0.45))
        .map((time) => {
          const van = {
            regionId: pick(["pattaya", "pattaya", "huahin"]),
            price: between(1, 4) * 1000,
          };
          const price = between(3, 12) * 1000;
          return roundOf({ course: id, day, time, price, golfers, ...(sometimes(0.8) && { van }) });
        }),
    );
    return courseOf(id, rounds, { rating: between(30, 50), nightGolf: sometimes(0.3) });
  });
  const rooms = Math.ceil(golfers / 2);
  const hotels = ["x", "y"].map((id) => {
    const minutesTo = Object.fromEntries(
      COURSES.filter(() => sometimes(0.85)).map((course) => [course, between(2, 26) * 5]),
    );
    const stays = dayRange(MONDAY, starts)
      .filter(() => sometimes(0.85))
      .map((day) => stayOf(id, day, nights, between(5, 20) * 1000, { rooms, adults: golfers }));
    return hotelOf(id, minutesTo, stays, { stars: between(3, 5), rating: between(25, 45) });
  });
  const transfers = days.flatMap((day) =>
    (["there", "back"] as const)
      .filter(() => sometimes(0.85))
      .map((way) =>
        transferOf({ way, day, flight: way === "there" ? "07:00" : "20:00", price: 3000 }),
      ),
  );
  const carsLeft = Object.fromEntries(
    days.map((day) => [carKey(carIn("pattaya", day)), between(1, 4)]),
  );
  const named = COURSES.slice(0, between(0, 2)).map((id) =>
    caddieOf(id, between(0, 6), days, next),
  );
  const fullDays = nights + 1;
  const wish: PlanWish = {
    ...{ from: { earliest: MONDAY, latest: days[starts - 1] ?? MONDAY }, nights, golfers },
    rounds: between(1, is36 ? fullDays + 1 : fullDays),
    style: pick(STYLES),
    arrival: { time: "07:00" },
    departure: { time: "20:00" },
    ...(is36 && { holesPerDay: 36 }),
    ...(sometimes(0.3) && { repeatCourses: true }),
    ...(sometimes(0.4) && { budget: Math.ceil((between(15, 70) * 1000) / golfers) }),
    ...(sometimes(0.3) && { must: [pick(COURSES)] }),
    ...(sometimes(0.2) && { avoid: [pick([...COURSES, "x"])] }),
    ...(sometimes(0.2) && { driveMinutes: between(60, 260) }),
    ...(sometimes(0.2) && { teeTime: pick([{ earliest: "07:00" }, { latest: "12:00" }]) }),
    ...(sometimes(0.5) && { rides: pick(["all", "airport", "none"] as const) }),
    ...(named.length > 0 && sometimes(0.5) && { caddies: named.map(({ id }) => id) }),
  };
  return {
    wish,
    candidates: candidatesOf({ courses, hotels, transfers, carsLeft, caddies: named }),
  };
}

function caddieOf(
  courseId: string,
  dayOff: number,
  days: readonly LocalDate[],
  next: () => number,
): CaddieCandidate {
  const taken = days.filter(() => next() < 0.3).map((day) => `${day}:am`);
  const price = won(700);
  const id = `caddie-${courseId}`;
  return {
    id,
    courseId,
    dayOff,
    taken,
    price,
    line: { kind: "caddy", caddyId: id, courseId, price },
  };
}
