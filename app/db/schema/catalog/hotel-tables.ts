import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
} from "drizzle-orm/pg-core";
import type { HotelExtra } from "#app/domain/catalog/hotel/hotel-form.ts";
import type { Localized } from "#app/domain/common/language/languages.ts";
import type { RateCard } from "#app/domain/pricing/price-layer.ts";
import {
  createdAt,
  gallery,
  localFacts,
  localized,
  picture,
  publication,
} from "../common/columns.ts";
import { bookingMode, courses } from "./course-tables.ts";
import { refundPolicies, regions } from "./place-tables.ts";

export const hotels = pgTable(
  "hotels",
  {
    id: text("id").primaryKey(),
    regionId: text("region_id")
      .notNull()
      .references(() => regions.id),
    name: localized("name").notNull(),
    summary: localized("summary").notNull(),
    address: localized("address").notNull(),
    ...localFacts(),
    stars: smallint("stars").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    checkIn: time("check_in").notNull(),
    checkOut: time("check_out").notNull(),
    homepage: text("homepage"),
    languages: text("languages").array().notNull(),
    facilities: text("facilities").array().notNull(),
    extras: jsonb("extras").$type<readonly HotelExtra[]>().notNull(),
    charges: jsonb("charges").$type<readonly Localized[]>().notNull(),
    cautions: jsonb("cautions").$type<readonly Localized[]>().notNull(),
    tour: localized("tour").notNull(),
    transport: localized("transport").notNull(),
    onCourseId: text("on_course_id").references(() => courses.id),
    booking: bookingMode("booking").notNull(),
    refundPolicyId: text("refund_policy_id")
      .notNull()
      .references(() => refundPolicies.id),
    ...publication(),
    picture: picture(),
    gallery: gallery(),
    createdAt: createdAt(),
  },
  (table) => [index("hotels_region").on(table.regionId)],
);

/** How far a hotel is from the courses around it, by road. */
export const hotelCourses = pgTable(
  "hotel_courses",
  {
    hotelId: text("hotel_id")
      .notNull()
      .references(() => hotels.id, { onDelete: "cascade" }),
    courseId: text("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    driveMinutes: smallint("drive_minutes").notNull(),
    roadKm: doublePrecision("road_km").notNull(),
    /** Typed by staff, not estimated. */
    byHand: boolean("by_hand").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.hotelId, table.courseId] }),
    index("hotel_courses_course").on(table.courseId),
  ],
);

export const rooms = pgTable(
  "rooms",
  {
    id: text("id").primaryKey(),
    hotelId: text("hotel_id")
      .notNull()
      .references(() => hotels.id, { onDelete: "cascade" }),
    name: localized("name").notNull(),
    maxAdults: smallint("max_adults").notNull(),
    maxChildren: smallint("max_children").notNull(),
    extraBed: boolean("extra_bed").notNull(),
    areaSqm: smallint("area_sqm"),
    /** In words: "one king bed". */
    beds: localized("beds").notNull().default({}),
    /** Whether it is in the price. */
    breakfast: boolean("breakfast").notNull().default(false),
    picture: picture(),
    position: smallint("position").notNull(),
    /** What new days of its calendar cost, and how many rooms we may sell on each. */
    rateCard: jsonb("rate_card").$type<RateCard>(),
    allotment: smallint("allotment").notNull().default(0),
    minNights: smallint("min_nights").notNull().default(1),
    /** For a stay with a night at the peak rate (docs/decisions/0019). */
    peakMinNights: smallint("peak_min_nights").notNull().default(2),
    /** Hours before check-in at which booking closes; null is the default of the hotel's booking mode. */
    cutOffHours: smallint("cut_off_hours"),
    /** Counts the saves of the rate card and the terms. */
    priceVersion: integer("price_version").notNull().default(1),
    ...publication(),
  },
  (table) => [index("rooms_hotel").on(table.hotelId)],
);
