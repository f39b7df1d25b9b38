import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { timeOffers } from "#app/db/schema/order/order-tables.ts";
import { placeOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { acceptOffer, declineOffer } from "#app/features/reservation/offer/answer-offer.server.ts";
import { expireOffers } from "#app/features/reservation/offer/expire-offers.server.ts";
import { offerTimes, withdrawOffer } from "#app/features/reservation/offer/offer-times.server.ts";
import { changeReservationStatus } from "#app/features/reservation/record/change-reservation-status.server.ts";
import { requestCancel } from "#app/features/reservation/refund/cancel-lines.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import {
  historyOf,
  lettersAbout,
  lineOf,
  refundsOf,
  staffOf,
} from "#tests/support/order/admin-trip.ts";
import { ASKED, offeredRounds, offerOf } from "#tests/support/order/offered-round.ts";
import { golf } from "#tests/support/order/order-lines.ts";
import { leavePlaces, orderingShop, outcomesOf, times } from "#tests/support/order/ordering.ts";

const db = await postgresDatabase("demo");
const shop = await orderingShop(db);
const { services, member, request } = shop;
const { ops, pending, offered } = await offeredRounds(db, shop);
const owner = await staffOf(db, "owner");

afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

const OVER = "reservation.offer_over";

test("two taps at once take one time, and the round is moved once", async () => {
  for (let turn = 0; turn < times(4, 15); turn += 1) {
    const { memberId, line, orderId, times: offeredTimes, answer } = await offered();
    const take = (time: string) => acceptOffer(services, memberId, { ...answer, time });
    const { done, codes } = await outcomesOf(offeredTimes.map(take));
    expect({ done, codes }).toEqual({ done: 1, codes: [OVER] });
    const { taken } = await offerOf(db, line.id);
    expect((await lineOf(db, orderId, "golf")).choice).toMatchObject({ time: taken });
    expect(await historyOf(db, line.id)).toHaveLength(3);
    expect(await lettersAbout(db, `offer-accepted:${answer.offerId}`)).toBe(1);
  }
});

test("one takes a time while it runs out on two instances: it is taken or it has ended, never both", async () => {
  for (let turn = 0; turn < times(6, 15); turn += 1) {
    const {
      memberId,
      line,
      orderId,
      times: [time],
      answer,
    } = await offered();
    const soon = sql`clock_timestamp() + ${`${turn * 3} milliseconds`}::interval`;
    await db.update(timeOffers).set({ expiresAt: soon }).where(eq(timeOffers.id, answer.offerId));
    const { codes } = await outcomesOf([
      acceptOffer(services, memberId, { ...answer, time }),
      expireOffers(services),
      expireOffers(services),
    ]);
    // Expired answers are right: offers that have not been ended yet are ended now.
    if (codes.length > 0) await expireOffers(services);
    const { status } = await offerOf(db, line.id);
    const isOver = codes.length > 0;
    expect({ status, codes }).toEqual(
      isOver ? { status: "EXPIRED", codes: [OVER] } : { status: "ACCEPTED", codes: [] },
    );
    expect((await lineOf(db, orderId, "golf")).status).toBe(isOver ? "CANCELLED" : "PENDING");
    expect(await refundsOf(db, orderId)).toHaveLength(isOver ? 1 : 0);
  }
});

test("the last places of the time go to the member or to another buyer, and the other is refused", async () => {
  for (let turn = 0; turn < times(4, 15); turn += 1) {
    const {
      memberId,
      line,
      date,
      times: [time],
      answer,
    } = await offered();
    const same = golf({ date, time });
    await leavePlaces(db, same, 2);
    const buyer = await member();
    const order = await request([same], { memberId: buyer });
    const { done, codes } = await outcomesOf([
      acceptOffer(services, memberId, { ...answer, time }),
      placeOrder(services, buyer, order),
    ]);
    expect(done).toBe(1);
    const { status } = await offerOf(db, line.id);
    const lost = status === "ACCEPTED" ? /^order\./ : /^reservation\.offer_sold$/;
    expect(codes[0]).toMatch(lost);
  }
});

test("staff withdraw the offer while a time is accepted: one of both happens", async () => {
  for (let turn = 0; turn < times(4, 15); turn += 1) {
    const {
      memberId,
      line,
      times: [time],
      answer,
    } = await offered();
    const { done, codes } = await outcomesOf([
      acceptOffer(services, memberId, { ...answer, time }),
      withdrawOffer(services, ops, line.id),
    ]);
    expect({ done, codes }).toEqual({ done: 1, codes: [OVER] });
  }
});

test("in any race between staff and the member, the offer ends once and the ledger adds up", async () => {
  for (let turn = 0; turn < times(4, 15); turn += 1) {
    const {
      memberId,
      line,
      orderId,
      times: [time],
      answer,
    } = await offered();
    const reservationId = line.id;
    const asked = { reservationId, scope: "line", expectedRefund: line.paid, reason: "" } as const;
    await outcomesOf([
      acceptOffer(services, memberId, { ...answer, time }),
      declineOffer(services, memberId, answer),
      requestCancel(services, { kind: "member", id: memberId }, { ...asked, mode: "policy" }),
      changeReservationStatus(services, ops, {
        reservationId,
        action: "confirm",
        reference: "C-1",
      }),
      changeReservationStatus(services, owner, { reservationId, action: "refuse", reason: "full" }),
    ]);
    expect((await offerOf(db, line.id)).status).not.toBe("OPEN");
    expect((await refundsOf(db, orderId)).length).toBeLessThanOrEqual(1);
  }
});

test("two rounds change places at once without a deadlock", async () => {
  for (let turn = 0; turn < times(4, 15); turn += 1) {
    const here = await offered();
    const [other] = here.times;
    const { placed } = await shop.buy(here.memberId, [golf({ date: here.date, time: other })]);
    const there = await lineOf(db, placed.id, "golf");
    await offerTimes(services, ops, { reservationId: there.id, times: [ASKED] });
    const { id: offerId } = await offerOf(db, there.id);
    const back = { reservationId: there.id, offerId, time: ASKED };
    const { done, codes } = await outcomesOf([
      acceptOffer(services, here.memberId, { ...here.answer, time: other }),
      acceptOffer(services, here.memberId, back),
    ]);
    expect({ done, codes }).toEqual({ done: 2, codes: [] });
  }
});

test("two colleagues offer at once: one does, the other is refused", async () => {
  for (let turn = 0; turn < times(4, 15); turn += 1) {
    const { line, free } = await pending();
    const offer = (staff: { id: string }, time = "") =>
      offerTimes(services, staff, { reservationId: line.id, times: [time] });
    const { done, codes } = await outcomesOf([offer(ops, free[0]), offer(owner, free[1])]);
    expect({ done, codes }).toEqual({ done: 1, codes: ["reservation.step_refused"] });
    expect(await db.$count(timeOffers, eq(timeOffers.reservationId, line.id))).toBe(1);
  }
});
