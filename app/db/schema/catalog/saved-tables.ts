import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { AlertReason, AlertWish } from "#app/domain/catalog/alert/day-alert-rules.ts";
import { createdAt, localDay, moment, wonAmount } from "../common/columns.ts";
import { productKind } from "../common/product-kind-tables.ts";
import { members } from "../member/member-tables.ts";
import { courses } from "./course-tables.ts";
import { rooms } from "./hotel-tables.ts";

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

/** Members who asked for an alert when a day of a course or room can be booked or has become cheaper. */
export const dayAlerts = pgTable(
  "day_alerts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    courseId: text("course_id").references(() => courses.id, { onDelete: "cascade" }),
    roomId: text("room_id").references(() => rooms.id, { onDelete: "cascade" }),
    day: localDay("day").notNull(),
    /** Golfers who must fit into one tee time. */
    players: smallint("players").notNull(),
    wish: text("wish").$type<AlertWish>().notNull(),
    below: wonAmount("below"),
    /** It could be booked when it was last looked at. */
    wasOpen: boolean("was_open").notNull(),
    toldAt: moment("told_at"),
    toldWhy: text("told_why").$type<AlertReason>(),
    toldPrice: wonAmount("told_price"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("one_alert_for_each_day")
      .on(table.memberId, table.courseId, table.roomId, table.day)
      .nullsNotDistinct(),
    index("day_alerts_waiting").on(table.day).where(sql`${table.toldAt} is null`),
    check("alert_of_one_product", sql`num_nonnulls(${table.courseId}, ${table.roomId}) = 1`),
  ],
);
