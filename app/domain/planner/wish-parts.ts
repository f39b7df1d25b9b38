import type { PlanWish, WishField } from "./plan-wish.ts";

/** A part of a wish that can be shown, corrected and dropped by itself. */
export type WishChip = {
  readonly field: WishField;
  /** One of several products of a field. */
  readonly id?: string;
  /** The wish without it. */
  readonly without: PlanWish;
};

const LISTS = ["must", "avoid", "caddies"] as const;
type ListField = (typeof LISTS)[number];

/** What a wish says, in the order in which one would say it. */
const ORDER: readonly WishField[] = [
  "from",
  "nights",
  "golfers",
  "companions",
  "regions",
  "rounds",
  "holesPerDay",
  "budget",
  "must",
  "avoid",
  "repeatCourses",
  "teeTime",
  "driveMinutes",
  "hotel",
  "rides",
  "caddies",
  "arrival",
  "departure",
  "style",
];

export function chipsOf(wish: PlanWish): WishChip[] {
  return ORDER.flatMap((field): WishChip[] => {
    if (wish[field] === undefined) return [];
    if (!isList(field)) return [{ field, without: without(wish, field) }];
    return (wish[field] ?? []).map((id) => ({ field, id, without: withoutId(wish, field, id) }));
  });
}

function isList(field: WishField): field is ListField {
  return LISTS.some((each) => each === field);
}

/** How many golfers there are is never left open. */
function without(wish: PlanWish, field: WishField): PlanWish {
  if (field === "golfers") return wish;
  const { [field]: _, ...rest } = wish;
  return rest as PlanWish;
}

function withoutId(wish: PlanWish, field: ListField, id: string): PlanWish {
  const left = (wish[field] ?? []).filter((each) => each !== id);
  return left.length > 0 ? { ...wish, [field]: left } : without(wish, field);
}

/** A wish without a part, as a conflict names it: `budget`, `hotel.stars`, `must:th-siam-old`. */
export function withoutPart(wish: PlanWish, part: string): PlanWish {
  const [name = "", id] = part.split(":");
  const field = name as WishField;
  if (id !== undefined && isList(field)) return withoutId(wish, field, id);
  if (!name.startsWith("hotel.")) return without(wish, field);
  const key = name.slice("hotel.".length) as keyof NonNullable<PlanWish["hotel"]>;
  const { [key]: _, ...hotel } = wish.hotel ?? {};
  return Object.keys(hotel).length > 0 ? { ...wish, hotel } : without(wish, "hotel");
}

/** Those who do not play sleep, ride and pay too. */
export function travellersOf({ golfers, companions = 0 }: PlanWish): number {
  return golfers + companions;
}
