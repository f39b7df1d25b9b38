import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders, reservationEvents, reservations } from "#app/db/schema/order/order-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { won } from "#app/domain/common/money.ts";
import type { ReasonCode } from "#app/domain/reservation/desk/reason-codes.ts";
import type { OrderedLine } from "#app/domain/reservation/refund/order-refund.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";
import type { Actor, ReservationAction } from "#app/domain/reservation/status/transitions.ts";
import { withdrawOffers } from "./open-offers.server.ts";

export type Reservation = typeof reservations.$inferSelect;

/** Every line of the order that a reservation belongs to, locked: a second change waits, and sees the first. */
export async function linesOfOrder(
  tx: Database,
  reservationId: string,
  ownerId?: string,
): Promise<Reservation[]> {
  const isOwn = ownerId === undefined ? undefined : eq(reservations.memberId, ownerId);
  const [requested] = await tx
    .select({ orderId: reservations.orderId })
    .from(reservations)
    .where(and(eq(reservations.id, reservationId), isOwn));
  if (!requested) throw new AppError("common.not_found");
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.id, requested.orderId))
    .for("update");
  return tx
    .select()
    .from(reservations)
    .where(eq(reservations.orderId, requested.orderId))
    .orderBy(reservations.id)
    .for("update");
}

type LineStep = {
  readonly action: ReservationAction;
  readonly after: ReservationStatus;
  readonly actor: Actor;
  readonly actorId: string | null;
  readonly now: Date;
  readonly reference?: string | undefined;
  readonly reason?: string | undefined;
  readonly code?: ReasonCode | undefined;
  /** What changes with the status. */
  readonly set?: Partial<typeof reservations.$inferInsert>;
};

/** Changes the status of a line, and records who did it; refused where it has another status by now. */
export async function changeLineStatus(
  tx: Database,
  { id, status: before }: Pick<Reservation, "id" | "status">,
  step: LineStep,
): Promise<void> {
  const moved = await tx
    .update(reservations)
    .set({ ...step.set, status: step.after })
    .where(and(eq(reservations.id, id), inArray(reservations.status, [before])))
    .returning({ id: reservations.id });
  if (moved.length === 0) throw new AppError("reservation.step_refused");
  if (step.after !== before) await withdrawOffers(tx, [id], step.now);
  await tx.insert(reservationEvents).values({
    reservationId: id,
    actor: step.actor,
    actorId: step.actorId,
    action: step.action,
    before,
    after: step.after,
    reason: step.reason ?? null,
    reasonCode: step.code ?? null,
    reference: step.reference ?? null,
    createdAt: step.now,
  });
}

/** A reservation as the refund rules read it. */
export function paidLine(line: Reservation): OrderedLine {
  return {
    key: line.id,
    status: line.status,
    usedOn: line.usedOn,
    zone: line.zone,
    tiers: line.tiers,
    parentLine: line.parentLine ?? undefined,
    paid: { card: line.card, points: line.points },
    refunded: { card: won(line.refundedCard), points: won(line.refundedPoints) },
  };
}

/** Changes the choice of a line without its status. */
export async function setLineChoice(
  tx: Database,
  reservationId: string,
  choice: NonNullable<Reservation["choice"]>,
): Promise<void> {
  await tx.update(reservations).set({ choice }).where(eq(reservations.id, reservationId));
}

type Moved = Pick<Reservation, "usedOn"> & { readonly choice: NonNullable<Reservation["choice"]> };

/** A line goes to another day with its round: the supplier's number was for the old one, and a new one is asked for. */
export async function moveLine(
  tx: Database,
  { id, supplierReference }: Pick<Reservation, "id" | "supplierReference">,
  moved: Moved,
  now: Date,
): Promise<void> {
  const recheck = { recheckedAt: null, recheckedBy: null, recheckedWith: null };
  const lost = supplierReference
    ? { supplierReference: null, heardFrom: null, referenceLostAt: now }
    : {};
  await tx
    .update(reservations)
    .set({ ...moved, ...recheck, ...lost })
    .where(eq(reservations.id, id));
}

type NewReference = Pick<Reservation, "heardFrom"> & {
  readonly reference: string;
  readonly by: string;
  readonly at: Date;
};

/** False where the line is no longer confirmed, or has a new number already. */
export async function setNewReference(
  tx: Database,
  reservationId: string,
  { reference, heardFrom, by, at }: NewReference,
): Promise<boolean> {
  const done = await tx
    .update(reservations)
    .set({
      supplierReference: reference,
      heardFrom,
      confirmedBy: by,
      confirmedAt: at,
      referenceLostAt: null,
    })
    .where(
      and(
        eq(reservations.id, reservationId),
        eq(reservations.status, "COMPLETE"),
        isNotNull(reservations.referenceLostAt),
      ),
    )
    .returning({ id: reservations.id });
  return done.length === 1;
}

type Recheck = { readonly at: Date; readonly by: string; readonly with: string };

/** False where the line is no longer confirmed, or was re-checked before. */
export async function setRechecked(
  tx: Database,
  reservationId: string,
  recheck: Recheck,
): Promise<boolean> {
  const done = await tx
    .update(reservations)
    .set({ recheckedAt: recheck.at, recheckedBy: recheck.by, recheckedWith: recheck.with })
    .where(
      and(
        eq(reservations.id, reservationId),
        eq(reservations.status, "COMPLETE"),
        isNull(reservations.recheckedAt),
      ),
    )
    .returning({ id: reservations.id });
  return done.length === 1;
}
