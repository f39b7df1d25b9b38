import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { courseDays } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { COURSE, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { batchSelect, jsonRows, NO_ROWS } from "./json-rows.server.ts";

const db = await testDatabase("demo");

const { day, greenFee, closed, cartFee } = courseDays;
const { id, name, latitude } = courses;
const FIELDS = { id, name, latitude, day, greenFee, closed, cartFee };

function condition(course: string, days: LocalDate[]) {
  return and(eq(id, course), eq(courses.published, true), inArray(day, days));
}

function inJson(course: string, days: LocalDate[]) {
  return jsonRows(
    FIELDS,
    sql`from ${courseDays} join ${courses} on ${eq(id, courseDays.courseId)} where ${condition(course, days)}`,
    { orderBy: day },
  );
}

function plain(course: string, days: LocalDate[]) {
  return db
    .select(FIELDS)
    .from(courseDays)
    .innerJoin(courses, eq(id, courseDays.courseId))
    .where(condition(course, days))
    .orderBy(asc(day));
}

test("rows as JSON are the rows that a select of the same fields answers", async () => {
  const days = [addDays(PLAY_DAY, 1), PLAY_DAY];
  const { one, other, none } = await batchSelect(db, {
    one: inJson(COURSE, days),
    other: inJson("nobody's", days),
    none: NO_ROWS,
  });
  expect(one).toHaveLength(2);
  expect(one).toEqual(await plain(COURSE, days));
  expect([other, none]).toEqual([[], []]);
  const { rows } = await batchSelect(db, { rows: inJson(COURSE, []) });
  expect(rows).toEqual([]);
});
