import type { Database } from "#app/db/client.server.ts";
import { batchSelect } from "#app/db/query/json-rows.server.ts";
import {
  addDays,
  dayRange,
  daysBetween,
  type LocalDate,
} from "#app/domain/common/date/local-date.ts";
import type { PlanScope } from "#app/domain/planner/plan-scope.ts";
import { factsOf } from "#app/features/order/quote/facts.server.ts";
import { courseQueriesOf } from "#app/features/order/quote/facts-courses.server.ts";
import {
  listCaddies,
  listPolicies,
  listStock,
} from "#app/features/order/quote/facts-people.server.ts";
import { rideQueriesOf } from "#app/features/order/quote/facts-rides.server.ts";
import { stayQueriesOf } from "#app/features/order/quote/facts-stays.server.ts";
import type { CandidatePlaces } from "./candidate-places.server.ts";

/** The facts of an order that would hold everything at these places on all days of the scope. */
export async function loadPlaceFacts(db: Database, places: CandidatePlaces, scope: PlanScope) {
  const days = daysOf(scope);
  // A ride from a late flight leaves after midnight, one to an early flight on the evening before.
  const [first, last] = [days[0], days.at(-1)];
  const rideDays = first && last ? dayRange(addDays(first, -1), days.length + 2) : [];
  const courseIds = places.courses.map(({ id }) => id);
  const rows = await batchSelect(db, {
    ...courseQueriesOf({ ids: courseIds, days }),
    ...stayQueriesOf({
      ids: places.rooms.map(({ id }) => id),
      nights: days.slice(0, -1),
      hotelIds: [],
      courseIds: [],
    }),
    ...rideQueriesOf({
      ids: places.airportRoutes.map(({ id }) => id),
      courseIds,
      days: rideDays,
    }),
    caddies: listCaddies([...new Set(places.caddies.map(({ courseId }) => courseId))]),
    stock: listStock(rideDays),
    policies: listPolicies(),
  });
  return factsOf({ ...rows, tournaments: [], seats: [] }, () => 0);
}

/** From the first day of the earliest trip to the last of the latest. */
export function daysOf({ starts, nights }: PlanScope): LocalDate[] {
  const [first, last] = [starts[0], starts.at(-1)];
  if (!first || !last) return [];
  return dayRange(first, daysBetween(first, last) + Math.max(...nights) + 1);
}
