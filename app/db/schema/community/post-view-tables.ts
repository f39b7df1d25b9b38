import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { regions } from "../catalog/place-tables.ts";
import { localDay } from "../common/columns.ts";
import { posts } from "./community-tables.ts";

/** How often a post was read. Kept apart from the post, because a changed post invalidates its cached pages. */
export const postViews = pgTable("post_views", {
  postId: integer("post_id")
    .primaryKey()
    .references(() => posts.id, { onDelete: "cascade" }),
  views: integer("views").notNull(),
});

/** The day's readers, as a keyed hash that says nothing; deleted when the day is over. */
export const postViewers = pgTable(
  "post_viewers",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    postId: integer("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    day: localDay("day").notNull(),
    visitor: text("visitor").notNull(),
  },
  (table) => [
    unique("one_view_a_day").on(table.postId, table.day, table.visitor),
    index("post_viewers_day").on(table.day),
  ],
);

/** How many posts of a region are shown, kept by a trigger: a list of a hundred thousand is not counted for each page. */
export const postCounts = pgTable(
  "post_counts",
  {
    regionId: text("region_id")
      .primaryKey()
      .references(() => regions.id, { onDelete: "cascade", onUpdate: "cascade" }),
    posts: integer("posts").notNull(),
  },
  (table) => [check("post_counts_are_not_negative", sql`${table.posts} >= 0`)],
);
