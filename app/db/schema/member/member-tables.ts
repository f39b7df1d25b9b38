import { sql } from "drizzle-orm";
import { boolean, index, pgEnum, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { reversedDigits } from "#app/db/query/search-expressions.ts";
import { DEFAULT_LOCALE } from "#app/domain/common/language/languages.ts";
import { ROLES } from "#app/domain/desk/role/role-rights.ts";
import { TEXT_SIZES } from "#app/domain/member/profile/text-size.ts";
import { createdAt, localDay, locale, moment } from "../common/columns.ts";

export const memberRole = pgEnum("member_role", ROLES);
export const memberGender = pgEnum("member_gender", ["male", "female"]);
export const memberTextSize = pgEnum("member_text_size", TEXT_SIZES);

export const members = pgTable(
  "members",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Names the page of what they wrote; the id itself is in no address and on no page. */
    authorId: uuid("author_id").notNull().defaultRandom().unique(),
    /** Absent for those who sign in through a provider, and for the authors of the demo. */
    loginId: text("login_id").unique(),
    passwordHash: text("password_hash"),
    name: text("name").notNull(),
    role: memberRole("role").notNull().default("member"),
    locale: locale("locale").notNull().default(DEFAULT_LOCALE),
    textSize: memberTextSize("text_size").notNull().default("normal"),
    /** Never an identity: two members may have the same, and a provider's word for it proves nothing. */
    email: text("email"),
    emailVerifiedAt: moment("email_verified_at"),
    /** E.164 */
    phone: text("phone"),
    birthday: localDay("birthday"),
    gender: memberGender("gender"),
    /** The second factor of staff, encrypted; null until it is set up. */
    totpSecret: text("totp_secret"),
    /** The last time step that was used: a code is accepted once. */
    totpUsedStep: text("totp_used_step"),
    /** A customer without an account, entered by the desk; signing up with the same proved address ends it. */
    isGuest: boolean("is_guest").notNull().default(false),
    bannedAt: moment("banned_at"),
    withdrawnAt: moment("withdrawn_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("one_guest_per_address").on(table.email).where(sql`${table.isGuest}`),
    index("members_name_search").using("gin", table.name.op("gin_trgm_ops")),
    index("members_name_start").using("btree", sql`lower(${table.name}) text_pattern_ops`),
    index("members_phone").using(
      "btree",
      sql`(${reversedDigits(sql`${table.phone}`)}) text_pattern_ops`,
    ),
    index("members_email").using("btree", sql`lower(${table.email})`),
  ],
);
