import { asc, eq, or } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { refundParts, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { reconcileOrders } from "#app/features/checkout/purchase/reconcile-orders.server.ts";
import { explainFinding } from "#app/features/order/provider-list/explain-finding.server.ts";
import { findProviderList } from "#app/features/order/provider-list/finding-queries.server.ts";
import { exchangeTraveller } from "#app/features/reservation/change/exchange-traveller.server.ts";
import { findReservation } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";
import { payRefundByBankTransfer } from "#app/features/reservation/refund/bank-transfer-refund.server.ts";
import {
  cancelPlanOf,
  requestCancel,
} from "#app/features/reservation/refund/cancel-lines.server.ts";
import { cancelNow } from "#app/features/reservation/refund/send-refund-soon.server.ts";
import { sendRefund } from "#app/features/reservation/refund/send-refunds.server.ts";
import { staffOf } from "#tests/support/order/admin-trip.ts";
import { changedShop } from "#tests/support/order/changed-shop.ts";
import { golf } from "#tests/support/order/order-lines.ts";

const shop = await changedShop();
const { db, services, toss, paid, wish, change, approveCard } = shop;

/** A round of two for which a third golfer was paid apart. */
async function paidTwice() {
  const { memberId, line, orderId } = await paid(golf({ players: 2 }));
  const asked = await change(memberId, [wish(line, { players: 3 })]);
  if (asked.is !== "pay") throw new Error("a third golfer costs more");
  await confirmOrder(services, await approveCard(asked.order));
  const [first] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!first) throw new Error("it was ordered");
  const actor = { kind: "member", id: memberId } as const;
  const key = { scope: "line", orderId, reservationId: line.id } as const;
  const plan = await cancelPlanOf(db, key, services.now());
  if (!plan) throw new Error("it can be cancelled");
  const request = {
    ...key,
    expectedRefund: plan.plan.refund,
    reason: "",
    mode: "policy",
  } as const;
  return { line, orderId, first, extra: asked.order.total, actor, request };
}

const partsOf = (orderId: string) =>
  db
    .select({ card: refundParts.card, key: refundParts.transactionKey, of: orders.changeOf })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refundId))
    .innerJoin(orders, eq(orders.id, refundParts.orderId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(orders.createdAt));

const cancelsAt = async (orderId: string) => {
  const rows = await db
    .select({ paymentKey: orders.paymentKey })
    .from(orders)
    .where(or(eq(orders.id, orderId), eq(orders.changeOf, orderId)))
    .orderBy(asc(orders.createdAt));
  const keys = rows.flatMap((row) => row.paymentKey ?? []);
  const seen = await Promise.all(keys.map((paymentKey) => services.payments?.find({ paymentKey })));
  return seen.map((each) =>
    each?.outcome === "found" ? each.payment.cancels.map(({ amount }) => amount) : [],
  );
};

/** As the desk sees them. */
const listRefunds = async ({ idx }: { readonly idx: number }) =>
  (await findReservation(db, idx))?.refunds ?? [];

test("a round that was paid twice is refunded to both payments, the newer one first", async () => {
  const { line, orderId, extra, actor, request } = await paidTwice();
  const now = await shop.lineNow(line);
  expect(await cancelNow(services, actor, request)).toBe("done");
  expect(await partsOf(orderId)).toEqual([
    { card: (now?.card ?? 0) - extra, key: expect.any(String), of: null },
    { card: extra, key: expect.any(String), of: orderId },
  ]);
  expect(await shop.lineNow(line)).toMatchObject({
    status: "CANCELLED",
    refundedCard: now?.card,
  });
  expect(await cancelsAt(orderId)).toEqual([[(now?.card ?? 0) - extra], [extra]]);
});

test("when the answer to the second cancel is lost, the next try repeats neither", async () => {
  const { line, orderId, first, actor, request } = await paidTwice();
  const { refundId } = await requestCancel(services, actor, request);
  await toss.fault({ kind: "drop-after", on: "cancel", orderId: first.paymentOrderId });
  // Nor is the look-up answered that comes after it.
  const cancel: typeof toss.gateway.cancel = async (order) => {
    const orderId = first.paymentOrderId;
    if (order.paymentKey === first.paymentKey) {
      await toss.fault({ kind: "drop-before", on: "find", orderId });
    }
    return toss.gateway.cancel(order);
  };
  const blind = { ...services, payments: { ...toss.gateway, cancel } };
  expect(await sendRefund(blind, refundId)).toBe("waiting");
  expect(await partsOf(orderId)).toMatchObject([{ key: null }, { key: expect.any(String) }]);
  await db.update(refunds).set({ tryAt: null }).where(eq(refunds.id, refundId));
  expect(await sendRefund(services, refundId)).toBe("done");
  expect((await cancelsAt(orderId)).map(({ length }) => length)).toEqual([1, 1]);
  expect(await shop.lineNow(line)).toMatchObject({ status: "CANCELLED" });
});

test("staff transfer only what a refusing payment did not give back", async () => {
  const { line, orderId, first, extra, actor, request } = await paidTwice();
  const ops = await staffOf(db);
  const { refundId } = await requestCancel(services, actor, request);
  const code = "NOT_ALLOWED_PARTIAL_REFUND";
  await toss.fault({ kind: "code", code, on: "cancel", orderId: first.paymentOrderId });
  expect(await sendRefund(services, refundId)).toBe("failed");
  const [before] = await listRefunds(line);
  expect(before).toMatchObject({ card: (await shop.lineNow(line))?.card, openCard: first.total });
  await payRefundByBankTransfer(services, ops, {
    refundId,
    reference: "KB-1",
    reason: "일부 취소 불가",
  });
  expect(await shop.lineNow(line)).toMatchObject({ status: "CANCELLED" });
  expect(await cancelsAt(orderId)).toEqual([[], [extra]]);
});

test("a trip cancelled in the provider's console refunds the payments of its changes too", async () => {
  const { line, orderId, first, extra } = await paidTwice();
  await toss.ask(`/v1/payments/${first.paymentKey}/cancel`, {
    method: "POST",
    body: JSON.stringify({ cancelReason: "by hand" }),
  });
  await db
    .update(orders)
    .set({ checkAt: new Date(0) })
    .where(eq(orders.id, orderId));
  await reconcileOrders(services);
  expect(await shop.lineNow(line)).toMatchObject({ status: "CANCELLED" });
  const [back] = await db
    .select({ id: refunds.id, card: refunds.card })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(orders.changeOf, orderId));
  expect(back?.card).toBe(extra);
  expect(await sendRefund(services, back?.id ?? "")).toBe("done");
  const [paidApart] = await db.select().from(orders).where(eq(orders.changeOf, orderId));
  expect(paidApart?.status).toBe("RETURNED");
});

