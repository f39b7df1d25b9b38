import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { APPLICATION_STATES } from "#app/domain/community/partner/partner-application.ts";
import { AGES, LEVELS, type Mood } from "#app/domain/community/partner/round.ts";
import { courses } from "../catalog/course-tables.ts";
import { createdAt, localDay, moment, version, wonAmount } from "../common/columns.ts";
import { members } from "../member/member-tables.ts";
import { reservations } from "../order/order-tables.ts";
import { posts } from "./community-tables.ts";

export const partnerLevel = pgEnum("partner_level", LEVELS);
export const partnerAges = pgEnum("partner_ages", AGES);
export const applicationState = pgEnum("application_state", APPLICATION_STATES);

/** The round that the author of a post looks for partners for. */
export const partnerRounds = pgTable(
  "partner_rounds",
  {
    postId: integer("post_id")
      .primaryKey()
      .references(() => posts.id, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id),
    /** The author's own booked round; without one it is a plan, and applicants pay nothing here. */
    reservationId: uuid("reservation_id").references(() => reservations.id),
    courseId: text("course_id")
      .notNull()
      .references(() => courses.id),
    day: localDay("day").notNull(),
    /** As "07:04", at the venue. */
    teeTime: text("tee_time").notNull(),
    /** The players so far, the author included. */
    players: smallint("players").notNull(),
    seats: smallint("seats").notNull(),
    /** Accepted and paid, moved by conditional updates alone. */
    taken: smallint("taken").notNull().default(0),
    level: partnerLevel("level").notNull().default("anyone"),
    ages: partnerAges("ages").notNull().default("anyone"),
    moods: text("moods").array().$type<Mood[]>().notNull().default(sql`'{}'`),
    /** For each: a booked round's share, or what the author expects. */
    cost: wonAmount("cost"),
    /** Shown to accepted applicants only. */
    contact: text("contact").notNull(),
    deadline: moment("deadline").notNull(),
    closedAt: moment("closed_at"),
    cancelledAt: moment("cancelled_at"),
    version: version(),
  },
  (table) => [
    uniqueIndex("one_round_for_each_booking")
      .on(table.reservationId)
      .where(sql`${table.cancelledAt} is null`),
    index("partner_rounds_member").on(table.memberId),
    check("seats_are_real", sql`${table.taken} between 0 and ${table.seats}`),
    check("round_has_seats", sql`${table.seats} between 1 and 7 and ${table.players} >= 1`),
  ],
);

/** Members who asked for an alert when a full round has a seat again; once sent, the row is deleted. */
export const seatAlerts = pgTable(
  "seat_alerts",
  {
    postId: integer("post_id")
      .notNull()
      .references(() => partnerRounds.postId, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.memberId] }),
    index("seat_alerts_member").on(table.memberId),
  ],
);

/** One for each member and post. */
export const partnerApplications = pgTable(
  "partner_applications",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    postId: integer("post_id")
      .notNull()
      .references(() => partnerRounds.postId, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id),
    word: text("word").notNull(),
    state: applicationState("state").notNull().default("applied"),
    /** From then on an accepted seat can no longer be paid. */
    payUntil: moment("pay_until"),
    /** Whether a place of the tee time is held for it; lent to the order while that is being paid. */
    held: boolean("held").notNull().default(false),
    /** What was paid for. */
    reservationId: uuid("reservation_id").references(() => reservations.id),
    version: version(),
    decidedAt: moment("decided_at"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("one_application").on(table.postId, table.memberId),
    index("partner_applications_member").on(table.memberId),
    index("partner_applications_reservation").on(table.reservationId),
    index("partner_applications_waiting")
      .on(table.createdAt)
      .where(sql`${table.state} = 'applied'`),
    index("partner_applications_due").on(table.payUntil).where(sql`${table.held}`),
    check("only_accepted_seats_are_held", sql`not ${table.held} or ${table.state} = 'accepted'`),
    check(
      "paid_has_reservation",
      sql`${table.state} <> 'paid' or ${table.reservationId} is not null`,
    ),
  ],
);
