import { sql } from "drizzle-orm";
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, moment } from "../common/columns.ts";
import { members } from "../member/member-tables.ts";

/** Notes from one shift for the next; ticked when done. */
export const shiftNotes = pgTable(
  "shift_notes",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    text: text("text").notNull(),
    authorId: uuid("author_id").references(() => members.id, { onDelete: "set null" }),
    doneById: uuid("done_by_id").references(() => members.id, { onDelete: "set null" }),
    doneAt: moment("done_at"),
    createdAt: createdAt(),
  },
  (table) => [index("shift_notes_open").on(table.createdAt).where(sql`${table.doneAt} is null`)],
);

/** The colleagues who confirmed to have read a note of the shift before. */
export const shiftNoteReads = pgTable(
  "shift_note_reads",
  {
    noteId: integer("note_id")
      .notNull()
      .references(() => shiftNotes.id, { onDelete: "cascade" }),
    readerId: uuid("reader_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    readAt: moment("read_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.readerId] })],
);

export type LedgerBreach = {
  readonly rule: string;
  readonly subject: string;
  readonly detail: string;
};

/** Results of counting everything again, compared with the payment provider where it answers. */
export const ledgerReports = pgTable(
  "ledger_reports",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    startedById: uuid("started_by_id").references(() => members.id, { onDelete: "set null" }),
    startedAt: moment("started_at").notNull(),
    endedAt: moment("ended_at"),
    /** Payments of the provider that were compared; null where only our own records were. */
    payments: integer("payments"),
    breaches: jsonb("breaches").$type<readonly LedgerBreach[]>(),
    failure: text("failure"),
  },
  (table) => [
    uniqueIndex("one_running_ledger_report").on(sql`(true)`).where(sql`${table.endedAt} is null`),
  ],
);

/** Facts about this installation: whether the demo was seeded, until which day its calendars reach. */
export const appState = pgTable("app_state", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
});
