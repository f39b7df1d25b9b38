import { and, eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { reconcileOrders } from "#app/features/checkout/purchase/reconcile-orders.server.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { requestCancel } from "#app/features/reservation/refund/cancel-lines.server.ts";
import { sendDueRefunds } from "#app/features/reservation/refund/send-refunds.server.ts";
import { POLICY } from "#tests/support/order/refund-shop.ts";
import { listedShop } from "#tests/support/payment/listed-shop.ts";

const shop = await listedShop();
const { db, services, toss, read, found, byProvider, stored, cancelInConsole } = shop;

/** Charged, but the answer was lost. */
async function unknown() {
  const placed = await shop.place(await shop.member(), [await shop.newRound()]);
  const back = await shop.approveCard(placed);
  await toss.fault({ kind: "drop-after", on: "confirm" });
  await confirmOrder(services, back);
  const order = await stored(placed.id);
  expect(order.status).toBe("UNKNOWN");
  return order;
}

type Order = Awaited<ReturnType<typeof unknown>>;

const statuses = async (...asked: Order[]) =>
  Promise.all(asked.map(async ({ id }) => (await stored(id)).status));

/** As if so much time had passed. */
const pass = (seconds: number) =>
  db
    .update(orders)
    .set({ checkAt: sql`${orders.checkAt} - make_interval(secs => ${seconds})` })
    .where(eq(orders.status, "UNKNOWN"));

/** They are the first to be asked about. */
const first = (...asked: Order[]) =>
  db
    .update(orders)
    .set({ checks: 0 })
    .where(
      inArray(
        orders.id,
        asked.map(({ id }) => id),
      ),
    );

const faultOn = (on: "find" | "cancel", { paymentOrderId }: Order) =>
  toss.fault({ kind: "drop-before", on, orderId: paymentOrderId, times: 1_000 });

test("two payments that the provider never answers for hold up no other", async () => {
  const sick = [await unknown(), await unknown()];
  const well = [await unknown(), await unknown(), await unknown()];
  await db.update(orders).set({ checks: 1 }).where(eq(orders.status, "UNKNOWN"));
  await first(...sick);
  for (const order of sick) await faultOn("find", order);
  await pass(600);
  await reconcileOrders(services);
  expect(await statuses(...well)).toEqual(["UNKNOWN", "UNKNOWN", "UNKNOWN"]);
  // Without any answer it may be the provider, so it is asked again soon.
  const isFarOff = sql`${orders.checkAt} > now() + interval '10 seconds'`;
  expect(await db.$count(orders, and(eq(orders.status, "UNKNOWN"), isFarOff))).toBe(0);
  for (let run = 0; run < 2; run += 1) {
    await pass(11);
    await reconcileOrders(services);
  }
  expect(await statuses(...well)).toEqual(["PAID", "PAID", "PAID"]);
  expect(await statuses(...sick)).toEqual(["UNKNOWN", "UNKNOWN"]);
  await toss.ask("/__fault", { method: "DELETE" });
  await pass(600);
  await reconcileOrders(services);
  expect(await statuses(...sick)).toEqual(["PAID", "PAID"]);
  // Several orders here share one tee time, which was emptied for each.
  const money = (await auditLedger(db)).filter(({ rule }) => rule !== "I-STOCK");
  expect(money).toEqual([]);
});

test("a payment with another sum than its order is reported, and the others are settled", async () => {
  const [odd, well] = [await unknown(), await unknown()];
  await db.update(orders).set({ checks: 3 }).where(eq(orders.id, well.id));
  await first(odd);
  const wrong = { kind: "wrong-amount", on: "find", orderId: odd.paymentOrderId } as const;
  await toss.fault(wrong);
  await pass(600);
  await reconcileOrders(services);
  expect(await statuses(odd, well)).toEqual(["UNKNOWN", "PAID"]);
  await pass(600);
  await reconcileOrders(services);
  expect(await statuses(odd)).toEqual(["PAID"]);
});

test("a charge that was refunded in the console before we knew of it gives its places back", async () => {
  const order = await unknown();
  await cancelInConsole(order.paymentKey);
  await pass(600);
  await reconcileOrders(services);
  expect(await stored(order.id)).toMatchObject({
    status: "FAILED",
    failureCode: "PAYMENT_GIVEN_BACK",
    checkAt: null,
  });
  const held = and(eq(stockTakes.orderId, order.id), sql`${stockTakes.releasedAt} is null`);
  expect(await db.$count(stockTakes, held)).toBe(0);
  await read();
  await read();
  expect((await found()).map(({ status }) => status)).toEqual(["given_back", "given_back"]);
  expect(await byProvider()).toEqual([]);
});

test("a refund of a paid order in the console is never taken for a stranger's payment", async () => {
  const order = await unknown();
  await read();
  expect(await found()).toMatchObject([{ kind: "charge_unknown", status: "asked" }]);
  await pass(600);
  await reconcileOrders(services);
  await read();
  expect(await found()).toMatchObject([{ kind: "charge_unknown", status: "settled" }]);
  await cancelInConsole(order.paymentKey);
  await faultOn("find", order);
  await read();
  await read();
  expect(await found()).toMatchObject([
    { kind: "charge_unknown", status: "settled" },
    { kind: "refund_unknown", status: "asked" },
  ]);
});

async function askedBack() {
  const order = await shop.bought();
  const whole = { ...POLICY, scope: "order", orderId: order.id } as const;
  const actor = { kind: "member", id: order.memberId } as const;
  const asked = { ...whole, expectedRefund: order.total };
  const { refundId } = await requestCancel(services, actor, asked);
  return { order, refundId };
}

test("two refunds that a card company cannot take hold up no other", async () => {
  const sick = [await askedBack(), await askedBack()];
  const well = await askedBack();
  for (const { order } of sick) await faultOn("cancel", order);
  const ids = [...sick, well].map(({ refundId }) => refundId);
  await db.update(refunds).set({ tries: 6, tryAt: sql`now()` }).where(inArray(refunds.id, ids));
  await sendDueRefunds(services);
  const rows = await db.select().from(refunds).where(inArray(refunds.id, ids));
  const state = (id: string) => rows.find((row) => row.id === id);
  expect(state(well.refundId)?.status).toBe("done");
  const pauses = async () =>
    (
      await db
        .select({ status: refunds.status, tryAt: refunds.tryAt })
        .from(refunds)
        .where(
          inArray(
            refunds.id,
            sick.map(({ refundId }) => refundId),
          ),
        )
    ).map(({ status, tryAt }) => [status, (tryAt?.getTime() ?? 0) - Date.now() > 5 * 60_000]);
  // They came before the one that was taken: the provider may have come back in between.
  expect(await pauses()).toEqual([
    ["sending", false],
    ["sending", false],
  ]);

  const next = await askedBack();
  await db
    .update(refunds)
    .set({ tryAt: sql`now()` })
    .where(inArray(refunds.id, ids.concat(next.refundId)));
  await db
    .update(refunds)
    .set({ tryAt: sql`now() - interval '1 minute'` })
    .where(eq(refunds.id, next.refundId));
  await sendDueRefunds(services);
  // Another was taken just before, and they are tried in vain for the eighth time: minutes, not seconds.
  expect(await pauses()).toEqual([
    ["sending", true],
    ["sending", true],
  ]);
});

test("refunds refused by a provider that answers look-ups are all tried again within seconds, a few in each run", async () => {
  const asked = [];
  for (let index = 0; index < 5; index += 1) asked.push(await askedBack());
  const ids = asked.map(({ refundId }) => refundId);
  const areThese = inArray(refunds.id, ids);
  await toss.fault({ kind: "drop-before", on: "cancel", times: 1_000 });
  await db.update(refunds).set({ tries: 9, tryAt: sql`now()` }).where(areThese);
  await sendDueRefunds(services);
  const tried = sql`${areThese} and ${refunds.tries} > 9`;
  expect(await db.$count(refunds, tried)).toBe(3);
  const latest = sql`${areThese} and ${refunds.tryAt} > now() + interval '10 seconds'`;
  expect(await db.$count(refunds, latest)).toBe(0);
  await sendDueRefunds(services);
  expect(await db.$count(refunds, tried)).toBe(5);
  expect(await db.$count(refunds, latest)).toBe(0);
});
