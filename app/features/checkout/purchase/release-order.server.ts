import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import {
  type AttemptEvent,
  attemptStatusesBefore,
  nextAttemptStatus,
} from "#app/domain/order/payment/attempt-status.ts";
import { returnBenefits } from "#app/features/benefit/spend-benefits.server.ts";
import {
  lockLentSeats,
  returnLentSeats,
} from "#app/features/community/partner/seat-of-order.server.ts";
import type { PaymentFailure } from "#app/features/order/payment/payment-gateway.server.ts";
import { changeOrderStatus } from "#app/features/order/record/order-status.server.ts";
import { releaseStock } from "#app/features/pricing/stock/stock.server.ts";
import { endChange } from "#app/features/reservation/change/apply-change.server.ts";
import {
  lockLentOffers,
  returnLentPlaces,
} from "#app/features/tournament/entry/entry-of-order.server.ts";

type Ending = {
  readonly event: Extract<AttemptEvent, "hold_expired" | "not_charged">;
  /** Why nothing was charged, and the provider's own code for it. */
  readonly failure?: Pick<PaymentFailure, "error" | "code"> | undefined;
  readonly now: Date;
};

/** Ends an order that was not charged; false, without any change, where its status has moved on meanwhile. */
export async function releaseOrder(
  tx: Database,
  orderId: string,
  ending: Ending,
): Promise<boolean> {
  const [before] = await tx
    .select({
      status: orders.status,
      memberId: orders.memberId,
      lines: orders.lines,
      changeOf: orders.changeOf,
    })
    .from(orders)
    .where(and(eq(orders.id, orderId), inArray(orders.status, attemptStatusesBefore(ending.event))))
    .for("update");
  if (!before) return false;
  const after = nextAttemptStatus(before.status, ending.event);
  await changeOrderStatus(tx, orderId, {
    event: ending.event,
    before: before.status,
    after,
    set: {
      checkAt: null,
      failure: ending.failure?.error ?? null,
      failureCode: ending.failure?.code ?? null,
    },
  });
  await returnBenefits(tx, { orderId, memberId: before.memberId, now: ending.now });
  const lent = await lockLentOffers(tx, before);
  const seats = await lockLentSeats(tx, before);
  await releaseStock(tx, orderId);
  await returnLentPlaces(tx, lent, ending.now);
  await returnLentSeats(tx, seats, ending.now);
  if (before.changeOf) await endChange(tx, orderId);
  return true;
}
