import { beforeEach, expect, test } from "vitest";
import { pointEntries } from "#app/db/schema/benefit-tables.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { changeCart } from "#app/features/checkout/cart/change-cart.server.ts";
import type { Checkout } from "#app/features/checkout/form/checkout-view.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { look, order, type Typed } from "#tests/support/order/checkout-page.ts";
import { giveCoupon } from "#tests/support/order/coupons.ts";
import { caddie, golf, stay } from "#tests/support/order/order-lines.ts";
import { leavePlaces, leaveRooms, orderingShop } from "#tests/support/order/ordering.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { loader as checkoutPage } from "../../app/routes/payment/checkout.tsx";
import { loader as cartPage } from "../../app/routes/shopping-cart.tsx";

const db = await testDatabase("demo");
const { services, member, place } = await orderingShop(db);
const round = golf({ date: "2027-01-19" });
const price = (await quoteCart(db, [round], TEST_NOW)).total;

beforeEach(() => leavePlaces(db, round, 2));

const send = (memberId: string, typed: Typed = {}) =>
  order(services, memberId, [round], { expectedTotal: String(price), ...typed });

async function shown(memberId: string): Promise<Checkout> {
  const { data } = await look(checkoutPage, services, "/payment", memberId);
  return (data as { checkout: Checkout }).checkout;
}

test("a visitor is asked to log in, and returns to the same lines", async () => {
  const { status, data } = await look(checkoutPage, services, "/payment?line=a&line=b", null);
  expect([status, data]).toEqual([
    200,
    { isVisitor: true, isClosed: false, back: "/payment?line=a&line=b", checkout: null },
  ]);
});

test("the best coupon is chosen beforehand, and the secret key is nowhere in the page's data", async () => {
  const buyer = await member();
  const coupon = await giveCoupon(db, buyer, { value: 10_000 });
  const payment = {
    clientKey: "test_ck_x",
    secretKey: "test_sk_x",
    family: "individual" as const,
    apiUrl: "https://api.tosspayments.com",
    scriptUrl: "https://js.tosspayments.com/v2/standard",
    timeoutMs: 1_000,
    simulator: undefined,
  };
  await send(buyer);
  const real = { ...services, site: { ...services.site, payment } };
  const { data } = await look(checkoutPage, real, "/payment", buyer);
  expect(data).toMatchObject({
    checkout: { bestCoupon: coupon, script: { clientKey: "test_ck_x", src: payment.scriptUrl } },
  });
  expect(JSON.stringify(data)).not.toMatch(/_g?sk_/);
});

test("a member who returns to an unpaid order finds its places held, its coupon and points usable, and pays", async () => {
  const buyer = await member();
  const coupon = await giveCoupon(db, buyer, { value: 10_000 });
  await db
    .insert(pointEntries)
    .values({ memberId: buyer, amount: 5_000, reason: "event", subject: "test" });
  const typed = {
    coupon: String(coupon),
    points: "5,000",
    expectedTotal: String(price - 15_000),
    keep: "yes",
  };
  expect((await send(buyer, typed)).status).toBe(200);

  const checkout = await shown(buyer);
  expect(checkout.holdSeconds).toBeGreaterThan(800);
  expect(checkout.holdSeconds).toBeLessThanOrEqual(900);
  expect(checkout).toMatchObject({
    issues: [],
    bestCoupon: coupon,
    balance: 5_000,
    chosen: { coupon, points: 5_000 },
    booker: { firstName: "MINSU", lastName: "KIM", phone: "010-1234-5678" },
    people: [{ lastName: "KIM" }, { lastName: "LEE" }],
    companions: [{ lastName: "LEE", firstName: "MIKYUNG" }],
  });
  expect(checkout.lines[0]?.items[0]?.amount).toBe(price);
  const again = await send(buyer, typed);
  expect([again.status, again.data]).toMatchObject([200, { ok: true }]);
});

test("a buyer who chose no coupon finds none chosen again, and a first-time buyer the best", async () => {
  const buyer = await member();
  await giveCoupon(db, buyer, { value: 10_000 });
  await changeCart(db, buyer, { put: [round] });
  expect((await shown(buyer)).chosen).toBeNull();
  expect((await send(buyer)).status).toBe(200);
  expect((await shown(buyer)).chosen).toEqual({ coupon: null, points: 0 });
});

test("places of a member's own unpaid order are free for that member, in the checkout and in the cart, and taken for others", async () => {
  const trip = [
    golf({ date: "2027-01-26" }),
    caddie({ date: "2027-01-26" }),
    stay({ checkIn: "2027-01-26", checkOut: "2027-01-28" }),
  ];
  const [first, , nights] = trip as [LineOf<"golf">, CartLine, LineOf<"hotel">];
  await leavePlaces(db, first, 2);
  await leaveRooms(db, nights, { rooms: 1, nights: 2 });
  const buyer = await member();
  await changeCart(db, buyer, { put: trip });
  await place(buyer, trip);

  const checkout = await shown(buyer);
  expect(checkout.issues.filter(({ level }) => level === "blocking")).toEqual([]);
  expect(checkout.lines.map((line) => line.total)).not.toContain(0);
  const { data } = await look(cartPage, services, "/shopping_cart", buyer);
  const cart = data as { lines: { notReady: unknown }[]; issues: { level: string }[] };
  expect(cart.lines.map(({ notReady }) => notReady)).toEqual([null, null, null]);
  expect(cart.issues.filter(({ level }) => level === "blocking")).toEqual([]);

  const other = await quoteCart(db, trip, TEST_NOW, await member());
  expect(other.lines.map(({ notReady }) => notReady)).toEqual(["sold_out", null, "sold_out"]);
  expect(other.issues.map(({ code }) => code)).toContain("order.caddy_taken");
});
