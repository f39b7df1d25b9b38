import { jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import type { Picture } from "#app/domain/picture.ts";
import { createdAt } from "../columns.ts";
import { members } from "./member.ts";

/** A picture that somebody sent, re-encoded in every width; where it is shown says the row that names it. */
export const uploads = pgTable("uploads", {
  id: uuid("id").primaryKey(),
  picture: jsonb("picture").$type<Picture>().notNull(),
  memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
  createdAt: createdAt(),
});
