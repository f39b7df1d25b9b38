import { and, eq, type Placeholder, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { courseDays } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { COURSE, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { storedQuery } from "./stored-query.server.ts";
import { together } from "./together.server.ts";

const db = await testDatabase("demo");

type Names = "id" | "days" | "fee";
const select = (value: (name: Names) => Placeholder | unknown) =>
  db
    .select({ id: courses.id, name: courses.name, day: courseDays.day, fee: courseDays.greenFee })
    .from(courseDays)
    .innerJoin(courses, eq(courses.id, courseDays.courseId))
    .where(
      and(
        eq(courses.id, value("id") as string),
        eq(courses.published, true),
        sql`${courseDays.day} = any(${value("days")}::text[]::date[])`,
        sql`${courseDays.greenFee} > ${value("fee")}`,
      ),
    )
    .orderBy(courseDays.day);
const stored = storedQuery((_, value: (name: Names) => Placeholder) => select(value));

test("a stored query answers what it would answer without being stored, for any values", async () => {
  for (const [id, days, fee] of [
    [COURSE, [PLAY_DAY], 0],
    [COURSE, [PLAY_DAY, "2026-12-24"], 0],
    [COURSE, [], 0],
    ["nobody's", [PLAY_DAY], 0],
    [COURSE, [PLAY_DAY], 2_000_000_000],
  ] as const) {
    const values = { id, days: [...days], fee };
    const { rows } = await together(db, { rows: stored(db, values) });
    expect(rows).toEqual(
      await select((name) => (name === "days" ? sql.param(values.days) : values[name])),
    );
  }
  const { one, other } = await together(db, {
    one: stored(db, { id: COURSE, days: [PLAY_DAY], fee: 0 }),
    other: stored(db, { id: "nobody's", days: [PLAY_DAY], fee: 0 }),
  });
  expect([one.length, other.length]).toEqual([1, 0]);
});
