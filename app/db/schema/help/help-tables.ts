import { boolean, integer, pgEnum, pgTable, primaryKey, smallint, uuid } from "drizzle-orm/pg-core";
import { HELP_SUBJECTS } from "#app/domain/help/centre/help-query.ts";
import { createdAt, localized, version } from "../common/columns.ts";

export const helpSubject = pgEnum("help_subject", HELP_SUBJECTS);

export const helpAnswers = pgTable("help_answers", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  subject: helpSubject("subject").notNull(),
  question: localized("question").notNull(),
  /** Synonyms for the search, never shown. */
  words: localized("words").notNull(),
  body: localized("body").notNull(),
  /** Within its subject, the smallest first. */
  position: smallint("position").notNull().default(100),
  draft: boolean("draft").notNull().default(false),
  createdAt: createdAt(),
  version: version(),
});

/** Whether an answer helped; a visitor is known by a random number in a cookie. */
export const helpVotes = pgTable(
  "help_votes",
  {
    answerId: integer("answer_id")
      .notNull()
      .references(() => helpAnswers.id, { onDelete: "cascade" }),
    visitor: uuid("visitor").notNull(),
    helpful: boolean("helpful").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.answerId, table.visitor] })],
);
