import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { courseDays, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { courseFilter } from "#app/domain/catalog/course/course-filter.ts";
import { ROUND_READERS } from "#app/domain/catalog/course/course-visit.ts";
import { canTake } from "#app/domain/catalog/course/tee-board.ts";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { readQuery } from "#app/domain/common/query-readers.ts";
import { teeSheet } from "#app/domain/pricing/tee-price.ts";
import { lastFreeDay } from "#app/domain/reservation/refund/refund-steps.ts";
import { findRoundCourse } from "#app/features/catalog/course/detail/course-queries.server.ts";
import { planRound } from "#app/features/catalog/course/round/round-plan.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { findCity } from "./city-queries.server.ts";
import { courseCardsOf } from "./course-card-queries.server.ts";
import { listCourses } from "./course-list-queries.server.ts";

const db = await testDatabase("demo");
const now = TEST_NOW;
const today = dateIn(SHOP_ZONE, now);
const SIAM_OLD = "th-siam-old";
const DATE = "2027-01-12";

function list(query: string, cityId = "pattaya") {
  const filter = courseFilter(new URLSearchParams(query), today);
  return listCourses(db, "ko", { ...filter, of: { cityId }, now });
}

async function ofCourse(id: string, query: string) {
  const course = (await list(query)).find((each) => each.id === id);
  if (!course) throw new Error(`the list has no ${id}`);
  return course;
}

test.each([2, 4])(
  "for a day and a party of %i the list agrees with each course's own page",
  async (players) => {
    const search = `date=${DATE}&players=${players}`;
    for (const listed of await list(search)) {
      const course = await findRoundCourse(db, listed.id);
      if (!course) throw new Error(`${listed.id} has no page`);
      const { query } = readQuery(ROUND_READERS, new URLSearchParams(search));
      const { chosen } = await planRound(db, "ko", { course, query, now });
      if (listed.availability.state !== "open") {
        expect([listed.id, chosen?.state]).toEqual([listed.id, listed.availability.state]);
        continue;
      }
      const free = chosen?.slots.filter(canTake) ?? [];
      expect([listed.id, listed.availability]).toEqual([
        listed.id,
        {
          state: chosen?.state,
          price: { day: DATE, perGolfer: chosen?.price?.perGolfer },
          tees: { first: free[0]?.time, last: free.at(-1)?.time, free: free.length },
        },
      ]);
    }
  },
);

test("without a day the list shows the same lowest prices as cards elsewhere", async () => {
  const listed = await list("");
  const cards = await courseCardsOf(db, "ko", { ids: listed.map(({ id }) => id), now });
  expect(listed).toHaveLength(16);
  for (const { id, availability } of listed) {
    const price = cards.find((card) => card.id === id)?.price;
    expect([id, availability.state === "open" ? availability.price : undefined]).toEqual([
      id,
      price,
    ]);
  }
});

test("minutes are counted from the base, the airport or any hotel of the city", async () => {
  const city = await findCity(db, "en", "pattaya");
  expect(city).toMatchObject({ base: "Pattaya Beach Road", airportName: "U-Tapao Airport" });
  const hotel = city?.hotels[0]?.id ?? "";
  const minutes = async (from: string) => (await ofCourse(SIAM_OLD, `from=${from}`)).minutes;
  expect(await minutes("base")).toBe(35);
  const seen = [await minutes("airport"), await minutes(hotel)];
  expect(seen.every((each) => each !== null && each > 0)).toBe(true);
  for (const { id } of city?.hotels ?? []) {
    expect((await list(`from=${id}`)).filter((each) => each.minutes === null)).toEqual([]);
  }
});

test("a closed course shows its next open day, with the price for the party", async () => {
  await db
    .update(courseDays)
    .set({ closed: true })
    .where(and(eq(courseDays.courseId, SIAM_OLD), inArray(courseDays.day, [DATE, "2027-01-13"])));
  const { availability } = await ofCourse(SIAM_OLD, `date=${DATE}&players=3`);
  const later = await ofCourse(SIAM_OLD, "date=2027-01-14&players=3");
  if (later.availability.state !== "open") throw new Error("the demo is closed on 14 January");
  expect(availability).toEqual({ state: "closed", next: later.availability.price });
  await db.update(courseDays).set({ closed: false }).where(eq(courseDays.courseId, SIAM_OLD));
});

test("a full morning is sold out for the morning alone, and the next day has one", async () => {
  const [course] = await db.select().from(courses).where(eq(courses.id, SIAM_OLD));
  if (!course) throw new Error("the demo has no such course");
  const day = "2027-02-02";
  const morning = teeSheet({
    first: course.firstTee,
    last: course.lastTee,
    intervalMinutes: course.teeIntervalMinutes,
  }).filter((time) => time < "11:00");
  await db.delete(teeTimes).where(and(eq(teeTimes.courseId, SIAM_OLD), eq(teeTimes.day, day)));
  await db
    .insert(teeTimes)
    .values(
      morning.map(
        (teeTime) => ({ courseId: SIAM_OLD, day, teeTime, capacity: 4, taken: 3 }) as const,
      ),
    );
  const early = await ofCourse(SIAM_OLD, `date=${day}&band=morning`);
  expect(early.availability).toMatchObject({ state: "sold_out", next: { day: addDays(day, 1) } });
  const late = await ofCourse(SIAM_OLD, `date=${day}&band=afternoon`);
  expect(late.availability).toMatchObject({
    state: "open",
    tees: { first: expect.stringMatching(/^13:/) },
  });
});

test("a party or hour that never fits gets a reason and no other day", async () => {
  const four = (await list(`date=${DATE}&players=5`)).filter(({ maxPlayers }) => maxPlayers < 5);
  expect(four.length).toBeGreaterThan(0);
  expect(
    four.every(({ availability }) => availability.state === "party" && availability.next === null),
  ).toBe(true);
  const night = (await list(`date=${DATE}&band=night`)).filter(({ nightGolf }) => !nightGolf);
  expect(
    night.every(({ availability }) => availability.state === "band" && availability.next === null),
  ).toBe(true);
});

test("the list shows which courses have Korean-speaking caddies", async () => {
  expect((await ofCourse("th-siam-plantation", "")).koreanCaddies).toBe(true);
  expect((await ofCourse(SIAM_OLD, "")).koreanCaddies).toBe(false);
});

test("the free-cancel day is the one that the course's own page names for the chosen day", async () => {
  for (const { id, freeUntil, availability } of await list(`date=${DATE}`)) {
    if (availability.state !== "open") continue;
    const course = await findRoundCourse(db, id);
    if (!course) throw new Error(`${id} has no page`);
    const { query } = readQuery(ROUND_READERS, new URLSearchParams({ date: DATE }));
    const { chosen } = await planRound(db, "ko", { course, query, now });
    expect([id, freeUntil]).toEqual([id, lastFreeDay(chosen?.refunds ?? []) ?? null]);
  }
  expect((await ofCourse(SIAM_OLD, "")).freeUntil).toBeUndefined();
  expect((await ofCourse(SIAM_OLD, "date=2026-11-17")).freeUntil).toBeNull();
});
