import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Won } from "#app/domain/common/money.ts";
import { hasRefundElsewhere } from "#app/features/order/provider-list/refunds-elsewhere.server.ts";
import { openCardOf, reduceTo } from "./left-of-trip.server.ts";

/** A waiting refund as its page showed it; the sum where it is approved unchanged. */
export type ShownDecision = {
  readonly reservationId: string;
  readonly page: string;
  readonly sum?: Won | undefined;
};

/** A failed refund as its page showed it: which, after how many tries, and what of it the card was to get. */
export type ShownRefund = {
  readonly refund: string;
  readonly tries: number;
  readonly sum: Won;
};

/** What of a failed refund is to be paid by hand, as it was shown; the refund is reduced to it. The caller has locked the order. */
export async function toPay(tx: Database, refundId: string, shown?: ShownRefund): Promise<Won> {
  const refund = await failedAsShown(tx, refundId, shown);
  // A refund made elsewhere may be this money: staff look at it first, and write down what it was.
  if (refund.kind !== "return" && (await hasRefundElsewhere(tx, refund.orderId))) {
    throw new AppError("reservation.refunded_elsewhere");
  }
  return reduceTo(tx, refund, refund.open);
}

/** The same of what is sent again. Under the name of an earlier try, another sum would be another refund. */
export async function toSendAgain(
  tx: Database,
  refundId: string,
  { shown, isClear }: { readonly shown: ShownRefund | undefined; readonly isClear: boolean },
): Promise<void> {
  const refund = await failedAsShown(tx, refundId, shown);
  const card = await reduceTo(tx, refund, refund.open);
  if (card !== refund.card && !isClear) throw new AppError("reservation.refund_unclear");
}

async function failedAsShown(tx: Database, refundId: string, shown?: ShownRefund) {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for("update");
  if (refund?.status !== "failed") throw new AppError("reservation.step_refused");
  const open = await openCardOf(tx, refund);
  if (shown && (shown.refund !== refundId || shown.tries !== refund.tries)) {
    throw new AppError("record.page_old");
  }
  if (shown && shown.sum !== open) throw new AppError("reservation.refund_changed");
  return { ...refund, open };
}
