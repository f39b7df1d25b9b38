import { integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { AdminArea } from "#app/domain/desk/role/role.ts";
import { createdAt } from "../common/columns.ts";
import { members } from "../member/member-tables.ts";

/** Views of the desk's lists that members of staff saved under a name, each for themselves. */
export const listViews = pgTable(
  "list_views",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    area: text("area").$type<AdminArea>().notNull(),
    name: text("name").notNull(),
    search: text("search").notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique("list_views_name").on(table.memberId, table.area, table.name)],
);
