import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orderFace } from "#app/db/query/order-face.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { reservationChanges } from "#app/db/schema/reservation/change-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { won } from "#app/domain/common/money.ts";

type Key = { readonly id: string; readonly memberId: string };

/** The reservation whose change an order pays for; undefined for an order of the cart. */
export async function findChangedBy(db: Database, { id, memberId }: Key) {
  const [change] = await db
    .select({ reservationId: reservationChanges.reservationId, status: reservationChanges.status })
    .from(reservationChanges)
    .where(and(eq(reservationChanges.payOrderId, id), eq(reservationChanges.memberId, memberId)));
  return change;
}

/** An order that was paid, with its lines, for the one who paid it. */
export async function findOwnPaidOrder(db: Database, locale: Locale, { id, memberId }: Key) {
  const [order] = await db
    .select({
      id: orders.id,
      number: orders.number,
      name: inLocale(orders.name, locale),
      picture: orderFace(orders.id),
      coupon: orders.coupon,
      points: orders.points,
      total: orders.total,
      receipt: orders.receipt,
      paidAt: orders.paidAt,
    })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.memberId, memberId), isNotNull(orders.paidAt)));
  if (!order) return undefined;
  const lines = await db
    .select({
      id: reservations.id,
      kind: reservations.kind,
      title: inLocale(reservations.title, locale),
      detail: inLocale(reservations.detail, locale),
      usedOn: reservations.usedOn,
      booking: reservations.booking,
      amount: reservations.amount,
      status: reservations.status,
    })
    .from(reservations)
    .where(and(eq(reservations.orderId, id), eq(reservations.memberId, memberId)))
    .orderBy(asc(reservations.usedOn), asc(reservations.idx));
  return { ...order, lines, changes: await listChanges(db, locale, id) };
}

/** What was changed since, with what it cost or gave back. */
function listChanges(db: Database, locale: Locale, orderId: string) {
  return db
    .select({
      id: reservationChanges.id,
      reservationId: reservationChanges.reservationId,
      title: inLocale(reservations.title, locale),
      paid: reservationChanges.pay,
      refund: sql`coalesce(${refunds.card} + ${refunds.points}, 0)`.mapWith(won),
      fee: sql`${reservationChanges.feeCard} + ${reservationChanges.feePoints}`.mapWith(won),
      at: reservationChanges.doneAt,
    })
    .from(reservationChanges)
    .innerJoin(reservations, eq(reservations.id, reservationChanges.reservationId))
    .leftJoin(refunds, eq(refunds.id, reservationChanges.refundId))
    .where(and(eq(reservationChanges.orderId, orderId), eq(reservationChanges.status, "APPLIED")))
    .orderBy(asc(reservationChanges.doneAt), asc(reservationChanges.createdAt));
}

export type PaidOrder = NonNullable<Awaited<ReturnType<typeof findOwnPaidOrder>>>;
