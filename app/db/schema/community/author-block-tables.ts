import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "../common/columns.ts";
import { members } from "../member/member-tables.ts";

/** Members block authors, whose posts and comments they no longer see or get answers from. */
export const memberBlocks = pgTable(
  "member_blocks",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    blockedId: uuid("blocked_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    unique("one_block_of_a_member").on(table.memberId, table.blockedId),
    index("member_blocks_blocked").on(table.blockedId),
    check("nobody_blocks_oneself", sql`${table.memberId} <> ${table.blockedId}`),
  ],
);
