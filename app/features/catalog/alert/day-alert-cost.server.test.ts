import { and, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { dayAlerts } from "#app/db/schema/catalog/saved-tables.ts";
import { courseDays } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { FROM_BASE } from "#app/domain/catalog/place/travel-from.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { listCourses } from "#app/features/catalog/course/list/course-list-queries.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { dayOffers } from "./day-offers.server.ts";
import { saveDayAlerts } from "./save-day-alerts.server.ts";
import { sendDayAlerts } from "./send-day-alerts.server.ts";

const db = await testDatabase("demo");
const services = { db, now: () => TEST_NOW };
const COURSE = "th-siam-old";
const DAY = "2027-01-12";

const close = (closed: boolean) =>
  db
    .update(courseDays)
    .set({ closed })
    .where(and(eq(courseDays.courseId, COURSE), eq(courseDays.day, DAY)));

test("an alert is written only when its day has opened or closed", async () => {
  await saveDayAlerts(services, demoMemberId("guest"), {
    course: COURSE,
    room: undefined,
    days: [DAY],
    players: 2,
    wish: "price",
    below: won(1_000),
  });
  const writes = vi.spyOn(db, "update");
  await sendDayAlerts(services);
  expect(writes).not.toHaveBeenCalled();
  writes.mockRestore();
  await close(true);
  await sendDayAlerts(services);
  expect(await db.select().from(dayAlerts)).toMatchObject([{ wasOpen: false }]);
  await close(false);
});

test("skips the search for a next day when it is not shown", async () => {
  await close(true);
  const wanted = {
    of: { ids: [COURSE] },
    date: DAY,
    players: 2,
    band: undefined,
    from: FROM_BASE,
    now: TEST_NOW,
  } as const;
  const [listed] = await listCourses(db, "ko", wanted);
  expect(listed?.availability).toMatchObject({
    state: "closed",
    next: { day: expect.any(String) },
  });
  const [lean] = await listCourses(db, "ko", { ...wanted, withoutNext: true });
  expect(lean?.availability).toEqual({ state: "closed", next: null });
  await close(false);
});

test("a shop that stops asks for no further day", async () => {
  const days = [0, 1, 2].map((n) => ({
    courseId: COURSE,
    roomId: null,
    day: addDays(DAY, n),
    players: 2,
  }));
  const end = new AbortController();
  end.abort();
  const reads = vi.spyOn(db, "select");
  await dayOffers(db, days, TEST_NOW, end.signal);
  expect(reads).not.toHaveBeenCalled();
  reads.mockRestore();
});
