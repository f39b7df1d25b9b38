import { jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { createdAt, localDay } from "./common/columns.ts";

/** Records of closed accounts that the law wants retained, apart from the live tables (5 years). */
export const withdrawnMembers = pgTable("withdrawn_members", {
  memberId: uuid("member_id").primaryKey(),
  kept: jsonb("kept").notNull(),
  keepUntil: localDay("keep_until").notNull(),
  createdAt: createdAt(),
});
