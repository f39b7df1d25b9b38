import { sql } from "drizzle-orm";
import { pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "../common/columns.ts";
import { members } from "../member/member-tables.ts";
import { orders } from "../order/order-tables.ts";

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
