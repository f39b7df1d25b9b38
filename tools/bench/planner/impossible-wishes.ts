import { addDays, weekdayOf } from "#app/domain/common/date/local-date.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import type { ShopSnapshot } from "./shop-snapshot.ts";
import type { Dice } from "./wish-dice.ts";
import type { Witness } from "./witness-trip.ts";

type Spoilt = {
  readonly shop: ShopSnapshot;
  readonly witness: Witness;
  readonly wish: PlanWish;
  readonly dice: Dice;
};

/** Each makes a wish that could be met one that cannot, by what is known of the shop; undefined where it does not apply. */
const SPOILERS: Record<string, (spoilt: Spoilt) => PlanWish | undefined> = {
  "a budget below the bare rooms and green fees": ({ shop, witness, wish }) => {
    const people = wish.golfers + (wish.companions ?? 0);
    const fees = leastOf([...shop.days.values()].map(({ fee }) => fee));
    const rooms = witness.rooms === "single" ? people : Math.ceil(people / 2);
    const night = leastOf([...shop.nights.values()].map(({ price }) => price));
    const least = (wish.rounds ?? 1) * wish.golfers * fees + (wish.nights ?? 1) * rooms * night;
    return { ...wish, budget: Math.ceil(least / people) - 1 };
  },
  "a course that no hotel of the region reaches": ({ shop, witness, wish, dice }) => {
    const hotels = [...shop.hotels.values()].filter(
      ({ region }) => region === witness.hotel.region,
    );
    const far = [...shop.courses.keys()].filter((course) =>
      hotels.every(({ id }) => (shop.drives.get(`${id} ${course}`) ?? 999) > 120),
    );
    const must = [...(wish.must ?? []).slice(0, 9), dice.pick(far)];
    return { ...wish, regions: [witness.hotel.region], must };
  },
  "more rounds than days": ({ wish }) => ({
    ...wish,
    holesPerDay: 18,
    rounds: (wish.nights ?? 3) + 2,
    must: undefined,
  }),
  "rounds in the dark": ({ shop, witness, wish }) => {
    const near = [...shop.courses.values()].filter((course) =>
      [...shop.hotels.values()].some(
        ({ id, region }) =>
          region === witness.hotel.region && (shop.drives.get(`${id} ${course.id}`) ?? 999) <= 120,
      ),
    );
    if (near.some(({ night_golf }) => night_golf)) return undefined;
    return { ...wish, regions: [witness.hotel.region], teeTime: { earliest: "15:30" } };
  },
  "a caddie on her day off": ({ shop, witness, wish, dice }) => {
    const caddie = dice.pick([...shop.caddies.values()]);
    const reached = (shop.drives.get(`${witness.hotel.id} ${caddie.course}`) ?? 999) <= 120;
    if (!reached) return undefined;
    const ahead = (caddie.day_off - weekdayOf(witness.start) + 7) % 7;
    // One night; landing in the evening, she would go out on the second day.
    const from = addDays(witness.start, ahead - 1);
    const caddies = [caddie.id];
    return {
      ...wish,
      from,
      nights: 1,
      rounds: 1,
      must: undefined,
      caddies,
      arrival: { time: "22:00" },
    };
  },
  "a hotel below its stars": ({ wish, shop, dice }) => {
    const plain = [...shop.hotels.values()].filter((hotel) => hotel.class < 5);
    const hotel = dice.pick(plain);
    return {
      ...wish,
      regions: undefined,
      hotel: { ...wish.hotel, id: hotel.id, stars: hotel.class + 1 },
    };
  },
  "a course that is wanted and refused": ({ witness, wish, dice }) => {
    const { course } = dice.pick(witness.rounds);
    return { ...wish, must: [course.id], avoid: [...(wish.avoid ?? []).slice(0, 9), course.id] };
  },
  "two courses that no hotel has together": ({ shop, witness, wish, dice }) => {
    const [{ course }] = [dice.pick(witness.rounds)];
    const together = (other: string) =>
      [...shop.hotels.keys()].some(
        (id) =>
          (shop.drives.get(`${id} ${course.id}`) ?? 999) <= 120 &&
          (shop.drives.get(`${id} ${other}`) ?? 999) <= 120,
      );
    const apart = [...shop.courses.keys()].filter((other) => !together(other));
    return { ...wish, rounds: Math.max(2, wish.rounds ?? 2), must: [course.id, dice.pick(apart)] };
  },
  "single rooms for more than four": ({ wish }) => {
    if (wish.golfers + (wish.companions ?? 0) <= 4) return undefined;
    return { ...wish, hotel: { ...wish.hotel, rooms: "single" } };
  },
  "a region without our vans": ({ shop, witness, wish }) => {
    const driven = new Set(shop.routes.flatMap(({ course, region }) => (course ? region : [])));
    const regions = [...new Set([...shop.hotels.values()].map(({ region }) => region))];
    const walked = regions.filter((region) => !driven.has(region));
    if (walked.length === 0) return undefined;
    const { must: _, caddies: __, hotel, ...rest } = wish;
    return {
      ...rest,
      hotel: { rooms: hotel?.rooms ?? witness.rooms },
      regions: walked.slice(0, 10),
      rides: "all",
    };
  },
  "a drive shorter than the way to the course": ({ shop, witness, wish, dice }) => {
    const { course } = dice.pick(witness.rounds);
    const ways = [...shop.hotels.keys()].map((id) => shop.drives.get(`${id} ${course.id}`) ?? 999);
    const least = 2 * leastOf(ways);
    if (least <= 10) return undefined;
    return { ...wish, must: [course.id], driveMinutes: least - 1 };
  },
};

export const IMPOSSIBLE_KINDS = Object.keys(SPOILERS);

export function spoilWish(kind: string, spoilt: Spoilt): PlanWish | undefined {
  const wish = SPOILERS[kind]?.(spoilt);
  // A part that was taken out is absent, as in an address.
  return wish && (JSON.parse(JSON.stringify(wish)) as PlanWish);
}

function leastOf(values: readonly number[]): number {
  return values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
}
