import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { unfinishedStatuses } from "#app/domain/reservation/status/status.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import {
  linesOfOrder,
  type Reservation,
  setNewReference,
} from "#app/features/order/record/lines-of-order.server.ts";
import { notifyBooker } from "#app/features/order/record/notify-booker.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { requireShown } from "./shown-reservation.server.ts";

type NewReference = {
  readonly reservationId: string;
  readonly reference: string;
  readonly heardFrom?: string | undefined;
  /** The reference of another reservation is right here, too. */
  readonly isSameReference?: boolean | undefined;
  readonly shown?: string | undefined;
};

/**
 * The supplier's number for the day that a line moved to. Of two concurrent ones, one succeeds and the other is
 * refused.
 */
export async function renewReference(
  { db, now }: Pick<Services, "db" | "now">,
  staff: { readonly id: string },
  { reservationId, reference, heardFrom, isSameReference, shown }: NewReference,
): Promise<void> {
  await withSerializableRetry(db, async (tx) => {
    const at = now();
    const order = await linesOfOrder(tx, reservationId);
    await requireShown(tx, reservationId, shown);
    const line = order.find(({ id }) => id === reservationId);
    if (!line) throw new AppError("common.not_found");
    if (!isSameReference) await refuseSameReference(tx, line, reference);
    const from = heardFrom?.trim() || null;
    const given = { reference, heardFrom: from, by: staff.id, at };
    if (!(await setNewReference(tx, line.id, given)))
      throw new AppError("reservation.step_refused");
    await writeAudit(tx, {
      by: staff.id,
      action: "reservation.new_reference",
      subject: { kind: "reservation", id: line.id },
      before: { reference: null },
      after: { reference, heardFrom: from },
      at,
    });
    await notifyBooker(tx, line, {
      template: "reservation-confirmed",
      event: `confirmed-again:${line.id}:${line.usedOn}`,
      words: { product: line.title },
      link: `/reservation/${line.id}`,
    });
  });
}

/** Not a mistake for sure: staff may confirm after checking that it is right. */
export class SameReference extends AppError {
  /** The numbers of the other reservations. */
  readonly of: readonly number[];

  constructor(of: readonly number[]) {
    super("reservation.reference_used");
    this.of = of;
  }
}

/** Two bookings of one supplier under one reference are most often one that was typed twice. */
export async function refuseSameReference(
  tx: Database,
  line: Pick<Reservation, "id" | "kind" | "productId">,
  reference: string,
): Promise<void> {
  const same = await tx
    .select({ idx: reservations.idx })
    .from(reservations)
    .where(
      and(
        ne(reservations.id, line.id),
        eq(reservations.kind, line.kind),
        eq(reservations.productId, line.productId),
        inArray(reservations.status, unfinishedStatuses()),
        sql`lower(trim(${reservations.supplierReference})) = lower(${reference})`,
      ),
    )
    .orderBy(asc(reservations.idx))
    .limit(5);
  if (same.length > 0) throw new SameReference(same.map(({ idx }) => idx));
}
