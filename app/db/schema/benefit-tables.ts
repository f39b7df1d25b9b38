import { sql } from "drizzle-orm";
import {
  check,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { COUPON_KINDS } from "#app/domain/benefit/coupon-tabs.ts";
import { POINT_REASONS, type SpentLot } from "#app/domain/benefit/point-lots.ts";
import { createdAt, localDay, localized, moment, version, wonAmount } from "./common/columns.ts";
import { members } from "./member/member-tables.ts";
import { lineKind, orders } from "./order/order-tables.ts";

export const pointReason = pgEnum("point_reason", POINT_REASONS);
export const couponKind = pgEnum("coupon_kind", COUPON_KINDS);

/** Append-only: a balance is the sum of its rows. */
export const pointEntries = pgTable(
  "point_entries",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    amount: integer("amount").notNull(),
    reason: pointReason("reason").notNull(),
    /** What it was for: one entry per event, so that nothing is granted twice. */
    subject: text("subject").notNull(),
    /** The last day it can be spent; for earned points only. */
    expiresOn: localDay("expires_on"),
    /** Which points were spent or came back, by the day on which they expire; older entries do not say. */
    lots: jsonb("lots").$type<readonly SpentLot[]>(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("one_entry_per_event").on(table.memberId, table.reason, table.subject),
    check("points_move", sql`${table.amount} <> 0`),
  ],
);

/** Updated by a trigger on the entries: concurrent requests cannot spend more than the balance. */
export const pointBalances = pgTable(
  "point_balances",
  {
    memberId: uuid("member_id")
      .primaryKey()
      .references(() => members.id, { onDelete: "cascade" }),
    balance: integer("balance").notNull(),
  },
  (table) => [check("points_never_negative", sql`${table.balance} >= 0`)],
);

export const coupons = pgTable(
  "coupons",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** What a member types to get one; null when staff or an event hand it out. */
    code: text("code").unique(),
    name: localized("name").notNull(),
    kind: couponKind("kind").notNull(),
    /** Won, or percent. */
    value: integer("value").notNull(),
    maxDiscount: wonAmount("max_discount"),
    minimumOrder: wonAmount("minimum_order").notNull(),
    /** Null: any line. */
    scope: lineKind("scope"),
    validFrom: localDay("valid_from").notNull(),
    validUntil: localDay("valid_until").notNull(),
    /** How many members can have one; null: as many as want it. */
    claimLimit: integer("claim_limit"),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [check("coupon_has_value", sql`${table.value} > 0`)],
);

export const memberCoupons = pgTable(
  "member_coupons",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    couponId: integer("coupon_id")
      .notNull()
      .references(() => coupons.id),
    usedAt: moment("used_at"),
    orderId: uuid("order_id").references(() => orders.id),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("one_of_each_coupon").on(table.memberId, table.couponId)],
);
