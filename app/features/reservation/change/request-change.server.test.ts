import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { changedShop } from "#tests/support/order/changed-shop.ts";
import { golf } from "#tests/support/order/order-lines.ts";

import { expectedOf } from "./plan-change.server.ts";
import { requestChange } from "./request-change.server.ts";

const shop = await changedShop();
const { db, services, paid, wish, change, plan, approveCard } = shop;

test("cancelling one of four refunds the share, and the others' price stays", async () => {
  const { memberId, line } = await paid(golf({ players: 4 }));
  const changes = [wish(line, { players: 3 })];
  const planned = await plan(memberId, changes);
  expect(planned).toMatchObject({ refusals: [], pay: 0, fee: 0, leaving: [] });
  expect(planned.refund.sum).toBe(line.amount / 4);
  expect(await change(memberId, changes)).toMatchObject({ is: "done" });
  const [row] = await db.select().from(reservations).where(eq(reservations.id, line.id));
  expect(row).toMatchObject({
    idx: line.idx,
    amount: (line.amount / 4) * 3,
    choice: { players: 3 },
    status: line.status,
  });
  expect(row?.travellers).toHaveLength(3);
});

test("a third golfer on another day pays the difference, and only then the round moves", async () => {
  const { memberId, line, round } = await paid(golf({ players: 2 }));
  const to = { date: addDays(round.date, 50), players: 3 };
  const changes = [wish(line, to)];
  const planned = await plan(memberId, changes);
  expect(planned.refusals).toEqual([]);
  expect(planned.pay).toBeGreaterThan(0);
  const asked = await change(memberId, changes);
  if (asked.is !== "pay") throw new Error("it costs more");
  expect(asked.order.total).toBe(planned.pay);
  expect(await shop.lineNow(line)).toMatchObject({ usedOn: round.date, amount: line.amount });
  const outcome = await confirmOrder(services, await approveCard(asked.order));
  expect(outcome.status).toBe("PAID");
  expect(await shop.lineNow(line)).toMatchObject({ usedOn: to.date, choice: { players: 3 } });
});

test("a change that returned with another order's payment stays held, and its own payment makes it", async () => {
  const { memberId, line, round } = await paid(golf({ players: 2 }));
  const to = { date: addDays(round.date, 50), players: 3 };
  const asked = await change(memberId, [wish(line, to)]);
  if (asked.is !== "pay") throw new Error("it costs more");
  const back = await approveCard(asked.order);
  const { paymentKey } = await shop.toss.authenticate({ orderId: "ELSEWHERE", amount: 70_000 });
  await expect(confirmOrder(services, { ...back, paymentKey })).rejects.toMatchObject({
    code: "payment.mismatch",
  });
  expect(await shop.lineNow(line)).toMatchObject({ usedOn: round.date });
  expect((await confirmOrder(services, back)).status).toBe("PAID");
  expect(await shop.lineNow(line)).toMatchObject({ usedOn: to.date, choice: { players: 3 } });
});

test("fewer golfers than the course takes are refused", async () => {
  const { memberId, line } = await paid(golf({ players: 2 }));
  await db.update(courses).set({ minPlayers: 2 }).where(eq(courses.id, line.productId));
  const planned = await plan(memberId, [wish(line, { players: 1 })]);
  await db.update(courses).set({ minPlayers: 1 }).where(eq(courses.id, line.productId));
  expect(planned.refusals).toMatchObject([{ code: "order.party_too_small" }]);
});

test("requires the name of every traveller and no other, and refuses sums other than those shown", async () => {
  const { memberId, line } = await paid(golf({ players: 3 }));
  const fewer = wish(line, { players: 2 });
  const names = (travellers: typeof line.travellers) =>
    change(memberId, [{ ...fewer, travellers }]);
  await expect(names(line.travellers)).rejects.toMatchObject({ code: "traveller.too_many" });
  await expect(names(line.travellers.slice(0, 1))).rejects.toMatchObject({
    code: "traveller.missing",
  });
  const shown = expectedOf(await plan(memberId, [fewer]));
  const send = (expected: Partial<typeof shown>, without: readonly number[] = []) =>
    requestChange(services, memberId, {
      changes: [fewer],
      expected: { ...shown, ...expected },
      without,
    });
  await expect(send({ refund: won(shown.refund + 1) })).rejects.toMatchObject({
    code: "reservation.refund_changed",
  });
  await expect(send({ pay: won(1) })).rejects.toMatchObject({ code: "order.price_changed" });
  await expect(send({ seen: "another" })).rejects.toMatchObject({
    code: "reservation.change_over",
  });
  await expect(send({}, [line.idx])).rejects.toMatchObject({ code: "reservation.change_without" });
  expect(await shop.lineNow(line)).toMatchObject({ amount: line.amount });
});
