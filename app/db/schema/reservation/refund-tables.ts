import { sql } from "drizzle-orm";
import {
  check,
  index,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { REFUND_KINDS, REFUND_STATUSES } from "#app/domain/order/payment/refund-status.ts";
import type { ReasonCode } from "#app/domain/reservation/desk/reason-codes.ts";
import { createdAt, moment, wonAmount } from "../common/columns.ts";
import { members } from "../member/member-tables.ts";
import { actorKind, orders, reservations } from "../order/order-tables.ts";

export const refundKind = pgEnum("refund_kind", REFUND_KINDS);
export const refundStatus = pgEnum("refund_status", REFUND_STATUSES);

/** Refunds of money and points; one row is one cancel at the provider, under one key. */
export const refunds = pgTable(
  "refunds",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    kind: refundKind("kind").notNull(),
    status: refundStatus("status").notNull(),
    card: wonAmount("card").notNull(),
    points: wonAmount("points").notNull(),
    /** The fee of the refund policy. */
    fee: wonAmount("fee").notNull(),
    reason: text("reason").notNull(),
    askedBy: actorKind("asked_by").notNull(),
    askedById: uuid("asked_by_id").references(() => members.id, { onDelete: "set null" }),
    decidedById: uuid("decided_by_id").references(() => members.id, { onDelete: "set null" }),
    /** Why staff decided otherwise than the policy, or refused. */
    decision: text("decision"),
    /** The desk's reason for it, as a code that can be counted. */
    reasonCode: text("reason_code").$type<ReasonCode>(),
    /** The provider's cancel, or the bank transfer that took its place. */
    transactionKey: text("transaction_key"),
    /** The provider's own text, for support requests to the provider; no code decides by it. */
    failureCode: text("failure_code"),
    tries: smallint("tries").notNull().default(0),
    tryAt: moment("try_at"),
    /** How often staff sent it once more after a definite no: each time under a name of its own. */
    resends: smallint("resends").notNull().default(0),
    doneAt: moment("done_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("refunds_order").on(table.orderId),
    index("refunds_open")
      .on(table.status, table.createdAt)
      .where(sql`${table.status} in ('review', 'sending', 'failed')`),
    index("refunds_due").on(table.tryAt).where(sql`${table.status} = 'sending'`),
    uniqueIndex("one_refund_per_cancel").on(table.transactionKey),
    check(
      "refund_not_negative",
      sql`${table.card} >= 0 and ${table.points} >= 0 and ${table.fee} >= 0`,
    ),
  ],
);

/** What a refund gives back for each line. */
export const refundLines = pgTable(
  "refund_lines",
  {
    refundId: uuid("refund_id")
      .notNull()
      .references(() => refunds.id, { onDelete: "cascade" }),
    reservationId: uuid("reservation_id")
      .notNull()
      .references(() => reservations.id),
    card: wonAmount("card").notNull(),
    points: wonAmount("points").notNull(),
    fee: wonAmount("fee").notNull(),
    feePercent: smallint("fee_percent").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.reservationId] }),
    index("refund_lines_reservation").on(table.reservationId),
  ],
);

/** Which payment gives back how much of a refund, where changes of lines were paid apart. */
export const refundParts = pgTable(
  "refund_parts",
  {
    refundId: uuid("refund_id")
      .notNull()
      .references(() => refunds.id, { onDelete: "cascade" }),
    /** The order whose payment it is. */
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    card: wonAmount("card").notNull(),
    /** The provider's cancel, once it is done. */
    transactionKey: text("transaction_key").unique(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.orderId] }),
    index("refund_parts_order").on(table.orderId),
    check("refund_part_positive", sql`${table.card} > 0`),
  ],
);
