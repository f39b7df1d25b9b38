import { and, between, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { courseDays } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { addDays, dayRange } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { placeOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { PricesChanged } from "#app/features/pricing/rates/prices-changed.ts";
import { savePrices } from "#app/features/pricing/rates/save-prices.server.ts";
import { saveTeeSheet } from "#app/features/pricing/tee-sheet/save-tee-sheet.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { COURSE, golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import {
  leavePlaces,
  openCourse,
  orderingShop,
  outcomesOf,
} from "#tests/support/order/ordering.ts";

const db = await postgresDatabase("demo");
const shop = await orderingShop(db);
const { services } = shop;
const product = { kind: "course", id: COURSE } as const;
const [first, second] = [{ id: await shop.member("하나") }, { id: await shop.member("둘") }];
await openCourse(db, { singles: true });

async function feesOf(days: readonly (typeof PLAY_DAY)[]) {
  const [from, to] = [days[0] ?? PLAY_DAY, days.at(-1) ?? PLAY_DAY];
  const rows = await db
    .select({ day: courseDays.day, fee: courseDays.greenFee })
    .from(courseDays)
    .where(and(eq(courseDays.courseId, COURSE), between(courseDays.day, from, to)));
  return new Map(rows.map(({ day, fee }) => [day, fee]));
}

test("one of two editors on overlapping ranges saves everything, the other nothing, and is told of each cell", async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const start = addDays(PLAY_DAY, turn * 15);
    const ranges = [dayRange(start, 10), dayRange(addDays(start, 5), 10).toReversed()];
    const seen = await feesOf(dayRange(start, 15));
    const before = await db.$count(auditEntries);
    const saves = ranges.map((days, index) => {
      const price = won(150_000 + index * 1_000);
      const cells = days.map((day) => ({ day, seen: seen.get(day) ?? 0, price }));
      return savePrices(services, index === 0 ? first : second, product, { cells, reason: "행사" });
    });
    const ends = await Promise.allSettled(saves);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const winner = ends.findIndex(({ status }) => status === "fulfilled");
    const refused = ends.find((end) => end.status === "rejected")?.reason;
    expect(refused).toBeInstanceOf(PricesChanged);
    expect((refused as PricesChanged).cells).toHaveLength(5);
    const chosen = new Set(ranges[winner]);
    const after = await feesOf(dayRange(start, 15));
    for (const [day, fee] of after) {
      expect(fee).toBe(chosen.has(day) ? 150_000 + winner * 1_000 : seen.get(day));
    }
    expect(await db.$count(auditEntries)).toBe(before + 1);
  }
});

test("a sale during a stop is either before it and stays, or is refused; nothing is sold after", async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const round = golf({ date: addDays(PLAY_DAY, 80 + turn), time: "09:36", players: 1 });
    await leavePlaces(db, round, 4);
    const request = await shop.request([round]);
    const buyers = await Promise.all(Array.from({ length: 4 }, () => shop.member()));
    const usual = { places: 4, stopped: false, fee: null };
    const stop = saveTeeSheet(services, first, {
      courseId: COURSE,
      day: round.date,
      reason: "태풍",
      rows: [{ time: round.time, seen: usual, next: { ...usual, stopped: true } }],
    });
    const [sales] = await Promise.all([
      outcomesOf(buyers.map((id) => placeOrder(services, id, request))),
      stop,
    ]);
    expect((await stop).saved).toEqual([round.time]);
    expect(sales.done + sales.refused).toBe(4);
    expect(["order.sold_out"]).toEqual(expect.arrayContaining(sales.codes));
    const late = await outcomesOf([placeOrder(services, await shop.member(), request)]);
    expect(late.done).toBe(0);
  }
  expect(await shop.audit()).toEqual([]);
});
