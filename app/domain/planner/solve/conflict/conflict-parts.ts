import type { WishPart } from "../../plan-types.ts";
import type { PlanWish } from "../../plan-wish.ts";

/** Fields of which each product is a part of its own. */
const LISTS = ["avoid", "caddies", "must"] as const;
type ListField = (typeof LISTS)[number];

/** In the order in which they are dropped: of several possible conflicts, the one of later fields is reported. */
const FIELDS = [
  ...["avoid", "departure", "arrival", "caddies", "rides", "hotel.rooms", "teeTime", "hotel.stars"],
  ...["hotel.id", "driveMinutes", "holesPerDay", "regions", "from", "nights", "rounds", "must"],
  "budget",
] as const;

/** Everything in a wish that can collide. */
export function partsOf(wish: PlanWish): readonly WishPart[] {
  return FIELDS.flatMap((field) => {
    const list = LISTS.find((each) => each === field);
    if (list) return (wish[list] ?? []).map((id) => `${list}:${id}`);
    return valueOfPart(wish, field) === undefined ? [] : [field];
  });
}

function valueOfPart(wish: PlanWish, field: string): unknown {
  const [first = "", second] = field.split(".");
  const value = wish[first as keyof PlanWish];
  return second === undefined ? value : wish.hotel?.[second as keyof typeof wish.hotel];
}

/** The wish as if these parts had not been said. */
export function withoutParts(wish: PlanWish, dropped: readonly WishPart[]): PlanWish {
  return dropped.reduce(withoutPart, wish);
}

export function withoutPart(wish: PlanWish, part: WishPart): PlanWish {
  const [field = "", id = ""] = part.split(":");
  const list = LISTS.find((each) => each === field);
  if (list) return withoutProduct(wish, list, id);
  if (!part.startsWith("hotel.")) return { ...wish, [part]: undefined };
  return { ...wish, hotel: { ...wish.hotel, [part.slice("hotel.".length)]: undefined } };
}

function withoutProduct(wish: PlanWish, field: ListField, id: string): PlanWish {
  const left = (wish[field] ?? []).filter((other) => other !== id);
  return { ...wish, [field]: left.length > 0 ? left : undefined };
}
