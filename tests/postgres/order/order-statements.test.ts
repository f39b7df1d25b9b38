import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, afterEach, expect, test } from "vitest";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { placeOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { caddie, golf, PLAY_DAY, stay } from "#tests/support/order/order-lines.ts";
import { leavePlaces, leaveRooms, orderingShop } from "#tests/support/order/ordering.ts";

/** As `npm run bench orders` counts them: `begin` and `commit` are statements, too. */
let heard: string[] = [];
const pool = new ResilientPool(await postgresUrl("demo"), 5);
const db = drizzle(pool, { logger: { logQuery: (text) => void heard.push(text) } });
const shop = await orderingShop(db);
afterAll(() => pool.close());
afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

/** What it takes to hold, to confirm and to finalise an order of these lines. */
async function statementsOf(lines: readonly CartLine[]): Promise<string[]> {
  const memberId = await shop.member();
  const request = await shop.request(lines);
  heard = [];
  const placed = await placeOrder(shop.services, memberId, request);
  const held = heard;
  const back = await shop.approveCard(placed);
  heard = [];
  const { status } = await confirmOrder(shop.services, back);
  expect(status).toBe("PAID");
  return [...held, ...heard];
}

test("a round of a member by card is held, confirmed and made a reservation in at most fifteen statements", async () => {
  const statements = await statementsOf([golf()]);
  expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(15);
});

test("a round with a caddie and two nights takes at most four more statements: for each table that counts places, and for its name", async () => {
  const statements = await statementsOf([
    golf({ time: "11:12" }),
    caddie({ time: "11:12" }),
    stay(),
  ]);
  expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(19);
});

test("an order that is too late is refused by one statement", async () => {
  const checkIn = addDays(PLAY_DAY, 40);
  const night = stay({ checkIn, checkOut: addDays(checkIn, 1) });
  await leaveRooms(db, night, { rooms: 1, nights: 1 });
  const memberId = await shop.member();
  const request = await shop.request([night]);
  await placeOrder(shop.services, await shop.member(), request);
  heard = [];
  const placed = placeOrder(shop.services, memberId, request);
  await expect(placed).rejects.toMatchObject({ code: "order.sold_out" });
  expect(heard, heard.join("\n")).toHaveLength(1);
});

test("an order of the buyer who holds the last places is not too late for them", async () => {
  const round = golf({ date: addDays(PLAY_DAY, 41), time: "09:36" });
  await leavePlaces(db, round, round.players);
  const memberId = await shop.member();
  const request = await shop.request([round]);
  await placeOrder(shop.services, memberId, request);
  const again = await placeOrder(shop.services, memberId, request);
  expect(again.status).toBe("READY");
  const other = placeOrder(shop.services, await shop.member(), request);
  await expect(other).rejects.toMatchObject({ code: "order.sold_out" });
});
