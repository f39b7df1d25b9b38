import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { shortPlaceName, tripSpan } from "#app/domain/order/trip/trip-summary.ts";
import { searchOfTrip } from "#app/domain/planner/trip-address.ts";
import { plansPath } from "#app/domain/planner/wish-address.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { findPlanNames } from "../page/plan-names-queries.server.ts";
import { listSavedPlans } from "./saved-plan-queries.server.ts";

export type ShownPlan = Awaited<ReturnType<typeof listShownPlans>>[number];

/** A member's saved plans with their days and places, and the address that opens each again. */
export async function listShownPlans(
  { db, now }: Pick<Services, "db" | "now">,
  locale: Locale,
  memberId: string,
) {
  const plans = await listSavedPlans(db, memberId);
  const today = shopDayOf(now());
  const names = await findPlanNames(
    db,
    locale,
    plans.flatMap(({ lines }) => placesOf(lines)),
  );
  return plans.map(({ id, title, wish, lines, total, createdAt }) => {
    const span = tripSpan(lines);
    const search = searchOfTrip(lines);
    search.set("saved", id);
    return {
      id,
      title,
      total,
      span,
      savedOn: shopDayOf(createdAt),
      isOver: span !== undefined && span.first < today,
      places: placesOf(lines).map((place) => shortPlaceName(names[place] ?? place)),
      path: plansPath(wish, search),
    };
  });
}

/** The courses in the order of the trip, and the hotel. */
function placesOf(lines: Parameters<typeof searchOfTrip>[0]): string[] {
  const courses = linesOf(lines, "golf").map(({ courseId }) => courseId);
  return [...new Set([...courses, ...linesOf(lines, "hotel").map(({ hotelId }) => hotelId)])];
}
