import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { regions } from "../catalog/place-tables.ts";

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
