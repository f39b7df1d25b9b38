import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { isPaidByBankTransfer } from "#app/domain/order/payment/bank-transfer.ts";
import { isSameRefund } from "#app/domain/order/payment/refund-split.ts";
import { hasRefundElsewhere } from "#app/features/order/provider-list/refunds-elsewhere.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { recordExternalCancels } from "./external-cancels.server.ts";
import { openParts, type RefundPart } from "./refund-parts.server.ts";

/** A refund that failed, with its number of tries: after another try it has to be checked again. */
export type CheckedFailedRefund = { readonly id: string; readonly tries: number };

/**
 * Before staff do anything else with a failed refund, the provider is asked once more that nothing was refunded, by us
 * or in its console. A refund that was made is recorded here, and the page is outdated; without an answer nothing is
 * done.
 */
export async function checkFailedRefund(
  services: Services,
  refundId: string,
): Promise<CheckedFailedRefund> {
  const refund = await findFailed(services.db, refundId);
  if (!refund) throw new AppError("reservation.step_refused");
  if (await recordNews(services, refund)) throw new AppError("reservation.step_refused");
  return { id: refundId, tries: refund.tries };
}

/** over: it was refunded after all · nothing: it surely was not · unclear: it has to be sent again to know. */
type Seen = "over" | "nothing" | "unclear";

/** The outcome of a failed refund at the provider; a refund that was made is recorded here. */
export async function lookAgain(services: Services, refundId: string): Promise<Seen> {
  const refund = await findFailed(services.db, refundId);
  if (!refund) throw new AppError("reservation.step_refused");
  let isClear = true;
  try {
    await recordNews(services, refund);
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    isClear = false;
  }
  if (!(await findFailed(services.db, refundId))) return wentBack(services.db, refundId);
  // A refund made elsewhere may be this money: staff look at it first, and write down what it was.
  if (refund.kind !== "return" && (await hasRefundElsewhere(services.db, refund.orderId))) {
    throw new AppError("reservation.refunded_elsewhere");
  }
  return isClear ? "nothing" : "unclear";
}

/** The desk is not told "sent again" of a refund that a colleague decided while the provider was asked. */
async function wentBack(db: Database, refundId: string): Promise<"over"> {
  const [refund] = await db
    .select({ status: refunds.status, transactionKey: refunds.transactionKey })
    .from(refunds)
    .where(eq(refunds.id, refundId));
  if (refund?.status === "done" && !isPaidByBankTransfer(refund.transactionKey)) return "over";
  throw new AppError("reservation.step_refused");
}

async function findFailed(db: Database, refundId: string) {
  const [refund] = await db
    .select({
      id: refunds.id,
      orderId: refunds.orderId,
      kind: refunds.kind,
      card: refunds.card,
      status: refunds.status,
      tries: refunds.tries,
      resends: refunds.resends,
    })
    .from(refunds)
    .where(eq(refunds.id, refundId));
  return refund?.status === "failed" ? refund : undefined;
}

type FailedRefund = NonNullable<Awaited<ReturnType<typeof findFailed>>>;

/** Looks at each of its payments; true for a refund that our records did not know. */
async function recordNews(services: Services, refund: FailedRefund): Promise<boolean> {
  let isNews = false;
  for (const part of await openParts(services.db, refund)) {
    const payment = await lookUp(services, part);
    if (!payment) continue;
    if ((await recordExternalCancels(services, part.orderId, payment)) !== "none") isNews = true;
  }
  return isNews;
}

/** Undefined where the provider knows of no payment. */
async function lookUp({ payments }: Services, { paymentKey, reference }: RefundPart) {
  if (!paymentKey) return undefined;
  const seen = await payments?.find({ paymentKey });
  if (!seen || seen.outcome === "unknown") throw new AppError("reservation.refund_unclear");
  if (seen.outcome === "missing") return undefined;
  const cancel = seen.payment.cancels.find((each) => isSameRefund(each.reference, reference));
  if (cancel && !cancel.isDone) throw new AppError("reservation.refund_unclear");
  return seen.payment;
}
