import { and, eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { placeOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { releaseOrder } from "#app/features/checkout/purchase/release-order.server.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { cancelPartnerRound } from "#app/features/reservation/refund/refund-partners.server.ts";
import { partnerShop } from "#tests/support/community/partner-shop.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { withdrawApplication } from "./decide-application.server.ts";
import { expireSeats } from "./expire-seats.server.ts";

const db = await testDatabase("demo");
const shop = await partnerShop(db);
const { services } = shop;

afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

test("an accepted partner pays the share of the round and has a reservation of the same tee time", async () => {
  const { author, line, round, postId } = await shop.post(2);
  expect(await shop.places(line)).toEqual({ taken: 2, elsewhere: 0 });
  const memberId = await shop.accepted(postId, author);
  expect(await shop.places(line)).toEqual({ taken: 3, elsewhere: 1 });
  const { placed, outcome } = await shop.pays(postId, memberId);
  expect(outcome).toMatchObject({ status: "PAID" });
  expect(placed.total).toBe(Math.floor(round.amount / 2));
  expect(await shop.places(line)).toEqual({ taken: 3, elsewhere: 0 });
  const made = await shop.reservationOf(placed.id);
  expect(made).toMatchObject({ kind: "golf", usedOn: line.date, productId: line.courseId });
  expect(await shop.application(postId, memberId)).toMatchObject({
    state: "paid",
    reservationId: made.id,
    payUntil: null,
  });
});

test("a seat cannot be bought without being accepted", async () => {
  const { postId } = await shop.post(2);
  const { memberId } = await shop.applies(postId);
  await expect(shop.pays(postId, memberId)).rejects.toMatchObject({ code: "order.blocked" });
});

test("a seat not paid within a day is given up, and its place is free again", async () => {
  const { author, line, postId } = await shop.post(1);
  const memberId = await shop.accepted(postId, author);
  expect(await expireSeats(shop.later(23))).toBe(0);
  expect(await expireSeats(shop.later(24))).toBe(1);
  expect(await shop.application(postId, memberId)).toMatchObject({ state: "expired", held: false });
  expect(await shop.round(postId)).toMatchObject({ taken: 0 });
  expect(await shop.places(line)).toEqual({ taken: 2, elsewhere: 0 });
});

test("an order that ends unpaid lets the seat hold its place again while there is time", async () => {
  const { author, line, postId } = await shop.post(1);
  const memberId = await shop.accepted(postId, author);
  const { request } = await shop.seat(postId, memberId);
  const placed = await placeOrder(services, memberId, request);
  expect(await shop.places(line)).toEqual({ taken: 3, elsewhere: 0 });
  await expect(withdrawApplication(services, { postId, memberId })).rejects.toMatchObject({
    code: "partner.being_paid",
  });
  await db.transaction((tx) =>
    releaseOrder(tx, placed.id, { event: "hold_expired", now: services.now() }),
  );
  expect(await shop.places(line)).toEqual({ taken: 3, elsewhere: 1 });
  expect(await shop.application(postId, memberId)).toMatchObject({ state: "accepted", held: true });
});

test("a buyer who closed the card window can pay again immediately", async () => {
  const { author, line, postId } = await shop.post(1);
  const memberId = await shop.accepted(postId, author);
  await shop.goesToPay(postId, memberId);
  const { outcome } = await shop.pays(postId, memberId);
  expect(outcome).toMatchObject({ status: "PAID" });
  expect(await shop.places(line)).toEqual({ taken: 3, elsewhere: 0 });
});

test("a partner who cancels a paid seat opens it again", async () => {
  const { author, line, postId } = await shop.post(1);
  const memberId = await shop.accepted(postId, author);
  const { placed } = await shop.pays(postId, memberId);
  const made = await shop.reservationOf(placed.id);
  await shop.cancels(memberId, made.id, placed.id);
  expect(await shop.application(postId, memberId)).toMatchObject({ state: "withdrawn" });
  expect(await shop.round(postId)).toMatchObject({ taken: 0 });
  expect(await shop.places(line)).toEqual({ taken: 2, elsewhere: 0 });
});

test("when the author cancels the booking, everybody gets everything back", async () => {
  const { author, line, round, orderId, postId } = await shop.post(2);
  const paying = await shop.accepted(postId, author);
  const waiting = await shop.accepted(postId, author);
  const { placed } = await shop.pays(postId, paying);
  await shop.cancels(author, round.id, orderId);
  await shop.sendRefunds();
  const made = await shop.reservationOf(placed.id);
  expect(made).toMatchObject({ status: "CANCELLED", refund: placed.total });
  expect(await shop.application(postId, paying)).toMatchObject({ state: "cancelled" });
  expect(await shop.application(postId, waiting)).toMatchObject({
    state: "cancelled",
    held: false,
  });
  expect(await shop.round(postId)).toMatchObject({ taken: 0, cancelledAt: services.now() });
  expect(await shop.places(line)).toEqual({ taken: 0, elsewhere: 0 });
});

test("when the author calls the round off, the booking stays and every seat is refunded in full", async () => {
  const { author, line, postId } = await shop.post(2);
  const paying = await shop.accepted(postId, author);
  const { placed } = await shop.pays(postId, paying);
  await cancelPartnerRound(services, { postId, memberId: author });
  await shop.sendRefunds();
  expect(await shop.reservationOf(placed.id)).toMatchObject({
    status: "CANCELLED",
    refund: placed.total,
  });
  expect(await shop.places(line)).toEqual({ taken: 2, elsewhere: 0 });
  await expect(cancelPartnerRound(services, { postId, memberId: author })).rejects.toMatchObject({
    code: "partner.step_refused",
  });
  await expect(cancelPartnerRound(services, { postId, memberId: paying })).rejects.toMatchObject({
    code: "common.not_found",
  });
});

test("money that arrives for a round that was called off meanwhile goes back whole", async () => {
  const { author, line, postId } = await shop.post(1);
  const memberId = await shop.accepted(postId, author);
  const { placed, approved } = await shop.goesToPay(postId, memberId);
  await cancelPartnerRound(services, { postId, memberId: author });
  await confirmOrder(services, approved);
  await shop.sendRefunds();
  const [order] = await db.select().from(orders).where(eq(orders.id, placed.id));
  expect(order?.status).toBe("RETURNED");
  expect(await db.$count(reservations, eq(reservations.orderId, placed.id))).toBe(0);
  expect(await shop.places(line)).toEqual({ taken: 2, elsewhere: 0 });
});

test("a partner pays nothing for the author's van, and the author keeps it", async () => {
  const ride = { callvan: "round_trip", cars: 1, vehicle: "van" } as const;
  const { postId, orderId, author, round } = await shop.post(2, ride);
  const memberId = await shop.accepted(postId, author);
  const { placed } = await shop.pays(postId, memberId);
  expect(placed.total).toBe(Math.floor(round.amount / 2));
  const vans = and(eq(reservations.orderId, orderId), eq(reservations.kind, "callvan"));
  expect(await db.select().from(reservations).where(vans)).toMatchObject([{ status: "COMPLETE" }]);
  expect(await db.$count(reservations, eq(reservations.orderId, placed.id))).toBe(1);
});

test.each([
  [
    "a seat too many is counted",
    sql`update partner_rounds set taken = taken + 1 where taken < seats`,
  ],
  [
    "a paid seat is another's reservation",
    sql`update partner_applications set reservation_id = (select id from reservations where choice ->> 'join' is null limit 1) where state = 'paid'`,
  ],
  [
    "a reservation of a seat has lost it",
    sql`with gone as (update partner_applications set state = 'withdrawn' where state = 'paid' returning post_id) update partner_rounds set taken = taken - 1 where post_id in (select post_id from gone)`,
  ],
])("the ledger's audit finds it where %s", async (_, change) => {
  const { author, postId } = await shop.post(2);
  await shop.pays(postId, await shop.accepted(postId, author));
  const undone = new Error("undone");
  const seen = db.transaction(async (tx) => {
    await tx.execute(change);
    const found = await auditLedger(tx);
    expect([...new Set(found.map(({ rule }) => rule))]).toEqual(["I-SEAT"]);
    throw undone;
  });
  await expect(seen).rejects.toBe(undone);
});
