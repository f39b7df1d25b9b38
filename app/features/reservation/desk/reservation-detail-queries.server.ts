import { and, asc, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders, reservationEvents, reservations } from "#app/db/schema/order/order-tables.ts";
import { stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import { refundLines, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import type { Won } from "#app/domain/common/money.ts";
import { maskPhone } from "#app/domain/common/text/mask.ts";
import type { ReasonCode } from "#app/domain/reservation/desk/reason-codes.ts";
import {
  ASK_SUPPLIER,
  REFUND_DECISIONS,
  type RequestSent,
} from "#app/domain/reservation/status/admin-forms.ts";
import { shownReservation } from "#app/features/reservation/record/shown-reservation.server.ts";
import { openCardOf } from "#app/features/reservation/refund/limits/left-of-trip.server.ts";

/** A reservation with its order. Names are unmasked because the course requires them; phone numbers stay masked. */
export async function findReservation(db: Database, idx: number) {
  const confirmers = alias(members, "confirmers");
  const recheckers = alias(members, "recheckers");
  const [reservation] = await db
    .select({
      ...getTableColumns(reservations),
      orderNumber: orders.number,
      orderName: orders.name,
      orderAmount: orders.amount,
      orderCoupon: orders.coupon,
      orderPoints: orders.points,
      orderTotal: orders.total,
      booker: orders.booker,
      receipt: orders.receipt,
      paidAt: orders.paidAt,
      customer: members.name,
      phone: members.phone,
      locale: members.locale,
      confirmer: confirmers.name,
      rechecker: recheckers.name,
    })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .innerJoin(members, eq(members.id, reservations.memberId))
    .leftJoin(confirmers, eq(confirmers.id, reservations.confirmedBy))
    .leftJoin(recheckers, eq(recheckers.id, reservations.recheckedBy))
    .where(eq(reservations.idx, idx));
  if (!reservation) return undefined;
  const { id, orderId, lineKey, phone, booker } = reservation;
  return {
    ...reservation,
    phone: phone && maskPhone(phone),
    booker: booker && {
      name: `${booker.lastName} ${booker.firstName}`.toUpperCase(),
      phone: maskPhone(booker.phone),
    },
    lines: await linesOf(db, orderId),
    history: await historyOf(db, id),
    requests: await requestsOf(db, id),
    decisions: await decisionsOf(db, id),
    refunds: await refundsOf(db, id),
    shown: await shownReservation(db, id),
    takes: (await takesOf(db, orderId)).filter((take) => take.lineKey === lineKey),
  };
}

export type ReservationRecord = NonNullable<Awaited<ReturnType<typeof findReservation>>>;

function linesOf(db: Database, orderId: string) {
  return db
    .select({
      idx: reservations.idx,
      id: reservations.id,
      parentLine: reservations.parentLine,
      title: reservations.title,
      usedOn: reservations.usedOn,
      paid: reservations.paid,
      status: reservations.status,
    })
    .from(reservations)
    .where(eq(reservations.orderId, orderId))
    .orderBy(asc(reservations.usedOn), asc(reservations.idx));
}

function historyOf(db: Database, reservationId: string) {
  return db
    .select({
      id: reservationEvents.id,
      actor: reservationEvents.actor,
      by: members.name,
      action: reservationEvents.action,
      before: reservationEvents.before,
      after: reservationEvents.after,
      reason: reservationEvents.reason,
      code: reservationEvents.reasonCode,
      reference: reservationEvents.reference,
      at: reservationEvents.createdAt,
    })
    .from(reservationEvents)
    .leftJoin(members, eq(members.id, reservationEvents.actorId))
    .where(eq(reservationEvents.reservationId, reservationId))
    .orderBy(desc(reservationEvents.id));
}

/** Requests sent to the supplier, with author and channel, newest first. */
function requestsOf(db: Database, reservationId: string) {
  return db
    .select({
      id: auditEntries.id,
      by: members.name,
      way: sql<RequestSent["way"]>`${auditEntries.after} ->> 'way'`,
      language: sql<RequestSent["language"]>`${auditEntries.after} ->> 'language'`,
      at: auditEntries.createdAt,
    })
    .from(auditEntries)
    .leftJoin(members, eq(members.id, auditEntries.actorId))
    .where(
      and(
        eq(auditEntries.subjectKind, "reservation"),
        eq(auditEntries.subjectId, reservationId),
        eq(auditEntries.action, ASK_SUPPLIER),
      ),
    )
    .orderBy(desc(auditEntries.id));
}

/** Staff decisions about refunds that did not change the status of the reservation, newest first. */
function decisionsOf(db: Database, reservationId: string) {
  const after = auditEntries.after;
  return db
    .select({
      id: auditEntries.id,
      by: members.name,
      action: sql<(typeof REFUND_DECISIONS)[number]>`${auditEntries.action}`,
      sum: sql<Won | null>`(${after} ->> 'card')::int + (${after} ->> 'points')::int`,
      reason: sql<string | null>`${after} ->> 'reason'`,
      code: sql<ReasonCode | null>`${after} ->> 'code'`,
      at: auditEntries.createdAt,
    })
    .from(auditEntries)
    .innerJoin(refundLines, sql`${refundLines.refundId}::text = ${auditEntries.subjectId}`)
    .leftJoin(members, eq(members.id, auditEntries.actorId))
    .where(
      and(
        eq(auditEntries.subjectKind, "refund"),
        inArray(auditEntries.action, [...REFUND_DECISIONS]),
        eq(refundLines.reservationId, reservationId),
      ),
    )
    .orderBy(desc(auditEntries.id));
}

/** Refunds that include this line, newest first, with all their lines. */
async function refundsOf(db: Database, reservationId: string) {
  const refundIds = db
    .select({ id: refundLines.refundId })
    .from(refundLines)
    .where(eq(refundLines.reservationId, reservationId));
  const rows = await db
    .select({
      ...getTableColumns(refunds),
      decidedBy: members.name,
    })
    .from(refunds)
    .leftJoin(members, eq(members.id, refunds.decidedById))
    .where(inArray(refunds.id, refundIds))
    .orderBy(desc(refunds.createdAt));
  const lines = await db
    .select({
      refundId: refundLines.refundId,
      fee: refundLines.fee,
      feePercent: refundLines.feePercent,
      givenCard: refundLines.card,
      givenPoints: refundLines.points,
      ...getTableColumns(reservations),
    })
    .from(refundLines)
    .innerJoin(reservations, eq(reservations.id, refundLines.reservationId))
    .where(inArray(refundLines.refundId, refundIds))
    .orderBy(asc(reservations.idx));
  const withLines = [];
  for (const row of rows) {
    const own = lines.filter(({ refundId }) => refundId === row.id);
    // What the card has not got back of it, and may.
    const openCard = row.status === "failed" ? await openCardOf(db, row) : row.card;
    withLines.push({ ...row, openCard, lines: own });
  }
  return withLines;
}

export type RefundRecord = ReservationRecord["refunds"][number];

function takesOf(db: Database, orderId: string) {
  return db
    .select({
      id: stockTakes.id,
      lineKey: stockTakes.lineKey,
      kind: stockTakes.kind,
      productId: stockTakes.productId,
      day: stockTakes.day,
      slot: stockTakes.slot,
      quantity: stockTakes.quantity,
      releasedAt: stockTakes.releasedAt,
    })
    .from(stockTakes)
    .where(eq(stockTakes.orderId, orderId))
    .orderBy(asc(stockTakes.day), asc(stockTakes.id));
}
