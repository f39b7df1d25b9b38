import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { FindingKind, FindingStatus } from "#app/domain/order/payment/provider-comparison.ts";
import { moment, wonAmount } from "../common/columns.ts";
import { members } from "../member/member-tables.ts";

/** How far the provider's list of transactions was read: one row. */
export const providerReadings = pgTable(
  "provider_readings",
  {
    id: smallint("id").primaryKey().default(1),
    /** Everything before it was compared at least once. */
    readUntil: moment("read_until").notNull(),
    /** The window that is being read; none between two readings. */
    windowFrom: moment("window_from"),
    windowUntil: moment("window_until"),
    /** The last transaction of the window that was compared. */
    startingAfter: text("starting_after"),
    nextAt: moment("next_at").notNull().defaultNow(),
    /** When the last days were read once more, for entries that came late. */
    deepAt: moment("deep_at"),
  },
  (table) => [check("one_provider_reading", sql`${table.id} = 1`)],
);

/** Charges and refunds of the provider that our records do not have, or have with another amount. */
export const providerFindings = pgTable(
  "provider_findings",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    transactionKey: text("transaction_key").notNull().unique(),
    kind: text("kind").$type<FindingKind>().notNull(),
    paymentKey: text("payment_key").notNull(),
    paymentOrderId: text("payment_order_id").notNull(),
    amount: wonAmount("amount").notNull(),
    /** What our records say instead. */
    booked: wonAmount("booked"),
    happenedAt: moment("happened_at").notNull(),
    status: text("status").$type<FindingStatus>().notNull(),
    foundAt: moment("found_at").notNull().defaultNow(),
    endedAt: moment("ended_at"),
    /** What the desk wrote about it. */
    note: text("note"),
    explainedById: uuid("explained_by_id").references(() => members.id, { onDelete: "set null" }),
  },
  (table) => [
    index("provider_findings_pending")
      .on(table.foundAt)
      .where(sql`${table.status} in ('asked', 'open')`),
    index("provider_findings_payment").on(table.paymentKey),
  ],
);
