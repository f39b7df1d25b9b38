import { sql } from "drizzle-orm";
import { check, index, integer, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { LINE_KINDS } from "#app/domain/booking/line-kind.ts";
import { RESERVATION_STATUSES } from "#app/domain/reservation/status.ts";
import { createdAt, localDay, localized, moment, wonAmount } from "../columns.ts";
import { members } from "./member.ts";

export const lineKind = pgEnum("line_kind", LINE_KINDS);
export const reservationStatus = pgEnum("reservation_status", RESERVATION_STATUSES);

/** One order is one payment. */
export const orders = pgTable(
  "orders",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    number: text("number").notNull().unique(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id),
    name: localized("name").notNull(),
    total: wonAmount("total").notNull(),
    paidAt: moment("paid_at"),
    createdAt: createdAt(),
  },
  (table) => [index("orders_member").on(table.memberId, table.createdAt.desc())],
);

/** One line of an order: a round, a stay, a caddy, a ride or a tournament entry. */
export const reservations = pgTable(
  "reservations",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** What the operators say on the phone. */
    idx: integer("idx").generatedAlwaysAsIdentity().unique(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id),
    kind: lineKind("kind").notNull(),
    productId: text("product_id").notNull(),
    title: localized("title").notNull(),
    detail: localized("detail").notNull(),
    usedOn: localDay("used_on").notNull(),
    paid: wonAmount("paid").notNull(),
    refund: wonAmount("refund"),
    status: reservationStatus("status").notNull().default("PENDING"),
    supplierReference: text("supplier_reference"),
    createdAt: createdAt(),
  },
  (table) => [
    index("reservations_member").on(table.memberId, table.usedOn.desc()),
    index("reservations_status").on(table.status, table.usedOn),
    check("refund_within_paid", sql`${table.refund} between 0 and ${table.paid}`),
  ],
);
