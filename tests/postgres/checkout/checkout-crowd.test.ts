import { and, eq, inArray } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { addDays, shopDayOf } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { changeCart } from "#app/features/checkout/cart/change-cart.server.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { giveCoupon } from "#tests/support/order/coupons.ts";
import { FILLED } from "#tests/support/order/filled-checkout.ts";
import { golf, stay } from "#tests/support/order/order-lines.ts";
import { leavePlaces, leaveRooms, openCourse } from "#tests/support/order/ordering.ts";
import { postgresShop } from "#tests/support/server/postgres-shop.ts";
import { type Visitor, visitorOf } from "#tests/support/server/visitor.ts";
import { startSession } from "#tests/support/start-session.ts";

const BUYERS = 200;

const address = await postgresUrl("bare");
// It seeds its own demo, since it uses the real clock.
const { db, books, shop } = await postgresShop(address, { connections: 10 });
afterEach(async () => {
  expect(await books.audit()).toEqual([]);
});

const services = { ...books.services, now: () => new Date() };
const day = addDays(shopDayOf(new Date()), 60);
await openCourse(db, { singles: true });

type Buyer = { readonly id: string; readonly browser: Visitor };

async function buyer(): Promise<Buyer> {
  const id = await books.member();
  const cookie = await startSession(services, id);
  return { id, browser: visitorOf(shop.url, cookie.split(";")[0]) };
}

function buyers(): Promise<Buyer[]> {
  return Promise.all(Array.from({ length: BUYERS }, buyer));
}

const priceOf = async (line: CartLine) => (await quoteCart(db, [line], new Date())).total;

/** The checkout's button, pressed in a browser of its own. */
async function press({ browser }: Buyer, line: CartLine, typed: Record<string, string>) {
  const form = { ...FILLED, line: lineKey(line), ...typed };
  const { status, text: said } = await browser.post("/payment.data", form);
  return { status, orderId: /"orderId","(PT-[\w-]+)"/.exec(said)?.[1], said };
}

/** Everybody whose order was taken shows a card, and all come back at the same moment. */
async function payAll(orderIds: readonly string[], total: number): Promise<number[]> {
  const backs = await Promise.all(
    orderIds.map((paymentOrderId) =>
      books.approveCard({ paymentOrderId, total: won(total) } as Parameters<
        typeof books.approveCard
      >[0]),
    ),
  );
  const pages = await Promise.all(
    backs.map(({ paymentOrderId: orderId, paymentKey, amount }) =>
      fetch(`${shop.url}/payment/success?${new URLSearchParams({ orderId, paymentKey, amount })}`, {
        redirect: "manual",
      }),
    ),
  );
  return pages.map(({ status }) => status);
}

async function chargedOf(orderIds: readonly string[]): Promise<number> {
  const { payments } = (await books.toss.book()) as {
    payments: readonly { orderId: string; status: string }[];
  };
  return payments.filter(({ orderId, status }) => orderIds.includes(orderId) && status === "DONE")
    .length;
}

const paidAmong = (orderIds: readonly string[]) =>
  db.$count(orders, and(inArray(orders.paymentOrderId, [...orderIds]), eq(orders.status, "PAID")));

type Answer = Awaited<ReturnType<typeof press>>;

/** One of all may pay, everybody else reads why not, and one card is charged. */
async function expectOne(answers: readonly Answer[], total: number): Promise<void> {
  const taken = answers.flatMap(({ orderId }) => orderId ?? []);
  const refused = answers.filter(({ orderId }) => !orderId);
  expect(taken).toHaveLength(1);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
  expect(refused.every(({ said }) => said.includes('"order.sold_out"'))).toBe(true);
  expect(await payAll(taken, total)).toEqual([200]);
  expect([await paidAmong(taken), await chargedOf(taken)]).toEqual([1, 1]);
}

test("two hundred members press pay for the one place that is left: one is sold, one is charged, none meets a fault", async () => {
  const line = golf({ date: day, time: "09:36", players: 1 });
  await leavePlaces(db, line, 1);
  const crowd = await buyers();
  await Promise.all(crowd.map(({ id }) => changeCart(db, id, { put: [line] })));
  const total = await priceOf(line);
  const answers = await Promise.all(
    crowd.map((each) => press(each, line, { expectedTotal: String(total) })),
  );
  await expectOne(answers, total);
  // The losers read one and the same answer: which line it was, and which hours are free around it.
  const losers = answers.filter(({ orderId }) => !orderId);
  expect(losers).toHaveLength(BUYERS - 1);
  expect(new Set(losers.map(({ said }) => said)).size).toBe(1);
  expect(losers[0]?.said).toContain(lineKey(line));
  for (const time of ["09:28", "09:44"]) expect(losers[0]?.said).toContain(`"${time}"`);
});

test("two hundred members press pay for the one room, each for nights that overlap: one is sold, one is charged", async () => {
  const base = stay({ checkIn: day, checkOut: addDays(day, 3) });
  await leaveRooms(db, base, { rooms: 1, nights: 7 });
  const crowd = await buyers();
  const wishes = await Promise.all(
    crowd.map(async ({ id }, index) => {
      const checkIn = addDays(day, index % 3);
      const line = { ...base, checkIn, checkOut: addDays(checkIn, 3) };
      await changeCart(db, id, { put: [line] });
      return { line, total: await priceOf(line) };
    }),
  );
  const answers = await Promise.all(
    crowd.map((each, index) => {
      const { line, total } = wishes[index] ?? { line: base, total: 0 };
      return press(each, line, { expectedTotal: String(total) });
    }),
  );
  const winner = answers.findIndex(({ orderId }) => orderId);
  await expectOne(answers, wishes[winner]?.total ?? 0);
});

test("a coupon used in two hundred concurrent orders pays into one", async () => {
  const member = await buyer();
  const memberCouponId = await giveCoupon(db, member.id, { validUntil: addDays(day, 100) });
  const lines = Array.from({ length: 10 }, (_, index) =>
    golf({ date: addDays(day, 1 + index), time: "11:12", players: 1 }),
  );
  for (const line of lines) await leavePlaces(db, line, 4);
  await changeCart(db, member.id, { put: lines });
  const totals = await Promise.all(lines.map(priceOf));
  const answers = await Promise.all(
    Array.from({ length: BUYERS }, (_, index) => {
      const at = index % lines.length;
      const line = lines[at] ?? golf();
      const expectedTotal = String((totals[at] ?? 0) - 5_000);
      return press(member, line, { expectedTotal, coupon: String(memberCouponId) });
    }),
  );
  const faults = answers.filter(({ status }) => status >= 500);
  expect(faults).toEqual([]);
  const taken = answers.flatMap(({ orderId }) => orderId ?? []);
  const rows = await db
    .select({ paymentOrderId: orders.paymentOrderId, total: orders.total })
    .from(orders)
    .where(inArray(orders.paymentOrderId, taken));
  const pages = await Promise.all(
    rows.map(({ paymentOrderId, total }) => payAll([paymentOrderId], total)),
  );
  expect(pages.flat().every((status) => status < 500)).toBe(true);
  expect([await paidAmong(taken), await chargedOf(taken)]).toEqual([1, 1]);
});
