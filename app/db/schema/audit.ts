import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "../columns.ts";
import { members } from "./member.ts";

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
  (table) => [index("audit_entries_subject").on(table.subjectKind, table.subjectId)],
);
