import { eq, like, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { type ChangeWish, wishOf } from "#app/domain/reservation/change/change-wish.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { closeRound } from "#app/features/community/partner/end-round.server.ts";
import type { Reservation } from "#app/features/order/record/lines-of-order.server.ts";
import { expectedOf, planChange } from "#app/features/reservation/change/plan-change.server.ts";
import { requestChange } from "#app/features/reservation/change/request-change.server.ts";
import { listReservations } from "#app/features/reservation/desk/reservation-queue-queries.server.ts";
import { acceptOffer } from "#app/features/reservation/offer/answer-offer.server.ts";
import { changeReservationStatus } from "#app/features/reservation/record/change-reservation-status.server.ts";
import { remindOfTrips } from "#app/features/reservation/record/remind.server.ts";
import { findRefundOf } from "#app/features/reservation/record/reservation-history-queries.server.ts";
import {
  cancelPlanOf,
  requestCancel,
} from "#app/features/reservation/refund/cancel-lines.server.ts";
import { sendDueRefunds } from "#app/features/reservation/refund/send-refunds.server.ts";
import { partnerShop } from "#tests/support/community/partner-shop.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { lineOf, refundsOf } from "#tests/support/order/admin-trip.ts";
import { giveCoupon } from "#tests/support/order/coupons.ts";
import { offeredRounds } from "#tests/support/order/offered-round.ts";
import { COURSE, golf } from "#tests/support/order/order-lines.ts";
import { POLICY } from "#tests/support/order/refund-shop.ts";

const db = await testDatabase("demo");
const shop = await partnerShop(db);
const { services } = shop;
const { ops, offered } = await offeredRounds(db, shop);

afterEach(async () => {
  await shop.toss.ask("/__fault", { method: "DELETE" });
  expect(await shop.audit()).toEqual([]);
});

function wanted(line: Reservation, to: Partial<ChangeWish>) {
  const wish = { ...(line.choice && wishOf(line.choice)), ...to } as ChangeWish;
  const count = wish.kind === "golf" ? wish.players : 1;
  const travellers = Array.from({ length: count }, () => line.travellers[0]).flatMap(
    (one) => one ?? [],
  );
  return [{ reservationId: line.id, wish, travellers }];
}

const planned = (memberId: string, line: Reservation, to: Partial<ChangeWish>) =>
  planChange(db, { memberId, changes: wanted(line, to), now: services.now() });

async function changed(memberId: string, line: Reservation, to: Partial<ChangeWish>) {
  const plan = await planned(memberId, line, to);
  const without = plan.leaving.map(({ idx }) => idx);
  const request = { changes: wanted(line, to), expected: expectedOf(plan), without };
  return requestChange(services, memberId, request);
}

test("a line that waits for its course changes for nothing, its offer is withdrawn, and an accepted one ends a change", async () => {
  const first = await offered();
  const line = await lineOf(db, first.orderId, "golf");
  const plan = await planned(first.memberId, line, { date: addDays(first.date, 60) });
  expect([plan.fee, plan.refusals]).toEqual([0, []]);
  const asked = await changed(first.memberId, line, { players: 3 });
  if (asked.is !== "pay") throw new Error("a third golfer costs something");
  // The member takes the other time in another tab while the card window is open.
  await acceptOffer(services, first.memberId, { ...first.answer, time: first.times[0] });
  await confirmOrder(services, await shop.approveCard(asked.order));
  await sendDueRefunds(services);
  expect(await refundsOf(db, asked.order.id)).toMatchObject([{ kind: "return", status: "done" }]);
  const moved = await lineOf(db, first.orderId, "golf");
  expect(moved).toMatchObject({ amount: line.amount, choice: { players: 2 } });
  const again = await offered();
  const waiting = await lineOf(db, again.orderId, "golf");
  const more = await changed(again.memberId, waiting, { players: 3 });
  if (more.is !== "pay") throw new Error("a third golfer costs something");
  await confirmOrder(services, await shop.approveCard(more.order));
  await expect(
    acceptOffer(services, again.memberId, { ...again.answer, time: again.times[0] }),
  ).rejects.toMatchObject({ code: "reservation.offer_over" });
  // The course confirms what it is now.
  const confirmed = {
    reservationId: waiting.id,
    action: "confirm",
    reference: "C-CHANGED",
  } as const;
  await changeReservationStatus(services, ops, confirmed);
  const done = await lineOf(db, again.orderId, "golf");
  expect(done).toMatchObject({ status: "COMPLETE", supplierReference: "C-CHANGED" });
  const fewer = await changed(again.memberId, done, { players: 2 });
  expect(fewer.is).toBe("done");
  const lost = await lineOf(db, again.orderId, "golf");
  expect(lost).toMatchObject({ supplierReference: null, referenceLostAt: services.now() });
  expect(await db.$count(refunds, eq(refunds.orderId, again.orderId))).toBe(1);
  await db.update(courses).set({ booking: "instant" }).where(eq(courses.id, COURSE));
});

test("a round whose author looks for partners is changed once the post is down, and by staff where some have joined", async () => {
  const { author, round, postId } = await shop.post(1);
  const codes = async () =>
    (await planned(author, round, { players: 1 })).refusals.map(({ code }) => code);
  expect(await codes()).toEqual(["reservation.change_partners"]);
  await closeRound(services, { postId, memberId: author });
  await db.execute(sql`update courses set min_players = 1`);
  expect(await codes()).toEqual([]);
  const other = await shop.post(1);
  await shop.accepted(other.postId, other.author);
  const joined = await planned(other.author, other.round, { players: 1 });
  expect(joined.refusals).toMatchObject([{ code: "reservation.change_by_staff" }]);
});

test("the coupon keeps the share of those who stay", async () => {
  const memberId = await shop.member();
  const memberCouponId = await giveCoupon(db, memberId, { value: 10_000 });
  const round = golf({ date: "2027-05-04", players: 4 });
  const { placed } = await shop.buy(memberId, [round], { memberCouponId });
  const line = await lineOf(db, placed.id, "golf");
  expect(line.coupon).toBe(10_000);
  await changed(memberId, line, { players: 3 });
  const now = await lineOf(db, placed.id, "golf");
  expect(now).toMatchObject({ coupon: 7_500, paid: (line.amount / 4) * 3 - 7_500 });
});

test("a refund of a change whose answer is lost is sent once more by the job, and only once", async () => {
  const { author, round, orderId } = await shop.booking({ players: 3 });
  await shop.toss.fault({ kind: "drop-after", on: "cancel", times: 1 });
  await shop.toss.fault({ kind: "drop-before", on: "find", times: 1 });
  await changed(author, round, { players: 2 });
  await db.update(refunds).set({ tryAt: sql`now()` }).where(eq(refunds.orderId, orderId));
  await sendDueRefunds(services);
  expect(await refundsOf(db, orderId)).toMatchObject([
    { kind: "change", status: "done", card: round.amount / 3 },
  ]);
});

test("a round that moved is reminded of before its new day, and one that lost a golfer is not reminded of twice", async () => {
  const { author, round } = await shop.booking({ players: 3 });
  const at = (days: number, from = round.usedOn) => ({
    ...services,
    now: () => new Date(`${addDays(from, days)}T03:00:00Z`),
  });
  const mails = () => db.$count(outbox, like(outbox.dedupeKey, `remind-%:${round.id}%:email:%`));
  await remindOfTrips(at(-3));
  expect(await mails()).toBe(1);
  await changed(author, round, { players: 2 });
  await remindOfTrips(at(-2));
  expect(await mails()).toBe(1);
  const [line] = await db.select().from(reservations).where(eq(reservations.id, round.id));
  const date = addDays(round.usedOn, 60);
  const asked = await changed(author, line ?? round, { date });
  if (asked.is === "pay") await confirmOrder(services, await shop.approveCard(asked.order));
  await remindOfTrips(at(-3, date));
  await remindOfTrips(at(-2, date));
  expect(await mails()).toBe(2);
});

test("a refund that the provider refuses waits at the desk, once for its line, also when that is cancelled", async () => {
  const { author, round, orderId } = await shop.booking({ players: 3 });
  const refused = { kind: "code", code: "NOT_CANCELABLE_PAYMENT", on: "cancel", times: 1 };
  await shop.toss.fault(refused);
  await changed(author, round, { players: 2 });
  expect(await refundsOf(db, orderId)).toMatchObject([{ kind: "change", status: "failed" }]);
  expect(await findRefundOf(db, round.id)).toBeUndefined();
  const key = { scope: "line", orderId, reservationId: round.id } as const;
  const shown = await cancelPlanOf(db, key, services.now());
  const expectedRefund = shown?.plan.refund ?? won(0);
  const actor = { kind: "member", id: author } as const;
  await requestCancel(services, actor, { ...POLICY, ...key, expectedRefund });
  const { rows } = await listReservations(
    db,
    "ko",
    { q: String(round.idx), page: 1 },
    services.now(),
  );
  expect(rows.filter(({ idx }) => idx === round.idx)).toMatchObject([{ refundStatus: "sending" }]);
});

test("the desk finds a trip by the number of the order that paid for a change of it", async () => {
  const { author, round, orderId } = await shop.booking({ players: 2 });
  const asked = await changed(author, round, { players: 3 });
  if (asked.is !== "pay") throw new Error("a third golfer costs something");
  await confirmOrder(services, await shop.approveCard(asked.order));
  const [paidBy] = await db.select().from(orders).where(eq(orders.changeOf, orderId));
  const found = await listReservations(
    db,
    "ko",
    { q: paidBy?.number ?? "", page: 1 },
    services.now(),
  );
  expect(found.rows.map(({ idx }) => idx)).toEqual([round.idx]);
});
