import { and, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { batchSelect, jsonRows, NO_ROWS, type RowsOf } from "#app/db/query/json-rows.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotelCourses, hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { FAR_MINUTES } from "#app/domain/order/rules/stay-rules.ts";
import type { PlanScope } from "#app/domain/planner/plan-scope.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";

export type CandidatePlaces = RowsOf<ReturnType<typeof placeQueries>>;

/** The hotels of the regions, what is within reach of them, and the ways there. */
export function loadPlaces(db: Database, wish: PlanWish, scope: PlanScope) {
  return batchSelect(db, placeQueries(wish, scope));
}

function placeQueries(wish: PlanWish, { regions }: PlanScope) {
  const isInScope = and(
    eq(hotels.published, true),
    regions && inArray(hotels.regionId, [...regions]),
  );
  return {
    hotels: listHotels(isInScope),
    rooms: jsonRows(
      { id: rooms.id, hotelId: rooms.hotelId },
      sql`from ${rooms} join ${hotels} on ${eq(hotels.id, rooms.hotelId)}
        where ${and(isInScope, eq(rooms.published, true))}`,
      { orderBy: rooms.id },
    ),
    drives: jsonRows(
      {
        hotelId: hotelCourses.hotelId,
        courseId: hotelCourses.courseId,
        minutes: hotelCourses.driveMinutes,
      },
      sql`from ${hotelCourses} join ${hotels} on ${eq(hotels.id, hotelCourses.hotelId)}
        where ${and(isInScope, lte(hotelCourses.driveMinutes, FAR_MINUTES))}`,
    ),
    courses: listCourses(isInScope),
    airportRoutes: listAirportRoutes(regions),
    caddies: wish.caddies
      ? jsonRows(
          { id: caddies.id, courseId: caddies.courseId },
          sql`from ${caddies}
            where ${and(inArray(caddies.id, wish.caddies), eq(caddies.published, true))}`,
          { orderBy: caddies.id },
        )
      : NO_ROWS,
  };
}

function listHotels(isInScope: SQL | undefined) {
  const { id, regionId, stars, booking } = hotels;
  return jsonRows(
    { id, regionId, stars, booking, rating: averageOf("hotel", id) },
    sql`from ${hotels} where ${isInScope}`,
    { orderBy: id },
  );
}

function listCourses(isInScope: SQL | undefined) {
  const { id, tier, nightGolf, caddyTipBaht: tipBaht } = courses;
  const inReach = sql`(select ${hotelCourses.courseId} from ${hotelCourses}
    join ${hotels} on ${eq(hotels.id, hotelCourses.hotelId)}
    where ${and(isInScope, lte(hotelCourses.driveMinutes, FAR_MINUTES))})`;
  return jsonRows(
    { id, tier, nightGolf, tipBaht, rating: averageOf("course", id) },
    sql`from ${courses} where ${and(eq(courses.published, true), sql`${id} in ${inReach}`)}`,
    { orderBy: id },
  );
}

function averageOf(kind: "course" | "hotel", id: AnyPgColumn) {
  return sql<number | null>`(select round(avg(${reviews.rating}), 1)::float from ${reviews}
    where ${reviews.productKind} = ${kind} and ${reviews.productId} = ${id} and not ${reviews.hidden})`;
}

function listAirportRoutes(regions: readonly string[] | undefined) {
  const { id, regionId, airportCode, driveMinutes } = vanRoutes;
  return jsonRows(
    { id, regionId, airport: sql<string>`upper(${airportCode})`, minutes: driveMinutes },
    sql`from ${vanRoutes} where ${and(
      eq(vanRoutes.published, true),
      eq(vanRoutes.kind, "transfer"),
      eq(vanRoutes.originKind, "airport"),
      sql`${airportCode} is not null`,
      regions && inArray(regionId, [...regions]),
    )}`,
    { orderBy: sql`${driveMinutes}, ${id}` },
  );
}
