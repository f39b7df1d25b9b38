import { jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { createdAt, moment } from "../common/columns.ts";
import { members } from "../member/member-tables.ts";

export const cartLines = pgTable(
  "cart_lines",
  {
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    line: jsonb("line").$type<CartLine>().notNull(),
    createdAt: createdAt(),
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] })],
);
