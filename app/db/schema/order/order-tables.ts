import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { orderSearchIndexes, reservationListIndexes } from "#app/db/schema/desk/desk-tables.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { DEFAULT_LOCALE } from "#app/domain/common/language/languages.ts";
import { LINE_KINDS } from "#app/domain/common/product/product-kind.ts";
import type { RefundTier } from "#app/domain/common/product/refund-tiers.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { LineSnapshot } from "#app/domain/order/line/line-snapshot.ts";
import { ATTEMPT_STATUSES } from "#app/domain/order/payment/attempt-status.ts";
import type { CardReceipt } from "#app/domain/order/payment/card-receipt.ts";
import type { OrderBooker } from "#app/domain/order/people/order-booker.ts";
import type { Traveller } from "#app/domain/order/people/traveller.ts";
import type { Bill } from "#app/domain/pricing/bill.ts";
import type { ReasonCode } from "#app/domain/reservation/desk/reason-codes.ts";
import { RESERVATION_STATUSES } from "#app/domain/reservation/status/status.ts";
import { OFFER_STATUSES } from "#app/domain/reservation/status/time-offer-rules.ts";
import { ACTORS } from "#app/domain/reservation/status/transitions.ts";
import { bookingMode } from "../catalog/course-tables.ts";
import { createdAt, localDay, locale, localized, moment, wonAmount } from "../common/columns.ts";
import { members } from "../member/member-tables.ts";

export const lineKind = pgEnum("line_kind", LINE_KINDS);
export const orderStatus = pgEnum("order_status", ATTEMPT_STATUSES);
export const reservationStatus = pgEnum("reservation_status", RESERVATION_STATUSES);
export const actorKind = pgEnum("actor_kind", ACTORS);

/** One order is one attempt to pay; another attempt is another order. */
export const orders = pgTable(
  "orders",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    number: text("number").notNull().unique(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id),
    name: localized("name").notNull(),
    status: orderStatus("status").notNull().default("READY"),
    locale: locale("locale").notNull().default(DEFAULT_LOCALE),
    /** What the provider calls it; not to be guessed. */
    paymentOrderId: text("payment_order_id").notNull().unique(),
    /** Bound once: one payment pays one order. */
    paymentKey: text("payment_key").unique(),
    /** amount − coupon − points = total, which the card pays. */
    amount: wonAmount("amount").notNull(),
    coupon: wonAmount("coupon").notNull().default(sql`0`),
    points: wonAmount("points").notNull().default(sql`0`),
    total: wonAmount("total").notNull(),
    memberCouponId: integer("member_coupon_id"),
    /** For an order that pays for a change: the order whose lines are changed. It has no lines of its own. */
    changeOf: uuid("change_of").references((): AnyPgColumn => orders.id),
    booker: jsonb("booker").$type<OrderBooker>(),
    /** What was ordered at which price: never changed afterwards. */
    lines: jsonb("lines").$type<readonly LineSnapshot[]>().notNull().default([]),
    /** By the clock of the database. */
    holdUntil: moment("hold_until"),
    confirmingSince: moment("confirming_since"),
    /** When the provider is queried about the payment. */
    checkAt: moment("check_at"),
    checks: smallint("checks").notNull().default(0),
    /** When the provider was last queried: hints only make it sooner, not more often. */
    checkedAt: moment("checked_at"),
    /** Why nothing was charged, in our words. */
    failure: text("failure").$type<ErrorCode>(),
    /** The provider's own text, for support requests to the provider; no code decides by it. */
    failureCode: text("failure_code"),
    receipt: jsonb("receipt").$type<CardReceipt>(),
    isPartialCancelable: boolean("is_partial_cancelable").notNull().default(true),
    paidAt: moment("paid_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("orders_member").on(table.memberId, table.createdAt),
    index("orders_holds").on(table.holdUntil).where(sql`${table.status} = 'READY'`),
    index("orders_to_check").on(table.checkAt).where(sql`${table.checkAt} is not null`),
    index("orders_created").on(table.createdAt),
    index("orders_change_of").on(table.changeOf).where(sql`${table.changeOf} is not null`),
    ...orderSearchIndexes(table),
    check(
      "order_adds_up",
      sql`${table.total} = ${table.amount} - ${table.coupon} - ${table.points} and ${table.coupon} >= 0 and ${table.points} >= 0 and ${table.total} >= 0`,
    ),
  ],
);

