import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  time,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  FLIGHT_WISHES,
  GENDER_CONDITIONS,
  SHIRT_SIZES,
  VAN_TERMS,
} from "#app/domain/tournament/entry-conditions.ts";
import { ENTRY_STATES } from "#app/domain/tournament/entry-state.ts";
import type { Prize, ScheduleEntry } from "#app/domain/tournament/prize-lines.ts";
import { type Card, SCORINGS } from "#app/domain/tournament/ranking.ts";
import { START_MODES } from "#app/domain/tournament/start-times.ts";
import { courses } from "./catalog/course-tables.ts";
import {
  createdAt,
  localDay,
  localized,
  moment,
  picture,
  publication,
  version,
  wonAmount,
} from "./common/columns.ts";
import { memberGender, members } from "./member/member-tables.ts";
import { orders } from "./order/order-tables.ts";

export const entryState = pgEnum("entry_state", ENTRY_STATES);
export const flightWish = pgEnum("flight_wish", FLIGHT_WISHES);
export const shirtSize = pgEnum("shirt_size", SHIRT_SIZES);
export const tournamentGender = pgEnum("tournament_gender", GENDER_CONDITIONS);
export const tournamentScoring = pgEnum("tournament_scoring", SCORINGS);
export const tournamentStart = pgEnum("tournament_start", START_MODES);
export const tournamentVan = pgEnum("tournament_van", VAN_TERMS);

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
  /** The pars of the 18 holes, as staff write them; without them the standard card of par 72. */
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

/** One application: a member with companions. It comes whole or not at all. */
export const tournamentEntries = pgTable(
  "tournament_entries",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    tournamentId: integer("tournament_id")
      .notNull()
      .references(() => tournaments.id),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id),
    state: entryState("state").notNull(),
    people: smallint("people").notNull(),
    /** Places counted for it without an order: a free entry, one that staff approved, or an offer. */
    held: smallint("held").notNull().default(0),
    /** The order of an entry that was paid in the shop; it has a reservation there. */
    orderId: uuid("order_id").references(() => orders.id),
    wish: flightWish("wish").notNull().default("together"),
    wishNames: text("wish_names").array().notNull().default(sql`'{}'`),
    van: boolean("van").notNull().default(false),
    hotel: text("hotel"),
    /** Its position on the waiting list. */
    waitingSince: moment("waiting_since"),
    /** From then on an offer can no longer be paid. */
    offerUntil: moment("offer_until"),
    /** Why staff refused it. */
    reason: text("reason"),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("tournament_entries_one_open")
      .on(table.tournamentId, table.memberId)
      .where(sql`state in ('applied', 'approved', 'waiting', 'offered')`),
    index("tournament_entries_state").on(table.tournamentId, table.state),
    index("tournament_entries_member").on(table.memberId),
    index("tournament_entries_order").on(table.orderId),
    check("entry_has_people", sql`${table.people} between 1 and 8`),
    check(
      "entry_holds_its_people",
      sql`${table.held} = 0 or (${table.held} = ${table.people} and ${table.state} in ('approved', 'offered'))`,
    ),
    check(
      "entry_offer_ends",
      sql`(${table.state} = 'offered') = (${table.offerUntil} is not null)`,
    ),
  ],
);

/** A person who plays. */
export const tournamentEntrants = pgTable(
  "tournament_entrants",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    entryId: integer("entry_id")
      .notNull()
      .references(() => tournamentEntries.id),
    position: smallint("position").notNull(),
    name: text("name").notNull(),
    gender: memberGender("gender"),
    birthYear: smallint("birth_year"),
    handicap: doublePrecision("handicap"),
    shirt: shirtSize("shirt"),
    flightId: integer("flight_id").references(() => tournamentFlights.id, { onDelete: "set null" }),
    /** The order within the flight. */
    seat: smallint("seat"),
  },
  (table) => [
    uniqueIndex("tournament_entrants_position").on(table.entryId, table.position),
    index("tournament_entrants_flight").on(table.flightId),
  ],
);

export const tournamentFlights = pgTable(
  "tournament_flights",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    tournamentId: integer("tournament_id")
      .notNull()
      .references(() => tournaments.id),
    number: smallint("number").notNull(),
    time: time("time").notNull(),
    hole: smallint("hole").notNull(),
  },
  (table) => [uniqueIndex("tournament_flights_number").on(table.tournamentId, table.number)],
);

/** The day itself: whether flights and results are out. Its version counts every change of them. */
export const tournamentRounds = pgTable("tournament_rounds", {
  tournamentId: integer("tournament_id")
    .primaryKey()
    .references(() => tournaments.id),
  flightsPublishedAt: moment("flights_published_at"),
  /** Drawn with the first score, and told with the results. */
  hiddenHoles: jsonb("hidden_holes").$type<readonly number[]>(),
  resultsPublishedAt: moment("results_published_at"),
  version: version(),
});

export const tournamentScores = pgTable("tournament_scores", {
  entrantId: integer("entrant_id")
    .primaryKey()
    .references(() => tournamentEntrants.id),
  strokes: jsonb("strokes").$type<Card>().notNull(),
  version: version(),
});
