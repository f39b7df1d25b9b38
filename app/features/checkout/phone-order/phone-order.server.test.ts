import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { customerLinks } from "#app/db/schema/checkout/checkout-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { throttles } from "#app/db/schema/member/identity-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { MOST_HOLDS } from "#app/features/checkout/purchase/release-earlier-holds.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { COURSE, golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, openCourse, orderingShop } from "#tests/support/order/ordering.ts";
import { phoneDesk, STAFF } from "#tests/support/order/phone-orders.ts";
import { beginPayment, findLinkId, markOpened } from "./begin-payment.server.ts";
import { cancelPayLink, resendPayLink } from "./change-pay-link.server.ts";
import { findPayLink, listPayLinks } from "./pay-link-queries.server.ts";
import { findPayPage } from "./pay-page/pay-page-queries.server.ts";
import { quotePhoneOrder } from "./phone-quote.server.ts";
import { freeTimes } from "./product-options.server.ts";

const db = await testDatabase("demo");
const shop = await orderingShop(db);
const { services } = shop;
const desk = phoneDesk(db, services);
await openCourse(db);

let day = 0;
let round = golf();
beforeEach(async () => {
  day += 1;
  round = golf({ date: addDays(PLAY_DAY, day), time: "11:12" });
  await leavePlaces(db, round, 4);
  await db.delete(throttles);
});
afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

const stateOf = async (orderId: string) => (await findPayLink(db, orderId, services.now()))?.state;
const held = (orderId: string) =>
  db.$count(stockTakes, and(eq(stockTakes.orderId, orderId), eq(stockTakes.kind, "tee")));

test("the desk takes an order, the customer opens the link, agrees and pays, and has the trip", async () => {
  const { orderId, token, email } = await desk.take([round]);
  expect(await stateOf(orderId)).toBe("sent");
  expect(await held(orderId)).toBe(1);
  expect((await desk.orderOf(orderId)).booker?.agreements).toEqual([]);

  const page = await findPayPage(services, "ko", token);
  expect(page).toMatchObject({ state: "sent", lines: [{ kind: "golf" }] });
  expect(JSON.stringify(page)).not.toContain(email);
  await markOpened(services, token);
  expect(await stateOf(orderId)).toBe("opened");

  const placed = await desk.agree(token);
  expect((await desk.orderOf(orderId)).booker?.agreements).toHaveLength(3);
  const back = await shop.approveCard(placed);
  expect((await confirmOrder(services, back)).status).toBe("PAID");
  expect(await stateOf(orderId)).toBe("paid");
  expect(await findPayPage(services, "ko", token)).toMatchObject({
    state: "paid",
    trip: { lines: [{ kind: "golf" }] },
  });
  expect(await db.$count(reservations, eq(reservations.orderId, orderId))).toBe(1);
  await expect(desk.agree(token)).rejects.toMatchObject({ code: "order.hold_lost" });
});

test("the link is stored as a hash, and an unknown token opens nothing", async () => {
  const { token } = await desk.take([round]);
  expect(token).toMatch(/^[\w-]{32}$/);
  const hashes = await db.select({ hash: customerLinks.tokenHash }).from(customerLinks);
  expect(hashes.map(({ hash }) => hash)).not.toContain(token);
  for (const wrong of ["", "x", token.slice(1), `${token}x`, "../../admin", "A".repeat(32)]) {
    expect(await findLinkId(db, wrong)).toBeUndefined();
    expect(await findPayPage(services, "ko", wrong)).toBeUndefined();
  }
});

test("a price of the desk is charged, written in the bill and in the record of changes", async () => {
  const now = services.now();
  const { items } = await quotePhoneOrder(db, { lines: [round], prices: [], locale: "ko", now });
  const [item] = items;
  if (!item) throw new Error("the round is sold");
  const prices = [{ key: item.key, amount: item.list - 20_000, reason: "단골 할인" }];
  const { orderId } = await desk.take([round], { prices });
  const order = await desk.orderOf(orderId);
  expect(order.total).toBe(item.list - 20_000);
  expect(order.lines[0]?.bill.total).toBe(order.total);
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, orderId), eq(auditEntries.action, "order.phone")));
  expect(entry?.actorId).toBe(STAFF.id);
  expect(entry?.after).toMatchObject({
    overrides: [{ list: item.list, amount: item.list - 20_000, reason: "단골 할인" }],
  });
});

test("a price without a reason, a total that is old and a party that is too large are refused, and hold nothing", async () => {
  const { items } = await quotePhoneOrder(db, {
    lines: [round],
    prices: [],
    locale: "ko",
    now: services.now(),
  });
  const prices = [{ key: items[0]?.key ?? "", amount: 100_000, reason: " " }];
  await expect(desk.take([round], { prices })).rejects.toMatchObject({
    code: "price.reason_required",
  });
  await expect(desk.take([round], { expectedTotal: 1 as never })).rejects.toMatchObject({
    code: "order.price_changed",
  });
  await expect(desk.take([{ ...round, players: 9 }])).rejects.toMatchObject({
    code: "order.blocked",
  });
  await expect(desk.take([round], { names: "KIM MINSU" })).rejects.toMatchObject({
    fields: { names: "traveller.missing" },
  });
  expect(await db.$count(stockTakes, eq(stockTakes.day, round.date))).toBe(0);
});

