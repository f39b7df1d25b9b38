import { eq, min, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#app/db/schema/index.ts";
import { courseDays, roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { addDays, dateIn } from "#app/domain/common/date/local-date.ts";
import { CALENDAR_DAYS } from "#app/domain/pricing/price-layer.ts";
import { hashPassword } from "#app/platform/session/password.server.ts";
import { seedDemo } from "#demo/seed/seed-demo.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";

const db = await testDatabase("demo");
const today = dateIn("Asia/Seoul", TEST_NOW);

test("the demo holds the whole catalogue", async () => {
  const counts = {
    regions: await db.$count(schema.regions),
    courses: await db.$count(schema.courses),
    hotels: await db.$count(schema.hotels),
    caddies: await db.$count(schema.caddies),
    vanRoutes: await db.$count(schema.vanRoutes),
    holidays: await db.$count(schema.holidays),
    recommended: await db.$count(schema.recommendedCourses),
    policies: await db.$count(schema.refundPolicies),
  };
  expect(counts).toEqual({
    regions: 22,
    courses: 112,
    hotels: 33,
    caddies: 24,
    vanRoutes: 59,
    holidays: 92,
    recommended: 30,
    policies: 5,
  });
});

test("every course and every room has a price for each of the next 180 days", async () => {
  const rooms = await db.$count(schema.rooms);
  expect(await db.$count(courseDays)).toBe(112 * (CALENDAR_DAYS + 1));
  expect(await db.$count(roomNights)).toBe(rooms * (CALENDAR_DAYS + 1));
});

test("everything written is written in both languages", async () => {
  const untranslated = await db.execute<{ table: string; rows: number }>(sql`
    select 'notices' as table, count(*)::int as rows from notices
      where coalesce(title ->> 'ko', '') = '' or coalesce(title ->> 'en', '') = ''
    union all select 'events', count(*)::int from events
      where coalesce(body ->> 'ko', '') = '' or coalesce(body ->> 'en', '') = ''
    union all select 'tournaments', count(*)::int from tournaments
      where coalesce(body ->> 'ko', '') = '' or coalesce(body ->> 'en', '') = ''
    union all select 'reviews', count(*)::int from reviews
      where coalesce(content ->> 'ko', '') = '' or coalesce(content ->> 'en', '') = ''
    union all select 'posts', count(*)::int from posts
      where coalesce(content ->> 'ko', '') = '' or coalesce(content ->> 'en', '') = ''
    union all select 'questions', count(*)::int from questions
      where coalesce(title ->> 'ko', '') = '' or coalesce(title ->> 'en', '') = ''
    union all select 'question_messages', count(*)::int from question_messages
      where coalesce(content ->> 'ko', '') = '' or coalesce(content ->> 'en', '') = ''`);
  const { rows } = untranslated as unknown as { rows: { rows: number }[] };
  expect(rows.map(({ rows: count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test("a later start extends the calendars by the days that passed, and seeds nothing twice", async () => {
  const before = await db.$count(schema.reviews);
  const later = new Date(TEST_NOW.getTime() + 10 * 86_400_000);
  await seedDemo(later, hashPassword)(db);

  const [reach] = await db
    .select({ until: sql<string>`max(${courseDays.day})::text`, from: min(courseDays.day) })
    .from(courseDays)
    .where(eq(courseDays.courseId, "th-siam-old"));
  expect(reach).toEqual({ until: addDays(today, 10 + CALENDAR_DAYS), from: today });
  expect(await db.$count(schema.reviews)).toBe(before);

  await seedDemo(later, hashPassword)(db);
  expect(await db.$count(courseDays)).toBe(112 * (CALENDAR_DAYS + 11));
});

test("after a long sleep the calendars begin again today", async () => {
  const muchLater = new Date(TEST_NOW.getTime() + 400 * 86_400_000);
  await seedDemo(muchLater, hashPassword)(db);
  const day = dateIn("Asia/Seoul", muchLater);
  expect(await db.$count(courseDays, eq(courseDays.day, day))).toBe(112);
  expect(await db.$count(courseDays, eq(courseDays.day, addDays(day, CALENDAR_DAYS)))).toBe(112);
});

test("no place is sold that does not exist", async () => {
  await expect(db.execute(sql`update tee_times set taken = capacity + 1`)).rejects.toThrow();
  await expect(db.execute(sql`update room_nights set taken = -1`)).rejects.toThrow();
});
