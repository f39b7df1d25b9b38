import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import {
  orderEvents,
  orders,
  reservationEvents,
  reservations,
} from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { maskEmail, maskPhone } from "#app/domain/common/text/mask.ts";
import type { OrderBooker } from "#app/domain/order/people/order-booker.ts";
import { listHistory } from "#app/features/desk/audit/record-history-queries.server.ts";

/** A whole order: its lines, payments, refunds and everything that happened to it. */
export async function findOrder(db: Database, id: string) {
  const [order] = await db
    .select({
      id: orders.id,
      number: orders.number,
      name: orders.name,
      status: orders.status,
      memberId: orders.memberId,
      customer: members.name,
      isGuest: members.isGuest,
      locale: orders.locale,
      booker: orders.booker,
      amount: orders.amount,
      coupon: orders.coupon,
      points: orders.points,
      total: orders.total,
      ordered: orders.lines,
      holdUntil: orders.holdUntil,
      paidAt: orders.paidAt,
      failure: orders.failure,
      receipt: orders.receipt,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .innerJoin(members, eq(members.id, orders.memberId))
    .where(eq(orders.id, id));
  if (!order) return undefined;
  const { booker, ordered, ...rest } = order;
  const [lines, given, paidChanges, steps, changes, audit] = await Promise.all([
    listLines(db, id),
    listRefunds(db, id),
    listPaidChanges(db, id),
    listOrderSteps(db, id),
    listLineSteps(db, id),
    listHistory(db, { kind: "order", id }),
  ]);
  return {
    ...rest,
    booker: booker && maskedBooker(booker),
    /** Before it is paid there are no reservations yet. */
    ordered: ordered.map(({ key, kind, title, usedOn, amount }) => ({
      key,
      kind,
      title,
      usedOn,
      amount,
    })),
    lines,
    refunds: given,
    paidChanges,
    balance: balanceOf(order, given, paidChanges),
    steps,
    changes,
    audit,
  };
}

function maskedBooker({ firstName, lastName, email, phone, agreements }: OrderBooker) {
  return {
    name: `${lastName} ${firstName}`.toUpperCase(),
    email: maskEmail(email),
    phone: maskPhone(phone),
    hasAgreed: agreements.length > 0,
  };
}

export type OrderRecord = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

type Given = Pick<
  Awaited<ReturnType<typeof listRefunds>>[number],
  "kind" | "status" | "card" | "points"
>;

/** The payments and refunds: the rest is ours. */
function balanceOf(
  { status, total, points }: { readonly status: string; readonly total: Won; readonly points: Won },
  given: readonly Given[],
  paidChanges: readonly { readonly total: Won }[],
) {
  const done = given.filter((refund) => refund.status === "done");
  const back = done.reduce((sum, refund) => sum + refund.card + refund.points, 0);
  const more = paidChanges.reduce((sum, change) => sum + change.total, 0);
  // What could not be fulfilled was charged all the same; its points were never taken.
  const isReturned = given.some(({ kind }) => kind === "return");
  const notSold = isReturned ? total : 0;
  const paid = status === "PAID" ? total + points + more : notSold;
  return { paid: won(paid), back: won(back), left: won(paid - back) };
}

function listLines(db: Database, orderId: string) {
  return db
    .select({
      idx: reservations.idx,
      kind: reservations.kind,
      title: reservations.title,
      detail: reservations.detail,
      usedOn: reservations.usedOn,
      status: reservations.status,
      supplierReference: reservations.supplierReference,
      paid: reservations.paid,
      refund: reservations.refund,
    })
    .from(reservations)
    .where(eq(reservations.orderId, orderId))
    .orderBy(asc(reservations.usedOn), asc(reservations.idx));
}

/** What was paid apart for changes of its lines. */
function listPaidChanges(db: Database, orderId: string) {
  return db
    .select({ id: orders.id, number: orders.number, total: orders.total, paidAt: orders.paidAt })
    .from(orders)
    .where(and(eq(orders.changeOf, orderId), eq(orders.status, "PAID")))
    .orderBy(asc(orders.paidAt));
}

function listRefunds(db: Database, orderId: string) {
  return db
    .select({
      id: refunds.id,
      kind: refunds.kind,
      status: refunds.status,
      card: refunds.card,
      points: refunds.points,
      fee: refunds.fee,
      reason: refunds.reason,
      doneAt: refunds.doneAt,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(desc(refunds.createdAt));
}

function listOrderSteps(db: Database, orderId: string) {
  return db
    .select({
      id: orderEvents.id,
      event: orderEvents.event,
      after: orderEvents.after,
      at: orderEvents.createdAt,
    })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.id));
}

function listLineSteps(db: Database, orderId: string) {
  return db
    .select({
      id: reservationEvents.id,
      idx: reservations.idx,
      action: reservationEvents.action,
      after: reservationEvents.after,
      reason: reservationEvents.reason,
      actor: reservationEvents.actor,
      by: sql<string | null>`${members.name}`,
      at: reservationEvents.createdAt,
    })
    .from(reservationEvents)
    .innerJoin(reservations, eq(reservations.id, reservationEvents.reservationId))
    .leftJoin(members, eq(members.id, reservationEvents.actorId))
    .where(eq(reservations.orderId, orderId))
    .orderBy(desc(reservationEvents.id));
}
