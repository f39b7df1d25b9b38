import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ProposalStatus, ReasonCode } from "#app/domain/reservation/desk/reason-codes.ts";
import { createdAt, moment, version, wonAmount } from "../common/columns.ts";
import { members } from "../member/member-tables.ts";
import { reservations } from "../order/order-tables.ts";
import { refunds } from "./refund-tables.ts";

/** What colleagues tell each other about a reservation; the customer never sees it. */
export const reservationNotes = pgTable(
  "reservation_notes",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    reservationId: uuid("reservation_id")
      .notNull()
      .references(() => reservations.id, { onDelete: "cascade" }),
    authorId: uuid("author_id").references(() => members.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("reservation_notes_reservation").on(table.reservationId)],
);

/** The staff member who works on a reservation; no row while it is unassigned. */
export const reservationAssignees = pgTable(
  "reservation_assignees",
  {
    reservationId: uuid("reservation_id")
      .primaryKey()
      .references(() => reservations.id, { onDelete: "cascade" }),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    assignedAt: moment("assigned_at").notNull(),
  },
  (table) => [index("reservation_assignees_staff").on(table.staffId)],
);

/** What the run sheet says about a line on its day, for drivers and the venue; one for each line. */
export const sheetNotes = pgTable("sheet_notes", {
  reservationId: uuid("reservation_id")
    .primaryKey()
    .references(() => reservations.id, { onDelete: "cascade" }),
  text: text("text").notNull(),
  version: version(),
});

/** A refund above the limit that one of the staff proposed: another one approves or declines it. */
export const refundProposals = pgTable(
  "refund_proposals",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    refundId: uuid("refund_id")
      .notNull()
      .references(() => refunds.id, { onDelete: "cascade" }),
    card: wonAmount("card").notNull(),
    points: wonAmount("points").notNull(),
    code: text("code").$type<ReasonCode>().notNull(),
    reason: text("reason").notNull(),
    status: text("status").$type<ProposalStatus>().notNull().default("waiting"),
    proposedBy: uuid("proposed_by").references(() => members.id, { onDelete: "set null" }),
    decidedBy: uuid("decided_by").references(() => members.id, { onDelete: "set null" }),
    decidedAt: moment("decided_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("one_waiting_proposal").on(table.refundId).where(sql`${table.status} = 'waiting'`),
    check(
      "proposal_has_two_people",
      sql`${table.decidedBy} is distinct from ${table.proposedBy} or ${table.decidedBy} is null`,
    ),
  ],
);

/** The driver of a ride, as the van company said. */
export const rideDrivers = pgTable("ride_drivers", {
  reservationId: uuid("reservation_id")
    .primaryKey()
    .references(() => reservations.id, { onDelete: "cascade" }),
  name: text("name").notNull(),
  phone: text("phone").notNull(),
  plate: text("plate").notNull(),
  version: version(),
});
