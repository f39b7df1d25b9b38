import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "../common/columns.ts";
import { members } from "../member/member-tables.ts";

/** What staff changed: who, when, what it was and what it became. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    actorId: uuid("actor_id").references(() => members.id, { onDelete: "set null" }),
    action: text("action").notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: text("subject_id").notNull(),
    before: jsonb("before").$type<Readonly<Record<string, unknown>>>(),
    after: jsonb("after").$type<Readonly<Record<string, unknown>>>(),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_entries_subject").on(table.subjectKind, table.subjectId),
    index("audit_entries_time").on(table.createdAt),
  ],
);

/** Which staff member has which record open at the desk; a row that is not refreshed counts as closed. */
export const openRecords = pgTable(
  "open_records",
  {
    subjectKind: text("subject_kind").notNull(),
    subjectId: text("subject_id").notNull(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    seenAt: moment("seen_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.subjectKind, table.subjectId, table.memberId] })],
);
