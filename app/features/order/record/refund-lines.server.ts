import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { reservationEvents, reservations } from "#app/db/schema/order/order-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { statusesBefore } from "#app/domain/reservation/status/status.ts";
import { giveUpSeatOf } from "#app/features/community/partner/seat-of-order.server.ts";
import { cancelEntryOf } from "#app/features/tournament/entry/entry-of-order.server.ts";
import type { Reservation } from "./lines-of-order.server.ts";
import { withdrawOffers } from "./open-offers.server.ts";

type NewEvent = typeof reservationEvents.$inferInsert;

type RefundRequest = {
  readonly lines: readonly Pick<Reservation, "id" | "status">[];
  readonly by: Pick<NewEvent, "actor" | "actorId" | "reason" | "reasonCode">;
  readonly now: Date;
};

/** All of the lines, or none where one has another status by now. */
export async function requestRefund(
  tx: Database,
  { lines, by, now }: RefundRequest,
): Promise<void> {
  const ids = lines.map(({ id }) => id);
  const open = statusesBefore("REFUND_REQUEST");
  const changed = await tx
    .update(reservations)
    .set({ status: "REFUND_REQUEST", statusBefore: sql`${reservations.status}` })
    .where(and(inArray(reservations.id, ids), inArray(reservations.status, open)))
    .returning({ id: reservations.id });
  if (changed.length !== ids.length) throw new AppError("reservation.step_refused");
  await withdrawOffers(tx, ids, now);
  await tx.insert(reservationEvents).values(
    lines.map(({ id, status }) => ({
      ...by,
      reservationId: id,
      action: "ask_refund",
      before: status,
      after: "REFUND_REQUEST" as const,
      createdAt: now,
    })),
  );
}

/** For money that the provider has already refunded: requests the refund of every confirmed line. */
export async function requestRefundOfOrder(
  tx: Database,
  orderId: string,
  now: Date,
): Promise<void> {
  const requested = await tx
    .update(reservations)
    .set({ status: "REFUND_REQUEST", statusBefore: "COMPLETE" })
    .where(and(eq(reservations.orderId, orderId), eq(reservations.status, "COMPLETE")))
    .returning({ id: reservations.id });
  if (requested.length === 0) return;
  await tx.insert(reservationEvents).values(
    requested.map(({ id }) => ({
      reservationId: id,
      actor: "system" as const,
      action: "ask_refund",
      before: "COMPLETE" as const,
      after: "REFUND_REQUEST" as const,
      createdAt: now,
    })),
  );
}

type RefundedLine = Pick<Reservation, "id" | "status"> & {
  readonly card: number;
  readonly points: number;
};

/** Adds a line's part of a refund; a line that is still open is cancelled. */
export async function refundLine(
  tx: Database,
  { id, status, card, points }: RefundedLine,
  event: Omit<NewEvent, "reservationId" | "before" | "after">,
): Promise<void> {
  const isOpen = statusesBefore("CANCELLED").includes(status);
  await tx
    .update(reservations)
    .set({
      refundedCard: sql`${reservations.refundedCard} + ${card}`,
      refundedPoints: sql`${reservations.refundedPoints} + ${points}`,
      refund: sql`${reservations.refundedCard} + ${reservations.refundedPoints} + ${card + points}`,
      ...(isOpen ? { status: "CANCELLED" as const } : {}),
    })
    .where(and(eq(reservations.id, id), eq(reservations.status, status)));
  if (!isOpen) return;
  await cancelEntryOf(tx, id);
  await giveUpSeatOf(tx, id);
  await tx
    .insert(reservationEvents)
    .values({ ...event, reservationId: id, before: status, after: "CANCELLED" });
}
