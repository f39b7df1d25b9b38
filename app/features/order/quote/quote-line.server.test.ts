import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { stockDays } from "#app/db/schema/pricing/stock-tables.ts";
import { won } from "#app/domain/common/money.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineChange } from "#app/domain/order/line/line-change.ts";
import { movedLine } from "#app/domain/order/line/line-move.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { caddie, golf, stay } from "#tests/support/order/order-lines.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { quoteCart, quoteLine } from "./quote.server.ts";

addAllMessages();
const db = await testDatabase("demo");
const ask = (line: CartLine) => quoteLine(db, line, TEST_NOW);
const quote = (lines: readonly CartLine[]) => quoteCart(db, lines, TEST_NOW);

const RIDE: LineOf<"callvan"> = {
  kind: "callvan",
  routeId: "r-bkk-pattaya",
  date: "2027-01-11",
  time: "14:00",
  people: 2,
  vehicle: "van",
  price: won(0),
};

test("a ride costs what its route costs, in either direction, under any names and with any note", async () => {
  const { total } = await ask(RIDE);
  expect(total).toBe(84_000);
  const said: Partial<typeof RIDE>[] = [
    { from: "BKK", to: "치앙마이 공항" },
    { from: "BKK", to: "푸켓 빠통 호텔" },
    { from: "방콕 시내 호텔", to: "돈므앙 공항(DMK)" },
    { way: "back" },
    { note: "좀티엔 비치 호텔, KE657" },
    { note: "치앙마이까지 가 주세요" },
  ];
  for (const words of said) {
    const asked = await ask({ ...RIDE, ...words });
    expect([words, asked.total, asked.problem]).toEqual([words, 84_000, null]);
    expect(asked.line).not.toHaveProperty("from");
  }
  expect((await ask({ ...RIDE, far: true })).total).toBe(96_000);
  // Outside Pattaya its quarters cost nothing extra.
  const phuket = { ...RIDE, routeId: "r-hkt-patong" };
  expect((await ask({ ...phuket, far: true })).total).toBe((await ask(phuket)).total);
});

test("an ordered ride names the route's ends in both languages, and keeps only the note as typed", async () => {
  const { lines } = await quote([{ ...RIDE, way: "back", note: "아마리 호텔 로비" }]);
  const [sellable] = lines[0]?.sellable ?? [];
  expect(sellable?.title).toEqual({
    ko: "파타야 호텔 → 수완나품 공항(BKK)",
    en: "Pattaya hotel → Suvarnabhumi Airport (BKK)",
  });
  expect(sellable?.detail.ko).toMatch(/ · 픽업 메모: 아마리 호텔 로비$/);
  expect(sellable?.detail.en).toMatch(/ · Pick-up note: 아마리 호텔 로비$/);
  const free = await quote([{ ...RIDE, from: "BKK", to: "푸켓 빠통 호텔" }]);
  expect(free.lines[0]?.sellable[0]?.title.en).toBe("Suvarnabhumi Airport (BKK) → Pattaya hotel");
});

test("a moved line has the price that the cart will have", async () => {
  for (const line of [golf({ callvan: "round_trip", cars: 1 }), stay(), RIDE]) {
    const moved = movedLine(line, { from: "2027-01-21" });
    const asked = await ask(moved);
    const { lines, total } = await quote([asked.line]);
    expect([asked.notReady, asked.total]).toEqual([null, total]);
    expect(asked.total).toBeGreaterThan(0);
    expect(lines[0]?.changes).toEqual([]);
  }
});

test("an hour that is taken on the new day becomes the nearest that is free", async () => {
  const moved = golf({ date: "2027-01-20", time: "10:00" });
  const slot = { courseId: moved.courseId, day: moved.date, teeTime: "10:00" };
  const where = and(
    eq(teeTimes.courseId, slot.courseId),
    eq(teeTimes.day, slot.day),
    eq(teeTimes.teeTime, slot.teeTime),
  );
  await db.delete(teeTimes).where(where);
  await db.insert(teeTimes).values({ ...slot, capacity: 4, taken: 4 });
  expect((await quote([moved])).lines[0]?.notReady).toBe("sold_out");
  const { line, notReady, total } = await ask(moved);
  expect([notReady, total > 0]).toEqual([null, true]);
  expect(line.kind === "golf" && line.time).toMatch(/^(09:5|10:0|10:1)/);
  expect(line.kind === "golf" && line.time).not.toBe("10:00");
  expect((await quote([line])).issues).toEqual([]);
});

test.each<[string, CartLine, string]>([
  ["yesterday", golf({ date: "2026-11-14" }), "past_cutoff"],
  ["beyond the calendar", golf({ date: "2029-01-12" }), "no_price"],
  ["a ride of yesterday", { ...RIDE, date: "2026-11-14" }, "past_cutoff"],
  ["a ride beyond the calendar", { ...RIDE, date: "2029-01-12" }, "no_price"],
  ["nights of last year", stay({ checkIn: "2026-01-12", checkOut: "2026-01-13" }), "past_cutoff"],
])("%s is not available, and says why", async (_, line, why) => {
  expect((await ask(line)).notReady).toBe(why);
});

test("missing seats and cars are reported before the ride is added, and a product not on sale is not found", async () => {
  const tight = { ...RIDE, people: 9, vehicle: "sedan", cars: 1 } as const;
  expect((await ask(tight)).problem).toBe("order.ride_seats");
  const day = { kind: "car", day: "2027-03-03", slot: "pattaya", capacity: 12, taken: 12 } as const;
  await db.insert(stockDays).values({ ...day, productId: "sedan" });
  const full = { ...RIDE, date: "2027-03-03", vehicle: "sedan" } as const;
  expect((await ask(full)).problem).toBe("order.sold_out");
  await expect(ask({ ...RIDE, routeId: "r-nowhere" })).rejects.toThrow("common.not_found");
});

test("a round on another day has its caddie there, and her day off is reported as usual", async () => {
  const round = golf({ date: "2027-01-13" });
  const nat = caddie({ caddyId: "cad-001", date: "2027-01-13" });
  expect((await quote([round, nat])).issues).toEqual([]);
  // She rests on Tuesdays.
  const { line } = await ask(movedLine(round, { from: "2027-01-19" }));
  const { put } = lineChange(round, line, [round, nat]);
  const { lines, issues } = await quote(put);
  expect(lines[1]?.line).toMatchObject({ caddyId: "cad-001", date: "2027-01-19" });
  expect(issues).toMatchObject([{ code: "order.caddy_day_off", fixes: expect.anything() }]);
});
