import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { won } from "#app/domain/common/money.ts";
import { DEFAULT_LIMITS } from "#app/domain/company/default-limits.ts";
import {
  LEGAL_KINDS,
  LEGAL_STATUSES,
  type LegalSection,
} from "#app/domain/company/legal/legal-kinds.ts";
import { localDay, localized, moment, version, wonAmount } from "./common/columns.ts";
import { members } from "./member/member-tables.ts";

export const legalKind = pgEnum("legal_kind", LEGAL_KINDS);
export const legalStatus = pgEnum("legal_status", LEGAL_STATUSES);

/** Texts that people agree to. A changed text is a new version, so that a consent says what was read. */
export const legalDocuments = pgTable(
  "legal_documents",
  {
    id: integer("id").notNull().unique().generatedAlwaysAsIdentity(),
    kind: legalKind("kind").notNull(),
    /** What readers call its version, and what a consent stores. */
    edition: smallint("version").notNull(),
    title: localized("title").notNull(),
    intro: localized("intro").notNull(),
    /** For texts that were not written at the desk. */
    sections: jsonb("sections").$type<readonly LegalSection[]>().notNull().default([]),
    /** Rich text; its headings are the sections. */
    body: localized("body"),
    status: legalStatus("status").notNull().default("scheduled"),
    effectiveOn: localDay("effective_on").notNull(),
    /** Counts the saves of a draft at the desk. */
    version: integer("saves").notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.kind, table.edition] })],
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

/** What was agreed to, which version, and when it was withdrawn. Rows are added, never changed back. */
export const consents = pgTable(
  "consents",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    kind: legalKind("kind").notNull(),
    version: smallint("version").notNull(),
    givenAt: moment("given_at").notNull().defaultNow(),
    withdrawnAt: moment("withdrawn_at"),
  },
  (table) => [index("consents_member").on(table.memberId, table.kind)],
);
