import { sql } from "drizzle-orm";
import {
  check,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  uuid,
} from "drizzle-orm/pg-core";
import type { FeeKind } from "#app/domain/pricing/desk/fee-kinds.ts";
import type { CostKind, PricedKind } from "#app/domain/pricing/desk/margin.ts";
import { courses } from "../catalog/course-tables.ts";
import { localDay, localized, moment, wonAmount } from "../common/columns.ts";
import { members } from "../member/member-tables.ts";

const setBy = () => uuid("set_by").references(() => members.id, { onDelete: "set null" });

/** Prices that staff set for a date, above every rule; the calendar holds the same price. */
export const priceOverrides = pgTable(
  "price_overrides",
  {
    kind: text("kind").$type<PricedKind>().notNull(),
    productId: text("product_id").notNull(),
    day: localDay("day").notNull(),
    price: wonAmount("price").notNull(),
    reason: text("reason").notNull().default(""),
    setBy: setBy(),
    setAt: moment("set_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.productId, table.day] }),
    check("override_positive", sql`${table.price} > 0`),
  ],
);

/** The green fee of a single tee time on a single day. */
export const teePrices = pgTable(
  "tee_prices",
  {
    courseId: text("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    day: localDay("day").notNull(),
    teeTime: time("tee_time").notNull(),
    greenFee: wonAmount("green_fee").notNull(),
    setBy: setBy(),
    setAt: moment("set_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.day, table.teeTime] }),
    check("tee_price_positive", sql`${table.greenFee} > 0`),
  ],
);

/** What a cart or a caddie costs from a day on; a period that has begun becomes the fee of its course. */
export const feePeriods = pgTable(
  "fee_periods",
  {
    courseId: text("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    fee: text("fee").$type<FeeKind>().notNull(),
    startsOn: localDay("starts_on").notNull(),
    amount: wonAmount("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.fee, table.startsOn] }),
    check("fee_not_negative", sql`${table.amount} >= 0`),
  ],
);

/** What we pay the supplier, in baht, from a day on until the next entry. */
export const netCosts = pgTable(
  "net_costs",
  {
    kind: text("kind").$type<CostKind>().notNull(),
    productId: text("product_id").notNull(),
    startsOn: localDay("starts_on").notNull(),
    baht: integer("baht").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.productId, table.startsOn] }),
    check("net_cost_positive", sql`${table.baht} > 0`),
  ],
);

export const exchangeRates = pgTable(
  "exchange_rates",
  {
    day: localDay("day").primaryKey(),
    wonPer100Baht: integer("won_per_100_baht").notNull(),
  },
  (table) => [check("exchange_rate_positive", sql`${table.wonPer100Baht} > 0`)],
);

/** Limits of the price pages; a missing key has its default. */
export const priceSettings = pgTable("price_settings", {
  key: text("key").$type<"margin_percent">().primaryKey(),
  value: integer("value").notNull(),
});

export const holidays = pgTable("holidays", {
  id: text("id").primaryKey(),
  day: localDay("day").notNull(),
  country: text("country").notNull(),
  name: localized("name").notNull(),
  kind: text("kind").notNull(),
  priceEffect: text("price_effect").notNull(),
});

export const peakWindows = pgTable(
  "peak_windows",
  {
    id: text("id").primaryKey(),
    startsOn: localDay("starts_on").notNull(),
    endsOn: localDay("ends_on").notNull(),
    name: localized("name").notNull(),
    rate: text("rate").notNull(),
  },
  (table) => [check("peak_window_order", sql`${table.startsOn} <= ${table.endsOn}`)],
);

export const vanSurcharges = pgTable("van_surcharges", {
  code: text("code").primaryKey(),
  name: localized("name").notNull(),
  amount: wonAmount("amount"),
  percent: smallint("percent"),
});
