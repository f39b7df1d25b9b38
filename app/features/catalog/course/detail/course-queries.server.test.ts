import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { caddies as caddieTable } from "#app/db/schema/catalog/caddie-tables.ts";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { roundPrice } from "#app/domain/pricing/round-price.ts";
import { findCity, listGolfCities } from "#app/features/catalog/course/list/city-queries.server.ts";
import {
  courseCardsOf,
  listBestCourses,
} from "#app/features/catalog/course/list/course-card-queries.server.ts";
import {
  listHolidays,
  listPricedDays,
  listTakenTees,
} from "#app/features/catalog/course/round/course-calendar-queries.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { listCourseCaddies, listNearHotels } from "./around-queries.server.ts";
import { findCourse, findLowestDay } from "./course-queries.server.ts";

const db = await testDatabase("demo");
const now = TEST_NOW;
const SIAM_OLD = "th-siam-old";

test("every city with courses is listed with how many it has", async () => {
  const cities = await listGolfCities(db, "en");
  expect(cities[0]).toMatchObject({ id: "bangkok", name: "Bangkok & vicinity", courses: 25 });
  expect(cities.reduce((sum, { courses }) => sum + courses, 0)).toBe(112);
  expect(await findCity(db, "ko", "pattaya")).toMatchObject({ name: "파타야·촌부리" });
  expect(await findCity(db, "ko", "atlantis")).toBeUndefined();
});

test("a card's price is the whole round per golfer on the cheapest day that can be booked", async () => {
  const [card] = await courseCardsOf(db, "ko", { ids: [SIAM_OLD], now });
  const course = await findCourse(db, "ko", SIAM_OLD);
  const day = await findLowestDay(db, { id: SIAM_OLD, now });
  if (!course || !card?.price || !day) throw new Error("the demo has no such course");

  const [row] = await listPricedDays(db, { id: SIAM_OLD, first: day, last: day, players: 2 });
  if (!row) throw new Error("the cheapest day has no price");
  expect(card.price).toEqual({ day, perGolfer: roundPrice(row.greenFee, course, 2).perGolfer });
  expect(day >= "2026-11-17").toBe(true);
});

test("the best 30 come in their order, and an excerpt is their beginning", async () => {
  const best = await listBestCourses(db, "ko", { now });
  const excerpt = await listBestCourses(db, "ko", { now, limit: 8 });
  expect(best).toHaveLength(30);
  expect(excerpt.map(({ id }) => id)).toEqual(best.slice(0, 8).map(({ id }) => id));
});

test("cards come in the requested order, without unknown products", async () => {
  const ids = ["th-siam-old", "nowhere", "th-alpine-bangkok"];
  expect((await courseCardsOf(db, "en", { ids, now })).map(({ id }) => id)).toEqual([
    "th-siam-old",
    "th-alpine-bangkok",
  ]);
});

test("a course that is not published is not found", async () => {
  expect(await findCourse(db, "ko", "nowhere")).toBeUndefined();
});

test("a month of the calendar has a price for each day, and names holidays", async () => {
  const range = { id: SIAM_OLD, first: "2027-01-01", last: "2027-01-31" } as const;
  const days = await listPricedDays(db, { ...range, players: 2 });
  expect(days).toHaveLength(31);
  expect(days.every(({ full, teeTimes }) => teeTimes === 57 && full < teeTimes)).toBe(true);
  const holidays = await listHolidays(db, "ko", { ...range, country: "TH" });
  expect(holidays.map(({ day }) => day)).toContain("2027-01-01");
});

test("taken tee times are known by their time", async () => {
  const taken = await listTakenTees(db, { id: SIAM_OLD, day: "2027-01-12" });
  const stored = await db
    .select()
    .from(teeTimes)
    .where(and(eq(teeTimes.courseId, SIAM_OLD), eq(teeTimes.day, "2027-01-12")));
  expect(stored).not.toEqual([]);
  expect(taken.map((each) => each.taken).toSorted()).toEqual(
    stored.map((each) => each.taken).toSorted(),
  );
  expect(taken.every(({ taken, capacity }) => taken > 0 && taken <= capacity)).toBe(true);
});

test("the caddies of a course and the hotels around it are shown with it", async () => {
  const caddies = await listCourseCaddies(db, "ko", SIAM_OLD);
  const stored = and(eq(caddieTable.courseId, SIAM_OLD), eq(caddieTable.published, true));
  const own = await db.select({ id: caddieTable.id }).from(caddieTable).where(stored);
  expect(own).not.toEqual([]);
  expect(caddies.map(({ id }) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
  const hotels = await listNearHotels(db, "ko", SIAM_OLD);
  expect(hotels.filter(({ isNear }) => isNear)).not.toEqual([]);
  expect(hotels.every(({ isNear, driveMinutes }) => isNear === driveMinutes <= 30)).toBe(true);
  const minutes = hotels.map(({ driveMinutes }) => driveMinutes);
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
});
