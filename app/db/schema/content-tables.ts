import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import type { HomeSetting } from "#app/domain/content/home/home-blocks.ts";
import { NOTICE_CATEGORIES } from "#app/domain/content/notice/notice-list-query.ts";
import { coupons } from "./benefit-tables.ts";
import { courses } from "./catalog/course-tables.ts";
import {
  createdAt,
  gallery,
  localDay,
  localized,
  moment,
  picture,
  version,
} from "./common/columns.ts";

export const noticeCategory = pgEnum("notice_category", NOTICE_CATEGORIES);

export const notices = pgTable(
  "notices",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    category: noticeCategory("category").notNull(),
    title: localized("title").notNull(),
    body: localized("body").notNull(),
    pinned: boolean("pinned").notNull().default(false),
    /** Only staff read a draft, even after its publication moment. */
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

/** The home page's best 30, in order. */
export const recommendedCourses = pgTable("recommended_courses", {
  courseId: text("course_id")
    .primaryKey()
    .references(() => courses.id, { onDelete: "cascade" }),
  position: smallint("position").notNull(),
});