test("a link never outlasts the cut-off: it is shortened, and refused where even half an hour is too long", async () => {
  const at = (hours: number) => new Date(services.now().getTime() + hours * 3_600_000);
  const wanted = { lines: [round], prices: [], locale: "ko" } as const;
  const far = await quotePhoneOrder(db, { ...wanted, now: services.now() });
  expect(far.mostMinutes).toBe(1440);
  const teeOff = new Date(`${round.date}T${round.time}:00+07:00`).getTime();
  const hoursLeft = (teeOff - services.now().getTime()) / 3_600_000;
  const cutOffs = [24, 48].map((hours) => hoursLeft - hours);
  const near = await Promise.all(
    cutOffs.map((hours) => quotePhoneOrder(db, { ...wanted, now: at(hours - 3) })),
  );
  expect(near.map(({ mostMinutes }) => mostMinutes)).toContain(120);
  const late = await Promise.all(
    cutOffs.map((hours) => quotePhoneOrder(db, { ...wanted, now: at(hours - 0.25) })),
  );
  expect(late.map(({ mostMinutes }) => mostMinutes)).toContain(null);
});

test("a cancelled link frees the places immediately, and can no longer be paid", async () => {
  const { orderId, token } = await desk.take([round]);
  await cancelPayLink(services, STAFF, orderId);
  expect(await stateOf(orderId)).toBe("cancelled");
  const takes = await db.select().from(stockTakes).where(eq(stockTakes.orderId, orderId));
  expect(takes.every(({ releasedAt }) => releasedAt !== null)).toBe(true);
  await expect(desk.agree(token)).rejects.toMatchObject({ code: "order.hold_lost" });
  await expect(cancelPayLink(services, STAFF, orderId)).rejects.toMatchObject({
    code: "reservation.step_refused",
  });
});

test("sending the link again ends the one before, and is limited", async () => {
  const { orderId, token } = await desk.take([round]);
  await resendPayLink(services, STAFF, { orderId, channels: ["email"] });
  const second = await desk.tokenOf(orderId);
  expect(second).not.toBe(token);
  expect(await findPayPage(services, "ko", token)).toBeUndefined();
  expect(await findPayPage(services, "ko", second)).toMatchObject({ state: "sent" });
  for (let turn = 0; turn < 4; turn += 1) {
    await resendPayLink(services, STAFF, { orderId, channels: ["text"] });
  }
  await expect(
    resendPayLink(services, STAFF, { orderId, channels: ["text"] }),
  ).rejects.toMatchObject({ code: "auth.throttled" });
});

test("after a declined card the same link pays another attempt at the same price", async () => {
  const { orderId, token } = await desk.take([round]);
  const before = await desk.orderOf(orderId);
  const first = await desk.agree(token);
  const refusal = { kind: "code", on: "confirm", code: "REJECT_CARD_COMPANY" };
  await shop.toss.fault({ ...refusal, orderId: first.paymentOrderId });
  await confirmOrder(services, await shop.approveCard(first));
  expect((await desk.orderOf(orderId)).status).toBe("FAILED");
  expect(await findPayPage(services, "ko", token)).toMatchObject({ state: "declined" });
  const again = await desk.agree(token);
  expect(again.paymentOrderId).not.toBe(before.paymentOrderId);
  expect(again.total).toBe(before.total);
  expect(await desk.agree(token)).toEqual(again);
  expect((await confirmOrder(services, await shop.approveCard(again))).status).toBe("PAID");
});

test("offers the nearest hours when the hour was sold before a second try after a declined card", async () => {
  const { token } = await desk.take([round]);
  const first = await desk.agree(token);
  const refusal = { kind: "code", on: "confirm", code: "REJECT_CARD_COMPANY" };
  await shop.toss.fault({ ...refusal, orderId: first.paymentOrderId });
  await confirmOrder(services, await shop.approveCard(first));
  await leavePlaces(db, round, 1);
  const { date } = round;
  const near = ["11:04", "11:20", "10:56", "11:28"];
  for (const time of near) await leavePlaces(db, { ...round, time }, 4);
  await expect(desk.agree(token)).rejects.toMatchObject({
    code: "order.sold_out",
    status: 409,
    lineKey: lineKey(round),
    times: near.map((time) => ({ date, time })),
  });
});

test("free times are the shop's, and nonsense has none", async () => {
  const wanted = { course: COURSE, date: round.date, players: 2 };
  expect(await freeTimes(db, wanted, services.now())).toContain("11:12");
  await leavePlaces(db, round, 1);
  expect(await freeTimes(db, wanted, services.now())).not.toContain("11:12");
  expect(await freeTimes(db, { ...wanted, date: "2020-01-01" }, services.now())).toEqual([]);
  expect(await freeTimes(db, { ...wanted, course: "nowhere" }, services.now())).toEqual([]);
});

test("the desk sees the last links with their outcome", async () => {
  const { orderId } = await desk.take([round]);
  const links = await listPayLinks(db, "ko", services.now());
  const own = links.find((link) => link.orderId === orderId);
  expect(own).toMatchObject({ state: "sent", customer: "K*M M***U" });
});

test("without a card provider nothing is begun", async () => {
  const { token } = await desk.take([round]);
  const { payments: _, ...without } = services;
  await expect(
    beginPayment(without as never, token, new URL("https://palmtee.example/")),
  ).rejects.toMatchObject({ code: "payment.unavailable" });
});

test("however many orders the customer leaves unpaid in the shop, the places of the link are held until its hour", async () => {
  const { orderId } = await desk.take([round]);
  const { memberId } = await desk.orderOf(orderId);
  for (let more = 0; more < MOST_HOLDS + 2; more += 1) {
    const line = golf({ date: addDays(round.date, 30 + more), time: "11:12" });
    await leavePlaces(db, line, 4);
    await shop.place(memberId, [line]);
  }
  expect((await desk.orderOf(orderId)).status).toBe("READY");
  const unpaid = and(eq(orders.memberId, memberId), eq(orders.status, "READY"));
  expect(await db.$count(orders, unpaid)).toBe(MOST_HOLDS + 1);
});
