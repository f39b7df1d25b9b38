import { addDays } from "#app/domain/common/date/local-date.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import { countConstraints } from "./count-constraints.ts";
import type { ShopSnapshot } from "./shop-snapshot.ts";
import { clockMinutes, clockTime } from "./trip-clock.ts";
import type { Dice } from "./wish-dice.ts";
import type { Witness } from "./witness-trip.ts";

type Around = {
  readonly shop: ShopSnapshot;
  readonly witness: Witness;
  /** Of the witness, for each traveller. */
  readonly perPerson: number;
  readonly dice: Dice;
  readonly tight: boolean;
};

export const FEWEST = 12;
export const MOST = 25;

/** Conditions that the witness meets: at least twelve, in a tight wish hardly more than it needs. */
export function wishAround(around: Around): PlanWish {
  const { dice, tight } = around;
  let wish = coreOf(around);
  const optional = dice.shuffled(Object.values(OPTIONS));
  const wanted = dice.between(tight ? FEWEST + 4 : FEWEST, MOST - 1);
  for (const add of optional) {
    const next = { ...wish, ...add(around) };
    if (countConstraints(next) > MOST) continue;
    if (countConstraints(wish) < wanted) wish = next;
  }
  return wish;
}

function coreOf({ witness, dice, tight, perPerson }: Around): PlanWish {
  const { start, golfers, companions, nights, rounds, rooms, rides } = witness;
  const slack = tight ? dice.between(0, 2) : dice.between(0, 9);
  const before = dice.below(slack + 1);
  const from =
    slack === 0 && dice.chance(50)
      ? start
      : { earliest: addDays(start, -before), latest: addDays(start, slack - before) };
  const over = tight ? dice.between(0, 4) : dice.between(10, 60);
  return {
    from,
    nights,
    golfers,
    companions,
    rounds: rounds.length,
    budget: Math.ceil((perPerson * (100 + over)) / 100),
    hotel: { rooms },
    rides,
    style: dice.pick(["balanced", "quality", "value", "near"] as const),
  };
}

const OPTIONS: Record<string, (around: Around) => Partial<PlanWish>> = {
  regions: ({ witness, dice, shop }) => {
    const others = [...new Set([...shop.hotels.values()].map(({ region }) => region))];
    const more = dice.chance(30) ? [dice.pick(others)] : [];
    return { regions: [...new Set([witness.hotel.region, ...more])] };
  },
  must: ({ witness, dice }) => {
    const courses = dice.shuffled(witness.rounds.map(({ course }) => course.id));
    return { must: courses.slice(0, dice.between(1, Math.max(1, courses.length))) };
  },
  avoid: ({ witness, dice, shop }) => {
    const used = new Set([witness.hotel.id, ...witness.rounds.map(({ course }) => course.id)]);
    const near = [...shop.courses.values()].filter(({ region }) => region === witness.hotel.region);
    const hotels = [...shop.hotels.values()].filter(
      ({ region }) => region === witness.hotel.region,
    );
    const others = [...near, ...hotels].map(({ id }) => id).filter((id) => !used.has(id));
    return others.length === 0 ? {} : { avoid: dice.shuffled(others).slice(0, dice.between(1, 5)) };
  },
  teeTime: ({ witness, dice, tight }) => {
    const times = witness.rounds.flatMap((round) => round.times).toSorted();
    const slack = tight ? dice.between(0, 30) : dice.between(30, 150);
    const earliest = Math.max(0, clockMinutes(times[0] ?? "06:00") - slack);
    const latest = Math.min(1439, clockMinutes(times.at(-1) ?? "12:00") + slack);
    return { teeTime: { earliest: clockTime(earliest), latest: clockTime(latest) } };
  },
  driveMinutes: ({ witness, dice, tight }) => {
    const most = Math.max(...witness.rounds.map(({ minutes }) => 2 * minutes));
    return {
      driveMinutes: Math.max(10, most + (tight ? dice.between(0, 5) : dice.between(10, 90))),
    };
  },
  stars: ({ witness, dice }) => ({
    hotel: {
      rooms: witness.rooms,
      stars: Math.max(1, witness.hotel.class - (dice.chance(60) ? 0 : 1)),
      ...(dice.chance(35) && { id: witness.hotel.id }),
    },
  }),
  holesPerDay: ({ dice }) => ({ holesPerDay: dice.chance(85) ? 18 : 36 }),
  repeatCourses: ({ dice }) => ({ repeatCourses: dice.chance(30) }),
  caddies: ({ witness }) =>
    witness.caddies.length === 0 ? {} : { caddies: witness.caddies.map(({ id }) => id) },
  flights: ({ witness: { airport, landing, takeOff } }) => ({
    arrival: { ...(airport && { airport }), time: landing },
    departure: { ...(airport && { airport }), time: takeOff },
  }),
};
