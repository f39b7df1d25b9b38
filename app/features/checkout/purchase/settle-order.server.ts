import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import {
  attemptStatusesBefore,
  HOLDING_STATUSES,
  nextAttemptStatus,
} from "#app/domain/order/payment/attempt-status.ts";
import { againSubject, spendBenefits } from "#app/features/benefit/spend-benefits.server.ts";
import { removeFromCart } from "#app/features/checkout/cart/change-cart.server.ts";
import { areSeatsOpen, lendSeats } from "#app/features/community/partner/seat-of-order.server.ts";
import type { Payment } from "#app/features/order/payment/payment-gateway.server.ts";
import {
  enterReservations,
  newReservations,
} from "#app/features/order/record/create-reservations.server.ts";
import { lockMember } from "#app/features/order/record/lock-buyer.server.ts";
import { notifyBooker } from "#app/features/order/record/notify-booker.server.ts";
import {
  isOrderedAgain,
  isOrderReturning,
} from "#app/features/order/record/order-status.server.ts";
import { takeStock } from "#app/features/pricing/stock/stock.server.ts";
import { returnPayment } from "#app/features/reservation/refund/return-payment.server.ts";
import { lendOfferedPlaces } from "#app/features/tournament/entry/entry-of-order.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { markCharged } from "./mark-charged.server.ts";
import { releaseOrder } from "./release-order.server.ts";
import { settleChange } from "./settle-change.server.ts";

type Order = typeof orders.$inferSelect;

/** Paid; refunded because its places were sold meanwhile; or settled by another process before. */
export type Settled = "paid" | "returning" | "already";

export type SettledOrder = { readonly settled: Settled; readonly order?: Order };

/**
 * Makes an order paid, for the return page, the webhook and the reconciler alike. Next: `newReservations`.
 * A payment that arrives after the hold expired still counts while its places are free; otherwise it is refunded, once.
 */
export async function settleOrder(
  services: Services,
  orderId: string,
  payment: Payment | null,
): Promise<SettledOrder> {
  return withSerializableRetry(services.db, (tx) =>
    settleWithin(tx, services, { orderId, payment }),
  );
}

type Settling = { readonly orderId: string; readonly payment: Payment | null };

/** The same in the caller's transaction. */
export async function settleWithin(
  tx: Database,
  services: Services,
  { orderId, payment }: Settling,
): Promise<SettledOrder> {
  const { log } = services;
  const event = payment ? "charged" : "nothing_to_pay";
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), inArray(orders.status, attemptStatusesBefore(event))))
    .for("update");
  if (!order) return { settled: "already" };
  if (payment && !isPaymentOf(order, payment)) {
    log.error({ order: order.number }, "a payment does not match its order");
    throw new AppError("payment.mismatch");
  }
  // A started refund stays one, even if the places are free again.
  if (!isHolding(order) && (await isOrderReturning(tx, orderId))) {
    return { settled: "returning", order };
  }
  if (payment && !isHolding(order) && !(await isStillWanted(tx, order))) {
    log.error(
      { order: order.number },
      "charged, and nobody wants it any more: the money goes back",
    );
    await returnPayment(tx, order, payment);
    return { settled: "returning", order };
  }
  const settle = order.changeOf ? settleChange : settleCart;
  return { settled: await settle(tx, services, order, payment), order };
}

/** For an ended order: its buyer is still a member, and has not ordered the same again. */
async function isStillWanted(tx: Database, order: Order): Promise<boolean> {
  return (
    (await lockMember(tx, order.memberId)) && !(await isOrderedAgain(tx, order, HOLDING_STATUSES))
  );
}

/** An order of the cart: paid where it has its places, or can have them again. */
async function settleCart(
  tx: Database,
  { log, now }: Services,
  order: Order,
  payment: Payment | null,
): Promise<Settled> {
  const isHeld = isHolding(order);
  if (!isHeld && !(await takeAgain(tx, order, now()))) {
    log.error({ order: order.number }, "charged, but the places are gone: the money goes back");
    if (payment) await returnPayment(tx, order, payment);
    return "returning";
  }
  if (isHeld && !(await areSeatsOpen(tx, order))) {
    log.error(
      { order: order.number },
      "charged for a seat that was called off: the money goes back",
    );
    await giveBackSeats(tx, order, payment, now());
    return "returning";
  }
  await markPaid(tx, order, payment, now());
  return "paid";
}

/** Whether it still has what it took. */
function isHolding({ status }: Order): boolean {
  return status !== "FAILED" && status !== "EXPIRED";
}

/** Ends an order whose seat is gone; what it took is released before its payment is returned. */
async function giveBackSeats(tx: Database, order: Order, payment: Payment | null, now: Date) {
  const event = order.status === "READY" ? "hold_expired" : "not_charged";
  await releaseOrder(tx, order.id, { event, now });
  if (!payment) return;
  await returnPayment(tx, { ...order, status: nextAttemptStatus(order.status, event) }, payment);
}

/** Compares key, order and total, so that another payment never settles this order. */
function isPaymentOf(order: Order, payment: Payment): boolean {
  const isOurKey = order.paymentKey === null || order.paymentKey === payment.paymentKey;
  return isOurKey && payment.orderId === order.paymentOrderId && payment.total === order.total;
}

/** In a savepoint, so that a failed try leaves the surrounding transaction clean. */
async function takeAgain(tx: Database, order: Order, now: Date): Promise<boolean> {
  const { id: orderId, memberId, memberCouponId, points } = order;
  const subject = againSubject(orderId);
  try {
    await tx.transaction(async (inner) => {
      await spendBenefits(inner, { orderId, memberId, memberCouponId, points, subject, now });
      await lendOfferedPlaces(inner, order, now);
      await lendSeats(inner, order, now);
      await takeStock(inner, orderId, order.lines);
    });
    return true;
  } catch (cause) {
    if (cause instanceof AppError) return false;
    throw cause;
  }
}

async function markPaid(tx: Database, order: Order, payment: Payment | null, now: Date) {
  await markCharged(tx, order, { payment, now, alongside: newReservations(tx, order) });
  await enterReservations(tx, order);
  const keys = new Set(order.lines.map(({ choice }) => lineKey(choice)));
  await removeFromCart(tx, order.memberId, [...keys]);
  await notifyBooker(
    tx,
    { orderId: order.id, memberId: order.memberId },
    {
      template: "reservation-paid",
      event: `paid:${order.id}`,
      words: {
        product: order.name,
        number: order.number,
        amount: order.total,
        state: order.lines.every(({ booking }) => booking === "instant") ? "confirmed" : undefined,
      },
      link: `/payment/complete/${order.id}`,
    },
  );
}
