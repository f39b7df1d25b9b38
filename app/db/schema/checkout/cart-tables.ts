import { sql } from "drizzle-orm";
import {
  check,
  doublePrecision,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { createdAt, localDay, moment } from "../common/columns.ts";
import { members } from "../member/member-tables.ts";
import { orders } from "../order/order-tables.ts";

export const cartLines = pgTable(
  "cart_lines",
  {
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    line: jsonb("line").$type<CartLine>().notNull(),
    createdAt: createdAt(),
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] })],
);

/** People one travels with, so that their names need not be typed again. */
export const companions = pgTable(
  "companions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    gender: text("gender").$type<"male" | "female">(),
    birthday: localDay("birthday"),
    handicap: doublePrecision("handicap"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("one_companion_per_name").on(table.memberId, table.firstName, table.lastName),
    check("companion_handicap", sql`${table.handicap} between -10 and 54`),
  ],
);

/** Shows a trip, read only, to anybody with the link, until the link is revoked. */
export const tripLinks = pgTable(
  "trip_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    revokedAt: moment("revoked_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("one_open_link_per_order").on(table.orderId).where(sql`${table.revokedAt} is null`),
  ],
);
