import { expect, test } from "vitest";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { lineOf, linesOf } from "#tests/support/order/admin-trip.ts";
import { changedShop } from "#tests/support/order/changed-shop.ts";
import { COURSE, golf } from "#tests/support/order/order-lines.ts";

const shop = await changedShop();
const { db, services, paid, wish, change, plan, approveCard } = shop;
const VAN = { callvan: "round_trip", cars: 1 } as const;

const TRANSFER = {
  kind: "callvan",
  routeId: "r-bkk-pattaya",
  time: "13:00",
  price: won(0),
} as const;

/** A round with a ride from the airport on the day before. */
function withTransfer(people: number) {
  return paid(golf({ players: 2 }), ({ date }) => [
    { ...TRANSFER, date: addDays(date, -1), people },
  ]);
}

test("a larger party rides in a larger van, and pays the difference", async () => {
  const { memberId, line, orderId } = await paid(golf({ players: 2, ...VAN }));
  const van = await lineOf(db, orderId, "callvan");
  const planned = await plan(memberId, [wish(line, { players: 4 })]);
  expect(planned.refusals).toEqual([]);
  const ride = planned.lines.find(({ kind }) => kind === "callvan");
  const [car] = ride?.after.needs ?? [];
  expect(ride?.before.needs).not.toEqual(ride?.after.needs);
  expect(ride?.after.amount).toBeGreaterThanOrEqual(van.amount);
  const asked = await change(memberId, [wish(line, { players: 4 })]);
  if (asked.is !== "pay") throw new Error("two more golfers cost something");
  await confirmOrder(services, await approveCard(asked.order));
  const now = await lineOf(db, orderId, "callvan");
  expect(now).toMatchObject({ amount: ride?.after.amount, idx: van.idx });
  expect(car?.kind).toBe("car");
  // Back to two: the smaller van again, at no more than today's price.
  const round = await lineOf(db, orderId, "golf");
  await change(memberId, [wish(round, { players: 2 })]);
  const back = await lineOf(db, orderId, "callvan");
  expect(back.amount).toBeLessThanOrEqual(now.amount);
  expect(back.choice).toMatchObject({ players: 2 });
});

test("a transfer moves to another day and hour, and keeps its price for fewer people in the same car", async () => {
  const { memberId, orderId } = await withTransfer(2);
  const ride = await lineOf(db, orderId, "callvan");
  const date = addDays(ride.usedOn, -1);
  const planned = await plan(memberId, [wish(ride, { date, time: "15:30" })]);
  expect(planned).toMatchObject({ refusals: [], fee: 0 });
  const asked = await change(memberId, [wish(ride, { date, time: "15:30" })]);
  if (asked.is === "pay") await confirmOrder(services, await approveCard(asked.order));
  const moved = await lineOf(db, orderId, "callvan");
  expect(moved).toMatchObject({ usedOn: date, choice: { time: "15:30", people: 2 } });
  const alone = await plan(memberId, [wish(moved, { people: 1 })]);
  expect(alone.refusals).toEqual([]);
  expect(alone.pay).toBe(0);
});

test("a ride from the airport does not move behind the round that it was before", async () => {
  const { memberId, orderId, round } = await withTransfer(2);
  const ride = await lineOf(db, orderId, "callvan");
  const late = await plan(memberId, [wish(ride, { date: round.date, time: round.time })]);
  expect(late.refusals).toEqual([
    { reservationId: ride.id, code: "reservation.change_before_arrival" },
  ]);
  const night = await plan(memberId, [wish(ride, { date: ride.usedOn, time: "23:00" })]);
  expect(night.refusals).toEqual([]);
});

test("a ride from the airport is no arrival for a party that plays elsewhere before it", async () => {
  const { memberId, orderId } = await paid(golf({ players: 2 }), ({ date }) => [
    golf({ courseId: "th-laguna-phuket", date: addDays(date, -4), time: "08:00", players: 2 }),
    { ...TRANSFER, date: addDays(date, -1), people: 2 },
  ]);
  const rounds = await linesOf(db, orderId);
  const own = rounds.find(({ productId }) => productId === COURSE);
  if (!own) throw new Error("the round is not there");
  const early = await plan(memberId, [wish(own, { date: addDays(own.usedOn, -2) })]);
  expect(early.refusals).toEqual([]);
});

test("a ride to another region is no arrival for a round", async () => {
  const { memberId, line, round } = await paid(golf({ players: 2 }), ({ date }) => [
    { ...TRANSFER, routeId: "r-hkt-patong", date: addDays(date, -1), people: 2 },
  ]);
  const early = await plan(memberId, [wish(line, { date: addDays(round.date, -2) })]);
  expect(early.refusals).toEqual([]);
});

test("on the morning of the day one golfer can still be cancelled by the tier, but none added", async () => {
  const { memberId, line, round } = await paid(golf({ players: 3 }));
  const now = new Date(`${round.date}T00:30:00Z`);
  const fewer = await plan(memberId, [wish(line, { players: 2 })], now);
  const percent = fewer.lines[0]?.feePercent ?? 0;
  expect([fewer.refusals, percent > 0]).toEqual([[], true]);
  expect(fewer.refund.sum).toBe(Math.floor((line.amount / 3) * ((100 - percent) / 100)));
  const more = await plan(memberId, [wish(line, { players: 4 })], now);
  expect(more.refusals).toMatchObject([
    { code: "reservation.date_not_ready", notReady: "past_cutoff" },
  ]);
  const over = await plan(
    memberId,
    [wish(line, { players: 2 })],
    new Date(`${addDays(round.date, 1)}T00:30:00Z`),
  );
  expect(over.refusals).toMatchObject([{ code: "reservation.change_over" }]);
  await change(memberId, [wish(line, { players: 2 })], now);
});

test("two rounds of one trip change together, in one sum", async () => {
  const { memberId, orderId } = await paid(golf({ players: 4 }), ({ date }) => [
    golf({ date: addDays(date, 2), players: 4, time: "10:00" }),
  ]);
  const rounds = (await linesOf(db, orderId)).filter(({ kind }) => kind === "golf");
  const changes = rounds.map((line) => wish(line, { players: 3 }));
  const planned = await plan(memberId, changes);
  const share = rounds.reduce((sum, { amount }) => sum + amount / 4, 0);
  expect(planned).toMatchObject({ refusals: [], refund: { sum: share } });
  await change(memberId, changes);
});
