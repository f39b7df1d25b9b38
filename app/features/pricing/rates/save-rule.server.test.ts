import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import { courseDays } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { holidays, vanSurcharges } from "#app/db/schema/pricing/pricing-tables.ts";
import { won } from "#app/domain/common/money.ts";
import {
  seenFare,
  seenHoliday,
  seenSurcharge,
  seenWindow,
} from "#app/domain/pricing/desk/seen-rules.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { oneTestDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { loadCosts } from "./costs.server.ts";
import { findVanFees } from "./fee-periods.server.ts";
import { RatesChanged } from "./prices-changed.ts";
import { saveFeePeriod, saveNetCost, saveVanFees } from "./save-product-rule.server.ts";
import { saveRule, undoRule } from "./save-rule.server.ts";

type Fare = Pick<typeof vanRoutes.$inferSelect, "id" | "oneWayPrice" | "roundTripPrice">;

const SIAM = "th-siam-old";
const staff = { id: demoMemberId("ops") };
const now = () => TEST_NOW;
const name = { ko: "새 휴일", en: "New holiday" };

const HOLIDAY = {
  id: "th-2027-01-19",
  day: "2027-01-19",
  country: "TH",
  kind: "public",
  name,
  priceEffect: "peak_rate",
} as const;
const WINDOW = {
  id: "golf-week",
  startsOn: "2027-01-18",
  endsOn: "2027-01-22",
  name,
  rate: "peak",
} as const;
const holiday = (seen: string, row: typeof HOLIDAY | undefined) =>
  ({ rule: "holiday", key: "TH:2027-01-19", seen, next: () => row }) as const;

async function layersOf(db: Database) {
  const rows = await db
    .select({ day: courseDays.day, fee: courseDays.greenFee, layer: courseDays.layer })
    .from(courseDays)
    .where(eq(courseDays.courseId, SIAM));
  return new Map(rows.map(({ day, ...row }) => [day, row]));
}

test("a holiday and a peak window reach every calendar immediately, and leave it when they are removed", async () => {
  const db = await oneTestDatabase("demo");
  const before = await layersOf(db);
  const saved = await saveRule({ db, now }, staff, holiday("", HOLIDAY));
  expect(saved.days).toBeGreaterThan(50);
  expect((await layersOf(db)).get("2027-01-19")?.layer).toBe("holiday");
  await saveRule({ db, now }, staff, holiday(seenHoliday(HOLIDAY), undefined));

  const window = (id: string, row: typeof WINDOW | undefined, seen = "") =>
    ({ rule: "peak", key: id, seen, next: () => row }) as const;
  await saveRule({ db, now }, staff, window("golf-week", WINDOW));
  expect((await layersOf(db)).get("2027-01-20")?.layer).toBe("peak");
  const crossing = { ...WINDOW, id: "other", startsOn: "2027-01-22", endsOn: "2027-01-25" };
  await expect(saveRule({ db, now }, staff, window("other", crossing as never))).rejects.toThrow(
    "price.peak_overlap",
  );
  await saveRule({ db, now }, staff, window("golf-week", undefined, seenWindow(WINDOW)));
  expect(await layersOf(db)).toEqual(before);
});

test("a rule is undone with the prices that followed it, but not once a colleague changed it again", async () => {
  const db = await oneTestDatabase("demo");
  const before = await layersOf(db);
  const { entry } = await saveRule({ db, now }, staff, holiday("", HOLIDAY));
  const undone = await undoRule({ db, now }, staff, entry);
  expect(undone.days).toBeGreaterThan(50);
  expect(await layersOf(db)).toEqual(before);

  const [stood] = await db.select().from(holidays).where(eq(holidays.day, "2026-12-10"));
  if (!stood) throw new Error("the demo has this holiday");
  const removal = { rule: "holiday", key: "TH:2026-12-10", next: () => undefined } as const;
  const gone = await saveRule({ db, now }, staff, { ...removal, seen: seenHoliday(stood) });
  await undoRule({ db, now }, staff, gone.entry);
  expect(await db.select().from(holidays).where(eq(holidays.day, "2026-12-10"))).toEqual([stood]);
  await expect(undoRule({ db, now }, staff, gone.entry)).rejects.toThrow("price.undo_late");
  await expect(undoRule({ db, now }, staff, 99_999)).rejects.toThrow("common.not_found");
});

