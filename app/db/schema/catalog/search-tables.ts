import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { SEARCH_KINDS } from "#app/domain/catalog/search/search-document.ts";
import { members } from "../member/member-tables.ts";

/** Normalised by `searchDocument`, so that it does not depend on the server's dictionaries or locale. */
const searchTerms = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * What can be found. The database deletes a row when its source changes (see drizzle/0000_baseline.sql) and
 * `indexProducts` writes it again: nothing is found under a name it no longer has.
 */
export const searchDocuments = pgTable(
  "search_documents",
  {
    kind: text("kind", { enum: SEARCH_KINDS }).notNull(),
    id: text("id").notNull(),
    terms: searchTerms("terms").notNull(),
    /** Of two equal matches, the heavier comes first. */
    weight: integer("weight").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index("search_documents_terms").using("gin", table.terms).with({ fastupdate: false }),
  ],
);

/** What a mistyped word may have meant. */
export const searchWords = pgTable(
  "search_words",
  { keys: text("keys").primaryKey(), shown: text("shown").notNull() },
  (table) => [
    index("search_words_keys")
      .using("gin", table.keys.op("gin_trgm_ops"))
      .with({ fastupdate: false }),
  ],
);

/** Whether a member's searches are stored; no row means that they are. */
export const searchChoices = pgTable("search_choices", {
  memberId: uuid("member_id")
    .primaryKey()
    .references(() => members.id, { onDelete: "cascade" }),
  keeps: boolean("keeps").notNull(),
});
