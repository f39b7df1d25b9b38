import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { reservationEvents, reservations } from "#app/db/schema/order/order-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { won } from "#app/domain/common/money.ts";
import type { LineState } from "#app/domain/reservation/change/change-plan.ts";
import { TRANSITIONS } from "#app/domain/reservation/status/transitions.ts";
import type { Reservation } from "./lines-of-order.server.ts";
import { withdrawOffers } from "./open-offers.server.ts";

type Line = Pick<Reservation, "id" | "status" | "supplierReference">;

type ChangedBy = {
  readonly memberId: string;
  /** What it was, and what it is now. */
  readonly reference: string;
  readonly now: Date;
};

/** A line in its new state, money included; the supplier's number was for the old one, and a new one is asked for. */
export async function changeLine(
  tx: Database,
  line: Line,
  { needs: _, ...after }: LineState,
  by: ChangedBy,
): Promise<void> {
  const recheck = { recheckedAt: null, recheckedBy: null, recheckedWith: null };
  const lost = line.supplierReference
    ? { supplierReference: null, heardFrom: null, referenceLostAt: by.now }
    : {};
  const set = { ...after, paid: won(after.card + after.points), ...recheck, ...lost };
  await updateOpen(tx, line, set);
  await withdrawOffers(tx, [line.id], by.now);
  await addStep(tx, line, by);
}

/** Replaces a traveller's name; the place with the supplier stays booked. */
export async function exchangeNames(
  tx: Database,
  line: Line,
  travellers: LineState["travellers"],
  by: ChangedBy,
): Promise<void> {
  await updateOpen(tx, line, { travellers });
  await addStep(tx, line, by);
}

async function updateOpen(
  tx: Database,
  { id }: Line,
  set: Partial<typeof reservations.$inferInsert>,
): Promise<void> {
  const changed = await tx
    .update(reservations)
    .set(set)
    .where(and(eq(reservations.id, id), inArray(reservations.status, [...TRANSITIONS.change.from])))
    .returning({ id: reservations.id });
  if (changed.length === 0) throw new AppError("reservation.change_over");
}

async function addStep(
  tx: Database,
  { id, status }: Line,
  { memberId, reference, now }: ChangedBy,
): Promise<void> {
  await tx.insert(reservationEvents).values({
    reservationId: id,
    actor: "member",
    actorId: memberId,
    action: "change",
    before: status,
    after: status,
    reference,
    createdAt: now,
  });
}
