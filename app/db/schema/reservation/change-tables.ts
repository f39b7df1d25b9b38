import { sql } from "drizzle-orm";
import { check, index, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import {
  CHANGE_STATUSES,
  type ChangedLine,
  type LeavingLine,
} from "#app/domain/reservation/change/change-plan.ts";
import { createdAt, moment, wonAmount } from "../common/columns.ts";
import { members } from "../member/member-tables.ts";
import { orders, reservations } from "../order/order-tables.ts";
import { refunds } from "./refund-tables.ts";

export const changeStatus = pgEnum("change_status", CHANGE_STATUSES);

/** Changes of paid lines: being paid, done, or never paid. */
export const reservationChanges = pgTable(
  "reservation_changes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The order whose lines are changed. */
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    /** The line that was chosen; others may change with it. */
    reservationId: uuid("reservation_id")
      .notNull()
      .references(() => reservations.id),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id),
    status: changeStatus("status").notNull(),
    /** Every changed line, before and after. */
    lines: jsonb("lines").$type<readonly ChangedLine[]>().notNull(),
    leaving: jsonb("leaving").$type<readonly LeavingLine[]>().notNull().default([]),
    /** What the policy keeps of what was given up; from the card, from the points. */
    feeCard: wonAmount("fee_card").notNull(),
    feePoints: wonAmount("fee_points").notNull(),
    /** What the member pays for it, through an order of its own. */
    pay: wonAmount("pay").notNull(),
    payOrderId: uuid("pay_order_id")
      .unique()
      .references(() => orders.id),
    /** What comes back. */
    refundId: uuid("refund_id")
      .unique()
      .references(() => refunds.id),
    /** Why it was not done although it was paid. */
    failure: text("failure"),
    doneAt: moment("done_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("reservation_changes_order").on(table.orderId),
    index("reservation_changes_reservation").on(table.reservationId),
    index("reservation_changes_member").on(table.memberId),
    uniqueIndex("one_held_change").on(table.orderId).where(sql`${table.status} = 'HELD'`),
    check(
      "change_not_negative",
      sql`${table.feeCard} >= 0 and ${table.feePoints} >= 0 and ${table.pay} >= 0`,
    ),
    check("paid_by_an_order", sql`(${table.pay} > 0) = (${table.payOrderId} is not null)`),
  ],
);
