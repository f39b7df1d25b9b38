import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { courseDays } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { oneTestDatabase } from "#tests/support/database/database.ts";
import { COURSE, golf } from "#tests/support/order/order-lines.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { extendCalendars } from "./extend-calendars.server.ts";
import { listFeePeriods } from "./fee-periods.server.ts";
import { saveFeePeriod } from "./save-product-rule.server.ts";

const staff = { id: demoMemberId("ops") };
const now = () => TEST_NOW;
const CART = {
  courseId: COURSE,
  fee: "cart",
  startsOn: "2027-01-01",
  amount: won(50_000),
  seen: "",
} as const;

/** What two golfers pay for a cart each. */
async function cartRow(db: Database, date: "2026-12-29" | "2027-01-12") {
  const { lines } = await quoteCart(db, [golf({ date, time: "10:00" })], TEST_NOW);
  const line = lines[0]?.line;
  return line?.kind === "golf" ? line.fees.cart : undefined;
}

test("a round costs the cart fee of its day, from the day on which a new one begins", async () => {
  const db = await oneTestDatabase("demo");
  const usual = await cartRow(db, "2027-01-12");
  await saveFeePeriod({ db, now }, staff, CART);
  expect(await cartRow(db, "2027-01-12")).toBe(100_000);
  expect(await cartRow(db, "2026-12-29")).toBe(usual);
  await saveFeePeriod({ db, now }, staff, { ...CART, amount: null, seen: "50000" });
  expect(await cartRow(db, "2027-01-12")).toBe(usual);
});

test("a period that has begun becomes the fee of the course, and later days keep it", async () => {
  const db = await oneTestDatabase("demo");
  await saveFeePeriod({ db, now }, staff, CART);
  await extendCalendars(db, "2027-01-01");
  expect(await listFeePeriods(db, COURSE)).toEqual([]);
  const [course] = await db.select().from(courses).where(eq(courses.id, COURSE));
  expect(course?.cartFee).toBe(50_000);
  const days = and(
    eq(courseDays.courseId, COURSE),
    inArray(courseDays.day, ["2027-01-12", "2027-06-29"]),
  );
  expect(await db.select({ cart: courseDays.cartFee }).from(courseDays).where(days)).toEqual([
    { cart: null },
    { cart: null },
  ]);
});

test("a fee cannot begin in the past, and a colleague's fee is not overwritten", async () => {
  const db = await oneTestDatabase("demo");
  await expect(
    saveFeePeriod({ db, now }, staff, { ...CART, startsOn: "2026-11-15" }),
  ).rejects.toThrow("price.past");
  await saveFeePeriod({ db, now }, staff, CART);
  await expect(saveFeePeriod({ db, now }, staff, { ...CART, amount: won(60_000) })).rejects.toThrow(
    "price.changed",
  );
});
