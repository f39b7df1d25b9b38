import type { PlanCandidates } from "../plan-candidates.ts";

/** In the order of their ids, so that equal plans are chosen alike however candidates were loaded. */
export function inOrder(candidates: PlanCandidates): PlanCandidates {
  const { courses, hotels, transfers, caddies } = candidates;
  return {
    ...candidates,
    courses: by(courses, ({ id }) => id).map((course) => ({
      ...course,
      rounds: by(course.rounds, ({ day, time }) => `${day} ${time}`),
    })),
    hotels: by(hotels, ({ id }) => id).map((hotel) => ({
      ...hotel,
      stays: by(hotel.stays, ({ roomId, checkIn }) => `${roomId} ${checkIn}`),
    })),
    transfers: by(transfers, ({ line, day, way }) => `${line.routeId} ${day} ${way}`),
    caddies: by(caddies, ({ id }) => id),
  };
}

function by<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const keyed = items.map((item) => ({ item, key: keyOf(item) }));
  return keyed
    .toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ item }) => item);
}
