import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { STOCK_KINDS } from "#app/domain/order/stock-need.ts";
import { createdAt, localDay, moment } from "../common/columns.ts";
import { orders } from "../order/order-tables.ts";

export const stockKind = pgEnum("stock_kind", STOCK_KINDS);

/** Half days of caddies, cars of a day, places of a tournament; tee times and room nights count for themselves. */
export const stockDays = pgTable(
  "stock_days",
  {
    kind: stockKind("kind").notNull(),
    productId: text("product_id").notNull(),
    day: localDay("day").notNull(),
    slot: text("slot").notNull().default(""),
    capacity: smallint("capacity").notNull(),
    taken: smallint("taken").notNull().default(0),
    /** What was sold outside this shop, counted in `taken`. */
    elsewhere: smallint("elsewhere").notNull().default(0),
    /** The number that staff set, if any; the capacity is never below what is taken. */
    wanted: smallint("wanted"),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.productId, table.day, table.slot] }),
    check("stock_within_capacity", sql`${table.taken} between 0 and ${table.capacity}`),
    check(
      "stock_as_wanted",
      sql`${table.wanted} is null or (${table.wanted} >= 0 and ${table.capacity} = greatest(${table.wanted}, ${table.taken}))`,
    ),
  ],
);

/** What each order took, so that it is released once and the counters can be recounted. */
export const stockTakes = pgTable(
  "stock_takes",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    lineKey: text("line_key").notNull(),
    kind: stockKind("kind").notNull(),
    productId: text("product_id").notNull(),
    day: localDay("day").notNull(),
    slot: text("slot").notNull(),
    quantity: smallint("quantity").notNull(),
    releasedAt: moment("released_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("stock_takes_order").on(table.orderId),
    index("stock_takes_stock").on(table.kind, table.productId, table.day, table.slot),
    check("something_is_taken", sql`${table.quantity} > 0`),
  ],
);
