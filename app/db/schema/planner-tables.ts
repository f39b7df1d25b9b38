import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { DEFAULT_WEIGHTS } from "#app/domain/planner/default-weights.ts";
import type { PlanFigure } from "#app/domain/planner/plan-figure.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import { createdAt, localDay, moment, version, wonAmount } from "./common/columns.ts";
import { members } from "./member/member-tables.ts";

/** Trips that a member put aside. */
export const savedPlans = pgTable(
  "saved_plans",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    wish: jsonb("wish").$type<PlanWish>().notNull(),
    lines: jsonb("lines").$type<readonly CartLine[]>().notNull(),
    /** When it was saved. */
    total: wonAmount("total").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("saved_plans_newest").on(table.memberId, table.createdAt)],
);

/** Plans that a member put into the cart, to see which were bought. */
export const planCarts = pgTable(
  "plan_carts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** The keys of all its lines, in the form in which an order holds them. */
    lines: jsonb("lines").$type<readonly { readonly key: string }[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("plan_carts_member").on(table.memberId),
    index("plan_carts_newest").on(table.createdAt),
  ],
);

/** How often something happened to plans on a day, in Seoul. */
export const planFigures = pgTable(
  "plan_figures",
  {
    day: localDay("day").notNull(),
    figure: text("figure").$type<PlanFigure>().notNull(),
    count: integer("count").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.figure] })],
);

/** Words of sentences that were not understood. */
export const unreadWords = pgTable(
  "unread_words",
  {
    words: text("words").primaryKey(),
    count: integer("count").notNull().default(1),
    lastAt: moment("last_at").notNull().defaultNow(),
  },
  (table) => [index("unread_words_often").on(table.count)],
);

/** What is weighed in a balanced plan: one row. */
export const planWeights = pgTable(
  "plan_weights",
  {
    id: integer("id").primaryKey().default(1),
    wonPerDriveMinute: wonAmount("won_per_drive_minute")
      .notNull()
      .default(DEFAULT_WEIGHTS.wonPerDriveMinute),
    wonPerRatingTenth: wonAmount("won_per_rating_tenth")
      .notNull()
      .default(DEFAULT_WEIGHTS.wonPerRatingTenth),
    version: version(),
  },
  (table) => [check("one_row_of_weights", sql`${table.id} = 1`)],
);