test("a save over a newer state of a rule is refused, and names the colleague who saved it", async () => {
  const db = await oneTestDatabase("demo");
  const other = { id: demoMemberId("owner") };
  await saveRule({ db, now }, other, holiday("", HOLIDAY));
  const late = saveRule(
    { db, now },
    staff,
    holiday("", { ...HOLIDAY, priceEffect: "none" as never }),
  );
  const cause = await late.catch((refused: unknown) => refused);
  expect(cause).toBeInstanceOf(RatesChanged);
  expect(cause).toMatchObject({ code: "price.changed", at: TEST_NOW, by: expect.any(String) });

  const cost = { kind: "green", productId: SIAM, startsOn: "2026-01-01", baht: 3_550 } as const;
  await saveNetCost({ db, now }, staff, { ...cost, seen: "" });
  await expect(saveNetCost({ db, now }, other, { ...cost, baht: 3_600, seen: "" })).rejects.toThrow(
    "price.changed",
  );
  await saveNetCost({ db, now }, other, { ...cost, baht: 3_600, seen: "3550" });
});

test("a net cost, a future fee and the fares to a course are undone once", async () => {
  const db = await oneTestDatabase("demo");
  const cost = { kind: "cart", productId: SIAM, startsOn: "2027-02-01", seen: "" } as const;
  const first = await saveNetCost({ db, now }, staff, { ...cost, baht: 700 });
  await undoRule({ db, now }, staff, first.entry);
  expect((await loadCosts(db, "cart", SIAM)).costs).not.toContainEqual(
    expect.objectContaining({ startsOn: "2027-02-01" }),
  );
  await expect(undoRule({ db, now }, staff, first.entry)).rejects.toThrow("price.undo_late");

  const fee = { courseId: SIAM, fee: "caddy", startsOn: "2027-02-01", seen: "" } as const;
  const later = await saveFeePeriod({ db, now }, staff, { ...fee, amount: won(31_000) });
  expect(later.days).toBeGreaterThan(10);
  await saveFeePeriod({ db, now }, staff, { ...fee, seen: "31000", amount: won(32_000) });
  await expect(undoRule({ db, now }, staff, later.entry)).rejects.toThrow("price.undo_late");

  const stood = await findVanFees(db, SIAM);
  if (!stood) throw new Error("a van drives to this course");
  const fees = { oneWayPrice: won(90_000), roundTripPrice: won(170_000) };
  const { entry } = await saveVanFees({ db, now }, staff, { courseId: SIAM, seen: stood, fees });
  expect(await findVanFees(db, SIAM)).toMatchObject(fees);
  await expect(
    saveVanFees({ db, now }, staff, { courseId: SIAM, seen: stood, fees }),
  ).rejects.toThrow("price.changed");
  await undoRule({ db, now }, staff, entry);
  expect(await findVanFees(db, SIAM)).toEqual(stood);
});

test("a surcharge of rides is set as a sum or a percentage, and can be undone", async () => {
  const db = await oneTestDatabase("demo");
  const late = eq(vanSurcharges.code, "LATE");
  const [stood] = await db.select().from(vanSurcharges).where(late);
  const seen = seenSurcharge(stood);
  const next = { code: "LATE", name, amount: won(30_000), percent: null };
  const { entry } = await saveRule({ db, now }, staff, {
    rule: "surcharge",
    key: "LATE",
    seen,
    next: () => next,
  });
  expect(await db.select().from(vanSurcharges).where(late)).toMatchObject([{ amount: 30_000 }]);
  await undoRule({ db, now }, staff, entry);
  expect(await db.select().from(vanSurcharges).where(late)).toEqual([stood]);
});

test("the fare of a route changes immediately and can be undone; an unknown route has none", async () => {
  const db = await oneTestDatabase("demo");
  const route = eq(vanRoutes.id, "r-bkk-pattaya");
  const [stood] = await db.select().from(vanRoutes).where(route);
  if (!stood) throw new Error("the demo has this route");
  const save = {
    rule: "fare",
    key: stood.id,
    seen: seenFare(stood),
    next: (row: Fare | undefined) => row && { ...row, oneWayPrice: won(99_000) },
  } as const;
  const { entry } = await saveRule({ db, now }, staff, save);
  expect(await db.select().from(vanRoutes).where(route)).toMatchObject([{ oneWayPrice: 99_000 }]);
  await undoRule({ db, now }, staff, entry);
  expect(await db.select().from(vanRoutes).where(route)).toEqual([stood]);
  await expect(
    saveRule({ db, now }, staff, { ...save, key: "r-nowhere", seen: "" }),
  ).rejects.toThrow("common.not_found");
});
