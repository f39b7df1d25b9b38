import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { courseDays, teeTimes } from "#app/db/schema/course.ts";
import { embeddedDatabase } from "#tests/support/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { findCourse } from "./course-queries.server.ts";
import { planRound } from "./round-plan.server.ts";

const db = await embeddedDatabase("demo");
const SIAM_OLD = "th-siam-old";

async function plan(query: string) {
  const course = await findCourse(db, "ko", SIAM_OLD);
  if (!course) throw new Error("the demo has no such course");
  return planRound(db, "ko", { course, search: new URLSearchParams(query), now: TEST_NOW });
}

test("without a word in the address, the page opens on the cheapest day of the next 30", async () => {
  const { chosen, days, month } = await plan("");
  if (!chosen?.price) throw new Error("nothing was chosen");
  expect(chosen.state).toBe("open");
  expect(chosen.date.startsWith(month)).toBe(true);
  expect(days[chosen.date]?.price).toBe(chosen.price.perGolfer);
});

test("the demo's round of 12 January costs 242,000 won each, and says what comes back", async () => {
  const { chosen, players } = await plan("date=2027-01-12&time=07:20");
  expect(players).toBe(2);
  expect(chosen).toMatchObject({ state: "open", price: { total: 484_000, perGolfer: 242_000 } });
  expect(chosen?.refunds?.[0]).toEqual({
    from: "2026-11-15",
    until: "2026-12-13",
    feePercent: 0,
    refund: 484_000,
  });
});

test("a larger party pays for its own places, and a tee time that cannot take it is not chosen", async () => {
  const { chosen } = await plan("date=2027-01-12&players=4");
  expect(chosen?.price?.total).toBe(968_000);
  const full = chosen?.slots.find(({ state }) => state === "full" || state === "short");
  const again = await plan(`date=2027-01-12&players=4&time=${full?.time}`);
  expect(again.chosen?.time).toBeUndefined();
});

test("a day that cannot be booked says which of the four reasons holds", async () => {
  const stateOn = async (date: string) => (await plan(`date=${date}`)).chosen?.state;
  expect(await stateOn("2026-11-15")).toBe("past_cutoff");
  expect(await stateOn("2031-01-01")).toBe("no_price");

  await db.update(courseDays).set({ closed: true }).where(eq(courseDays.day, "2027-01-20"));
  expect(await stateOn("2027-01-20")).toBe("closed");

  const { chosen } = await plan("date=2027-01-13");
  await db.delete(teeTimes).where(eq(teeTimes.day, "2027-01-13"));
  await db.insert(teeTimes).values(
    (chosen?.slots ?? []).map(({ time }) => ({
      courseId: SIAM_OLD,
      day: "2027-01-13" as const,
      teeTime: time,
      capacity: 4,
      taken: 3,
    })),
  );
  expect(await stateOn("2027-01-13")).toBe("sold_out");
  expect((await plan("date=2027-01-13&month=2027-01")).days["2027-01-13"]?.state).toBe("sold");
});

test("a month that cannot be sold shows the chosen day's", async () => {
  expect((await plan("month=1999-01&date=2027-01-12")).month).toBe("2027-01");
  expect((await plan("month=2027-02&date=2027-01-12")).month).toBe("2027-02");
});
