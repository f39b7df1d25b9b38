import { boolean, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import type { Picture } from "#app/domain/picture/picture.ts";
import { createdAt } from "./common/columns.ts";
import { members } from "./member/member-tables.ts";

/** An uploaded picture, re-encoded in every width; the rows that show it refer to it. */
export const uploads = pgTable("uploads", {
  id: uuid("id").primaryKey(),
  picture: jsonb("picture").$type<Picture>().notNull(),
  memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
  /** Shown only to those who may read the question that it belongs to. */
  isPrivate: boolean("is_private").notNull().default(false),
  createdAt: createdAt(),
});
