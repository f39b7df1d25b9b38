import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { pointEntries } from "#app/db/schema/benefit-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { listCart } from "#app/features/checkout/cart/cart-queries.server.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { order, type Typed } from "#tests/support/order/checkout-page.ts";
import { golf } from "#tests/support/order/order-lines.ts";
import { leavePlaces, orderingShop } from "#tests/support/order/ordering.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";

const db = await testDatabase("demo");
const { services, member } = await orderingShop(db);
const round = golf();
const price = (await quoteCart(db, [round], TEST_NOW)).total;

beforeEach(() => leavePlaces(db, round, 4));

const send = (memberId: string, typed: Typed = {}) =>
  order(services, memberId, [round], { expectedTotal: String(price), ...typed });

const ordersOf = (memberId: string) => db.$count(orders, eq(orders.memberId, memberId));

test("a filled checkout holds the places and returns the data for the card window", async () => {
  const { status, data } = await send(await member());
  expect(status).toBe(200);
  expect(data).toMatchObject({
    ok: true,
    order: {
      total: price,
      successUrl: "https://palmtee.test/payment/success",
      failUrl: "https://palmtee.test/payment/fail",
      customerName: "KIM MINSU",
      customerMobilePhone: "01012345678",
    },
  });
});

test("an order of one round bears the name of its course, its van included", async () => {
  const withVan = golf({ callvan: "round_trip", cars: 1 });
  const { total } = await quoteCart(db, [withVan], TEST_NOW);
  const typed = { expectedTotal: String(total) };
  const { data } = await order(services, await member(), [withVan], typed);
  const [course] = await db.select().from(courses).where(eq(courses.id, withVan.courseId));
  expect(data).toMatchObject({ order: { orderName: course?.name.ko } });
});

test("a trip is named by its place, its days and its party: on the card window, in messages and in lists", async () => {
  const next = golf({ date: addDays(round.date, 1) });
  const { total } = await quoteCart(db, [round, next], TEST_NOW);
  const buyer = await member();
  const typed = { expectedTotal: String(total) };
  const { data } = await order(services, buyer, [round, next], typed);
  expect(data).toMatchObject({ order: { orderName: "파타야 2일, 둘이서" } });
  const [placed] = await db.select().from(orders).where(eq(orders.memberId, buyer));
  expect(placed?.name).toEqual({ ko: "파타야 2일, 둘이서", en: "2 days in Pattaya for two" });
});

// P17
test.each<[Typed, Record<string, string>]>([
  [{ agreePersonal: undefined }, { agreePersonal: "payment.agree_personal" }],
  [{ agreePersonal: "on" }, { agreePersonal: "payment.agree_personal" }],
  [{ agreePersonal: "false" }, { agreePersonal: "payment.agree_personal" }],
  [{ agreePayment: undefined }, { agreePayment: "payment.agree_payment" }],
  [{ agreePayment: "true" }, { agreePayment: "payment.agree_payment" }],
  [{ agreePayment: "age" }, { agreePayment: "payment.agree_payment" }],
  [{ agreeAge: undefined }, { agreeAge: "payment.agree_age" }],
  [{ agreeAge: "1" }, { agreeAge: "payment.agree_age" }],
  [{ agreeAge: "on" }, { agreeAge: "payment.agree_age" }],
  [{ firstName: "" }, { firstName: "booker.first_name_required" }],
  [{ firstName: "민수" }, { firstName: "booker.name_latin" }],
  [{ lastName: undefined }, { lastName: "booker.last_name_required" }],
  [{ lastName: "A".repeat(41) }, { lastName: "booker.name_too_long" }],
  [{ email: " " }, { email: "booker.email_required" }],
  [{ email: "minsu@" }, { email: "booker.email_format" }],
  [{ phone: "" }, { phone: "booker.phone_required" }],
  [{ phone: "0101" }, { phone: "booker.phone_format" }],
  [{ phone: "9".repeat(60) }, { phone: "booker.phone_format" }],
  [{ "person.1.lastName": "" }, { "person.1.lastName": "traveller.last_name_required" }],
  [
    { email: "", agreeAge: "" },
    { email: "booker.email_required", agreeAge: "payment.agree_age" },
  ],
])("%j is refused with 422 and holds no place", async (typed, fields) => {
  const buyer = await member();
  const { status, data } = await send(buyer, typed);
  expect([status, data]).toEqual([422, { ok: false, error: "common.bad_request", fields }]);
  expect(await ordersOf(buyer)).toBe(0);
});

// C01
test("an outdated total is refused with the new one, and nothing is held", async () => {
  const buyer = await member();
  const { status, data } = await send(buyer, { expectedTotal: "1" });
  expect([status, data]).toMatchObject([409, { error: "order.price_changed", total: price }]);
  expect(await ordersOf(buyer)).toBe(0);
});

// A14
test("a member under fourteen by the account cannot pay, even with every box ticked", async () => {
  const buyer = await member();
  await db.update(members).set({ birthday: "2013-01-01" }).where(eq(members.id, buyer));
  const { status, data } = await send(buyer);
  expect([status, data]).toMatchObject([403, { error: "auth.too_young" }]);
  expect(await ordersOf(buyer)).toBe(0);
});

test("a visitor's order is refused, and so is one for what is not in the cart", async () => {
  const buyer = await member();
  const { status, data } = await order(services, buyer, [], { expectedTotal: "0" });
  expect([status, data]).toMatchObject([422, { error: "order.empty" }]);
});

// P14
test.each([
  { left: 0, status: 302, error: undefined },
  { left: 1, status: 422, error: "points.leave_too_little" },
  { left: 99, status: 422, error: "points.leave_too_little" },
  { left: 100, status: 200, error: undefined },
])("with $left won left to pay the answer is $status", async ({ left, status, error }) => {
  const buyer = await member();
  await db.insert(pointEntries).values({
    memberId: buyer,
    amount: price,
    reason: "event",
    subject: "test",
    createdAt: sql`now()`,
  });
  const answer = await send(buyer, {
    points: String(price - left),
    expectedTotal: String(left),
  });
  expect(answer.status).toBe(status);
  if (error) expect(answer.data).toMatchObject({ error });
  if (left === 0) {
    expect(answer.to).toMatch(/^\/payment\/complete\/[\da-f-]{36}$/);
    expect(await listCart(db, buyer)).toEqual([]);
  }
  expect(await ordersOf(buyer)).toBe(error ? 0 : 1);
});
