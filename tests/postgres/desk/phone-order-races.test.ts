import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { payLinks } from "#app/db/schema/checkout/checkout-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { cancelPayLink } from "#app/features/checkout/phone-order/change-pay-link.server.ts";
import { placePhoneOrder } from "#app/features/checkout/phone-order/place-phone-order.server.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { sweepHolds } from "#app/features/checkout/purchase/sweep-holds.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import {
  leavePlaces,
  openCourse,
  orderingShop,
  outcomesOf,
  times,
} from "#tests/support/order/ordering.ts";
import { phoneDesk, STAFF } from "#tests/support/order/phone-orders.ts";

const db = await postgresDatabase("demo");
const shop = await orderingShop(db);
const { services } = shop;
const desk = phoneDesk(db, services);
await openCourse(db);

const TURNS = times(4, 50);
let day = 0;
let round = golf();
beforeEach(() => nextRound());
afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

async function nextRound() {
  day += 1;
  round = golf({ date: addDays(PLAY_DAY, day), time: "12:00" });
  await leavePlaces(db, round, 4);
}

const reservationsOf = (orderId: string) =>
  db.$count(reservations, eq(reservations.orderId, orderId));

test("two browsers pay the same link at once: one payment is taken, one trip is made", async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await nextRound();
    const { orderId, token } = await desk.take([round]);
    const placed = await Promise.all([desk.agree(token), desk.agree(token)]);
    expect(placed[0]).toEqual(placed[1]);
    const backs = await Promise.all(placed.map((each) => shop.approveCard(each)));
    const ended = await Promise.allSettled(backs.map((back) => confirmOrder(services, back)));
    const refused = ended.flatMap((each) => (each.status === "rejected" ? [each.reason.code] : []));
    expect(refused).toEqual(["payment.mismatch"]);
    expect((await desk.orderOf(orderId)).status).toBe("PAID");
    expect(await reservationsOf(orderId)).toBe(1);
  }
});

test("a pay link that returned with another order's payment is paid by its own", async () => {
  const { orderId, token } = await desk.take([round]);
  const placed = await desk.agree(token);
  const back = await shop.approveCard(placed);
  const { holdUntil } = await desk.orderOf(orderId);
  const { paymentKey } = await shop.toss.authenticate({ orderId: "ELSEWHERE", amount: 70_000 });
  await expect(confirmOrder(services, { ...back, paymentKey })).rejects.toMatchObject({
    code: "payment.mismatch",
  });
  expect(await desk.orderOf(orderId)).toMatchObject({ status: "READY", holdUntil });
  expect(await desk.agree(token)).toEqual(placed);
  expect((await confirmOrder(services, back)).status).toBe("PAID");
  expect((await desk.orderOf(orderId)).status).toBe("PAID");
});

test("a payment that begins while the link expires is either complete or absent", async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await nextRound();
    const { orderId, token } = await desk.take([round]);
    const back = await shop.approveCard(await desk.agree(token));
    const over = { holdUntil: sql`now() + interval '30 milliseconds'` };
    await db.update(orders).set(over).where(eq(orders.id, orderId));
    const [outcome] = await Promise.all([
      confirmOrder(services, back),
      sweepHolds(services),
      new Promise((resolve) => setTimeout(resolve, 40)).then(() => sweepHolds(services)),
    ]);
    expect(["PAID", "EXPIRED"]).toContain(outcome.status);
    expect(await reservationsOf(orderId)).toBe(outcome.status === "PAID" ? 1 : 0);
  }
});

