import { doublePrecision, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { RefundTier } from "#app/domain/common/product/refund-tiers.ts";
import { localized, picture, version } from "../common/columns.ts";

export const regions = pgTable("regions", {
  id: text("id").primaryKey(),
  country: text("country").notNull(),
  name: localized("name").notNull(),
  airportCode: text("airport_code").notNull(),
  airportName: localized("airport_name").notNull(),
  latitude: doublePrecision("latitude").notNull(),
  longitude: doublePrecision("longitude").notNull(),
  /** The point that drive minutes are counted from. */
  baseName: localized("base_name").notNull(),
  baseLatitude: doublePrecision("base_latitude").notNull(),
  baseLongitude: doublePrecision("base_longitude").notNull(),
  position: integer("position").notNull(),
  picture: picture(),
  version: version(),
});

export const refundPolicies = pgTable("refund_policies", {
  id: text("id").primaryKey(),
  name: localized("name").notNull(),
  tiers: jsonb("tiers").$type<readonly RefundTier[]>().notNull(),
  version: version(),
});

export { productStatus } from "../common/columns.ts";
