import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import type {
  AirportRide,
  Itinerary,
  TripRound,
} from "#app/domain/reservation/change/arrival-rules.ts";
import { isOpen, statusesIn } from "#app/domain/reservation/status/status.ts";
import type { Reservation } from "#app/features/order/record/lines-of-order.server.ts";

/** The rides of an order between airports and its regions, and the rounds around them; played ones say where the party was. */
export async function readItinerary(
  db: Database,
  rows: readonly Reservation[],
): Promise<Itinerary> {
  const rides = await airportRides(db, rows);
  return { rides, rounds: rides.length > 0 ? await tripRounds(db, rows) : [] };
}

async function airportRides(db: Database, rows: readonly Reservation[]): Promise<AirportRide[]> {
  const rides = rows.flatMap(({ id, choice, status }) =>
    choice?.kind === "callvan" && isOpen(status) ? [{ id, ride: choice }] : [],
  );
  if (rides.length === 0) return [];
  const ids = rides.map(({ ride }) => ride.routeId);
  const routes = await db
    .select({
      id: vanRoutes.id,
      regionId: vanRoutes.regionId,
      driveMinutes: vanRoutes.driveMinutes,
    })
    .from(vanRoutes)
    .where(and(inArray(vanRoutes.id, ids), eq(vanRoutes.originKind, "airport")));
  return rides.flatMap((each) => {
    const route = routes.find(({ id }) => id === each.ride.routeId);
    return route ? [{ ...route, ...each }] : [];
  });
}

async function tripRounds(db: Database, rows: readonly Reservation[]): Promise<TripRound[]> {
  const taken = statusesIn("upcoming", "past");
  const rounds = rows.flatMap(({ id, kind, choice, status }) =>
    kind === "golf" && choice?.kind === "golf" && taken.includes(status) ? [{ id, choice }] : [],
  );
  if (rounds.length === 0) return [];
  const ids = rounds.map(({ choice }) => choice.courseId);
  const played = await db
    .select({ id: courses.id, regionId: courses.regionId })
    .from(courses)
    .where(inArray(courses.id, ids));
  return rounds.flatMap(({ id, choice: { courseId, date, time } }) => {
    const course = played.find((each) => each.id === courseId);
    return course ? [{ id, regionId: course.regionId, date, time }] : [];
  });
}