test("the desk cancels while the customer pays: one of them wins, and the other is told", async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await nextRound();
    const { orderId, token } = await desk.take([round]);
    const back = await shop.approveCard(await desk.agree(token));
    const [paid, cancelled] = await Promise.allSettled([
      confirmOrder(services, back),
      cancelPayLink(services, STAFF, orderId),
    ]);
    const { status } = await desk.orderOf(orderId);
    const [link] = await db.select().from(payLinks).where(eq(payLinks.orderId, orderId));
    expect(paid.status).toBe("fulfilled");
    expect(link?.cancelledAt === null).toBe(status === "PAID");
    expect(cancelled.status).toBe(status === "PAID" ? "rejected" : "fulfilled");
    expect(await reservationsOf(orderId)).toBe(status === "PAID" ? 1 : 0);
  }
});

test("after a declined card ten browsers that try again share one attempt", async () => {
  const { orderId, token } = await desk.take([round]);
  const first = await desk.agree(token);
  const refusal = { kind: "code", on: "confirm", code: "REJECT_CARD_COMPANY" };
  await shop.toss.fault({ ...refusal, orderId: first.paymentOrderId });
  await confirmOrder(services, await shop.approveCard(first));
  const again = await Promise.all(Array.from({ length: 10 }, () => desk.agree(token)));
  expect(new Set(again.map(({ paymentOrderId }) => paymentOrderId)).size).toBe(1);
  const { memberId } = await desk.orderOf(orderId);
  expect(await db.$count(orders, eq(orders.memberId, memberId))).toBe(2);
});

test("the last places go to one of many calls, and a customer who calls twice is stored once", async () => {
  await leavePlaces(db, round, 2);
  const order = await desk.formOf([round]);
  const email = `twice-${crypto.randomUUID()}@palmtee.example`;
  const contact = { firstName: "MINSU", lastName: "KIM", email, phone: "010-1234-5678" };
  const calls = Array.from({ length: 6 }, (_, call) =>
    placePhoneOrder(services, STAFF, {
      order,
      contact: call < 2 ? contact : { ...contact, email: `${call}-${email}` },
    }),
  );
  const outcomes = await outcomesOf(calls);
  expect(outcomes.done).toBeGreaterThan(0);
  expect(await db.$count(members, eq(members.email, email))).toBe(1);
  const held = await db
    .select({ lines: orders.lines })
    .from(orders)
    .where(
      sql`${orders.status} = 'READY' and ${orders.lines} @> ${JSON.stringify([{ usedOn: round.date }])}::jsonb`,
    );
  expect(held).toHaveLength(1);
});

test("an order that the desk sends twice at once is one order with one link, and sent again it is still that one", async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await nextRound();
    const contact = {
      firstName: "MINSU",
      lastName: "KIM",
      email: `twice${turn}-${crypto.randomUUID().slice(0, 8)}@palmtee.example`,
      phone: "010-1234-5678",
      phoneCountry: "KR",
    };
    const order = { ...(await desk.formOf([round])), order: crypto.randomUUID() };
    const send = () => placePhoneOrder(services, STAFF, { order, contact });
    const ids = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(new Set(ids)).toEqual(new Set([order.order]));
    const { memberId } = await desk.orderOf(order.order);
    expect(await db.$count(orders, eq(orders.memberId, memberId))).toBe(1);
    expect(await desk.linkOf(order.order)).toMatchObject({ sends: 1 });

    const later = { ...round, time: "12:24" };
    await leavePlaces(db, later, 4);
    const other = await desk.formOf([later]);
    const id = await placePhoneOrder(services, STAFF, {
      order: { ...other, order: order.order },
      contact,
    });
    expect(id).not.toBe(order.order);
    expect((await desk.orderOf(id)).status).toBe("READY");
  }
});

test("a line that the customer has bought in the shop meanwhile is not sold again by the pay link", async () => {
  const memberId = await shop.member();
  const { orderId, token } = await desk.take([round], { member: memberId });
  const { placed } = await shop.buy(memberId, [round]);
  expect((await desk.orderOf(orderId)).status).toBe("EXPIRED");
  await expect(desk.agree(token)).rejects.toMatchObject({ code: "order.paid_already" });
  expect((await desk.orderOf(placed.id)).status).toBe("PAID");
});
