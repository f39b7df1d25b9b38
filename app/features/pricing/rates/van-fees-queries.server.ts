import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";

/** The van that drives to a course and waits, if there is one. */
export async function findVanFees(db: Database, courseId: string) {
  const [route] = await db
    .select({
      id: vanRoutes.id,
      origin: vanRoutes.origin,
      oneWayPrice: vanRoutes.oneWayPrice,
      roundTripPrice: vanRoutes.roundTripPrice,
    })
    .from(vanRoutes)
    .where(and(eq(vanRoutes.courseId, courseId), eq(vanRoutes.kind, "golf_round_trip_wait")));
  return route;
}
