import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { StaffRole } from "#app/domain/desk/role/role-names.ts";
import type { GiftCause, GiftStatus } from "#app/domain/member/member-care.ts";
import { createdAt, locale, moment } from "../common/columns.ts";
import { members } from "./member-tables.ts";

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
