import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { providerFindings } from "#app/db/schema/order/provider-list-tables.ts";
import { roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { reservationChanges } from "#app/db/schema/reservation/change-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { wishOf } from "#app/domain/reservation/change/change-wish.ts";
import { unclearRefund } from "#app/domain/reservation/refund/unclear-refund.ts";
import { historyOf, linesOf, refundsOf } from "#tests/support/order/admin-trip.ts";
import { changedShop } from "#tests/support/order/changed-shop.ts";
import { golf, stay } from "#tests/support/order/order-lines.ts";
import { cancelOne, planCancelOne } from "./cancel-one-person.server.ts";
import { exchangeTraveller } from "./exchange-traveller.server.ts";
import { forgetChanges } from "./forget-changes.server.ts";
import { expectedOf, planChange } from "./plan-change.server.ts";

const shop = await changedShop();
const { db, services, paid } = shop;
await db
  .update(roomNights)
  .set({ capacity: 9, taken: 0, elsewhere: 0, closed: false, minNights: 1 })
  .where(eq(roomNights.roomId, stay().roomId));

const person = (firstName: string) => ({
  firstName,
  lastName: "PARK",
  gender: null,
  birthday: null,
  handicap: null,
});
const FOUR = ["SEOKJUN", "MIKYUNG", "JUNGWOO", "YOUNGHEE"].map(person);
const JUNGWOO = { firstName: "JUNGWOO", lastName: "PARK" };

/** Two rounds and two rooms for four people who are known by name. */
async function tripOfFour() {
  const trip = await paid(golf({ players: 4 }), ({ date }) => [
    golf({ date: addDays(date, 1), players: 4 }),
    stay({ checkIn: date, checkOut: addDays(date, 2), rooms: 2, adults: 4 }),
  ]);
  await db
    .update(reservations)
    .set({ travellers: FOUR })
    .where(eq(reservations.orderId, trip.orderId));
  const lines = await linesOf(db, trip.orderId);
  const rounds = lines.filter(({ kind }) => kind === "golf");
  return { ...trip, rounds, rooms: lines.find(({ kind }) => kind === "hotel") };
}

test("cancelling one of four refunds a quarter of both rounds, and the rooms stay as they are", async () => {
  const { memberId, orderId, rounds, rooms } = await tripOfFour();
  const ids = rounds.map(({ id }) => id);
  const wanted = { orderId, reservationIds: ids, traveller: JUNGWOO };
  const planned = await planCancelOne(db, memberId, wanted, services.now());
  const share = rounds.reduce((sum, { amount }) => sum + amount / 4, 0);
  expect(planned).toMatchObject({ refusals: [], pay: 0, refund: { sum: share } });
  const expectedRefund = expectedOf(planned).refund;
  expect(await cancelOne(services, memberId, { ...wanted, expectedRefund })).toMatchObject({
    is: "done",
  });
  const after = await linesOf(db, orderId);
  for (const { id, amount } of rounds) {
    const row = after.find((each) => each.id === id);
    expect(row).toMatchObject({ amount: (amount / 4) * 3, status: "COMPLETE" });
    expect(row?.travellers.map(({ firstName }) => firstName)).toEqual([
      "SEOKJUN",
      "MIKYUNG",
      "YOUNGHEE",
    ]);
  }
  expect(after.find(({ id }) => id === rooms?.id)).toEqual(rooms);
  expect(await refundsOf(db, orderId)).toMatchObject([
    { kind: "change", status: "done", card: share },
  ]);
});

test("refuses a sum other than the one shown, and a person who is not on the round", async () => {
  const { memberId, orderId, rounds } = await tripOfFour();
  const wanted = { orderId, reservationIds: rounds.map(({ id }) => id), traveller: JUNGWOO };
  const cancel = (more: object) =>
    cancelOne(services, memberId, { ...wanted, expectedRefund: won(1), ...more });
  await expect(cancel({})).rejects.toMatchObject({ code: "reservation.refund_changed" });
  await expect(cancel({ traveller: person("YUNA") })).rejects.toMatchObject({
    code: "common.not_found",
  });
  const stranger = await shop.member();
  await expect(
    cancelOne(services, stranger, { ...wanted, expectedRefund: won(1) }),
  ).rejects.toMatchObject({ code: "common.not_found" });
  expect(await refundsOf(db, orderId)).toEqual([]);
});

test("a substitute travels instead: free, in the history, and until the course's cut-off", async () => {
  const { memberId, rounds } = await tripOfFour();
  const [line] = rounds;
  if (!line) throw new Error("no round");
  const exchange = (at: Partial<typeof services>, index = 2) =>
    exchangeTraveller({ ...services, ...at }, memberId, {
      reservationId: line.id,
      index,
      traveller: person("YUNA"),
    });
  await exchange({});
  const now = await shop.lineNow(line);
  expect(now).toMatchObject({ amount: line.amount, supplierReference: line.supplierReference });
  expect(now?.travellers.map(({ firstName }) => firstName)).toEqual([
    "SEOKJUN",
    "MIKYUNG",
    "YUNA",
    "YOUNGHEE",
  ]);
  expect((await historyOf(db, line.id)).at(-1)).toMatchObject({
    action: "change",
    reference: "#3",
  });
  await expect(exchange({}, 4)).rejects.toMatchObject({ code: "common.not_found" });
  const onTheDay = new Date(`${line.usedOn}T01:00:00Z`);
  await expect(exchange({ now: () => onTheDay })).rejects.toMatchObject({
    code: "reservation.change_over",
  });
});

test("a member who leaves the shop leaves no name in its changes", async () => {
  const { memberId, orderId, rounds } = await tripOfFour();
  const wanted = { orderId, reservationIds: rounds.map(({ id }) => id), traveller: JUNGWOO };
  const planned = await planCancelOne(db, memberId, wanted, services.now());
  const { refund: expectedRefund } = expectedOf(planned);
  await cancelOne(services, memberId, { ...wanted, expectedRefund });
  await forgetChanges(db, memberId);
  const [kept] = await db
    .select({ lines: reservationChanges.lines })
    .from(reservationChanges)
    .where(eq(reservationChanges.orderId, orderId));
  expect(kept?.lines).toHaveLength(2);
  expect(kept?.lines[0]?.after.amount).toBe(planned.lines[0]?.after.amount);
  expect(JSON.stringify(kept)).not.toContain("PARK");
});

test("a change that refunds is refused, with the time, while a refund elsewhere is unexplained", async () => {
  const { memberId, orderId, rounds } = await tripOfFour();
  const ids = rounds.map(({ id }) => id);
  const wanted = { orderId, reservationIds: ids, traveller: JUNGWOO };
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const foundAt = services.now();
  await db.insert(providerFindings).values({
    transactionKey: `elsewhere-${orderId}`,
    paymentKey: order?.paymentKey ?? "",
    paymentOrderId: order?.paymentOrderId ?? "",
    kind: "refund_elsewhere",
    status: "open",
    amount: won(1),
    happenedAt: foundAt,
    foundAt,
  });
  const refusal = {
    code: "reservation.payment_unclear",
    unclear: unclearRefund(foundAt, services.now()),
  };
  const one = await planCancelOne(db, memberId, wanted, services.now());
  expect(one.refusals).toMatchObject([refusal]);
  const [round] = rounds;
  const wish = round?.choice && wishOf(round.choice);
  if (!wish) throw new Error("a round can be changed");
  const cheaper = { reservationId: ids[0] ?? "", wish: { ...wish, players: 3 } };
  const planned = await planChange(db, { memberId, changes: [cheaper], now: services.now() });
  expect(planned.refusals).toMatchObject([refusal]);
  await expect(
    cancelOne(services, memberId, { ...wanted, expectedRefund: won(0) }),
  ).rejects.toMatchObject({ code: refusal.code });
  await db.delete(providerFindings);
});
