import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { expectedOf, planChange } from "#app/features/reservation/change/plan-change.server.ts";
import { requestChange } from "#app/features/reservation/change/request-change.server.ts";
import { lineOf, refundsOf } from "#tests/support/order/admin-trip.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces } from "#tests/support/order/ordering.ts";
import { mortalShop } from "#tests/support/server/mortal-shop.ts";

const shop = await mortalShop();
const { db, services } = shop;

afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

let turn = 0;
/** A paid round for three, and what to send to make it one for another number. */
async function roundOfThree(players: number) {
  const round = golf({ date: addDays(PLAY_DAY, turn % 60), time: "10:00", players: 3 });
  turn += 1;
  await leavePlaces(db, round, 4);
  const memberId = await shop.member();
  const { placed } = await shop.buy(memberId, [round]);
  const line = await lineOf(db, placed.id, "golf");
  const [first] = line.travellers;
  const { date, time } = round;
  const wish = { kind: "golf", date, time, players } as const;
  const travellers = Array.from({ length: players }, () => first).flatMap((one) => one ?? []);
  const changes = [{ reservationId: line.id, wish, travellers }];
  const planned = await planChange(db, { memberId, changes, now: services.now() });
  return { memberId, line, request: { changes, expected: expectedOf(planned), without: [] } };
}

test("whichever step of a change that costs more a shop dies at, it is paid and done, or neither", async () => {
  const ends = new Set<string>();
  let at = 1;
  for (let isDead = true; isDead; at += 1) {
    const { memberId, line, request } = await roundOfThree(4);
    isDead = await shop.dieAt(at, async (mortal) => {
      const asked = await requestChange(mortal, memberId, request);
      if (asked.is !== "pay") throw new Error("a fourth golfer costs something");
      await confirmOrder(mortal, await shop.approveCard(asked.order));
    });
    await shop.mend();
    const [paying] = await db.select().from(orders).where(eq(orders.changeOf, line.orderId));
    const isPaid = paying?.status === "PAID";
    const more = isPaid ? paying.total : 0;
    expect([at, await lineOf(db, line.orderId, "golf")]).toMatchObject([
      at,
      { amount: line.amount + more, choice: { players: isPaid ? 4 : 3 } },
    ]);
    ends.add(paying?.status ?? "none");
    expect([at, await shop.audit()]).toEqual([at, []]);
  }
  expect(at).toBeGreaterThan(12);
  expect(ends).toEqual(new Set(["none", "EXPIRED", "PAID"]));
});

test("whichever step of a change that costs less a shop dies at, it is done and refunded once, or neither", async () => {
  const ends = new Set<number>();
  let at = 1;
  for (let isDead = true; isDead; at += 1) {
    const { memberId, line, request } = await roundOfThree(2);
    isDead = await shop.dieAt(at, (mortal) => requestChange(mortal, memberId, request));
    await shop.mend();
    const given = await refundsOf(db, line.orderId);
    const players = given.length === 0 ? 3 : 2;
    expect([at, await lineOf(db, line.orderId, "golf")]).toMatchObject([
      at,
      { amount: (line.amount / 3) * players, choice: { players } },
    ]);
    expect(given).toMatchObject(
      players === 2 ? [{ kind: "change", status: "done", card: line.amount / 3 }] : [],
    );
    ends.add(players);
    expect([at, await shop.audit()]).toEqual([at, []]);
  }
  expect(at).toBeGreaterThan(8);
  expect(ends).toEqual(new Set([2, 3]));
});
