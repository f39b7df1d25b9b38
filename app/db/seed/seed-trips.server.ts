import type { Database } from "#app/db/client.server.ts";
import { orders, reservationEvents, reservations } from "#app/db/schema/order.ts";
import { refundLines, refunds } from "#app/db/schema/payment.ts";
import { addDays, dateIn, type LocalDate } from "#app/domain/local-date.ts";
import { won } from "#app/domain/money.ts";
import { STANDARD_REFUND_TIERS } from "#app/domain/reservation/refund/refund.ts";
import { type Trip, type TripLine, trips } from "./content/trips.ts";
import { tripsTomorrow } from "./content/trips-tomorrow.ts";
import type { DemoClock } from "./demo-clock.ts";
import { historyOf } from "./demo-history.ts";
import { demoMemberId } from "./seed-members.server.ts";
import { seededUuid } from "./seeded.ts";

/** The demo member's trips: one to come, one behind them, one called off; and six for those who try a cancel, a review or a second asking. */
export async function seedTrips(db: Database, clock: DemoClock): Promise<void> {
  for (const trip of [...trips, ...tripsTomorrow]) await layTrip(db, trip, clock);
}

async function layTrip(db: Database, trip: Trip, clock: DemoClock): Promise<void> {
  const orderId = seededUuid(`order:${trip.key}`);
  const memberId = demoMemberId(trip.by);
  const paidAt = clock.hoursAgo(trip.paidDaysAgo * 24);
  // All of them are in Thailand, where it may still be yesterday.
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
  const idOf = (index: number) => seededUuid(`reservation:${trip.key}:${index}`);
  await db.insert(reservations).values(
    trip.lines.map((line, index) => {
      const usedOn = addDays(today, line.usedInDays);
      const isConfirmed = line.reference !== undefined;
      return {
        id: idOf(index),
        orderId,
        memberId,
        lineKey: `${trip.key}:${index}`,
        kind: line.kind,
        productId: line.productId,
        title: line.title,
        detail: line.detail,
        usedOn,
        endsOn: line.nights ? addDays(usedOn, line.nights) : null,
        parentLine: line.parentLine === undefined ? null : idOf(line.parentLine),
        tiers: STANDARD_REFUND_TIERS,
        choice: choiceOf(line, usedOn),
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
        voucherCode: `DEMO${trip.number.slice(-2)}${index}`,
        createdAt: paidAt,
      };
    }),
  );
  const staffId = demoMemberId("ops");
  for (const [index, line] of trip.lines.entries()) {
    const own = { reservationId: idOf(index), memberId, staffId, paidAt };
    await db.insert(reservationEvents).values(historyOf(line, own));
    if (line.refund !== undefined) {
      await layRefund(db, { orderId, memberId, reservationId: idOf(index), line, paidAt });
    }
  }
}

/** Of a round as much as its voucher tells. */
function choiceOf({ kind, productId, time, names, paid }: TripLine, date: LocalDate) {
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
    callvan: "none" as const,
  };
}

type LaidRefund = {
  readonly orderId: string;
  readonly memberId: string;
  readonly reservationId: string;
  readonly line: TripLine;
  readonly paidAt: Date;
};

/** One that is done, or one that waits for the desk. */
async function layRefund(db: Database, laid: LaidRefund): Promise<void> {
  const { orderId, memberId, reservationId, line, paidAt } = laid;
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
