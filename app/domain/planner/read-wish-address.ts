import type { PlanWish, WishField } from "./plan-wish.ts";
import { planWishSchema } from "./plan-wish-schema.ts";
import { BUDGET_RANGE, USUAL_GOLFERS } from "./wish-address.ts";

/** The wish of an address; what is not of its form is left out and named. */
export function wishOfSearch(search: URLSearchParams): {
  readonly wish: PlanWish;
  readonly invalid: readonly WishField[];
} {
  const given = { golfers: USUAL_GOLFERS, ...rawWish(search) };
  const first = planWishSchema.safeParse(given);
  if (first.success) return { wish: first.data, invalid: [] };
  const invalid = [...new Set(first.error.issues.map(({ path }) => String(path[0])))];
  const kept = Object.fromEntries(
    Object.entries(given).filter(([field]) => field === "golfers" || !invalid.includes(field)),
  );
  const rest = planWishSchema.safeParse(
    invalid.includes("golfers") ? { ...kept, golfers: USUAL_GOLFERS } : kept,
  );
  return {
    wish: rest.success ? rest.data : { golfers: USUAL_GOLFERS },
    invalid: invalid as WishField[],
  };
}

function rawWish(search: URLSearchParams): Record<string, unknown> {
  const text = (name: string) => search.get(name)?.trim() || undefined;
  const list = (name: string) => {
    const parts = search.getAll(name).flatMap((value) => value.split(","));
    const found = [...new Set(parts.map((part) => part.trim()).filter(Boolean))];
    return found.length > 0 ? found : undefined;
  };
  const [from, until] = [text("from"), text("until")];
  return withoutEmpty({
    from: until && from ? { earliest: from, latest: until } : from,
    nights: numberOf(text("nights")),
    regions: list("region"),
    golfers: numberOf(text("golfers")),
    companions: numberOf(text("companions")),
    rounds: numberOf(text("rounds")),
    holesPerDay: numberOf(text("holes")),
    budget: numberOf(text("budget")),
    must: list("must"),
    avoid: list("avoid"),
    repeatCourses: text("repeat") === undefined ? undefined : text("repeat") === "1",
    teeTime: withoutEmpty({ earliest: text("tee_from"), latest: text("tee_to") }),
    driveMinutes: numberOf(text("drive")),
    hotel: withoutEmpty({
      stars: numberOf(text("stars")),
      id: text("hotel"),
      rooms: text("rooms"),
    }),
    rides: text("rides"),
    caddies: list("caddy"),
    arrival: flightOf(text("arrival_airport"), text("arrival_time")),
    departure: flightOf(text("departure_airport"), text("departure_time")),
    style: text("style"),
  });
}

function flightOf(airport: string | undefined, time: string | undefined) {
  return time === undefined ? undefined : withoutEmpty({ airport, time });
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function withoutEmpty<T extends Record<string, unknown>>(fields: T) {
  const set = Object.entries(fields).filter(
    ([, value]) => value !== undefined && !isEmptyObject(value),
  );
  return Object.fromEntries(set);
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

/** The wish of a submitted form; inputs left at their defaults are not part of it. */
export function wishOfForm(search: URLSearchParams): PlanWish {
  const { wish } = wishOfSearch(search);
  const { budget, holesPerDay, hotel: { rooms, ...hotel } = {}, style, ...rest } = wish;
  const wanted = { ...hotel, ...(rooms === "single" && { rooms }) };
  return {
    ...rest,
    ...(budget !== undefined && budget < BUDGET_RANGE.max && { budget }),
    ...(holesPerDay === 36 && { holesPerDay }),
    ...(Object.keys(wanted).length > 0 && { hotel: wanted }),
    ...(style !== undefined && style !== "balanced" && { style }),
  };
}
