import type { Database } from "#app/db/client.server.ts";
import { orders, reservationEvents, reservations } from "#app/db/schema/order/order-tables.ts";
import { refundLines, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { addDays, dateIn, dayRange, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { STANDARD_REFUND_TIERS } from "#app/domain/common/product/refund-tiers.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { billOfRows, billRow } from "#app/domain/pricing/bill.ts";
import { type Trip, type TripLine, trips } from "./content/trips.ts";
import { tripsTomorrow } from "./content/trips-tomorrow.ts";
import type { DemoClock } from "./demo-clock.ts";
import { historyOf } from "./demo-history.ts";
import { demoMemberId } from "./seed-members.server.ts";
import { seededUuid } from "./seeded.ts";

/** The demo member's trips: one upcoming, one past, one cancelled; and six to try a cancellation, a review or a re-check on. */
export async function seedTrips(db: Database, clock: DemoClock): Promise<void> {
  for (const trip of [...trips, ...tripsTomorrow]) await seedTrip(db, trip, clock);
}

async function seedTrip(db: Database, trip: Trip, clock: DemoClock): Promise<void> {
  const orderId = seededUuid(`order:${trip.key}`);
  const memberId = demoMemberId(trip.by);
  const paidAt = clock.hoursAgo(trip.paidDaysAgo * 24);
  // All trips are in Thailand, where it may still be yesterday.
  const today = dateIn("Asia/Bangkok", clock.hoursAgo(0));
  const total = won(trip.lines.reduce((sum, { paid }) => sum + paid, 0));
  await db.insert(orders).values({
    id: orderId,
    number: trip.number,
    memberId,
    name: trip.name,
    status: "PAID",
    paymentOrderId: trip.number,
    amount: total,
    total,
    paidAt,
    createdAt: paidAt,
  });
  await db.insert(reservations).values(
    trip.lines.map((line, index) => ({
      ...reservationOf(line, addDays(today, line.usedInDays), paidAt),
      id: reservationId(trip, index),
      orderId,
      memberId,
      lineKey: `${trip.key}:${index}`,
      parentLine: line.parentLine === undefined ? null : reservationId(trip, line.parentLine),
      voucherCode: `DEMO${trip.number.slice(-2)}${index}`,
    })),
  );
  const staffId = demoMemberId("ops");
  for (const [index, line] of trip.lines.entries()) {
    const ids = { reservationId: reservationId(trip, index), memberId };
    await db.insert(reservationEvents).values(historyOf(line, { ...ids, staffId, paidAt }));
    if (line.refund !== undefined) await seedRefund(db, { ...ids, orderId, line, paidAt });
  }
}

function reservationId(trip: Trip, index: number): string {
  return seededUuid(`reservation:${trip.key}:${index}`);
}

/** What a line says about its reservation, without the ids of its trip. */
function reservationOf(line: TripLine, usedOn: LocalDate, paidAt: Date) {
  const isConfirmed = line.reference !== undefined;
  return {
    kind: line.kind,
    productId: line.productId,
    title: line.title,
    detail: line.detail,
    usedOn,
    endsOn: line.nights ? addDays(usedOn, line.nights) : null,
    tiers: STANDARD_REFUND_TIERS,
    choice: choiceOf(line, usedOn),
    bill: billOf(line, usedOn),
    travellers: (line.names ?? []).map(([firstName, lastName]) => ({
      firstName,
      lastName,
      gender: null,
      birthday: null,
      handicap: null,
    })),
    amount: won(line.paid),
    card: won(line.paid),
    paid: won(line.paid),
    refund: line.refund === undefined ? null : won(line.refund),
    status: line.status,
    refundedCard: won(line.status === "CANCELLED" ? (line.refund ?? 0) : 0),
    statusBefore: line.status === "REFUND_REQUEST" ? ("COMPLETE" as const) : null,
    supplierReference: line.reference ?? null,
    confirmedBy: isConfirmed ? demoMemberId("ops") : null,
    confirmedAt: isConfirmed ? new Date(paidAt.getTime() + 3_600_000) : null,
    createdAt: paidAt,
  };
}

/** The choices of a round or a stay: its voucher shows them, and its owner can change them. */
function choiceOf(line: TripLine, date: LocalDate): CartLine | null {
  const { kind, productId, time, names, paid } = line;
  if (line.room) return stayOf(line, line.room, date);
  if (kind !== "golf" || !time) return null;
  const nothing = won(0);
  return {
    kind,
    courseId: productId,
    date,
    time,
    players: names?.length ?? 1,
    fees: { green: won(paid), cart: nothing, caddy: nothing, van: nothing },
    cars: 0,
    callvan: "none",
  };
}

function stayOf({ productId, nights = 1, paid }: TripLine, roomId: string, checkIn: LocalDate) {
  const room = { hotelId: productId, roomId, checkIn, checkOut: addDays(checkIn, nights) };
  return { kind: "hotel", ...room, rooms: 1, adults: 2, children: 0, price: won(paid) } as const;
}

/** What each golfer, or each night, cost: what has no bill can only be changed by staff. */
function billOf({ kind, time, names, paid, room, nights = 1 }: TripLine, usedOn: LocalDate) {
  if (room) {
    const each = won(paid / nights);
    return billOfRows(dayRange(usedOn, nights).map((night) => billRow("room", 1, each, night)));
  }
  if (kind !== "golf" || !time) return null;
  const golfers = names?.length ?? 1;
  const isEven = paid % golfers === 0;
  return billOfRows([
    isEven ? billRow("green", golfers, won(paid / golfers)) : billRow("green", 1, won(paid)),
  ]);
}

type SeededRefund = {
  readonly orderId: string;
  readonly memberId: string;
  readonly reservationId: string;
  readonly line: TripLine;
  readonly paidAt: Date;
};

/** A finished refund, or one that waits for staff. */
async function seedRefund(db: Database, refund: SeededRefund): Promise<void> {
  const { orderId, memberId, reservationId, line, paidAt } = refund;
  const id = seededUuid(`refund:${reservationId}`);
  const isDone = line.status === "CANCELLED";
  const sums = { card: won(line.refund ?? 0), points: won(0) };
  const fee = won(line.paid - sums.card);
  const at = new Date(paidAt.getTime() + 2 * 24 * 3_600_000);
  await db.insert(refunds).values({
    ...sums,
    id,
    orderId,
    kind: isDone ? "cancel" : "request",
    status: isDone ? "done" : "review",
    fee,
    reason: isDone ? "" : "동반자의 손목이 아파서 캐디 없이 치려고 해요.",
    askedBy: "member",
    askedById: memberId,
    transactionKey: isDone ? `demo-${id}` : null,
    doneAt: isDone ? at : null,
    createdAt: at,
  });
  const feePercent = Math.round((fee / line.paid) * 100);
  await db.insert(refundLines).values({ ...sums, refundId: id, reservationId, fee, feePercent });
}
