import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { cartLines } from "#app/db/schema/checkout/checkout-tables.ts";
import { type CartLine, MAX_LINES } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { golf, ride } from "#tests/support/order/order-lines.ts";
import { countCart, countCartItems, keysInCart, listCart } from "./cart-queries.server.ts";
import { changeCart, mergeCart } from "./change-cart.server.ts";

const db = await testDatabase("demo");
const DEMO = demoMemberId("demo");
const GUEST = demoMemberId("guest");

async function empty() {
  await db.delete(cartLines);
}

test("a line with the same key replaces the earlier one, and the trip's order stays", async () => {
  await empty();
  expect(await changeCart(db, DEMO, { put: [ride(3), ride(1)] })).toBe(2);
  expect(await changeCart(db, DEMO, { put: [ride(3, 5)] })).toBe(2);
  expect(await listCart(db, DEMO)).toEqual([ride(1), ride(3, 5)]);
});

test("a careful change overwrites no other choice, but a line that is removed by name", async () => {
  await empty();
  await changeCart(db, DEMO, { put: [ride(1, 5), ride(2)] });
  const careful = { put: [ride(1, 3), ride(3)], careful: true };
  await expect(changeCart(db, DEMO, careful)).rejects.toThrow("cart.line_there");
  expect(await listCart(db, DEMO)).toEqual([ride(1, 5), ride(2)]);
  expect(await changeCart(db, DEMO, { ...careful, put: [ride(1, 5), ride(3)] })).toBe(3);
  expect(await changeCart(db, DEMO, { ...careful, remove: [lineKey(ride(1))] })).toBe(3);
  expect(await listCart(db, DEMO)).toEqual([ride(1, 3), ride(2), ride(3)]);
});

test("rides there and back at the same hour are two lines: neither replaces the other", async () => {
  await empty();
  const there = { ...ride(1), time: "12:00", way: "there" } as const;
  const back = { ...there, way: "back" } as const;
  expect(await changeCart(db, DEMO, { put: [there] })).toBe(1);
  expect(await changeCart(db, DEMO, { put: [back] })).toBe(2);
  expect(await changeCart(db, DEMO, { remove: [lineKey(there)] })).toBe(1);
  expect(await listCart(db, DEMO)).toEqual([back]);
});

test("a set of lines is added and removed as one, never from another member's cart", async () => {
  await empty();
  await changeCart(db, DEMO, { put: [ride(1)] });
  await changeCart(db, GUEST, { put: [ride(1), ride(2)] });
  await changeCart(db, GUEST, { remove: [lineKey(ride(1))], put: [ride(4)] });
  expect(await listCart(db, GUEST)).toEqual([ride(2), ride(4)]);
  expect(await listCart(db, DEMO)).toEqual([ride(1)]);
  expect(await keysInCart(db, DEMO, [ride(1), ride(4)].map(lineKey))).toEqual([lineKey(ride(1))]);
});

test("the van of a round is counted as the reservation that it becomes", async () => {
  await empty();
  const van = { callvan: "round_trip", cars: 1 } as const;
  await changeCart(db, DEMO, { put: [ride(1), golf(van), golf({ time: "12:00" })] });
  expect(await countCartItems(db, DEMO)).toBe(4);
  expect(await countCartItems(db, GUEST)).toBe(0);
});

test("a full cart takes nothing more, but may be changed and emptied", async () => {
  await empty();
  const full = Array.from({ length: MAX_LINES }, (_, day) => ride(day));
  await changeCart(db, DEMO, { put: full });
  const more = changeCart(db, DEMO, { put: [ride(99)], remove: [] });
  await expect(more).rejects.toMatchObject({ code: "order.too_many_lines", status: 422 });
  expect(await countCart(db, DEMO)).toBe(MAX_LINES);
  expect(await changeCart(db, DEMO, { put: [ride(0, 7)] })).toBe(MAX_LINES);
  expect(await changeCart(db, DEMO, { put: [ride(99)], remove: [lineKey(ride(0))] })).toBe(
    MAX_LINES,
  );
});

test("merges the browser's cart into the account once, keeping the account's lines and adding no duplicates", async () => {
  await empty();
  await changeCart(db, DEMO, { put: [ride(1, 3), ride(2)] });
  const held = [ride(5), ride(1, 9), ride(5)];
  const first = await mergeCart(db, DEMO, held);
  expect(first).toEqual({ count: 3, taken: [ride(1), ride(5)].map(lineKey) });
  expect(await mergeCart(db, DEMO, held)).toEqual(first);
  expect(await listCart(db, DEMO)).toEqual([ride(1, 3), ride(2), ride(5)]);
});

test("lines beyond the limit are left out and reported", async () => {
  await empty();
  await changeCart(db, DEMO, { put: Array.from({ length: MAX_LINES - 1 }, (_, day) => ride(day)) });
  const { taken, count } = await mergeCart(db, DEMO, [ride(90), ride(80)]);
  expect({ taken, count }).toEqual({ taken: [lineKey(ride(80))], count: MAX_LINES });
});

test("a line that makes no sense any more is left out, not the others", async () => {
  await empty();
  await changeCart(db, DEMO, { put: [ride(1), ride(2)] });
  await db
    .update(cartLines)
    .set({ line: { kind: "balloon" } as unknown as CartLine })
    .where(eq(cartLines.key, lineKey(ride(1))));
  expect(await listCart(db, DEMO)).toEqual([ride(2)]);
});
