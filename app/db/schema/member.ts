import { index, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { LOCALES } from "#app/domain/locale.ts";
import { ROLES } from "#app/domain/role.ts";
import { createdAt, localDay, moment } from "../columns.ts";

export const memberRole = pgEnum("member_role", ROLES);
export const memberLocale = pgEnum("member_locale", LOCALES);
export const memberGender = pgEnum("member_gender", ["male", "female"]);

export const members = pgTable("members", {
  id: uuid("id").primaryKey().defaultRandom(),
  /** Absent for those who sign in through a provider, and for the authors of the demo. */
  loginId: text("login_id").unique(),
  passwordHash: text("password_hash"),
  name: text("name").notNull(),
  role: memberRole("role").notNull().default("member"),
  locale: memberLocale("locale").notNull().default("ko"),
  phone: text("phone"),
  birthday: localDay("birthday"),
  gender: memberGender("gender"),
  createdAt: createdAt(),
});

export const sessions = pgTable(
  "sessions",
  {
    /** Only the hash is stored: who reads this table cannot sign in with it. */
    tokenHash: text("token_hash").primaryKey(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("sessions_member").on(table.memberId),
    index("sessions_expiry").on(table.expiresAt),
  ],
);
