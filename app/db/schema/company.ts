import { integer, jsonb, pgEnum, pgTable, primaryKey, smallint } from "drizzle-orm/pg-core";
import { LEGAL_KINDS, LEGAL_STATUSES, type LegalSection } from "#app/domain/company/legal/legal.ts";
import { localDay, localized } from "./common/columns.ts";

export const legalKind = pgEnum("legal_kind", LEGAL_KINDS);
export const legalStatus = pgEnum("legal_status", LEGAL_STATUSES);

/** Texts that people agree to. A changed text is a new version, so that a consent says what was read. */
export const legalDocuments = pgTable(
  "legal_documents",
  {
    id: integer("id").notNull().unique().generatedAlwaysAsIdentity(),
    kind: legalKind("kind").notNull(),
    /** What readers call its version, and what a consent stores. */
    edition: smallint("version").notNull(),
    title: localized("title").notNull(),
    intro: localized("intro").notNull(),
    /** Of texts that were not written at the desk. */
    sections: jsonb("sections").$type<readonly LegalSection[]>().notNull().default([]),
    /** Rich text; its headings are the sections. */
    body: localized("body"),
    status: legalStatus("status").notNull().default("scheduled"),
    effectiveOn: localDay("effective_on").notNull(),
    /** Counts the saves of a draft at the desk. */
    version: integer("saves").notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.kind, table.edition] })],
);
