import { and, eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { pointEntries } from "#app/db/schema/benefit-tables.ts";
import { partnerApplications, partnerRounds } from "#app/db/schema/community/partner-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { changeCart } from "#app/features/checkout/cart/change-cart.server.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { placeOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { releaseOrder } from "#app/features/checkout/purchase/release-order.server.ts";
import { seatLine } from "#app/features/community/partner/apply-to-round.server.ts";
import { withdrawApplication } from "#app/features/community/partner/decide-application.server.ts";
import { expireSeats } from "#app/features/community/partner/expire-seats.server.ts";
import { cancelPartnerRound } from "#app/features/reservation/refund/refund-partners.server.ts";
import { partnerShop } from "#tests/support/community/partner-shop.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { sendCheckout } from "#tests/support/order/checkout-page.ts";
import { outcomesOf, times } from "#tests/support/order/ordering.ts";

const ROUNDS = times(5, 50);

const db = await postgresDatabase("demo");
const shop = await partnerShop(db);
const { services } = shop;

afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

async function paidOf(postId: number): Promise<number> {
  const isPaid = eq(partnerApplications.state, "paid");
  return db.$count(partnerApplications, and(eq(partnerApplications.postId, postId), isPaid));
}

test("two are accepted for the last seat at once: one has it, and one place is held", async () => {
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const { author, line, postId } = await shop.post(1);
    const asked = [await shop.applies(postId), await shop.applies(postId)];
    const accepts = asked.map(({ id }) => shop.decide(postId, author, id, "accept"));
    const { done, codes } = await outcomesOf(accepts);
    expect([done, codes]).toEqual([1, ["partner.full"]]);
    expect(await shop.round(postId)).toMatchObject({ taken: 1, seats: 1 });
    expect(await shop.places(line)).toEqual({ taken: 3, elsewhere: 1 });
  }
});

test("one is accepted in four windows at once: one seat is taken", async () => {
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const { author, line, postId } = await shop.post(2);
    const { id } = await shop.applies(postId);
    const accepts = [1, 2, 3, 4].map(() => shop.decide(postId, author, id, "accept"));
    const { done, codes } = await outcomesOf(accepts);
    expect([done, codes]).toEqual([1, ["partner.step_refused"]]);
    expect(await shop.round(postId)).toMatchObject({ taken: 1 });
    expect(await shop.places(line)).toEqual({ taken: 3, elsewhere: 1 });
  }
});

test("a seat that is paid in two windows at once is sold once", async () => {
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const { author, line, postId } = await shop.post(1);
    const memberId = await shop.accepted(postId, author);
    const { codes } = await outcomesOf([shop.pays(postId, memberId), shop.pays(postId, memberId)]);
    expect(["partner.being_paid", "partner.pay_late", "order.blocked"]).toEqual(
      expect.arrayContaining(codes),
    );
    await shop.sendRefunds();
    expect(await paidOf(postId)).toBe(1);
    expect(await db.$count(reservations, eq(reservations.memberId, memberId))).toBe(1);
    expect(await shop.places(line)).toEqual({ taken: 3, elsewhere: 0 });
  }
});

test("the applicant who was too late and the one accepted instead pay at once: the seat is sold once", async () => {
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const { author, line, postId } = await shop.post(1);
    const late = await shop.accepted(postId, author);
    const { placed, approved } = await shop.goesToPay(postId, late);
    const ended = { event: "hold_expired", now: shop.later(25).now() } as const;
    await db.transaction((tx) => releaseOrder(tx, placed.id, ended));
    expect(await shop.application(postId, late)).toMatchObject({ state: "expired" });
    const next = await shop.accepted(postId, author);
    const { approved: theirs } = await shop.goesToPay(postId, next);
    await Promise.all([confirmOrder(services, approved), confirmOrder(services, theirs)]);
    await shop.sendRefunds();
    expect(await shop.application(postId, next)).toMatchObject({ state: "paid" });
    expect(await paidOf(postId)).toBe(1);
    expect(await db.$count(reservations, eq(reservations.memberId, late))).toBe(0);
    expect(await shop.places(line)).toEqual({ taken: 3, elsewhere: 0 });
  }
});

