import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import type { CaddieParams } from "#app/domain/catalog/caddie/caddie-day.ts";
import type { DayState } from "#app/domain/catalog/sale/sale-month.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { planCaddieDays } from "./caddie-plan.server.ts";
import { findCaddieWeek } from "./caddie-queries.server.ts";

const db = await testDatabase("demo");
const today = "2026-11-15";
// As booked by phone: without a tee time.
await db
  .update(reservations)
  .set({ choice: null, parentLine: null })
  .where(eq(reservations.productId, "cad-002"));

async function plan(
  query: Partial<CaddieParams>,
  roundOn: (day: LocalDate) => DayState = () => "open",
) {
  const caddie = await findCaddieWeek(db, "cad-002");
  if (!caddie) throw new Error("the demo has no such caddie");
  const nothing = { lang: undefined, month: undefined, date: undefined };
  return planCaddieDays(db, "ko", { caddie, query: { ...nothing, ...query }, today, roundOn });
}

test("a month shows her days off, her bookings and her free days", async () => {
  const { days, month, chosen } = await plan({ month: "2027-01" });
  expect(month).toBe("2027-01");
  expect(chosen).toBeUndefined();
  expect(Object.keys(days)).toHaveLength(42);
  expect(days["2027-01-06"]).toBe("off");
  expect(days["2027-01-12"]).toBe("booked");
  expect(days["2027-01-11"]).toBe("free");
});

test("a day on which she is not free says why, with the next free day", async () => {
  expect(await plan({ date: "2027-01-12" })).toMatchObject({
    chosen: { day: "2027-01-12", state: "booked" },
    next: "2027-01-14",
  });
  const shut = (day: LocalDate) => (day === "2027-01-14" ? "closed" : "open");
  expect((await plan({ date: "2027-01-14" }, shut)).chosen?.state).toBe("closed");
  expect((await plan({ date: "2027-01-12" }, shut)).next).toBe("2027-01-15");
});

test("an unknown caddie is not found", async () => {
  expect(await findCaddieWeek(db, "cad-999")).toBeUndefined();
});
