import { sql } from "drizzle-orm";
import { check, doublePrecision, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, localDay } from "../common/columns.ts";
import { members } from "../member/member-tables.ts";

/** People one travels with, so that their names need not be typed again. */
export const companions = pgTable(
  "companions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    gender: text("gender").$type<"male" | "female">(),
    birthday: localDay("birthday"),
    handicap: doublePrecision("handicap"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("one_companion_per_name").on(table.memberId, table.firstName, table.lastName),
    check("companion_handicap", sql`${table.handicap} between -10 and 54`),
  ],
);