test("an applicant withdraws while being accepted: no seat and no place stays taken", async () => {
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const { author, line, postId } = await shop.post(1);
    const asked = await shop.applies(postId);
    const [, withdrawn] = await Promise.allSettled([
      shop.decide(postId, author, asked.id, "accept"),
      withdrawApplication(services, asked),
    ]);
    expect(withdrawn.status).toBe("fulfilled");
    expect(await shop.application(postId, asked.memberId)).toMatchObject({
      state: "withdrawn",
      held: false,
    });
    expect(await shop.round(postId)).toMatchObject({ taken: 0 });
    expect(await shop.places(line)).toEqual({ taken: 2, elsewhere: 0 });
  }
});

test("a seat that is given up, by its partner or by the job, while its order is placed is one of the two", async () => {
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const { author, line, postId } = await shop.post(1);
    const memberId = await shop.accepted(postId, author);
    const { request } = await shop.seat(postId, memberId);
    const [placed] = await Promise.allSettled([
      placeOrder(services, memberId, request),
      turn % 2 === 0
        ? withdrawApplication(services, { postId, memberId })
        : expireSeats(shop.later(24)),
    ]);
    const isPlaced = placed.status === "fulfilled";
    const { state } = await shop.application(postId, memberId);
    expect(state).toBe(isPlaced ? "accepted" : turn % 2 === 0 ? "withdrawn" : "expired");
    expect(await shop.round(postId)).toMatchObject({ taken: isPlaced ? 1 : 0 });
    expect(await shop.places(line)).toEqual({ taken: isPlaced ? 3 : 2, elsewhere: 0 });
  }
});

test("the author calls the round off, or cancels the booking, while two pay: everything goes back", async () => {
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const { author, line, round, orderId, postId } = await shop.post(2);
    const paying = [await shop.accepted(postId, author), await shop.accepted(postId, author)];
    const bought = [];
    for (const memberId of paying) bought.push(await shop.goesToPay(postId, memberId));
    const isCalledOff = turn % 2 === 0;
    await Promise.all([
      ...bought.map(({ approved }) => confirmOrder(services, approved)),
      isCalledOff
        ? cancelPartnerRound(services, { postId, memberId: author })
        : shop.cancels(author, round.id, orderId),
    ]);
    await shop.sendRefunds();
    expect(await shop.round(postId)).toMatchObject({ taken: 0, cancelledAt: services.now() });
    expect(await paidOf(postId)).toBe(0);
    for (const { placed } of bought) {
      const [order] = await db.select().from(orders).where(eq(orders.id, placed.id));
      const made = await db.select().from(reservations).where(eq(reservations.orderId, placed.id));
      const back = made.map(({ status, refund }) => [status, refund]);
      expect(order?.status === "PAID" ? back : [order?.status, back]).toEqual(
        order?.status === "PAID" ? [["CANCELLED", placed.total]] : ["RETURNED", []],
      );
    }
    expect(await shop.places(line)).toEqual({ taken: isCalledOff ? 2 : 0, elsewhere: 0 });
  }
});

test("a booking is offered by one post, even if its author publishes several at once", async () => {
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const { author, round } = await shop.booking();
    const ids = await Promise.all([1, 2, 3].map(() => shop.publish(author, round.id, 1)));
    expect(new Set(ids).size).toBe(1);
    const { done, codes } = await outcomesOf(
      [1, 2, 3].map((n) => shop.publish(author, round.id, 1, `다른 글 ${n}`)),
    );
    expect([done, codes]).toEqual([0, ["FormError: form refused"]]);
    const isOf = eq(partnerRounds.reservationId, round.id);
    expect(await db.$count(partnerRounds, isOf)).toBe(1);
  }
});

test("a seat that is paid by points and sent three times at once is one order and one seat", async () => {
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const { author, postId } = await shop.post(1);
    const memberId = await shop.accepted(postId, author);
    const line = await seatLine(db, { postId, memberId, now: services.now() });
    const cost = (await shop.round(postId)).cost ?? 0;
    await db
      .insert(pointEntries)
      .values({ memberId, amount: cost, reason: "event", subject: `event:${memberId}` });
    await changeCart(db, memberId, { put: [line] });
    const alone = { "person.1.firstName": undefined, "person.1.lastName": undefined };
    const typed = { ...alone, points: String(cost), expectedTotal: "0" };
    const answers = await Promise.all(
      [1, 2, 3].map(() => sendCheckout(services, memberId, [line], typed)),
    );
    const paid = await db.select().from(orders).where(eq(orders.memberId, memberId));
    expect(paid.map(({ status }) => status)).toEqual(["PAID"]);
    const to = `/payment/complete/${paid[0]?.id}`;
    expect(answers).toEqual(Array(3).fill({ status: 302, to }));
    expect(await paidOf(postId)).toBe(1);
  }
});
