import type { Database } from "#app/db/client.server.ts";
import type { orders } from "#app/db/schema/order/order-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { nextAttemptStatus } from "#app/domain/order/payment/attempt-status.ts";
import type { Payment } from "#app/features/order/payment/payment-gateway.server.ts";
import {
  applyPaidChange,
  endChange,
} from "#app/features/reservation/change/apply-change.server.ts";
import { returnPayment } from "#app/features/reservation/refund/return-payment.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { markCharged } from "./mark-charged.server.ts";
import { releaseOrder } from "./release-order.server.ts";

type Order = typeof orders.$inferSelect;

/** The payment of a change: its lines change where they still can, also after its hold expired; otherwise it is refunded. */
export async function settleChange(
  tx: Database,
  { log, now }: Services,
  order: Order,
  payment: Payment | null,
): Promise<"paid" | "returning"> {
  const failure = await tryChange(tx, order, payment, now());
  if (failure === undefined) return "paid";
  log.error({ order: order.number, failure }, "a paid change cannot be made: the money goes back");
  const event = order.status === "READY" ? "hold_expired" : "not_charged";
  await releaseOrder(tx, order.id, { event, now: now() });
  await endChange(tx, order.id, failure);
  if (!payment) return "returning";
  await returnPayment(tx, { ...order, status: nextAttemptStatus(order.status, event) }, payment);
  return "returning";
}

/** In a savepoint, so that a failed try leaves the surrounding transaction clean. */
async function tryChange(
  tx: Database,
  order: Order,
  payment: Payment | null,
  now: Date,
): Promise<string | undefined> {
  try {
    await tx.transaction(async (inner) => {
      await markCharged(inner, order, { payment, now });
      await applyPaidChange(inner, order, now);
    });
    return undefined;
  } catch (cause) {
    if (cause instanceof AppError) return cause.code;
    throw cause;
  }
}
