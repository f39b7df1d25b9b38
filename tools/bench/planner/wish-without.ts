import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { WishPart } from "#app/domain/planner/plan-types.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";

const LISTS = ["must", "avoid", "caddies"] as const;
const FIELDS = [
  ...["from", "nights", "regions", "rounds", "holesPerDay", "budget", "teeTime", "driveMinutes"],
  ...["rides", "arrival", "departure"],
] as (keyof PlanWish)[];

/** By the names that a conflict uses. */
export function partsOf(wish: PlanWish): WishPart[] {
  return [
    ...FIELDS.filter((field) => wish[field] !== undefined),
    ...LISTS.flatMap((list) => (wish[list] ?? []).map((id) => `${list}:${id}`)),
    ...Object.keys(wish.hotel ?? {}).map((key) => `hotel.${key}`),
  ];
}

const MOVED_DAYS = 7;

/** What a wish may become without its part: one wish, or several of which one is enough. */
export function wishWithout(wish: PlanWish, part: WishPart, today: LocalDate): PlanWish[] {
  const [list, id] = part.split(":");
  const { nights = 3, holesPerDay, rounds = holesPerDay === 36 ? 2 * nights - 1 : nights } = wish;
  const smaller = (most: number) => Array.from({ length: most }, (_, index) => most - index);
  switch (list) {
    case "must":
    case "avoid":
    case "caddies": {
      const left = (wish[list] ?? []).filter((each) => each !== id);
      return [{ ...wish, [list]: left.length > 0 ? left : undefined }];
    }
    case "from":
      return [movedWish(wish, today)];
    case "nights":
      return smaller(nights).map((fewer) => ({ ...wish, nights: fewer }));
    case "rounds":
      return smaller(rounds).map((fewer) => ({ ...wish, rounds: fewer }));
    case "holesPerDay":
      return [{ ...wish, holesPerDay: 36, rounds }];
    case "hotel.stars":
    case "hotel.id":
    case "hotel.rooms":
      return [{ ...wish, hotel: { ...wish.hotel, [list.slice("hotel.".length)]: undefined } }];
    default:
      return [{ ...wish, [part]: undefined }];
  }
}

function movedWish(wish: PlanWish, today: LocalDate): PlanWish {
  const { from } = wish;
  if (from === undefined) return wish;
  const { earliest, latest } = typeof from === "string" ? { earliest: from, latest: from } : from;
  const first = addDays(earliest, -MOVED_DAYS);
  return {
    ...wish,
    from: { earliest: first < today ? today : first, latest: addDays(latest, MOVED_DAYS) },
  };
}

/** All that a wish may become with these parts alone. */
export function wishWithOnly(
  wish: PlanWish,
  kept: readonly WishPart[],
  today: LocalDate,
): PlanWish[] {
  const dropped = partsOf(wish).filter((part) => !kept.includes(part));
  return dropped
    .reduce((wishes, part) => wishes.flatMap((each) => wishWithout(each, part, today)), [wish])
    .map((each) => JSON.parse(JSON.stringify(each)) as PlanWish);
}
