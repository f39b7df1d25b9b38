import { sql } from "drizzle-orm";
import { check, index, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, localized, picture, publication, wonAmount } from "../common/columns.ts";
import { courses } from "./course-tables.ts";

export const caddies = pgTable(
  "caddies",
  {
    id: text("id").primaryKey(),
    courseId: text("course_id")
      .notNull()
      .references(() => courses.id),
    name: text("name").notNull(),
    nickname: text("nickname").notNull(),
    /** Nickname and name as readers of a language say and type them: 노이 시리폰. */
    spoken: localized("spoken").notNull().default({}),
    code: text("code").notNull(),
    age: smallint("age").notNull(),
    heightCm: smallint("height_cm").notNull(),
    languages: text("languages").array().notNull(),
    specialty: localized("specialty").notNull(),
    experienceYears: smallint("experience_years").notNull(),
    /** 0 is Sunday. */
    dayOff: smallint("day_off").notNull(),
    price: wonAmount("price").notNull(),
    reservationFee: wonAmount("reservation_fee").notNull(),
    ...publication(),
    picture: picture(),
    createdAt: createdAt(),
  },
  (table) => [
    index("caddies_course").on(table.courseId),
    check("caddy_day_off_is_a_weekday", sql`${table.dayOff} between 0 and 6`),
  ],
);
