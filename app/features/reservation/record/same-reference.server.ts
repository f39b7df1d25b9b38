import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { unfinishedStatuses } from "#app/domain/reservation/status/status.ts";
import type { Reservation } from "#app/features/order/record/lines-of-order.server.ts";

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
