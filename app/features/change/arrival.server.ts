import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { vanRoutes } from "#app/db/schema/callvan.ts";
import { type Arrival, arrivalOf } from "#app/domain/reservation/change/arrival.ts";
import { isOpen } from "#app/domain/reservation/status/status.ts";
import type { Reservation } from "#app/features/order/reservation-lines.server.ts";

/** When the party of an order comes from the airport, where it booked that ride. */
export async function findArrival(
  db: Database,
  rows: readonly Reservation[],
): Promise<Arrival | undefined> {
  const rides = rows.flatMap(({ choice, status }) =>
    choice?.kind === "callvan" && isOpen(status) ? [choice] : [],
  );
  if (rides.length === 0) return undefined;
  const fromAirport = await db
    .select({ id: vanRoutes.id, driveMinutes: vanRoutes.driveMinutes })
    .from(vanRoutes)
    .where(
      and(
        inArray(
          vanRoutes.id,
          rides.map(({ routeId }) => routeId),
        ),
        eq(vanRoutes.originKind, "airport"),
      ),
    );
  return arrivalOf(
    rides.flatMap((ride) => {
      const route = fromAirport.find(({ id }) => id === ride.routeId);
      return route ? [{ ride, driveMinutes: route.driveMinutes }] : [];
    }),
  );
}