test("an extra payment refunded in the provider's console waits until staff have looked at the trip", async () => {
  const { line, orderId, extra } = await paidTwice();
  const [paidApart] = await db.select().from(orders).where(eq(orders.changeOf, orderId));
  await toss.ask(`/v1/payments/${paidApart?.paymentKey}/cancel`, {
    method: "POST",
    body: JSON.stringify({ cancelReason: "by hand" }),
  });
  await db
    .update(orders)
    .set({ checkAt: new Date(0) })
    .where(eq(orders.changeOf, orderId));
  await reconcileOrders(services);
  expect(await shop.lineNow(line)).toMatchObject({ status: "COMPLETE" });
  const { open } = await findProviderList(db);
  expect(open).toMatchObject([{ kind: "refund_elsewhere", amount: extra, tripId: orderId }]);
  const { id: by } = await staffOf(db, "owner");
  await explainFinding(db, { by, id: open[0]?.id ?? 0, note: "stays", at: services.now() });
});

test("a change that names a line twice is refused", async () => {
  const { memberId, line } = await paid(golf({ players: 3 }));
  const one = wish(line, { players: 2 });
  await expect(shop.plan(memberId, [one, one])).rejects.toThrow("common.not_found");
});

test("no traveller can be replaced while a change waits for its payment", async () => {
  const { memberId, line } = await paid(golf({ players: 2 }));
  const asked = await change(memberId, [wish(line, { players: 3 })]);
  if (asked.is !== "pay" || !line.travellers[0]) throw new Error("a third golfer costs more");
  const traveller = { ...line.travellers[0], firstName: "SOMEBODY" };
  const exchange = { reservationId: line.id, index: 1, traveller };
  await expect(exchangeTraveller(services, memberId, exchange)).rejects.toThrow(
    "reservation.change_running",
  );
  await confirmOrder(services, await approveCard(asked.order));
  await exchangeTraveller(services, memberId, exchange);
  expect((await shop.lineNow(line))?.travellers[1]).toMatchObject({ firstName: "SOMEBODY" });
});

test("points due from a change are returned with a cancel in the provider's console", async () => {
  const { memberId, line, orderId } = await paid(golf({ players: 4 }), () => [], { points: 5_000 });
  await toss.fault({ kind: "error-before", on: "cancel", times: 5 });
  await change(memberId, [wish(line, { players: 3 })]);
  await toss.ask("/__fault", { method: "DELETE" });
  const [first] = await db.select().from(orders).where(eq(orders.id, orderId));
  await toss.ask(`/v1/payments/${first?.paymentKey}/cancel`, {
    method: "POST",
    body: JSON.stringify({ cancelReason: "by hand" }),
  });
  await db
    .update(orders)
    .set({ checkAt: new Date(0) })
    .where(eq(orders.id, orderId));
  await reconcileOrders(services);
  const back = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
  expect(back.find(({ kind }) => kind === "external")?.points).toBe(5_000);
});
