import { and, eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { dayAlerts } from "#app/db/schema/catalog/saved-tables.ts";
import { alarms, outbox } from "#app/db/schema/message-tables.ts";
import { courseDays, roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { MAX_ALERTS } from "#app/domain/catalog/alert/day-alert-rules.ts";
import type { DayAlertForm } from "#app/domain/catalog/alert/day-alert-schema.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { findSubject, listDayAlerts } from "./day-alert-queries.server.ts";
import { deleteDayAlert, saveDayAlerts } from "./save-day-alerts.server.ts";
import { sendDayAlerts } from "./send-day-alerts.server.ts";

const db = await testDatabase("demo");
const services = { db, now: () => TEST_NOW };
const ME = demoMemberId("guest");
const OTHER = demoMemberId("demo");
const COURSE = "th-siam-old";

const form = (given: Partial<DayAlertForm>): DayAlertForm => ({
  course: COURSE,
  days: ["2027-01-12"],
  players: 2,
  wish: "price",
  below: won(1_000),
  ...given,
});

const close = (day: "2027-01-12" | "2027-01-20", closed: boolean) =>
  db
    .update(courseDays)
    .set({ closed })
    .where(and(eq(courseDays.courseId, COURSE), eq(courseDays.day, day)));

/** The green fee of each golfer, by so much. */
const fall = (day: "2027-01-12", by: number) =>
  db
    .update(courseDays)
    .set({ greenFee: sql`${courseDays.greenFee} - ${by}::int` })
    .where(and(eq(courseDays.courseId, COURSE), eq(courseDays.day, day)));

const list = (memberId = ME) => listDayAlerts(db, "ko", memberId, TEST_NOW);
const told = async () =>
  (await db.select().from(outbox).where(eq(outbox.template, "day-alert"))).length;
const alarmed = () =>
  db.$count(alarms, and(eq(alarms.memberId, ME), eq(alarms.template, "day-alert")));

async function priceOn(date: "2027-01-12"): Promise<Won> {
  const asked = { course: COURSE, room: undefined, date, players: 2 };
  const price = (await findSubject(db, "ko", asked, TEST_NOW))?.price;
  if (!price) throw new Error("the demo is closed on that day");
  return price;
}

test("an opened day is announced once, by alarm and by e-mail", async () => {
  await close("2027-01-20", true);
  await saveDayAlerts(services, ME, form({ days: ["2027-01-20"], wish: "open", below: undefined }));
  expect(await sendDayAlerts(services)).toBe(0);
  expect(await list()).toMatchObject([{ state: "waiting", price: null, day: "2027-01-20" }]);

  await close("2027-01-20", false);
  const both = await Promise.all([sendDayAlerts(services), sendDayAlerts(services)]);
  expect(both.toSorted()).toEqual([0, 1]);
  expect([await told(), await alarmed()]).toEqual([1, 1]);
  expect(await sendDayAlerts(services)).toBe(0);
  expect(await list()).toMatchObject([
    { state: "told", told: { why: "open" }, to: `/course/${COURSE}?date=2027-01-20` },
  ]);
  await db.delete(dayAlerts);
});

test("a price is announced at the chosen amount and not one won above it", async () => {
  const price = await priceOn("2027-01-12");
  await saveDayAlerts(services, ME, form({ below: won(price - 1001) }));
  await fall("2027-01-12", 1000);
  expect(await sendDayAlerts(services)).toBe(0);
  // Asked again for the same day, the newer wish replaces the older one.
  await saveDayAlerts(services, ME, form({ below: won(price - 2000) }));
  expect(await list()).toHaveLength(1);
  await fall("2027-01-12", 1000);
  expect(await sendDayAlerts(services)).toBe(1);
  expect(await list()).toMatchObject([{ told: { why: "price", price: price - 2000 } }]);
  await fall("2027-01-12", -2000);
  await db.delete(dayAlerts);
});

test.each(["price", "both"] as const)(
  "an alert for %s is refused while the day costs no more, and says which day",
  async (wish) => {
    const price = await priceOn("2027-01-12");
    await close("2027-01-20", true);
    const days = ["2027-01-20", "2027-01-12"] as const;
    await expect(
      saveDayAlerts(services, ME, form({ days: [...days], wish, below: price })),
    ).rejects.toMatchObject({ code: "alert.low_already", day: "2027-01-12" });
    expect(await list()).toEqual([]);
    await saveDayAlerts(services, ME, form({ days: [...days], wish, below: won(price - 1) }));
    await close("2027-01-20", false);
    await db.delete(dayAlerts);
  },
);

test("an alert changed while the job runs is not sent by its old terms", async () => {
  await close("2027-01-20", true);
  const days: DayAlertForm["days"] = ["2027-01-20"];
  await saveDayAlerts(services, ME, form({ days, wish: "open", below: undefined }));
  await close("2027-01-20", false);
  const begin = db.transaction.bind(db);
  const later = { db, now: () => new Date(TEST_NOW.getTime() + 1000) };
  vi.spyOn(db, "transaction").mockImplementationOnce(async (work) => {
    await saveDayAlerts(later, ME, form({ days }));
    return begin(work);
  });
  expect(await sendDayAlerts(services)).toBe(0);
  expect(await list()).toMatchObject([{ state: "waiting", wish: "price" }]);
  vi.restoreAllMocks();
  await db.delete(dayAlerts);
});

test("a day that can be booked is not waited for, and closing it begins the wait", async () => {
  await expect(
    saveDayAlerts(services, ME, form({ wish: "open", below: undefined })),
  ).rejects.toMatchObject({ code: "alert.open_already", day: "2027-01-12" });
  await saveDayAlerts(services, ME, form({ wish: "both" }));
  await close("2027-01-12", true);
  expect(await sendDayAlerts(services)).toBe(0);
  await close("2027-01-12", false);
  expect(await sendDayAlerts(services)).toBe(1);
  await db.delete(dayAlerts);
});

test("a night of a room is announced when a room is free again", async () => {
  const [room] = await db
    .select()
    .from(rooms)
    .where(eq(rooms.hotelId, "ht-hilton-pattaya"))
    .limit(1);
  const isNight = and(eq(roomNights.roomId, room?.id ?? ""), eq(roomNights.night, "2027-01-12"));
  await db.update(roomNights).set({ closed: true }).where(isNight);
  const wanted = { course: undefined, room: room?.id, wish: "open", below: undefined } as const;
  await saveDayAlerts(services, ME, form(wanted));
  expect(await sendDayAlerts(services)).toBe(0);
  await db.update(roomNights).set({ closed: false }).where(isNight);
  expect(await sendDayAlerts(services)).toBe(1);
  const [shown] = await list();
  expect(shown?.to).toBe(`/hotel/ht-hilton-pattaya?room=${room?.id}&in=2027-01-12&out=2027-01-13`);
  await db.delete(dayAlerts);
});

test("a member has at most twenty alerts, and none for a past day or a product not on sale", async () => {
  const days = Array.from({ length: MAX_ALERTS }, (_, n) => addDays("2027-01-01", n));
  for (const day of days) await saveDayAlerts(services, ME, form({ days: [day] }));
  await expect(saveDayAlerts(services, ME, form({ days: ["2027-02-01"] }))).rejects.toMatchObject({
    code: "alert.too_many",
  });
  await saveDayAlerts(services, ME, form({ days: ["2027-01-01"] }));
  expect(await list()).toHaveLength(MAX_ALERTS);
  await expect(
    saveDayAlerts(services, OTHER, form({ days: ["2026-11-14"] })),
  ).rejects.toMatchObject({
    code: "alert.day_past",
  });
  await expect(
    saveDayAlerts(services, OTHER, form({ course: "th-nowhere" })),
  ).rejects.toMatchObject({
    code: "common.not_found",
  });
  await db.delete(dayAlerts);
});

test("an alert is removed by its owner alone", async () => {
  await saveDayAlerts(services, ME, form({}));
  const [mine] = await list();
  await deleteDayAlert(db, OTHER, mine?.id ?? "");
  expect(await list()).toHaveLength(1);
  await deleteDayAlert(db, ME, mine?.id ?? "");
  expect(await list()).toEqual([]);
});

test("past days have ended, and are not announced", async () => {
  await saveDayAlerts(services, ME, form({ below: won((await priceOn("2027-01-12")) - 1000) }));
  await fall("2027-01-12", 1000);
  const later = { db, now: () => new Date("2027-01-13T03:00:00Z") };
  expect(await sendDayAlerts(later)).toBe(0);
  expect(await listDayAlerts(db, "en", ME, later.now())).toMatchObject([{ state: "ended" }]);
  await db.delete(dayAlerts);
});
