import { index, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { PriceOverride } from "#app/domain/checkout/phone/price-override.ts";
import { createdAt, moment } from "../common/columns.ts";
import { members } from "../member/member-tables.ts";
import { orders } from "../order/order-tables.ts";

/** By its link a customer on the telephone pays one trip, until its deadline. */
export const payLinks = pgTable("pay_links", {
  id: uuid("id").primaryKey().defaultRandom(),
  /** The attempt that is paid now: after a declined card it is another. */
  orderId: uuid("order_id")
    .notNull()
    .unique()
    .references(() => orders.id),
  madeBy: uuid("made_by").references(() => members.id, { onDelete: "set null" }),
  /** By the clock of the database; every attempt holds its places until then. */
  expiresAt: moment("expires_at").notNull(),
  /** Lines that were sold at another price than the shop's, and why. */
  overrides: jsonb("overrides").$type<readonly PriceOverride[]>().notNull().default([]),
  sends: smallint("sends").notNull().default(0),
  sentAt: moment("sent_at"),
  /** When a browser first showed it. */
  openedAt: moment("opened_at"),
  cancelledAt: moment("cancelled_at"),
  createdAt: createdAt(),
});

/** Every message to a customer without account has a link of its own; only the hash is stored. */
export const customerLinks = pgTable(
  "customer_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    payLinkId: uuid("pay_link_id")
      .notNull()
      .references(() => payLinks.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [index("customer_links_pay_link").on(table.payLinkId)],
);
