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
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { SOCIAL_PROVIDERS } from "#app/domain/member/login/social-provider.ts";
import { createdAt, moment } from "../common/columns.ts";
import { members } from "./member-tables.ts";

export const socialProvider = pgEnum("social_provider", SOCIAL_PROVIDERS);

export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Only the hash is stored: reading this table is not enough to sign in. */
    tokenHash: text("token_hash").notNull().unique(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** False between the password and the second factor. */
    complete: boolean("complete").notNull().default(true),
    stay: boolean("stay").notNull().default(false),
    userAgent: text("user_agent").notNull().default(""),
    createdAt: createdAt(),
    seenAt: moment("seen_at").notNull().defaultNow(),
    /**
     * When the second factor was last given in this session, or the last provider login of a member with neither factor
     * nor password.
     */
    factorAt: moment("factor_at"),
    /** However busy, a session ends here. */
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("sessions_member").on(table.memberId),
    index("sessions_expiry").on(table.expiresAt),
  ],
);

/** A linked login provider: identified by (provider, subject), never by an e-mail address. */
export const memberIdentities = pgTable(
  "member_identities",
  {
    provider: socialProvider("provider").notNull(),
    subject: text("subject").notNull(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** To unlink at withdrawal; encrypted. */
    token: text("token"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex("one_identity_per_provider").on(table.memberId, table.provider),
  ],
);

/** A login through a provider that is under way, bound to the browser that began it. */
export const socialAttempts = pgTable("social_attempts", {
  stateHash: text("state_hash").primaryKey(),
  browserHash: text("browser_hash").notNull(),
  provider: socialProvider("provider").notNull(),
  nonce: text("nonce").notNull(),
  verifier: text("verifier").notNull(),
  returnTo: text("return_to").notNull(),
  /** Set when a signed-in member connects a provider instead of logging in. */
  linkMemberId: uuid("link_member_id").references(() => members.id, { onDelete: "cascade" }),
  /** Set where this login only proves who they are: the provider to connect after it, itself where there is none. */
  thenProvider: socialProvider("then_provider"),
  popup: boolean("popup").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

/** A code that was mailed to verify an address; only its hash is stored. */
export const emailCodes = pgTable(
  "email_codes",
  {
    email: text("email").primaryKey(),
    codeHash: text("code_hash").notNull(),
    triesLeft: smallint("tries_left").notNull(),
    verifiedAt: moment("verified_at"),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [check("tries_never_negative", sql`${table.triesLeft} >= 0`)],
);

/** A one-time link to a new password; single use, thirty minutes. */
export const passwordResets = pgTable(
  "password_resets",
  {
    tokenHash: text("token_hash").primaryKey(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    usedAt: moment("used_at"),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("password_resets_member").on(table.memberId)],
);

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.codeHash] })],
);

/** Counters of the limiter; shared by all instances. */
export const throttles = pgTable("throttles", {
  key: text("key").primaryKey(),
  points: integer("points").notNull().default(0),
  expire: moment("expire"),
});
