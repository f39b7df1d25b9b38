import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { partnerApplications } from "#app/db/schema/community/partner-tables.ts";
import { type orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { LineSnapshot } from "#app/domain/order/line/line-snapshot.ts";
import { releaseTeePlace } from "#app/features/pricing/stock/hold-tee-place.server.ts";
import { notifyPartner } from "./partner-messages.server.ts";
import {
  type Application,
  endApplication,
  holdPlace,
  lockApplication,
  lockRound,
  type Round,
  updateApplication,
} from "./partner-store.server.ts";

type Buying = {
  readonly memberId: string;
  readonly lines: readonly Pick<LineSnapshot, "choice">[];
};

type Seat = { readonly round: Round; readonly application: Application };

function postsIn({ lines }: Pick<Buying, "lines">): readonly number[] {
  return lines
    .flatMap(({ choice }) => (choice.kind === "golf" && choice.join ? [choice.join] : []))
    .toSorted((one, other) => one - other);
}

async function lockSeat(tx: Database, postId: number, memberId: string): Promise<Seat | undefined> {
  const round = await lockRound(tx, postId);
  const application = await lockApplication(tx, { postId, memberId });
  return round && application ? { round, application } : undefined;
}

/** Before an order takes its stock: the place that is held for the buyer becomes free for this order alone. */
export async function lendSeats(
  tx: Database,
  { memberId, lines }: Buying,
  now: Date,
): Promise<void> {
  for (const postId of postsIn({ lines })) {
    const seat = await lockSeat(tx, postId, memberId);
    const isOpen = seat?.application.state === "accepted" && !seat.round.cancelledAt;
    if (!seat || !isOpen || (seat.application.payUntil ?? now) <= now) {
      throw new AppError("partner.pay_late");
    }
    if (!seat.application.held) throw new AppError("partner.being_paid");
    await updateApplication(tx, seat.application.id, { held: false });
    await releaseTeePlace(tx, seat.round);
  }
}

/** Seats that lent their places to an order which now ends unpaid; locked before its stock is released. */
export async function lockLentSeats(tx: Database, { memberId, lines }: Buying): Promise<Seat[]> {
  const seats = [];
  for (const postId of postsIn({ lines })) {
    const seat = await lockSeat(tx, postId, memberId);
    if (seat?.application.state === "accepted" && !seat.application.held) seats.push(seat);
  }
  return seats;
}

/** The seat holds its place again until its day is over; where it is, the seat is given up. */
export async function returnLentSeats(
  tx: Database,
  seats: readonly Seat[],
  now: Date,
): Promise<void> {
  for (const { round, application } of seats) {
    const isOpen = (application.payUntil ?? now) > now;
    if (isOpen && (await holdPlace(tx, round, application.id))) continue;
    await giveUpUnpaid(tx, round, application);
  }
}

/** Not paid in time: both sides are notified. */
export async function giveUpUnpaid(
  tx: Database,
  round: Round,
  application: Application,
): Promise<void> {
  await endApplication(tx, round, application, "expired");
  const next = { ...application, version: application.version + 1 };
  await notifyPartner(tx, application.memberId, next, { template: "partner-expired" });
  await notifyPartner(tx, round.memberId, next, { template: "partner-withdrawn" });
}

/** Whether every seat of an order that was charged is still the buyer's to take. */
export async function areSeatsOpen(tx: Database, order: Buying): Promise<boolean> {
  for (const postId of postsIn(order)) {
    const seat = await lockSeat(tx, postId, order.memberId);
    if (seat?.application.state !== "accepted" || seat.round.cancelledAt) return false;
  }
  return true;
}

/** A paid line is a paid seat. */
export async function takePaidSeats(
  tx: Database,
  order: Pick<typeof orders.$inferSelect, "id" | "memberId" | "lines">,
): Promise<void> {
  for (const line of order.lines) {
    if (line.choice.kind !== "golf" || !line.choice.join) continue;
    const seat = await lockSeat(tx, line.choice.join, order.memberId);
    const [made] = await tx
      .select({ id: reservations.id })
      .from(reservations)
      .where(and(eq(reservations.orderId, order.id), eq(reservations.lineKey, line.key)));
    if (!seat || !made) throw new AppError("common.unexpected");
    const { round, application } = seat;
    await updateApplication(tx, application.id, {
      state: "paid",
      payUntil: null,
      reservationId: made.id,
    });
    const next = { ...application, version: application.version + 1 };
    await notifyPartner(tx, round.memberId, next, { template: "partner-paid" });
  }
}

/** A cancelled reservation gives up its seat; its place was released with its order's stock. */
export async function giveUpSeatOf(tx: Database, reservationId: string): Promise<void> {
  const [paid] = await tx
    .select({ postId: partnerApplications.postId, memberId: partnerApplications.memberId })
    .from(partnerApplications)
    .where(
      and(
        eq(partnerApplications.reservationId, reservationId),
        eq(partnerApplications.state, "paid"),
      ),
    );
  if (!paid) return;
  const seat = await lockSeat(tx, paid.postId, paid.memberId);
  if (seat?.application.state !== "paid") return;
  await endApplication(tx, seat.round, seat.application, "withdrawn");
  const next = { ...seat.application, version: seat.application.version + 1 };
  await notifyPartner(tx, seat.round.memberId, next, { template: "partner-withdrawn" });
}
