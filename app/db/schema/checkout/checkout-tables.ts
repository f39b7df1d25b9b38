import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { PriceOverride } from "#app/domain/checkout/phone/price-override.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { WebhookEvent } from "#app/domain/order/payment/webhook-event.ts";
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

/** What the provider's webhooks said: unsigned hints, never believed, only a reason to ask. */
export const paymentHints = pgTable("payment_hints", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  transmissionId: text("transmission_id").notNull().unique(),
  event: text("event").$type<WebhookEvent>().notNull(),
  paymentOrderId: text("payment_order_id").notNull(),
  createdAt: createdAt(),
});