/** What happened to an order, step by step. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    event: text("event").notNull(),
    before: orderStatus("before"),
    after: orderStatus("after").notNull(),
    note: text("note"),
    createdAt: createdAt(),
  },
  (table) => [index("order_events_order").on(table.orderId)],
);

/** One line of a paid order: a round, a stay, a caddie, a ride or a tournament entry. */
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
    /** Its key in the order. */
    lineKey: text("line_key").notNull(),
    kind: lineKind("kind").notNull(),
    productId: text("product_id").notNull(),
    title: localized("title").notNull(),
    detail: localized("detail").notNull(),
    usedOn: localDay("used_on").notNull(),
    /** The day of check-out, for a stay. */
    endsOn: localDay("ends_on"),
    /** Days are counted at the venue. */
    zone: text("zone").notNull().default("Asia/Bangkok"),
    booking: bookingMode("booking").notNull().default("request"),
    /** The round without which it makes no sense. */
    parentLine: uuid("parent_line").references((): AnyPgColumn => reservations.id),
    /** The policy it was sold under. */
    tiers: jsonb("tiers").$type<readonly RefundTier[]>().notNull(),
    choice: jsonb("choice").$type<CartLine>(),
    bill: jsonb("bill").$type<Bill>(),
    travellers: jsonb("travellers").$type<readonly Traveller[]>().notNull().default([]),
    /** amount − coupon = paid = card + points. */
    amount: wonAmount("amount").notNull(),
    coupon: wonAmount("coupon").notNull().default(sql`0`),
    points: wonAmount("points").notNull().default(sql`0`),
    card: wonAmount("card").notNull(),
    paid: wonAmount("paid").notNull(),
    /** What has been given back. */
    refund: wonAmount("refund"),
    refundedCard: wonAmount("refunded_card").notNull().default(sql`0`),
    refundedPoints: wonAmount("refunded_points").notNull().default(sql`0`),
    status: reservationStatus("status").notNull().default("PENDING"),
    /** The status before a refund was requested. */
    statusBefore: reservationStatus("status_before"),
    supplierReference: text("supplier_reference"),
    /** Since when the number is that of another day: the line moved with its round. Null once there is a new one. */
    referenceLostAt: moment("reference_lost_at"),
    confirmedBy: uuid("confirmed_by").references(() => members.id, { onDelete: "set null" }),
    confirmedAt: moment("confirmed_at"),
    /** The contact at the supplier's; for staff only. */
    heardFrom: text("heard_from"),
    /** Re-checked the day before: by which colleague, and with whom at the supplier's. */
    recheckedAt: moment("rechecked_at"),
    recheckedBy: uuid("rechecked_by").references(() => members.id, { onDelete: "set null" }),
    recheckedWith: text("rechecked_with"),
    /** Short enough for the phone, for the venue's staff. */
    voucherCode: text("voucher_code").notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [
    ...reservationListIndexes(table),
    check("refund_within_paid", sql`${table.refund} between 0 and ${table.paid}`),
    check(
      "reservation_adds_up",
      sql`${table.paid} = ${table.amount} - ${table.coupon} and ${table.paid} = ${table.card} + ${table.points}`,
    ),
    check(
      "refunded_within_paid",
      sql`${table.refundedCard} between 0 and ${table.card} and ${table.refundedPoints} between 0 and ${table.points}`,
    ),
  ],
);

/** Every status change of a reservation, with actor and time. */
export const reservationEvents = pgTable(
  "reservation_events",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    reservationId: uuid("reservation_id")
      .notNull()
      .references(() => reservations.id, { onDelete: "cascade" }),
    actor: actorKind("actor").notNull(),
    actorId: uuid("actor_id").references(() => members.id, { onDelete: "set null" }),
    action: text("action").notNull(),
    before: reservationStatus("before"),
    after: reservationStatus("after").notNull(),
    reason: text("reason"),
    /** The desk's reason code, in addition to the sentence for the member. */
    reasonCode: text("reason_code").$type<ReasonCode>(),
    reference: text("reference"),
    createdAt: createdAt(),
  },
  (table) => [index("reservation_events_reservation").on(table.reservationId)],
);

export const offerStatus = pgEnum("offer_status", OFFER_STATUSES);

/** Other tee times, offered when the paid one is gone: the member takes one, or gets a full refund. */
export const timeOffers = pgTable(
  "time_offers",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    reservationId: uuid("reservation_id")
      .notNull()
      .references(() => reservations.id, { onDelete: "cascade" }),
    /** As "07:12", at the venue, on the day of the round. */
    times: jsonb("times").$type<readonly string[]>().notNull(),
    status: offerStatus("status").notNull().default("OPEN"),
    /** Which of them was taken. */
    taken: text("taken"),
    /** A note of staff. */
    note: text("note"),
    offeredBy: uuid("offered_by").references(() => members.id, { onDelete: "set null" }),
    /** By the clock of the database; an unanswered offer must not hold its places for ever. */
    expiresAt: moment("expires_at").notNull(),
    answeredAt: moment("answered_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("one_open_offer").on(table.reservationId).where(sql`${table.status} = 'OPEN'`),
    index("time_offers_reservation").on(table.reservationId),
    index("time_offers_expiring").on(table.expiresAt).where(sql`${table.status} = 'OPEN'`),
    check(
      "taken_when_accepted",
      sql`(${table.status} = 'ACCEPTED') = (${table.taken} is not null)`,
    ),
  ],
);
