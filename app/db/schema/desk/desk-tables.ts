import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { won } from "#app/domain/common/money.ts";
import { DEFAULT_LIMITS } from "#app/domain/company/default-limits.ts";
import type { StaffRole } from "#app/domain/desk/role/is-staff.ts";
import type { AdminArea } from "#app/domain/desk/role/role.ts";
import type { GiftCause, GiftStatus } from "#app/domain/member/member-care.ts";
import { createdAt, locale, localized, moment, version, wonAmount } from "../common/columns.ts";
import { members } from "../member/member-tables.ts";

/** Views of the desk's lists that members of staff saved under a name, each for themselves. */
export const listViews = pgTable(
  "list_views",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    area: text("area").$type<AdminArea>().notNull(),
    name: text("name").notNull(),
    search: text("search").notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique("list_views_name").on(table.memberId, table.area, table.name)],
);

/** What colleagues tell each other about a member, who never sees it. */
export const memberNotes = pgTable(
  "member_notes",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    authorId: uuid("author_id").references(() => members.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("member_notes_member").on(table.memberId)],
);

/** Points that staff gave or took, with the reason; large ones wait for a second person. */
export const pointGifts = pgTable(
  "point_gifts",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    amount: integer("amount").notNull(),
    cause: text("cause").$type<GiftCause>().notNull(),
    reason: text("reason").notNull(),
    status: text("status").$type<GiftStatus>().notNull(),
    givenBy: uuid("given_by").references(() => members.id, { onDelete: "set null" }),
    decidedBy: uuid("decided_by").references(() => members.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    decidedAt: moment("decided_at"),
  },
  (table) => [
    index("point_gifts_member").on(table.memberId),
    check(
      "gift_has_two_people",
      sql`${table.decidedBy} is distinct from ${table.givenBy} or ${table.decidedBy} is null`,
    ),
  ],
);

/** The limits that staff work under: one row, changed by the owner. */
export const deskLimits = pgTable(
  "desk_limits",
  {
    id: integer("id").primaryKey().default(1),
    refundApprovalWon: wonAmount("refund_approval_won")
      .notNull()
      .default(won(DEFAULT_LIMITS.refundApprovalWon)),
    giftApprovalPoints: integer("gift_approval_points")
      .notNull()
      .default(DEFAULT_LIMITS.giftApprovalPoints),
    undoSeconds: integer("undo_seconds").notNull().default(DEFAULT_LIMITS.undoSeconds),
    maskedSeconds: integer("masked_seconds").notNull().default(DEFAULT_LIMITS.maskedSeconds),
    supplierAnswerHours: integer("supplier_answer_hours")
      .notNull()
      .default(DEFAULT_LIMITS.supplierAnswerHours),
    reportsThatHide: integer("reports_that_hide").notNull().default(DEFAULT_LIMITS.reportsThatHide),
    version: version(),
  },
  (table) => [check("one_row_of_limits", sql`${table.id} = 1`)],
);

/** The company as the footer, vouchers and mails print it: one row, changed by the owner; empty is the default. */
export const businessData = pgTable(
  "business_data",
  {
    id: integer("id").primaryKey().default(1),
    company: localized("company"),
    representative: localized("representative"),
    businessNumber: text("business_number"),
    mailOrderNumber: localized("mail_order_number"),
    travelAgencyNumber: localized("travel_agency_number"),
    address: localized("address"),
    phone: text("phone"),
    emergencyPhone: text("emergency_phone"),
    email: text("email"),
    privacyOfficer: localized("privacy_officer"),
    insurance: localized("insurance"),
    version: version(),
  },
  (table) => [check("one_row_of_business_data", sql`${table.id} = 1`)],
);

/** An invitation to the staff; only the hash of its link is stored. */
export const staffInvitations = pgTable(
  "staff_invitations",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    email: text("email").notNull(),
    role: text("role").$type<StaffRole>().notNull(),
    locale: locale("locale").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    invitedBy: uuid("invited_by")
      .notNull()
      .references(() => members.id),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    acceptedAt: moment("accepted_at"),
    acceptedBy: uuid("accepted_by").references(() => members.id),
    revokedAt: moment("revoked_at"),
  },
  (table) => [
    uniqueIndex("one_open_invitation_of_an_address")
      .on(table.email)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
  ],
);
