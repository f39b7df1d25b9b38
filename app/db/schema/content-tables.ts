import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
} from "drizzle-orm/pg-core";
import type { Prize, ScheduleEntry } from "#app/domain/common/product/prize.ts";
import {
  LEGAL_KINDS,
  LEGAL_STATUSES,
  type LegalSection,
} from "#app/domain/company/legal/legal-kinds.ts";
import type { HomeSetting } from "#app/domain/content/home/home-blocks.ts";
import { NOTICE_CATEGORIES } from "#app/domain/content/notice/notice.ts";

import { VAN_TERMS } from "#app/domain/tournament/entry-application.ts";
import { GENDER_CONDITIONS } from "#app/domain/tournament/entry-conditions.ts";
import { SCORINGS } from "#app/domain/tournament/ranking.ts";
import { START_MODES } from "#app/domain/tournament/start-times.ts";
import { coupons } from "./benefit-tables.ts";
import { courses } from "./catalog/course-tables.ts";
import {
  createdAt,
  gallery,
  localDay,
  localized,
  moment,
  picture,
  publication,
  version,
  wonAmount,
} from "./common/columns.ts";

export const noticeCategory = pgEnum("notice_category", NOTICE_CATEGORIES);
export const legalKind = pgEnum("legal_kind", LEGAL_KINDS);
export const legalStatus = pgEnum("legal_status", LEGAL_STATUSES);

export const tournamentGender = pgEnum("tournament_gender", GENDER_CONDITIONS);
export const tournamentScoring = pgEnum("tournament_scoring", SCORINGS);
export const tournamentStart = pgEnum("tournament_start", START_MODES);
export const tournamentVan = pgEnum("tournament_van", VAN_TERMS);

export const notices = pgTable(
  "notices",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    category: noticeCategory("category").notNull(),
    title: localized("title").notNull(),
    body: localized("body").notNull(),
    pinned: boolean("pinned").notNull().default(false),
    /** Nobody but staff reads a draft, whatever its moment says. */
    draft: boolean("draft").notNull().default(false),
    publishedAt: moment("published_at").notNull().defaultNow(),
    version: version(),
  },
  (table) => [
    index("notices_listed").on(table.pinned, table.publishedAt, table.id),
    index("notices_of_category").on(table.category, table.draft, table.publishedAt),
  ],
);

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
    draft: boolean("draft").notNull().default(false),
    /** When a job publishes the draft. */
    publishAt: moment("publish_at"),
    /** What is sold with it, as `course:th-siam-old`, in the order it is shown. */
    products: jsonb("products").$type<readonly string[]>().notNull().default([]),
    /** What members can take on its page while it goes on. */
    couponId: integer("coupon_id").references(() => coupons.id),
    /** Whether members write below it. */
    hasComments: boolean("has_comments").notNull().default(false),
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
  gender: tournamentGender("gender").notNull().default("any"),
  minAge: smallint("min_age"),
  maxAge: smallint("max_age"),
  maxHandicap: smallint("max_handicap"),
  scoring: tournamentScoring("scoring").notNull().default("new_peoria"),
  /** Of the 18 holes, as staff write them; without them the standard card of par 72. */
  pars: text("pars"),
  startMode: tournamentStart("start_mode").notNull().default("interval"),
  firstTee: time("first_tee").notNull().default("07:00"),
  intervalMinutes: smallint("interval_minutes").notNull().default(8),
  van: tournamentVan("van").notNull().default("none"),
  /** Without one, the page shows the course's. */
  picture: picture(),
  ...publication(),
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
  /** For the first language; `gallery` has one for each of the others that has its own, in their order. */
  picture: picture(),
  gallery: gallery(),
  version: version(),
});

/** What staff decide about the home page as a whole: one row for each subject. */
export const homeSettings = pgTable("home_settings", {
  id: text("id").$type<HomeSetting>().primaryKey(),
  value: jsonb("value").notNull(),
  version: version(),
});

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
