import { eq } from "drizzle-orm";
import { refunds } from "#app/db/schema/payment.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { openParts, type RefundPart, recordCancel } from "./refund-parts.server.ts";

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
    .select({
      orderId: refunds.orderId,
      card: refunds.card,
      status: refunds.status,
      tries: refunds.tries,
    })
    .from(refunds)
    .where(eq(refunds.id, refundId));
  if (refund?.status !== "failed") throw new AppError("reservation.step_refused");
  for (const part of await openParts(services.db, { id: refundId, ...refund })) {
    const transactionKey = await findCancel(services, part);
    if (!transactionKey) continue;
    const { orderId } = part;
    const isFinished = await recordCancel(services, { refundId, orderId, transactionKey });
    if (isFinished) throw new AppError("reservation.step_refused");
  }
  return { id: refundId, tries: refund.tries };
}

/** The provider's key of a cancel that was believed to have failed; none where nothing went back. */
async function findCancel(
  { payments }: Services,
  { paymentKey, reference }: RefundPart,
): Promise<string | undefined> {
  if (!paymentKey) return undefined;
  const seen = await payments?.find({ paymentKey });
  if (!seen || seen.outcome === "unknown") throw new AppError("reservation.refund_unclear");
  if (seen.outcome === "missing") return undefined;
  const cancel = seen.payment.cancels.find((each) => each.reference === reference);
  if (cancel && !cancel.isDone) throw new AppError("reservation.refund_unclear");
  return cancel?.transactionKey;
}
