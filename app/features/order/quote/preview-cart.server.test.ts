import { and, eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import { roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { stockDays } from "#app/db/schema/pricing/stock-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { applyFix, type ChangeFix } from "#app/domain/order/check/order-issue.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { editedLine } from "#app/domain/order/line/line-edit.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { plannedRound, plannedStay } from "#tests/support/order/planned-lines.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { loadFacts } from "./facts.server.ts";
import { previewCart } from "./preview-cart.server.ts";
import { quoteCart } from "./quote.server.ts";

addAllMessages();
const db = await testDatabase("demo");
const quote = (lines: readonly CartLine[]) => quoteCart(db, lines, TEST_NOW);
const preview = (lines: readonly CartLine[]) => previewCart(db, lines, TEST_NOW);

const RIDE: LineOf<"callvan"> = {
  kind: "callvan",
  routeId: "r-bkk-pattaya",
  date: "2027-01-11",
  from: "BKK",
  to: "Amari",
  people: 2,
  time: "14:30",
  price: won(0),
};

/** Nat rests on Tuesdays, the round is on one; a second round lies a day after the stay. */
async function troubled(): Promise<CartLine[]> {
  const [round] = await plannedRound(db, "date=2027-01-12&time=07:20&van=round_trip");
  const after = await plannedRound(db, "date=2027-01-14&time=08:00");
  const stay = await plannedStay(db, "in=2027-01-11&out=2027-01-13");
  if (round?.kind !== "golf") throw new Error("nothing was planned");
  const { courseId, date } = round;
  const nat = { kind: "caddy", caddyId: "cad-001", courseId, date, price: won(10_000) } as const;
  return [RIDE, ...stay, round, nat, ...after];
}

test("every fix shows its change of the total beforehand", async () => {
  const lines = await troubled();
  const { quote: before } = await preview(lines);
  const fixes = before.issues.flatMap(({ fixes: all }) =>
    all.filter((fix): fix is ChangeFix => fix.type === "change"),
  );
  expect(fixes.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["swap_caddy", "remove_caddy", "extend_stay", "remove_round"]),
  );
  for (const fix of fixes) {
    const after = await quote(applyFix(lines, fix));
    expect([fix.action, after.total - before.total]).toEqual([fix.action, fix.difference]);
  }
});

test("a longer stay for which there is no room is not offered", async () => {
  const lines = await troubled();
  const stay = lines.find((line) => line.kind === "hotel");
  if (stay?.kind !== "hotel") throw new Error("no stay");
  const night = and(eq(roomNights.roomId, stay.roomId), eq(roomNights.night, "2027-01-13"));
  const [was] = await db.select().from(roomNights).where(night);
  await db.update(roomNights).set({ taken: roomNights.capacity }).where(night);
  const { quote: current } = await preview(lines);
  const outside = current.issues.find(({ code }) => code === "order.round_outside_stay");
  expect(outside?.fixes.map(({ action }) => action)).toEqual(["remove_round"]);
  await db
    .update(roomNights)
    .set({ taken: was?.taken ?? 0 })
    .where(night);
});

test("every pill shows the line's price with it, to the won, or that it is not available", async () => {
  const lines = await troubled();
  const { pills, quote: current } = await preview(lines);
  const { vehicles } = (await loadFacts(db, lines)).rides;
  const tried = current.lines.flatMap(({ key, line }) =>
    (pills[key] ?? []).flatMap(({ pill, choices }) => {
      // The ends and the middle represent all.
      const few = [choices[0], choices[Math.floor(choices.length / 2)], choices.at(-1)];
      return few.flatMap((choice) => (choice ? [{ line, key, pill, ...choice }] : []));
    }),
  );
  expect(new Set(tried.map(({ pill }) => pill)).size).toBeGreaterThan(9);
  for (const { line, key, pill, value, total } of tried) {
    const others = current.lines.map((each) => each.line).filter((each) => lineKey(each) !== key);
    const edited = editedLine(line, pill, value, vehicles);
    const after = await quote([...others, edited]);
    const { notReady, total: now } = after.lines.at(-1) ?? {};
    expect([pill, value, notReady ? null : now]).toEqual([pill, value, total]);
  }
});

test("a round without a van shows the price of one", async () => {
  const lines = await plannedRound(db, "date=2027-01-14&time=08:00");
  const { pills, quote: current } = await preview(lines);
  const van = pills[current.lines[0]?.key ?? ""]?.find(({ pill }) => pill === "callvan");
  const [none, there, back] = van?.choices ?? [];
  expect([van?.now, none?.total]).toEqual(["none", current.total]);
  expect(there?.total).toBeGreaterThan(current.total);
  expect(back?.total).toBeGreaterThan(there?.total ?? 0);
});

test("the last room that another line of the cart has is not offered again", async () => {
  const [stay] = await plannedStay(db, "in=2027-01-25&out=2027-01-27");
  if (stay?.kind !== "hotel") throw new Error("no stay");
  const next = { ...stay, checkIn: "2027-01-27", checkOut: "2027-01-29" } as const;
  await db
    .update(roomNights)
    .set({ capacity: 1, taken: 0, elsewhere: 0 })
    .where(and(eq(roomNights.roomId, stay.roomId), eq(roomNights.night, "2027-01-27")));
  const { pills } = await preview([stay, next]);
  const nights = pills[lineKey(stay)]?.find(({ pill }) => pill === "nights")?.choices;
  expect(nights?.find(({ value }) => value === "2")?.total).toBeGreaterThan(0);
  expect(nights?.find(({ value }) => value === "3")?.total).toBeNull();
});

test("the van of a round shows its pick-up time, and the hotel its distance", async () => {
  const lines = await troubled();
  const { pickUps, minutes } = await preview(lines);
  // Tee-off, an hour before it, and the 35 minutes from Pattaya.
  expect(pickUps).toEqual({ "golf:th-siam-old:2027-01-12:07:20": "05:45" });
  expect(minutes["ht-amari-pattaya"]).toEqual({ "th-siam-old": 35 });
});

test("the return ride to the airport is suggested at its price, while there is a car", async () => {
  const lines = await troubled();
  const { returnRide } = await preview(lines);
  expect(returnRide).toMatchObject({ date: "2027-01-14", time: "13:30", way: "back" });
  const taken = await quote([...lines, ...(returnRide ? [returnRide] : [])]);
  expect(taken.lines.at(-1)).toMatchObject({ total: returnRide?.price, changes: [] });
  expect((await preview([...lines, ...(returnRide ? [returnRide] : [])])).returnRide).toBeNull();

  const day = { kind: "car", day: "2027-01-14", slot: "pattaya", capacity: 12, taken: 12 } as const;
  await db.insert(stockDays).values({ ...day, productId: "sedan" });
  expect((await preview(lines)).returnRide).toBeNull();
});

test("an airport is known by its kind, not by its name", async () => {
  const lines = (await troubled()).filter(
    (line) => !("date" in line && line.date === "2027-01-14"),
  );
  const [route] = await db
    .select({ origin: vanRoutes.origin, originKind: vanRoutes.originKind })
    .from(vanRoutes)
    .where(eq(vanRoutes.id, RIDE.routeId));
  onTestFinished(async () => {
    await db
      .update(vanRoutes)
      .set(route ?? {})
      .where(eq(vanRoutes.id, RIDE.routeId));
  });
  const called = (en: string, originKind: "airport" | "hotel") =>
    db
      .update(vanRoutes)
      .set({ origin: { ko: en, en }, originKind })
      .where(eq(vanRoutes.id, RIDE.routeId));
  await called("Suvarnabhumi", "airport");
  expect((await preview(lines)).returnRide).toMatchObject({ date: "2027-01-13", way: "back" });
  await called("Novotel Bangkok Airport", "hotel");
  expect((await preview(lines)).returnRide).toBeNull();
});

test("an empty cart shows no warning", async () => {
  expect(await preview([])).toMatchObject({ quote: { total: 0 }, pills: {}, returnRide: null });
});
