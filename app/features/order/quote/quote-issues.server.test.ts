import { expect, test } from "vitest";
import { stockDays } from "#app/db/schema/pricing/stock-tables.ts";
import { applyFix } from "#app/domain/order/check/order-issue.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { plannedRound } from "#tests/support/order/planned-lines.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { quoteCart } from "./quote.server.ts";

addAllMessages();
const db = await testDatabase("demo");
const planned = (query: string) => plannedRound(db, query);
const quote = (lines: readonly CartLine[]) => quoteCart(db, lines, TEST_NOW);
const codes = async (lines: readonly CartLine[]) =>
  (await quote(lines)).issues.map(({ code }) => code);

test("a caddie without her round is refused with a fix, and applying it solves the issue", async () => {
  const [round, caddie] = await planned("date=2027-01-21&time=07:20&caddy=cad-002");
  if (round?.kind !== "golf" || caddie?.kind !== "caddy") throw new Error("nothing was planned");
  const cart: CartLine[] = [round, { ...caddie, date: "2027-01-22" }];
  const { issues, lines } = await quote(cart);
  expect(issues.map(({ code }) => code)).toEqual(["cart.caddy_needs_course"]);
  expect(lines[1]?.sellable).toEqual([]);
  const fix = issues[0]?.fixes.find(({ type }) => type === "change");
  if (fix?.type !== "change") throw new Error("no way out");
  expect(fix.action).toBe("move_caddy");
  const mended = await quote(applyFix(cart, fix));
  expect(mended.issues).toEqual([]);
  expect(mended.lines.every(({ sellable }) => sellable.length > 0)).toBe(true);
});

test("a caddie whose half day is taken can be swapped for a colleague", async () => {
  const lines = await planned("date=2027-01-28&time=07:20&caddy=cad-002");
  expect(await codes(lines)).toEqual([]);
  const half = { kind: "caddy", productId: "cad-002", day: "2027-01-28", capacity: 1, taken: 1 };
  await db.insert(stockDays).values({ ...half, slot: "pm" } as typeof stockDays.$inferInsert);
  expect(await codes(lines)).toEqual([]);
  await db.insert(stockDays).values({ ...half, slot: "am" } as typeof stockDays.$inferInsert);
  const { issues } = await quote(lines);
  expect(issues[0]).toMatchObject({
    code: "order.caddy_taken",
    fixes: [{ action: "swap_caddy" }, {}],
  });
});

test("when the region has no such car left, another kind is offered, or none", async () => {
  const lines = await planned("date=2027-01-29&time=07:20&van=round_trip");
  await db.insert(stockDays).values({
    kind: "car",
    productId: "sedan",
    day: "2027-01-29",
    slot: "pattaya",
    capacity: 12,
    taken: 12,
  });
  const { issues } = await quote(lines);
  expect(issues).toMatchObject([
    { code: "order.sold_out", fixes: [{ action: "other_vehicle" }, { action: "remove_ride" }] },
  ]);
  for (const fix of issues[0]?.fixes ?? []) {
    if (fix.type === "change") expect(await codes(applyFix(lines, fix))).toEqual([]);
  }
});
