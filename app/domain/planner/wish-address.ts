import type { PlanWish } from "./plan-wish.ts";

export const USUAL_GOLFERS = 2;
/** The slider of the form; at its end there is no limit. */
export const BUDGET_RANGE = { min: 400_000, max: 5_000_000, step: 50_000 } as const;

/** The same wish as a query; `wishOfSearch` reads it back. */
export function searchOfWish(wish: PlanWish): URLSearchParams {
  const { from, hotel, teeTime, arrival, departure } = wish;
  const span = typeof from === "object" ? from : { earliest: from, latest: undefined };
  const values: Record<string, string | number | undefined> = {
    from: span.earliest,
    until: span.latest,
    nights: wish.nights,
    region: wish.regions?.join(","),
    golfers: wish.golfers,
    companions: wish.companions || undefined,
    rounds: wish.rounds,
    holes: wish.holesPerDay,
    budget: wish.budget,
    must: wish.must?.join(","),
    avoid: wish.avoid?.join(","),
    repeat: wish.repeatCourses ? 1 : undefined,
    tee_from: teeTime?.earliest,
    tee_to: teeTime?.latest,
    drive: wish.driveMinutes,
    stars: hotel?.stars,
    hotel: hotel?.id,
    rooms: hotel?.rooms,
    rides: wish.rides,
    caddy: wish.caddies?.join(","),
    arrival_airport: arrival?.airport,
    arrival_time: arrival?.time,
    departure_airport: departure?.airport,
    departure_time: departure?.time,
    style: wish.style,
  };
  const set = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(set);
}

/** The page on which a wish can be changed. */
export function askPlanPath(wish: PlanWish): string {
  return `/ai?${searchOfWish(wish)}`;
}

/** The page that shows the plans of a wish. */
export function plansPath(wish: PlanWish, more: URLSearchParams = new URLSearchParams()): string {
  return `/ai/plans?${new URLSearchParams([...searchOfWish(wish), ...more])}`;
}
