import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { dayAlerts } from "#app/db/schema/catalog/saved-tables.ts";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { teePrices } from "#app/db/schema/pricing/pricing-tables.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { findSubject, listDayAlerts } from "./day-alert-queries.server.ts";
import { saveDayAlerts } from "./save-day-alerts.server.ts";
import { sendDayAlerts } from "./send-day-alerts.server.ts";

const db = await testDatabase("demo");
const services = { db, now: () => TEST_NOW };
const ME = demoMemberId("guest");
const COURSE = "th-siam-old";
const DAY = "2027-01-12";
/** The first tee time. */
const [TIME = ""] = (await db.select().from(courses).where(eq(courses.id, COURSE))).map(
  ({ firstTee }) => firstTee,
);
const TEE = { courseId: COURSE, day: DAY, teeTime: TIME } as const;

afterEach(async () => {
  await db.delete(dayAlerts);
  await db.delete(teePrices);
  await db.update(courses).set({ timeRates: [] }).where(eq(courses.id, COURSE));
});

async function priceNow(): Promise<Won> {
  const asked = { course: COURSE, room: undefined, date: DAY, players: 2 } as const;
  const price = (await findSubject(db, "ko", asked, TEST_NOW))?.price;
  if (!price) throw new Error("the demo is closed on that day");
  return price;
}

const ask = (below: Won) =>
  saveDayAlerts(services, ME, {
    course: COURSE,
    room: undefined,
    days: [DAY],
    players: 2,
    wish: "price",
    below,
  });

test("a cheap hour is announced at its own price, with a link to its first tee time", async () => {
  const price = await priceNow();
  await ask(won(price - 10_000));
  expect(await sendDayAlerts(services)).toBe(0);
  const timeRates = [{ from: "07:00", to: "08:00", amount: -10_000 }];
  await db.update(courses).set({ timeRates }).where(eq(courses.id, COURSE));
  expect(await sendDayAlerts(services)).toBe(1);
  const [shown] = await listDayAlerts(db, "ko", ME, TEST_NOW);
  expect(shown).toMatchObject({
    price: price - 10_000,
    told: { why: "price", price: price - 10_000 },
    to: expect.stringMatching(/^\/course\/th-siam-old\?date=2027-01-12&time=07(:|%3A)0\d/),
  });
});

test("a cheap tee time without room for the party is not announced until it has room", async () => {
  const price = await priceNow();
  await ask(won(price - 10_000));
  const tee = { ...TEE, greenFee: won(1_000), setAt: TEST_NOW };
  await db.insert(teePrices).values(tee);
  await db
    .insert(teeTimes)
    .values({ ...TEE, capacity: 4, taken: 3 })
    .onConflictDoUpdate({
      target: [teeTimes.courseId, teeTimes.day, teeTimes.teeTime],
      set: { capacity: 4, taken: 3 },
    });
  expect(await sendDayAlerts(services)).toBe(0);
  await db.update(teeTimes).set({ taken: 2 }).where(eq(teeTimes.teeTime, TEE.teeTime));
  expect(await sendDayAlerts(services)).toBe(1);
});

test("a dearer day with one cheap tee time already meets the wish", async () => {
  const price = await priceNow();
  const greenFee = won(1_000);
  await db.insert(teePrices).values({ ...TEE, greenFee, setAt: TEST_NOW });
  await db.delete(teeTimes).where(eq(teeTimes.teeTime, TEE.teeTime));
  expect(await priceNow()).toBeLessThan(price);
  await expect(ask(won(price - 1_000))).rejects.toMatchObject({ code: "alert.low_already" });
});
