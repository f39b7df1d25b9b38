import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { orderEvents, orders } from "#app/db/schema/order/order-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { listCart } from "#app/features/checkout/cart/cart-queries.server.ts";
import { changeCart } from "#app/features/checkout/cart/change-cart.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { look } from "#tests/support/order/checkout-page.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, openCourse, orderingShop, times } from "#tests/support/order/ordering.ts";
import { loader as failPage } from "../../app/routes/payment/fail.tsx";
import { loader as successPage } from "../../app/routes/payment/success.tsx";

const db = await testDatabase("demo");
const { services, member, place, approveCard, toss, audit } = await orderingShop(db);
await openCourse(db);

let slot = 0;
/** A tee time that no other turn has touched, with room for one order. */
let round = golf();
async function newRound(): Promise<void> {
  slot += 1;
  round = golf({ date: addDays(PLAY_DAY, slot % 90), time: slot < 90 ? "10:00" : "11:04" });
  await leavePlaces(db, round, 2);
}

beforeEach(newRound);
afterEach(async () => {
  await toss.ask("/__fault", { method: "DELETE" });
  expect(await audit()).toEqual([]);
});

async function back(memberId: string) {
  await changeCart(db, memberId, { put: [round] });
  const placed = await place(memberId, [round]);
  const { paymentOrderId, paymentKey, amount } = await approveCard(placed);
  const query = new URLSearchParams({ paymentKey, orderId: paymentOrderId, amount: amount ?? "" });
  return { placed, path: `/payment/success?${query}` };
}

// P04, P08
test.each([
  ["REJECT_CARD_PAYMENT", "payment.limit_exceeded"],
  ["REJECT_CARD_COMPANY", "payment.card_refused"],
  ["REJECT_ACCOUNT_PAYMENT", "payment.limit_exceeded"],
  ["FDS_ERROR", "payment.card_refused"],
  ["INVALID_REJECT_CARD", "payment.card_refused"],
  ["INVALID_STOPPED_CARD", "payment.card_unusable"],
  ["INVALID_CARD_EXPIRATION", "payment.card_unusable"],
  ["INVALID_CARD_LOST_OR_STOLEN", "payment.card_unusable"],
  ["EXCEED_MAX_AMOUNT", "payment.limit_exceeded"],
  ["NOT_SUPPORTED_METHOD", "payment.card_unusable"],
  ["BELOW_MINIMUM_AMOUNT", "payment.below_minimum"],
  ["NOT_AVAILABLE_PAYMENT", "payment.failed"],
  ["INVALID_REQUEST", "payment.failed"],
  ["NOT_FOUND_PAYMENT_SESSION", "payment.expired"],
])("after %s the page says why, and the order can be tried again", async (code, error) => {
  for (let turn = 0; turn < times(1, 10); turn += 1) {
    await newRound();
    const buyer = await member();
    const { placed, path } = await back(buyer);
    await toss.fault({ kind: "code", on: "confirm", orderId: placed.paymentOrderId, code });
    const { data } = await look(successPage, services, path, buyer);
    expect(data).toEqual({
      view: {
        is: "failed",
        failed: {
          reason: "other",
          error,
          code,
          number: placed.number,
          name: placed.name.ko,
          total: placed.total,
          keys: [lineKey(round)],
        },
      },
    });
    expect(await listCart(db, buyer)).toHaveLength(1);
    const again = await place(buyer, [round]);
    expect(again.paymentOrderId).not.toBe(placed.paymentOrderId);
  }
});

test("a buyer who paid is led to the order; loading the page again is harmless", async () => {
  const buyer = await member();
  const { placed, path } = await back(buyer);
  for (const _ of [1, 2, 3]) {
    const { status, to } = await look(successPage, services, `/en${path}`, buyer);
    expect([status, to]).toEqual([302, `/en/payment/complete/${placed.id}`]);
  }
});

// P13
test("a tab whose places a newer order of the same buyer took says so, and leads to that order", async () => {
  const buyer = await member();
  await leavePlaces(db, round, 4);
  const { placed, path } = await back(buyer);
  const newer = await back(buyer);
  const shown = (status: string) => ({
    view: {
      is: "failed",
      failed: {
        reason: "replaced",
        number: placed.number,
        name: placed.name.ko,
        total: placed.total,
        newer: { id: newer.placed.id, status, keys: [lineKey(round)] },
      },
    },
  });
  expect((await look(successPage, services, path, buyer)).data).toEqual(shown("READY"));
  await look(successPage, services, newer.path, buyer);
  expect((await look(successPage, services, path, buyer)).data).toEqual(shown("PAID"));
  // Another user of the browser sees no other order.
  const { data } = await look(successPage, services, path, await member());
  expect(JSON.stringify(data)).not.toContain(newer.placed.id);
});

