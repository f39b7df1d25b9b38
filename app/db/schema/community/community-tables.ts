import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { HideReason } from "#app/domain/community/moderation.ts";
import { REPORT_REASONS } from "#app/domain/community/moderation.ts";
import { POST_MARKS } from "#app/domain/community/post.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { regions } from "../catalog/place-tables.ts";
import { createdAt, localDay, localized, moment, version } from "../common/columns.ts";
import { productKind } from "../common/product-kind-tables.ts";
import { events } from "../content-tables.ts";
import { members } from "../member/member-tables.ts";
import { reservations } from "../order/order-tables.ts";

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
    /** Sub-scores; which of them a product has is a rule (`domain/community/review/sub-score.ts`). */
    condition: smallint("condition_score"),
    caddy: smallint("caddy_score"),
    pace: smallint("pace_score"),
    value: smallint("value_score"),
    content: localized("content").notNull(),
    usedOn: localDay("used_on").notNull(),
    party: text("party").notNull(),
    pictures: jsonb("pictures").$type<readonly Picture[]>().notNull().default([]),
    /** Counted as they are given, so that a list sorts by them without counting. */
    helpfulCount: integer("helpful_count").notNull().default(0),
    hidden: boolean("hidden").notNull().default(false),
    /** Why staff hid it, and what they wrote about it to its author. */
    hiddenFor: text("hidden_for").$type<HideReason>(),
    hiddenNote: text("hidden_note"),
    /** What staff answered, shown below it. */
    reply: localized("reply"),
    repliedAt: moment("replied_at"),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("reviews_product").on(table.productKind, table.productId, table.createdAt),
    index("reviews_of_member").on(table.memberId, table.createdAt),
    index("reviews_newest").on(table.createdAt),
    index("reviews_helpful").on(table.helpfulCount, table.createdAt),
    check("helpful_count_is_not_negative", sql`${table.helpfulCount} >= 0`),
    check("rating_is_one_to_five", sql`${table.rating} between 1 and 5`),
    check(
      "sub_scores_are_one_to_five",
      sql`${table.condition} between 1 and 5 and ${table.caddy} between 1 and 5
        and ${table.pace} between 1 and 5 and ${table.value} between 1 and 5`,
    ),
  ],
);

/** Helpful votes for a review: one for each member. */
export const reviewVotes = pgTable(
  "review_votes",
  {
    reviewId: integer("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.memberId] }),
    index("review_votes_member").on(table.memberId),
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
    pictures: jsonb("pictures").$type<readonly Picture[]>().notNull().default([]),
    editedAt: moment("edited_at"),
    /** The search text (`postSearch`); filled in at the next start while it is null. */
    searchKeys: text("search_keys"),
    searchParts: text("search_parts").array(),
    /** Counted as they are written, so that a list sorts by them without counting. */
    commentCount: integer("comment_count").notNull().default(0),
    likeCount: integer("like_count").notNull().default(0),
    hidden: boolean("hidden").notNull().default(false),
    /** Why it is hidden; `reports` until staff decide. */
    hiddenFor: text("hidden_for").$type<HideReason | "reports">(),
    hiddenNote: text("hidden_note"),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("posts_newest").on(table.createdAt, table.id).where(sql`not ${table.hidden}`),
    index("posts_of_region")
      .on(table.regionId, table.createdAt, table.id)
      .where(sql`not ${table.hidden}`),
    index("posts_of_member").on(table.memberId, table.createdAt),
    index("posts_search").using("gin", table.searchParts),
    index("posts_talked_about")
      .on(table.commentCount, table.createdAt, table.id)
      .where(sql`not ${table.hidden}`),
    check("counts_are_not_negative", sql`${table.commentCount} >= 0 and ${table.likeCount} >= 0`),
  ],
);

export const reportReason = pgEnum("report_reason", REPORT_REASONS);

/** One for each member and post; staff decide all of a post's at once. */
export const postReports = pgTable(
  "post_reports",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    postId: integer("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    reason: reportReason("reason").notNull(),
    note: text("note").notNull().default(""),
    decidedAt: moment("decided_at"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("one_report_of_a_post").on(table.postId, table.memberId),
    index("post_reports_open").on(table.createdAt).where(sql`${table.decidedAt} is null`),
  ],
);

/** What members say below a post or an event. */
export const comments = pgTable(
  "comments",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    postId: integer("post_id").references(() => posts.id, { onDelete: "cascade" }),
    eventId: integer("event_id").references(() => events.id, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id),
    /** The comment that this one answers; answers have none of their own. */
    parentId: integer("parent_id").references((): AnyPgColumn => comments.id, {
      onDelete: "cascade",
    }),
    content: localized("content").notNull(),
    editedAt: moment("edited_at"),
    /** Its text is gone; the line stays where others answered it. */
    deletedAt: moment("deleted_at"),
    /** Why it is hidden, `reports` until staff decide; null while it is shown. */
    hiddenFor: text("hidden_for").$type<HideReason | "reports">(),
    hiddenNote: text("hidden_note"),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("comments_post")
      .on(table.postId, table.createdAt, table.id)
      .where(sql`${table.parentId} is null`),
    index("comments_event")
      .on(table.eventId, table.createdAt, table.id)
      .where(sql`${table.parentId} is null`),
    check("comment_has_one_subject", sql`num_nonnulls(${table.postId}, ${table.eventId}) = 1`),
    index("comments_replies").on(table.parentId, table.createdAt),
    index("comments_member").on(table.memberId),
  ],
);

/** One for each member and comment; staff decide all of a comment's at once. */
export const commentReports = pgTable(
  "comment_reports",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    commentId: integer("comment_id")
      .notNull()
      .references(() => comments.id, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    reason: reportReason("reason").notNull(),
    note: text("note").notNull().default(""),
    decidedAt: moment("decided_at"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("one_report_of_a_comment").on(table.commentId, table.memberId),
    index("comment_reports_open").on(table.createdAt).where(sql`${table.decidedAt} is null`),
    index("comment_reports_member").on(table.memberId),
  ],
);

export const postMarkKind = pgEnum("post_mark_kind", POST_MARKS);

/** Likes and bookmarks of a post. */
export const postMarks = pgTable(
  "post_marks",
  {
    postId: integer("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    kind: postMarkKind("kind").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.memberId, table.kind] }),
    index("post_marks_member").on(table.memberId, table.kind, table.createdAt),
  ],
);
