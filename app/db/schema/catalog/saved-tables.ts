import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, wonAmount } from "../common/columns.ts";
import { productKind } from "../common/product-kind-tables.ts";
import { members } from "../member/member-tables.ts";

export const wishes = pgTable(
  "wishes",
  {
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    productKind: productKind("product_kind").notNull(),
    productId: text("product_id").notNull(),
    /** The lowest price when it was saved; null where it was unknown. */
    savedPrice: wonAmount("saved_price"),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.productKind, table.productId] })],
);

/** The last fifty products a member looked at. */
export const recentItems = pgTable(
  "recent_items",
  {
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    productKind: productKind("product_kind").notNull(),
    productId: text("product_id").notNull(),
    seenAt: moment("seen_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.productKind, table.productId] }),
    index("recent_items_newest").on(table.memberId, table.seenAt),
  ],
);

export const recentSearches = pgTable(
  "recent_searches",
  {
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    words: text("words").notNull(),
    searchedAt: moment("searched_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.words] })],
);
