import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  time,
} from "drizzle-orm/pg-core";
import type { CourseRules } from "#app/domain/catalog/course/course-rules.ts";
import type { RateCard } from "#app/domain/pricing/price-layer.ts";
import type { TimeRate } from "#app/domain/pricing/tee-price.ts";
import {
  createdAt,
  gallery,
  localFacts,
  localized,
  picture,
  publication,
  wonAmount,
} from "../common/columns.ts";
import { refundPolicies, regions } from "./place-tables.ts";

export const bookingMode = pgEnum("booking_mode", ["instant", "request"]);
export const servicePolicy = pgEnum("service_policy", ["mandatory", "optional"]);
export const courseTier = pgEnum("course_tier", ["premium", "standard", "value"]);

export const courses = pgTable(
  "courses",
  {
    id: text("id").primaryKey(),
    regionId: text("region_id")
      .notNull()
      .references(() => regions.id),
    name: localized("name").notNull(),
    summary: localized("summary").notNull(),
    address: localized("address").notNull(),
    ...localFacts(),
    grass: localized("grass").notNull(),
    holes: smallint("holes").notNull(),
    par: smallint("par").notNull(),
    yards: integer("yards").notNull(),
    opened: smallint("opened"),
    designer: text("designer"),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    timeZone: text("time_zone").notNull(),
    tier: courseTier("tier").notNull(),
    booking: bookingMode("booking").notNull(),
    caddyPolicy: servicePolicy("caddy_policy").notNull(),
    cartPolicy: servicePolicy("cart_policy").notNull(),
    onSiteHotel: boolean("on_site_hotel").notNull(),
    popularWithKoreans: boolean("popular_with_koreans").notNull(),
    nightGolf: boolean("night_golf").notNull(),
    minPlayers: smallint("min_players").notNull(),
    maxPlayers: smallint("max_players").notNull(),
    /** Places of each tee time that the course gave us; null until entered. */
    teeAllotment: smallint("tee_allotment"),
    /** What a tee time has that staff did not set by itself: the allotment, or room for a full party. */
    teePlaces: smallint("tee_places")
      .notNull()
      .generatedAlwaysAs(sql`coalesce(tee_allotment, max_players)`),
    firstTee: time("first_tee").notNull(),
    lastTee: time("last_tee").notNull(),
    teeIntervalMinutes: smallint("tee_interval_minutes").notNull(),
    driveMinutes: smallint("drive_minutes").notNull(),
    roadKm: doublePrecision("road_km").notNull(),
    /** By road from the airport of the region; null until measured. */
    airportMinutes: smallint("airport_minutes"),
    rateCard: jsonb("rate_card").$type<RateCard>().notNull(),
    caddyFee: wonAmount("caddy_fee").notNull(),
    cartFee: wonAmount("cart_fee").notNull(),
    playersPerCart: smallint("players_per_cart").notNull(),
    /** Differences of early and late hours from the day's green fee. */
    timeRates: jsonb("time_rates").$type<readonly TimeRate[]>().notNull().default([]),
    /** Hours before the tee time at which booking closes; null is the default of its booking mode. */
    cutOffHours: smallint("cut_off_hours"),
    /** Counts the saves of the rate card and the fees. */
    priceVersion: integer("price_version").notNull().default(1),
    includesCaddy: boolean("includes_caddy").notNull(),
    includesCart: boolean("includes_cart").notNull(),
    /** Baht in cash, handed to the caddie; unknown outside Thailand. */
    caddyTipBaht: integer("caddy_tip_baht"),
    refundPolicyId: text("refund_policy_id")
      .notNull()
      .references(() => refundPolicies.id),
    rules: jsonb("rules").$type<CourseRules>().notNull(),
    ...publication(),
    picture: picture(),
    gallery: gallery(),
    createdAt: createdAt(),
  },
  (table) => [
    index("courses_region").on(table.regionId),
    check(
      "course_allotment_within_party",
      sql`${table.teeAllotment} between 1 and ${table.maxPlayers}`,
    ),
  ],
);
