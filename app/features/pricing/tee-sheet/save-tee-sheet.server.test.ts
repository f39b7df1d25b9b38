import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { courseDays, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { findCourseRates, saveCourseRates } from "#app/features/pricing/rates/save-rates.server.ts";
import { stopSell } from "#app/features/pricing/stock/stop-sell-days.server.ts";
import { undoStopSell } from "#app/features/pricing/stock/undo-stop-sell.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { oneTestDatabase } from "#tests/support/database/database.ts";
import { plannedRound, SIAM } from "#tests/support/order/planned-lines.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { saveTeeSheet } from "./save-tee-sheet.server.ts";
import { undoTeeSheet } from "./undo-tee-sheet.server.ts";

addAllMessages();
const staff = { id: demoMemberId("ops") };
const now = () => TEST_NOW;
const day = "2027-01-14";
const usual = { places: 4, stopped: false, fee: null };

let db: Database;
beforeEach(async () => {
  db = await oneTestDatabase("demo");
  await db.delete(teeTimes).where(and(eq(teeTimes.courseId, SIAM), eq(teeTimes.day, day)));
});

const save = (rows: Parameters<typeof saveTeeSheet>[2]["rows"], reason = "") =>
  saveTeeSheet({ db, now }, staff, { courseId: SIAM, day, rows, reason });
const tees = async () => {
  const rows = await db
    .select()
    .from(teeTimes)
    .where(and(eq(teeTimes.courseId, SIAM), eq(teeTimes.day, day)));
  return Object.fromEntries(
    rows.map(({ teeTime, capacity, wanted, stopped, stopReason }) => [
      teeTime.slice(0, 5),
      { capacity, wanted, stopped, stopReason },
    ]),
  );
};

test("a sheet is saved as a whole, with one entry in the history", async () => {
  const { saved, refused, entry } = await save(
    [
      { time: "07:20", seen: usual, next: { ...usual, places: 2 } },
      { time: "07:28", seen: usual, next: { ...usual, stopped: true } },
      { time: "08:08", seen: usual, next: { ...usual, fee: won(177_000) } },
    ],
    "단체 행사",
  );
  expect([saved, refused]).toEqual([["07:20", "07:28", "08:08"], []]);
  expect(await tees()).toEqual({
    "07:20": { capacity: 2, wanted: 2, stopped: false, stopReason: null },
    "07:28": { capacity: 0, wanted: 4, stopped: true, stopReason: "단체 행사" },
  });
  expect(entry).not.toBeNull();
  const entries = await db.$count(auditEntries, eq(auditEntries.action, "places.sheet"));
  expect(entries).toBe(1);
});

test("a saved sheet is undone with the reasons of its stops; a row that changed since stays", async () => {
  const stop = { time: "07:28", seen: usual, next: { ...usual, stopped: true } };
  await save([stop], "단체 행사");
  const stopped = await tees();
  const { entry } = await save([
    { time: "07:28", seen: stop.next, next: usual },
    { time: "07:36", seen: usual, next: { ...usual, places: 2 } },
  ]);
  await save([{ time: "07:36", seen: { ...usual, places: 2 }, next: { ...usual, places: 3 } }]);
  const undo = { courseId: SIAM, entry: entry ?? 0 };
  const undone = await undoTeeSheet({ db, now }, staff, undo);
  expect(undone).toMatchObject({ saved: ["07:28"], refused: [{ time: "07:36", why: "changed" }] });
  expect(await tees()).toMatchObject({ ...stopped, "07:36": { wanted: 3 } });
  const nobodys = undoTeeSheet({ db, now }, staff, { ...undo, courseId: "th-riverdale" });
  await expect(nobodys).rejects.toThrow("common.not_found");
});

test("a row that was sold meanwhile blocks itself, and the others are saved", async () => {
  await db
    .insert(teeTimes)
    .values({ courseId: SIAM, day, teeTime: "08:00", capacity: 4, taken: 4, elsewhere: 4 });
  const { saved, refused } = await save([
    { time: "08:00", seen: usual, next: { ...usual, places: 3 } },
    { time: "08:08", seen: usual, next: { ...usual, places: 3 } },
  ]);
  expect(saved).toEqual(["08:08"]);
  expect(refused).toEqual([{ time: "08:00", why: "sold", sold: 4, now: usual }]);
  expect((await tees())["08:00"]).toMatchObject({ capacity: 4, wanted: null });
});

test("a row that a colleague changed is refused with its current values", async () => {
  await save([{ time: "08:00", seen: usual, next: { ...usual, places: 3 } }]);
  const { saved, refused } = await save([
    { time: "08:00", seen: usual, next: { ...usual, places: 2 } },
  ]);
  expect(saved).toEqual([]);
  expect(refused).toEqual([{ time: "08:00", why: "changed", now: { ...usual, places: 3 } }]);
});

test("places beyond a flight, a stop without a reason and a time that is no tee time are refused", async () => {
  const { refused } = await save([{ time: "08:00", seen: usual, next: { ...usual, places: 5 } }]);
  expect(refused).toMatchObject([{ why: "party" }]);
  const stop = { time: "08:00", seen: usual, next: { ...usual, stopped: true } };
  await expect(save([stop])).rejects.toThrow("price.reason_required");
  await expect(
    save([{ time: "08:03", seen: usual, next: { ...usual, places: 2 } }]),
  ).rejects.toThrow("common.not_found");
});

test("the price of a tee time is the same on the page and in the cart, and its hour's difference too", async () => {
  const planned = (time: string) => plannedRound(db, `date=${day}&time=${time}`);
  const amount = async (time: string) => {
    const lines = await planned(time);
    const { lines: quoted, total } = await quoteCart(db, lines, TEST_NOW);
    expect(quoted.map(({ changes, notReady }) => ({ changes, notReady }))).toEqual(
      lines.map(() => ({ changes: [], notReady: null })),
    );
    return total;
  };
  const usualTotal = await amount("08:00");
  const [priced] = await db
    .select({ fee: courseDays.greenFee })
    .from(courseDays)
    .where(and(eq(courseDays.courseId, SIAM), eq(courseDays.day, day)));
  const own = won((priced?.fee ?? 0) - 10_000);
  await save([{ time: "08:00", seen: usual, next: { ...usual, fee: own } }]);
  expect(await amount("08:00")).toBe(usualTotal - 2 * 10_000);
  expect(await amount("08:08")).toBe(usualTotal);

  const { version, ...rates } = await findCourseRates(db, SIAM);
  const timeRates = [{ from: "11:00", to: "24:00", amount: -30_000 }];
  await saveCourseRates({ db, now }, staff, { id: SIAM, version, rates: { ...rates, timeRates } });
  expect(await amount("11:04")).toBe(usualTotal - 2 * 30_000);
});

test("a course that closes 96 hours ahead is past its cut-off three days before", async () => {
  const { version, ...rates } = await findCourseRates(db, SIAM);
  const lines = await plannedRound(db, "date=2026-11-18&time=08:00");
  const states = async () =>
    (await quoteCart(db, lines, TEST_NOW)).lines.map(({ notReady }) => notReady);
  expect(await states()).toEqual([null]);
  const changed = { ...rates, cutOffHours: 96 };
  await saveCourseRates({ db, now }, staff, { id: SIAM, version, rates: changed });
  expect(await states()).toEqual(["past_cutoff"]);
});

const courseOf = (id: string) => ({ kind: "course", id }) as const;

test("several courses are stopped for a reason, and the undo opens only what the stop closed", async () => {
  const products = [courseOf(SIAM), courseOf("th-riverdale")];
  await db
    .update(courseDays)
    .set({ closed: true, closeReason: "코스 정비" })
    .where(and(eq(courseDays.courseId, SIAM), eq(courseDays.day, "2027-01-20")));
  const range = { from: "2027-01-19", to: "2027-01-21" } as const;
  const closed = () => db.$count(courseDays, and(eq(courseDays.closed, true)));
  const before = await closed();
  const stop = await stopSell({ db, now }, staff, { products, ...range, reason: "태풍" });
  expect(stop.entries).toHaveLength(2);
  expect(await closed()).toBe(before + stop.days);
  const { days, entries } = stop;
  expect(await undoStopSell({ db, now }, staff, { entries })).toEqual({ days });
  expect(await closed()).toBe(before);
  for (const unknown of [[999_999], [...entries, 999_999], []]) {
    const undoing = undoStopSell({ db, now }, staff, { entries: unknown });
    await expect(undoing).rejects.toThrow("common.not_found");
  }
});

test.each([
  [{ reason: "" }, "price.reason_required"],
  [{ from: "2027-01-22" }, "price.range"],
  [{ to: "2028-01-20" }, "price.range"],
  [{ products: [] }, "price.empty"],
] as const)("a stop with %j is refused with %s", async (wrong, code) => {
  const range = { from: "2027-01-19", to: "2027-01-21" } as const;
  const stop = { products: [courseOf(SIAM)], ...range, reason: "태풍" };
  await expect(stopSell({ db, now }, staff, { ...stop, ...wrong })).rejects.toThrow(code);
});
