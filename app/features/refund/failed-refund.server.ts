import { eq } from "drizzle-orm";
import { orders } from "#app/db/schema/order.ts";
import { refunds } from "#app/db/schema/payment.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { finishRefund } from "./finish-refund.server.ts";
import { refundReference } from "./send-refunds.server.ts";

/** A refund that failed, with its number of tries: after another try it has to be checked again. */
export type CheckedFailedRefund = { readonly id: string; readonly tries: number };

/**
 * Before staff do anything else with a failed refund, the provider is asked once more that nothing of it went
 * back. If it did go back, the refund is finished here; without an answer nothing is done.
 */
export async function checkFailedRefund(
  services: Services,
  refundId: string,
): Promise<CheckedFailedRefund> {
  const [refund] = await services.db
    .select({ status: refunds.status, tries: refunds.tries, paymentKey: orders.paymentKey })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, refundId));
  if (refund?.status !== "failed") throw new AppError("reservation.step_refused");
  const { tries, paymentKey } = refund;
  const nothing = { id: refundId, tries };
  if (!paymentKey) return nothing;
  const seen = await services.payments?.find({ paymentKey });
  if (!seen || seen.outcome === "unknown") throw new AppError("reservation.refund_unclear");
  if (seen.outcome === "missing") return nothing;
  const reference = refundReference(refundId);
  const cancel = seen.payment.cancels.find((each) => each.reference === reference);
  if (!cancel) return nothing;
  if (!cancel.isDone) throw new AppError("reservation.refund_unclear");
  await finishRefund(services, refundId, cancel.transactionKey);
  throw new AppError("reservation.step_refused");
}