test("a hold that time alone ended is not blamed on another order", async () => {
  const buyer = await member();
  const { placed, path } = await back(buyer);
  const ended = { holdUntil: new Date(Date.now() - 1_000) };
  await db.update(orders).set(ended).where(eq(orders.id, placed.id));
  const failed = { error: "order.hold_lost", code: "HOLD_EXPIRED", keys: [lineKey(round)] };
  const lost = { view: { is: "failed", failed } };
  expect((await look(successPage, services, path, buyer)).data).toMatchObject(lost);
  await back(buyer);
  expect((await look(successPage, services, path, buyer)).data).toMatchObject(lost);
});

// P15
test("a browser without the session pays all the same, and reads the name of the order alone", async () => {
  for (let turn = 0; turn < times(1, 5); turn += 1) {
    await newRound();
    const { placed, path } = await back(await member());
    const stranger = await member();
    for (const who of [null, stranger]) {
      const { data } = await look(successPage, services, path, who);
      expect(data).toEqual({ view: { is: "paid", orderId: placed.id, name: placed.name.ko } });
    }
  }
});

test("the page says that the payment is being checked while the answer is lost", async () => {
  const buyer = await member();
  const { placed, path } = await back(buyer);
  const lost = { kind: "drop-after", on: "confirm", orderId: placed.paymentOrderId };
  await toss.fault({ ...lost, times: 20 });
  await toss.fault({ ...lost, kind: "drop-before", on: "find", times: 20 });
  const { data } = await look(successPage, services, path, buyer);
  const { paymentOrderId, number } = placed;
  expect(data).toEqual({
    view: { is: "checking", paymentOrderId, name: placed.name.ko, number },
  });
});

test("another amount in the address than the order's is refused before anybody is charged", async () => {
  const buyer = await member();
  const { placed, path } = await back(buyer);
  const { status, data } = await look(
    successPage,
    services,
    path.replace(/amount=\d+/, "amount=100"),
    buyer,
  );
  expect([status, data]).toEqual([409, { view: { is: "nothing", error: "payment.mismatch" } }]);
  const [row] = await db.select().from(orders).where(eq(orders.id, placed.id));
  expect(row?.status).toBe("READY");
});

test.each(["", "/en"])(
  "the payment of another order is refused with 409 at %s/payment/success, and the right address pays",
  async (prefix) => {
    const [buyer, other] = [await member(), await member()];
    const { placed, path } = await back(buyer);
    await newRound();
    const { path: otherPath } = await back(other);
    const key = (address: string) => new URLSearchParams(address.split("?")[1]).get("paymentKey");
    const wrong = path.replace(key(path) ?? "", key(otherPath) ?? "");
    const { status, data } = await look(successPage, services, `${prefix}${wrong}`, buyer);
    expect([status, data]).toEqual([409, { view: { is: "nothing", error: "payment.mismatch" } }]);
    const { to } = await look(successPage, services, `${prefix}${path}`, buyer);
    expect(to).toBe(`${prefix}/payment/complete/${placed.id}`);
  },
);

test.each(["", "?orderId=PT-NOBODY-1", "?orderId=%00&paymentKey=<b>&amount=1e9"])(
  "an address that the card window never wrote (%s) is no payment",
  async (query) => {
    const { status, data } = await look(successPage, services, `/payment/success${query}`, null);
    expect([status, data]).toEqual([200, { view: { is: "nothing" } }]);
  },
);

test("the page of a failed payment changes nothing, for any visitor and any code", async () => {
  const buyer = await member();
  const { placed, path } = await back(buyer);
  const rows = async () => [
    await db.select().from(orders).where(eq(orders.id, placed.id)),
    await db.$count(orderEvents),
  ];
  const before = await rows();
  const query = `orderId=${placed.paymentOrderId}&message=gone`;
  for (const code of ["PAY_PROCESS_CANCELED", "REJECT_CARD_COMPANY", "INVALID_STOPPED_CARD", "X"]) {
    for (const who of [null, buyer, await member()]) {
      await look(failPage, services, `/payment/fail?code=${code}&${query}`, who);
    }
  }
  expect(await rows()).toEqual(before);
  const { status } = await look(successPage, services, path, buyer);
  expect(status).toBe(302);
});

test("a failed payment names its order to its owner alone", async () => {
  const buyer = await member();
  const { placed } = await back(buyer);
  const path = `/payment/fail?code=INVALID_STOPPED_CARD&orderId=${placed.paymentOrderId}`;
  const { number, total } = placed;
  const shown = { code: "INVALID_STOPPED_CARD", error: "payment.card_unusable", number };
  expect((await look(failPage, services, path, buyer)).data).toMatchObject({ ...shown, total });
  const { data } = await look(failPage, services, path, null);
  expect(data).toEqual({ ...shown, reason: "other" });
});
