import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
} from "drizzle-orm/pg-core";
import { PRICE_LAYERS, RATES } from "#app/domain/pricing/price-layer.ts";
import { courses } from "../catalog/course-tables.ts";
import { rooms } from "../catalog/hotel-tables.ts";
import { localDay, wonAmount } from "../common/columns.ts";

export const priceLayer = pgEnum("price_layer", PRICE_LAYERS);
export const priceRate = pgEnum("price_rate", RATES);

/** The price calendar: no row means that the day cannot be booked yet. */
export const courseDays = pgTable(
  "course_days",
  {
    courseId: text("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    day: localDay("day").notNull(),
    greenFee: wonAmount("green_fee").notNull(),
    layer: priceLayer("layer").notNull(),
    rate: priceRate("rate").notNull(),
    /** The fees of a period that begins later (`fee_periods`); null is the fee of the course. */
    cartFee: wonAmount("cart_fee"),
    caddyFee: wonAmount("caddy_fee"),
    closed: boolean("closed").notNull().default(false),
    /** Why staff closed the day, for the desk alone. */
    closeReason: text("close_reason"),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.day] }),
    index("course_days_day").on(table.day),
    check("green_fee_positive", sql`${table.greenFee} > 0`),
  ],
);

/** Only tee times with taken places or with changes by staff; all others have no row. */
export const teeTimes = pgTable(
  "tee_times",
  {
    courseId: text("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    day: localDay("day").notNull(),
    teeTime: time("tee_time").notNull(),
    capacity: smallint("capacity").notNull(),
    taken: smallint("taken").notNull().default(0),
    /** What was sold outside this shop, counted in `taken`. */
    elsewhere: smallint("elsewhere").notNull().default(0),
    /** The number that staff set, if any; the capacity is never below what is taken. */
    wanted: smallint("wanted"),
    stopped: boolean("stopped").notNull().default(false),
    /** Why staff stopped it, for the desk alone. */
    stopReason: text("stop_reason"),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.day, table.teeTime] }),
    check("tee_places_within_capacity", sql`${table.taken} between 0 and ${table.capacity}`),
    check(
      "tee_places_as_wanted",
      sql`case when ${table.wanted} is null then not ${table.stopped} else ${table.wanted} >= 0 and ${table.capacity} = greatest(case when ${table.stopped} then 0 else ${table.wanted} end, ${table.taken}) end`,
    ),
  ],
);

/** The price calendar of a room type, with how many rooms there are and how many are taken. */
export const roomNights = pgTable(
  "room_nights",
  {
    roomId: text("room_id")
      .notNull()
      .references(() => rooms.id, { onDelete: "cascade" }),
    night: localDay("night").notNull(),
    price: wonAmount("price").notNull(),
    layer: priceLayer("layer").notNull(),
    rate: priceRate("rate").notNull(),
    capacity: smallint("capacity").notNull(),
    taken: smallint("taken").notNull().default(0),
    /** What was sold outside this shop, counted in `taken`. */
    elsewhere: smallint("elsewhere").notNull().default(0),
    /** The number that staff set, if any; the capacity is never below what is taken. */
    wanted: smallint("wanted"),
    closed: boolean("closed").notNull().default(false),
    /** Why staff closed the night, for the desk alone. */
    closeReason: text("close_reason"),
    /** The minimum stay with this night, where it is not the room's. */
    minNights: smallint("min_nights"),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.night] }),
    check("room_price_positive", sql`${table.price} > 0`),
    check("rooms_within_capacity", sql`${table.taken} between 0 and ${table.capacity}`),
    check(
      "rooms_as_wanted",
      sql`${table.wanted} is null or (${table.wanted} >= 0 and ${table.capacity} = greatest(${table.wanted}, ${table.taken}))`,
    ),
  ],
);
