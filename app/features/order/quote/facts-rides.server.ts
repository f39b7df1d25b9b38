import { and, asc, eq, gte, inArray, lte, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import type { RowsOf } from "#app/db/query/together.server.ts";
import { vanRoutes, vanVehicles } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { peakWindows, vanSurcharges } from "#app/db/schema/pricing/pricing-tables.ts";
import { earliestTee, isBefore } from "#app/domain/catalog/sale/cut-off.ts";
import type { DayState } from "#app/domain/catalog/sale/sale-month.ts";
import { lastDayShown } from "#app/domain/catalog/sale/sale-month.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import type { RideFacts } from "#app/domain/order/line/bill-of-line.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { carsFor, rideLoad } from "#app/domain/order/rules/ride-rules.ts";
import { hasFarDistrict } from "#app/domain/pricing/ride-surcharges.ts";

export type RouteRow = Awaited<ReturnType<typeof listRoutes>>[number];
export type VehicleRow = typeof vanVehicles.$inferSelect;

function listRoutes(
  db: Database,
  { ids, courseIds }: { readonly ids: readonly string[]; readonly courseIds: readonly string[] },
) {
  const zone = db
    .select({ zone: sql`min(${courses.timeZone})` })
    .from(courses)
    .where(eq(courses.regionId, vanRoutes.regionId));
  return db
    .select({
      id: vanRoutes.id,
      regionId: vanRoutes.regionId,
      kind: vanRoutes.kind,
      origin: vanRoutes.origin,
      originKind: vanRoutes.originKind,
      destination: vanRoutes.destination,
      courseId: vanRoutes.courseId,
      oneWayPrice: vanRoutes.oneWayPrice,
      roundTripPrice: vanRoutes.roundTripPrice,
      driveMinutes: vanRoutes.driveMinutes,
      zone: sql<string>`coalesce((${zone}), ${SHOP_ZONE}::text)`,
    })
    .from(vanRoutes)
    .where(
      and(
        eq(vanRoutes.published, true),
        or(
          inArray(vanRoutes.id, [...ids]),
          and(
            inArray(vanRoutes.courseId, [...courseIds]),
            eq(vanRoutes.kind, "golf_round_trip_wait"),
          ),
        ),
      ),
    )
    .orderBy(asc(vanRoutes.driveMinutes));
}

export type RidesFacts = RowsOf<ReturnType<typeof rideQueries>>;

/** Routes, cars and surcharges; the peak windows of rides. */
export function rideQueries(db: Database, lines: readonly CartLine[]) {
  const rides = linesOf(lines, "callvan");
  const withVan = linesOf(lines, "golf").filter(({ callvan }) => callvan !== "none");
  const isDriven = rides.length + withVan.length > 0;
  const days = rides.map(({ date }) => date).toSorted();
  const [first = "2000-01-01", last = "2000-01-01"] = [days[0], days.at(-1)];
  const ids = rides.map(({ routeId }) => routeId);
  const courseIds = withVan.map(({ courseId }) => courseId);
  return {
    routes: isDriven ? listRoutes(db, { ids, courseIds }) : null,
    vehicles: isDriven ? db.select().from(vanVehicles).orderBy(asc(vanVehicles.position)) : null,
    surcharges: isDriven ? db.select().from(vanSurcharges) : null,
    peaks: isDriven
      ? db
          .select({ from: peakWindows.startsOn, to: peakWindows.endsOn })
          .from(peakWindows)
          .where(
            and(
              eq(peakWindows.rate, "peak"),
              lte(peakWindows.startsOn, last),
              gte(peakWindows.endsOn, first),
            ),
          )
      : null,
  };
}

export function routeToCourse({ routes }: RidesFacts, courseId: string): RouteRow | undefined {
  return routes.find((route) => route.courseId === courseId && route.kind !== "transfer");
}

export function factsOfRide(
  route: RouteRow,
  { vehicles, surcharges, peaks }: RidesFacts,
  line: LineOf<"callvan">,
): RideFacts {
  return {
    fares: route,
    driveMinutes: route.driveMinutes,
    vehicles,
    surcharges,
    isPeak: peaks.some(({ from, to }) => from <= line.date && line.date <= to),
    isFarDistrict: line.far === true && hasFarDistrict(route.regionId),
  };
}

/** A ride has no price calendar: it is unavailable only where it is too soon, or beyond the calendars. */
export function rideState(line: LineOf<"callvan">, { zone }: RouteRow, now: Date): DayState {
  const leaves = { day: line.date, time: line.time ?? "23:59" };
  if (isBefore(leaves, earliestTee(zone, { booking: "instant" }, now))) return "past_cutoff";
  return line.date > lastDayShown(dateIn(zone, now)) ? "no_price" : "open";
}

/** Which car, and how many; as the bill counts them. */
export function carOfLine(line: LineOf<"golf"> | LineOf<"callvan">, { vehicles }: RidesFacts) {
  const load =
    line.kind === "golf"
      ? { people: line.players, golfBags: line.players, suitcases: 0 }
      : rideLoad(line);
  const best = carsFor(vehicles, load);
  const vehicle = vehicles.find(({ id }) => id === (line.vehicle ?? best?.vehicle));
  const cars = line.cars ?? (line.vehicle ? 1 : (best?.cars ?? 1));
  return { vehicle, cars, load };
}
