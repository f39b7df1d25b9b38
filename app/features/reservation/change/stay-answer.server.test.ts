import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type { StayAnswer } from "#app/domain/reservation/change/stay-question.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { lineOf } from "#tests/support/order/admin-trip.ts";
import { changedShop } from "#tests/support/order/changed-shop.ts";
import { golf, stay } from "#tests/support/order/order-lines.ts";
import { readChangeOrder } from "./change-lines.server.ts";
import type { WantedChange } from "./draft-change.server.ts";
import { expectedOf, planOf } from "./plan-change.server.ts";
import { requestChange } from "./request-change.server.ts";
import { askedOf, withAnswer } from "./stay-answer.server.ts";

const shop = await changedShop();
const { db, services, paid, wish, approveCard } = shop;

const ALL_LOST = [{ daysBefore: 0, feePercent: 100 }];

/** A round on the second day of two nights, moved to the day after the guests have left. */
async function moved() {
  const trip = await paid(golf({ players: 2 }), ({ date }) => [
    stay({ checkIn: addDays(date, -1), checkOut: addDays(date, 1) }),
  ]);
  const date = addDays(trip.round.date, 2);
  const hotel = await lineOf(db, trip.orderId, "hotel");
  return { ...trip, date, hotel, changes: [wish(trip.line, { date })] };
}

type Asked = {
  readonly memberId: string;
  readonly orderId: string;
  readonly changes: readonly WantedChange[];
};

/** What the page shows for an answer is what is sent with it. */
async function send({ memberId, orderId, changes }: Asked, stayed: StayAnswer | undefined) {
  const order = await readChangeOrder(db, orderId);
  const plan = await planOf(db, order, withAnswer(order, changes, stayed), services.now());
  expect(plan.refusals).toEqual([]);
  const request = { changes, expected: expectedOf(plan), without: [], stay: stayed };
  return requestChange(services, memberId, request);
}

test("a round does not move beyond the nights of its hotel until the member says where its golfers sleep", async () => {
  const trip = await moved();
  await expect(send(trip, undefined)).rejects.toMatchObject({
    code: "reservation.change_stay",
    status: 422,
  });
  expect(await shop.lineNow(trip.line)).toMatchObject({ usedOn: trip.round.date });
});

test("moves the round and keeps the hotel when the party sleeps elsewhere", async () => {
  const trip = await moved();
  const asked = await send(trip, "elsewhere");
  if (asked.is === "pay") await confirmOrder(services, await approveCard(asked.order));
  expect(await shop.lineNow(trip.line)).toMatchObject({ usedOn: trip.date });
  expect(await shop.lineNow(trip.hotel)).toMatchObject({
    endsOn: trip.hotel.endsOn,
    amount: trip.hotel.amount,
  });
});

test("one more night is paid together with the round, and the nights before keep their price", async () => {
  const trip = await moved();
  const asked = await send(trip, "longer");
  if (asked.is !== "pay") throw new Error("a night costs something");
  expect(await shop.lineNow(trip.hotel)).toMatchObject({ endsOn: trip.hotel.endsOn });
  await confirmOrder(services, await approveCard(asked.order));
  const hotel = await shop.lineNow(trip.hotel);
  expect(hotel).toMatchObject({ endsOn: trip.date, usedOn: trip.hotel.usedOn });
  expect(hotel?.amount).toBeGreaterThan(trip.hotel.amount);
  expect(await shop.lineNow(trip.line)).toMatchObject({ usedOn: trip.date });
});

test("one more night before the stay costs that night alone, and the others keep their price", async () => {
  const trip = await paid(golf({ players: 2 }), ({ date }) => [
    stay({ checkIn: date, checkOut: addDays(date, 2) }),
  ]);
  const hotel = await lineOf(db, trip.orderId, "hotel");
  const date = addDays(trip.round.date, -1);
  // Giving it up now would refund nothing, and the room costs more today.
  const isHotel = eq(reservations.id, hotel.id);
  await db.update(reservations).set({ tiers: ALL_LOST }).where(isHotel);
  const { roomId } = stay();
  await db
    .update(roomNights)
    .set({ price: won(999_000) })
    .where(eq(roomNights.roomId, roomId));
  const order = await readChangeOrder(db, trip.orderId);
  const changes = withAnswer(order, [wish(trip.line, { date })], "longer");
  const plan = await planOf(db, order, changes, services.now());
  const after = plan.lines.find(({ reservationId }) => reservationId === hotel.id)?.after;
  expect(plan.lines.map(({ kind, fee }) => [kind, fee])).toContainEqual(["hotel", 0]);
  expect(after?.bill.rows).toEqual([
    expect.objectContaining({ code: "room", on: date, each: 999_000 }),
    ...(hotel.bill?.rows ?? []),
  ]);
  const asked = await send({ ...trip, changes: [wish(trip.line, { date })] }, "longer");
  if (asked.is !== "pay") throw new Error("a night costs something");
  await confirmOrder(services, await approveCard(asked.order));
  expect(await shop.lineNow(hotel)).toMatchObject({
    usedOn: date,
    endsOn: hotel.endsOn,
    amount: hotel.amount + 999_000,
  });
});

test("more nights than anybody means cannot be the answer", async () => {
  const trip = await moved();
  const changes = [wish(trip.line, { date: addDays(trip.round.date, 21) })];
  await expect(send({ ...trip, changes }, "longer")).rejects.toMatchObject({
    code: "reservation.change_stay",
  });
});

test("asks nothing about a hotel that is cancelled or moves along", async () => {
  const { orderId, hotel, date, changes } = await moved();
  const order = await readChangeOrder(db, orderId);
  expect(askedOf(order, changes)).toMatchObject({ stayId: hotel.id, edge: hotel.endsOn });
  expect(askedOf(order, [...changes, wish(hotel, { checkOut: date })])).toBeUndefined();
  const lines = order.lines.map((line) =>
    line.row.id === hotel.id
      ? { ...line, row: { ...line.row, status: "CANCELLED" as const } }
      : line,
  );
  expect(askedOf({ ...order, lines }, changes)).toBeUndefined();
});
