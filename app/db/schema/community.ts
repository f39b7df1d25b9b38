import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { PRODUCT_KINDS } from "#app/domain/catalog/product-kind.ts";
import type { OpenRound } from "#app/domain/community/post.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { QUESTION_TYPES } from "#app/domain/qna/question.ts";
import { createdAt, localDay, localized, moment } from "../columns.ts";
import { members } from "./member.ts";
import { reservations } from "./order.ts";
import { regions } from "./place.ts";

export const productKind = pgEnum("product_kind", PRODUCT_KINDS);
export const questionType = pgEnum("question_type", QUESTION_TYPES);

export const reviews = pgTable(
  "reviews",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    productKind: productKind("product_kind").notNull(),
    productId: text("product_id").notNull(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id),
    /** One review for each line that was used; null for what was not written here. */
    reservationId: uuid("reservation_id")
      .unique()
      .references(() => reservations.id),
    rating: smallint("rating").notNull(),
    content: localized("content").notNull(),
    usedOn: localDay("used_on").notNull(),
    party: text("party").notNull(),
    pictures: jsonb("pictures").$type<readonly Picture[]>().notNull().default([]),
    hidden: boolean("hidden").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index("reviews_product").on(table.productKind, table.productId, table.createdAt.desc()),
    check("rating_is_one_to_five", sql`${table.rating} between 1 and 5`),
  ],
);

export const posts = pgTable(
  "posts",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id),
    regionId: text("region_id")
      .notNull()
      .references(() => regions.id),
    title: localized("title").notNull(),
    content: localized("content").notNull(),
    /** Set when the author looks for partners for one round. */
    openRound: jsonb("join_offer").$type<OpenRound>(),
    pictures: jsonb("pictures").$type<readonly Picture[]>().notNull().default([]),
    editedAt: moment("edited_at"),
    hidden: boolean("hidden").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index("posts_newest").on(table.createdAt.desc())],
);

export const comments = pgTable(
  "comments",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    postId: integer("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id),
    content: localized("content").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("comments_post").on(table.postId, table.createdAt)],
);

export const questions = pgTable(
  "questions",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id),
    type: questionType("type").notNull(),
    title: localized("title").notNull(),
    content: localized("content").notNull(),
    isPublic: boolean("is_public").notNull().default(false),
    answer: localized("answer"),
    answeredAt: moment("answered_at"),
    createdAt: createdAt(),
  },
  (table) => [index("questions_member").on(table.memberId, table.createdAt.desc())],
);
