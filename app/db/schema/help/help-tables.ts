import { sql } from "drizzle-orm";
import {
  boolean,
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
import { HELP_SUBJECTS } from "#app/domain/help/centre/help-query.ts";
import { MESSAGE_AUTHORS, QUESTION_TYPES } from "#app/domain/help/question/question-kinds.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { createdAt, localized, moment, version } from "../common/columns.ts";
import { productKind } from "../common/product-kind-tables.ts";
import { members } from "../member/member-tables.ts";
import { reservations } from "../order/order-tables.ts";

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

export const questionType = pgEnum("question_type", QUESTION_TYPES);
export const messageAuthor = pgEnum("question_message_author", MESSAGE_AUTHORS);

/** The facts of a whole thread; its texts are in the messages. */
export const questions = pgTable(
  "questions",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id),
    type: questionType("type").notNull(),
    title: localized("title").notNull(),
    isPublic: boolean("is_public").notNull().default(false),
    /** Where to send the answer. */
    phone: text("phone"),
    email: text("email"),
    /** What it is about: a reservation of the member's, or a product. */
    reservationId: uuid("reservation_id").references(() => reservations.id, {
      onDelete: "set null",
    }),
    productKind: productKind("product_kind"),
    productId: text("product_id"),
    assigneeId: uuid("assignee_id").references(() => members.id, { onDelete: "set null" }),
    /** The member's first message without an answer; null when there is none. */
    waitingSince: moment("waiting_since"),
    /** The last answer asked something back. */
    askedBack: boolean("asked_back").notNull().default(false),
    answeredAt: moment("answered_at"),
    /** The member said that it is solved. */
    solvedAt: moment("solved_at"),
    memberReadAt: moment("member_read_at"),
    staffReadAt: moment("staff_read_at"),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("questions_member").on(table.memberId, table.createdAt),
    index("questions_waiting")
      .on(table.waitingSince, table.id)
      .where(sql`${table.waitingSince} is not null`),
  ],
);

export const questionMessages = pgTable(
  "question_messages",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    questionId: integer("question_id")
      .notNull()
      .references(() => questions.id, { onDelete: "cascade" }),
    /** Null for answers from before names were recorded. */
    authorId: uuid("author_id").references(() => members.id),
    author: messageAuthor("author").notNull(),
    content: localized("content").notNull(),
    pictures: jsonb("pictures").$type<readonly Picture[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [index("question_messages_thread").on(table.questionId, table.id)],
);

/** Answers that staff write often. */
export const cannedAnswers = pgTable("canned_answers", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  title: localized("title").notNull(),
  body: localized("body").notNull(),
  uses: integer("uses").notNull().default(0),
  version: version(),
  createdAt: createdAt(),
});
