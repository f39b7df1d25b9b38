import { and, eq, getTableColumns, gte, inArray, lte, or, sql } from "drizzle-orm";
import { jsonRows, NO_ROWS, type RowsOf } from "#app/db/query/json-rows.server.ts";
import { vanRoutes, vanVehicles } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { peakWindows, vanSurcharges } from "#app/db/schema/pricing/pricing-tables.ts";
import { earliestTee, isBefore } from "#app/domain/catalog/sale/cut-off.ts";
import type { DayState } from "#app/domain/catalog/sale/sale-month.ts";
import { lastDayShown } from "#app/domain/catalog/sale/sale-month.ts";
import { dateIn, type LocalDate, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import type { RideFacts } from "#app/domain/order/line/bill-of-line.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { carsFor, rideLoad } from "#app/domain/order/rules/ride-rules.ts";
import { hasFarDistrict } from "#app/domain/pricing/ride-surcharges.ts";

export type RidesFacts = RowsOf<ReturnType<typeof rideQueries>>;
export type RouteRow = RidesFacts["routes"][number];
export type VehicleRow = RidesFacts["vehicles"][number];

function listRoutes(ids: readonly string[], courseIds: readonly string[]) {
  const { id, regionId, kind, origin, originKind, destination, courseId } = vanRoutes;
  const { oneWayPrice, roundTripPrice, driveMinutes } = vanRoutes;
  const zone = sql<string>`coalesce((select min(${courses.timeZone}) from ${courses}
    where ${eq(courses.regionId, regionId)}), ${SHOP_ZONE}::text)`;
  const isToCourse = and(inArray(courseId, [...courseIds]), eq(kind, "golf_round_trip_wait"));
  return jsonRows(
    {
      ...{ id, regionId, kind, origin, originKind, destination, courseId },
      ...{ oneWayPrice, roundTripPrice, driveMinutes, zone },
    },
    sql`from ${vanRoutes}
      where ${and(eq(vanRoutes.published, true), or(inArray(id, [...ids]), isToCourse))}`,
    { orderBy: driveMinutes },
  );
}

function listPeaks(first: LocalDate, last: LocalDate) {
  const { rate, startsOn, endsOn } = peakWindows;
  return jsonRows(
    { from: startsOn, to: endsOn },
    sql`from ${peakWindows} where ${and(eq(rate, "peak"), lte(startsOn, last), gte(endsOn, first))}`,
  );
}

/** Routes, cars and surcharges; the peak windows of rides. */
export function rideQueries(lines: readonly CartLine[]) {
  const rides = linesOf(lines, "callvan");
  const withVan = linesOf(lines, "golf").filter(({ callvan }) => callvan !== "none");
  return rideQueriesOf({
    ids: rides.map(({ routeId }) => routeId),
    courseIds: withVan.map(({ courseId }) => courseId),
    days: rides.map(({ date }) => date).toSorted(),
  });
}

type RidesWanted = {
  readonly ids: readonly string[];
  /** Whose own routes are wanted. */
  readonly courseIds: readonly string[];
  /** In order. */
  readonly days: readonly LocalDate[];
};

export function rideQueriesOf({ ids, courseIds, days }: RidesWanted) {
  const isDriven = ids.length + courseIds.length > 0;
  const [first = "2000-01-01", last = "2000-01-01"] = [days[0], days.at(-1)];
  const { code, amount, percent } = vanSurcharges;
  return {
    routes: isDriven ? listRoutes(ids, courseIds) : NO_ROWS,
    vehicles: isDriven
      ? jsonRows(getTableColumns(vanVehicles), sql`from ${vanVehicles}`, {
          orderBy: vanVehicles.position,
        })
      : NO_ROWS,
    surcharges: isDriven
      ? jsonRows({ code, amount, percent }, sql`from ${vanSurcharges}`)
      : NO_ROWS,
    peaks: isDriven ? listPeaks(first, last) : NO_ROWS,
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
