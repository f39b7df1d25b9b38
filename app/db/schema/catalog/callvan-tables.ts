import { doublePrecision, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { localized, publication, version, wonAmount } from "../common/columns.ts";
import { courses } from "./course-tables.ts";
import { regions } from "./place-tables.ts";

export const vanVehicles = pgTable("van_vehicles", {
  id: text("id").primaryKey(),
  name: localized("name").notNull(),
  maxPassengers: smallint("max_passengers").notNull(),
  maxGolfersWithBags: smallint("max_golfers_with_bags").notNull(),
  maxGolfBags: smallint("max_golf_bags").notNull(),
  maxSuitcases: smallint("max_suitcases").notNull(),
  /** In percent of the route's price, which is that of the ordinary van. */
  pricePercent: smallint("price_percent").notNull(),
  /** Cars of this kind that a region has on a day. */
  fleet: smallint("fleet").notNull(),
  position: smallint("position").notNull(),
  version: version(),
});

export const vanRoutes = pgTable("van_routes", {
  id: text("id").primaryKey(),
  regionId: text("region_id")
    .notNull()
    .references(() => regions.id),
  kind: text("kind").$type<"transfer" | "golf_round_trip_wait">().notNull(),
  origin: localized("origin").notNull(),
  /** From an airport there is usually a way back to it on the last day. */
  originKind: text("origin_kind").$type<"airport" | "hotel">().notNull(),
  /** The airport at its origin, as flights name it. */
  airportCode: text("airport_code"),
  destination: localized("destination").notNull(),
  /** Both ends as the drivers there read them. */
  localOrigin: text("local_origin"),
  localDestination: text("local_destination"),
  courseId: text("course_id").references(() => courses.id),
  oneWayPrice: wonAmount("one_way_price").notNull(),
  roundTripPrice: wonAmount("round_trip_price").notNull(),
  driveMinutes: smallint("drive_minutes").notNull(),
  roadKm: doublePrecision("road_km").notNull(),
  ...publication(),
});
