import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import {
  orderEvents,
  orders,
  reservationEvents,
  reservations,
  timeOffers,
} from "#app/db/schema/order/order-tables.ts";
import { reservationChanges } from "#app/db/schema/reservation/change-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { tripLinks } from "#app/db/schema/reservation/trip-links-tables.ts";
import { tournamentEntrants, tournamentEntries } from "#app/db/schema/tournament-tables.ts";
import type { LineState } from "#app/domain/reservation/change/change-plan.ts";

/** What a member booked, paid, was refunded and shared. */
export async function collectTrips(db: Database, memberId: string) {
  return {
    ...(await collectOrders(db, memberId)),
    ...(await collectOrderHistory(db, memberId)),
    ...(await collectReservations(db, memberId)),
    ...(await collectChanges(db, memberId)),
    ...(await collectEntries(db, memberId)),
  };
}

async function collectOrders(db: Database, memberId: string) {
  const isMine = eq(orders.memberId, memberId);
  const ordered = await db
    .select({
      number: orders.number,
      name: orders.name,
      status: orders.status,
      amount: orders.amount,
      coupon: orders.coupon,
      points: orders.points,
      total: orders.total,
      receipt: orders.receipt,
      booker: orders.booker,
      lines: orders.lines,
      paidAt: orders.paidAt,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(isMine)
    .orderBy(asc(orders.createdAt));
  return {
    orders: ordered.map(({ lines, ...order }) => ({
      ...order,
      lines: lines.map(({ title, detail, usedOn, amount, travellers }) => ({
        title,
        detail,
        usedOn,
        amount,
        travellers,
      })),
    })),
  };
}

async function collectOrderHistory(db: Database, memberId: string) {
  const isMine = eq(orders.memberId, memberId);
  return {
    orderSteps: await db
      .select({
        order: orders.number,
        event: orderEvents.event,
        before: orderEvents.before,
        after: orderEvents.after,
        createdAt: orderEvents.createdAt,
      })
      .from(orderEvents)
      .innerJoin(orders, eq(orders.id, orderEvents.orderId))
      .where(isMine)
      .orderBy(asc(orderEvents.id)),
    refunds: await db
      .select({
        order: orders.number,
        kind: refunds.kind,
        status: refunds.status,
        card: refunds.card,
        points: refunds.points,
        fee: refunds.fee,
        reason: refunds.reason,
        askedBy: refunds.askedBy,
        askedAt: refunds.createdAt,
        doneAt: refunds.doneAt,
      })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(isMine)
      .orderBy(asc(refunds.createdAt)),
    // Without the link itself: this file must not be able to open the trip.
    sharedTrips: await db
      .select({
        order: orders.number,
        since: tripLinks.createdAt,
        revokedAt: tripLinks.revokedAt,
      })
      .from(tripLinks)
      .innerJoin(orders, eq(orders.id, tripLinks.orderId))
      .where(eq(tripLinks.memberId, memberId))
      .orderBy(asc(tripLinks.createdAt)),
  };
}

async function collectChanges(db: Database, memberId: string) {
  const rows = await db
    .select({
      number: reservations.idx,
      status: reservationChanges.status,
      lines: reservationChanges.lines,
      paid: reservationChanges.pay,
      createdAt: reservationChanges.createdAt,
      doneAt: reservationChanges.doneAt,
    })
    .from(reservationChanges)
    .innerJoin(reservations, eq(reservations.id, reservationChanges.reservationId))
    .where(eq(reservationChanges.memberId, memberId))
    .orderBy(asc(reservationChanges.createdAt));
  return {
    changes: rows.map(({ lines, ...change }) => ({
      ...change,
      lines: lines.map(({ before, after, fee }) => ({
        before: shownState(before),
        after: shownState(after),
        fee,
      })),
    })),
  };
}

function shownState({ title, detail, usedOn, endsOn, amount, travellers }: LineState) {
  return { title, detail, usedOn, endsOn, amount, travellers };
}

async function collectReservations(db: Database, memberId: string) {
  const isMine = eq(reservations.memberId, memberId);
  return {
    reservations: await db
      .select({
        number: reservations.idx,
        order: orders.number,
        kind: reservations.kind,
        product: reservations.productId,
        title: reservations.title,
        detail: reservations.detail,
        usedOn: reservations.usedOn,
        endsOn: reservations.endsOn,
        amount: reservations.amount,
        coupon: reservations.coupon,
        points: reservations.points,
        card: reservations.card,
        paid: reservations.paid,
        refund: reservations.refund,
        status: reservations.status,
        confirmedAt: reservations.confirmedAt,
        voucher: reservations.voucherCode,
        travellers: reservations.travellers,
        createdAt: reservations.createdAt,
      })
      .from(reservations)
      .innerJoin(orders, eq(orders.id, reservations.orderId))
      .where(isMine)
      .orderBy(asc(reservations.usedOn), asc(reservations.idx)),
    reservationSteps: await db
      .select({
        number: reservations.idx,
        by: reservationEvents.actor,
        action: reservationEvents.action,
        before: reservationEvents.before,
        after: reservationEvents.after,
        createdAt: reservationEvents.createdAt,
      })
      .from(reservationEvents)
      .innerJoin(reservations, eq(reservations.id, reservationEvents.reservationId))
      .where(isMine)
      .orderBy(asc(reservationEvents.id)),
    timeOffers: await db
      .select({
        number: reservations.idx,
        times: timeOffers.times,
        status: timeOffers.status,
        taken: timeOffers.taken,
        note: timeOffers.note,
        expiresAt: timeOffers.expiresAt,
        answeredAt: timeOffers.answeredAt,
        createdAt: timeOffers.createdAt,
      })
      .from(timeOffers)
      .innerJoin(reservations, eq(reservations.id, timeOffers.reservationId))
      .where(isMine)
      .orderBy(asc(timeOffers.id)),
  };
}

/** Tournaments that a member applied for, with the people of each entry. */
async function collectEntries(db: Database, memberId: string) {
  const entries = await db
    .select({
      id: tournamentEntries.id,
      tournament: tournamentEntries.tournamentId,
      state: tournamentEntries.state,
      wish: tournamentEntries.wish,
      wishNames: tournamentEntries.wishNames,
      van: tournamentEntries.van,
      hotel: tournamentEntries.hotel,
      reason: tournamentEntries.reason,
      createdAt: tournamentEntries.createdAt,
    })
    .from(tournamentEntries)
    .where(eq(tournamentEntries.memberId, memberId))
    .orderBy(asc(tournamentEntries.createdAt));
  const people = await db
    .select({
      entryId: tournamentEntrants.entryId,
      name: tournamentEntrants.name,
      gender: tournamentEntrants.gender,
      birthYear: tournamentEntrants.birthYear,
      handicap: tournamentEntrants.handicap,
      shirt: tournamentEntrants.shirt,
    })
    .from(tournamentEntrants)
    .innerJoin(tournamentEntries, eq(tournamentEntries.id, tournamentEntrants.entryId))
    .where(eq(tournamentEntries.memberId, memberId))
    .orderBy(asc(tournamentEntrants.entryId), asc(tournamentEntrants.position));
  return {
    tournamentEntries: entries.map(({ id, ...entry }) => ({
      ...entry,
      people: people
        .filter(({ entryId }) => entryId === id)
        .map(({ entryId: _, ...person }) => person),
    })),
  };
}
