import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { timeOffers } from "#app/db/schema/order/order-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { placeOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { acceptOffer } from "#app/features/reservation/offer/answer-offer.server.ts";
import { expireOffers } from "#app/features/reservation/offer/expire-offers.server.ts";
import { offerTimes } from "#app/features/reservation/offer/offer-times.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { lineOf, refundsOf } from "#tests/support/order/admin-trip.ts";
import { ASKED, offeredRounds, offerOf } from "#tests/support/order/offered-round.ts";
import { golf } from "#tests/support/order/order-lines.ts";
import { leavePlaces, orderingShop, outcomesOf, times } from "#tests/support/order/ordering.ts";

const db = await postgresDatabase("demo");
const shop = await orderingShop(db);
const { services, member, request } = shop;
const { ops, pending } = await offeredRounds(db, shop);

afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

const OVER = "reservation.offer_over";
const WITH_VAN = { callvan: "round_trip", cars: 1 } as const;

/** With its van, so that several counters change together. */
async function offered(time = ASKED) {
  const round = await pending(undefined, WITH_VAN);
  const day = addDays(round.date, 30);
  const options = [`${day} ${time}`, `${addDays(day, 1)} ${time}`] as const;
  await offerTimes(services, ops, { reservationId: round.line.id, times: options });
  const { id: offerId } = await offerOf(db, round.line.id);
  return { ...round, day, options, answer: { reservationId: round.line.id, offerId } };
}

test("two taps on two other days take one, and the round and its van are moved once", async () => {
  for (let turn = 0; turn < times(3, 10); turn += 1) {
    const { memberId, orderId, line, options, answer } = await offered();
    const take = (time: string) => acceptOffer(services, memberId, { ...answer, time });
    const { done, codes } = await outcomesOf(options.map(take));
    expect({ done, codes }).toEqual({ done: 1, codes: [OVER] });
    const { taken } = await offerOf(db, line.id);
    const { usedOn } = await lineOf(db, orderId, "golf");
    expect(taken).toBe(`${usedOn} ${ASKED}`);
    expect((await lineOf(db, orderId, "callvan")).usedOn).toBe(usedOn);
  }
});

test("another day is taken while the offer runs out: it is taken or it has ended, never both", async () => {
  for (let turn = 0; turn < times(4, 10); turn += 1) {
    const { memberId, orderId, line, options, answer } = await offered();
    const soon = sql`clock_timestamp() + ${`${turn * 5} milliseconds`}::interval`;
    await db.update(timeOffers).set({ expiresAt: soon }).where(eq(timeOffers.id, answer.offerId));
    const { codes } = await outcomesOf([
      acceptOffer(services, memberId, { ...answer, time: options[0] }),
      expireOffers(services),
      expireOffers(services),
    ]);
    if (codes.length > 0) await expireOffers(services);
    const isOver = codes.length > 0;
    const { status } = await offerOf(db, line.id);
    expect({ status, codes }).toEqual(
      isOver ? { status: "EXPIRED", codes: [OVER] } : { status: "ACCEPTED", codes: [] },
    );
    expect(await refundsOf(db, orderId)).toHaveLength(isOver ? 1 : 0);
  }
});

test("the last places of the other day go to the member or to another buyer, and the other is refused", async () => {
  for (let turn = 0; turn < times(3, 10); turn += 1) {
    const { memberId, line, day, options, answer } = await offered("11:04");
    const same = golf({ date: day, time: "11:04" });
    await leavePlaces(db, same, 2);
    const buyer = await member();
    const order = await request([same], { memberId: buyer });
    const { done, codes } = await outcomesOf([
      acceptOffer(services, memberId, { ...answer, time: options[0] }),
      placeOrder(services, buyer, order),
    ]);
    expect(done).toBe(1);
    const { status } = await offerOf(db, line.id);
    expect(codes[0]).toMatch(status === "ACCEPTED" ? /^order\./ : /^reservation\.offer_sold$/);
  }
});
