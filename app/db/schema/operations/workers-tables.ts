import { integer, pgTable } from "drizzle-orm/pg-core";
import { moment } from "../common/columns.ts";

/** Processes that do work for the shop; what one has claimed is free again once it is dead. */
export const workers = pgTable("workers", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  /** By the clock of the database. */
  seenAt: moment("seen_at").notNull().defaultNow(),
  /** Since when its lock is held without a break: who has just come does not judge others. */
  presentSince: moment("present_since").notNull().defaultNow(),
});
