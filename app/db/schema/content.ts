import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { LEGAL_KINDS, type LegalSection } from "#app/domain/content/legal.ts";
import { NOTICE_CATEGORIES } from "#app/domain/content/notice.ts";
import type { Prize, ScheduleEntry } from "#app/domain/content/tournament.ts";
import { createdAt, localDay, localized, moment, picture, version, wonAmount } from "../columns.ts";
import { courses } from "./course.ts";

export const noticeCategory = pgEnum("notice_category", NOTICE_CATEGORIES);
export const legalKind = pgEnum("legal_kind", LEGAL_KINDS);

export const notices = pgTable("notices", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  category: noticeCategory("category").notNull(),
  title: localized("title").notNull(),
  body: localized("body").notNull(),
  pinned: boolean("pinned").notNull().default(false),
  publishedAt: moment("published_at").notNull().defaultNow(),
  version: version(),
});

export const events = pgTable(
  "events",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    title: localized("title").notNull(),
    summary: localized("summary").notNull(),
    body: localized("body").notNull(),
    label: localized("label").notNull(),
    startsOn: localDay("starts_on").notNull(),
    endsOn: localDay("ends_on").notNull(),
    picture: picture(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [check("event_order", sql`${table.startsOn} <= ${table.endsOn}`)],
);

export const tournaments = pgTable("tournaments", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  courseId: text("course_id")
    .notNull()
    .references(() => courses.id),
  title: localized("title").notNull(),
  summary: localized("summary").notNull(),
  body: localized("body").notNull(),
  format: localized("format").notNull(),
  playsOn: localDay("plays_on").notNull(),
  applyUntil: localDay("apply_until").notNull(),
  capacity: smallint("capacity").notNull(),
  entryFee: wonAmount("entry_fee").notNull(),
  prizes: jsonb("prizes").$type<readonly Prize[]>().notNull(),
  schedule: jsonb("schedule").$type<readonly ScheduleEntry[]>().notNull(),
  createdAt: createdAt(),
});

export const banners = pgTable("banners", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  eyebrow: localized("eyebrow").notNull(),
  title: localized("title").notNull(),
  text: localized("text").notNull(),
  action: localized("action").notNull(),
  target: text("target").notNull(),
  position: smallint("position").notNull(),
  /** Shown from and until then; without limit where it says nothing. */
  startsAt: moment("starts_at"),
  endsAt: moment("ends_at"),
  picture: picture(),
});

/** Texts that people agree to. A changed text is a new version, so that a consent says what was read. */
export const legalDocuments = pgTable(
  "legal_documents",
  {
    kind: legalKind("kind").notNull(),
    version: smallint("version").notNull(),
    title: localized("title").notNull(),
    intro: localized("intro").notNull(),
    sections: jsonb("sections").$type<readonly LegalSection[]>().notNull(),
    effectiveOn: localDay("effective_on").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.version] })],
);
