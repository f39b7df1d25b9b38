import { and, eq } from "drizzle-orm";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { bankTransferKey } from "#app/domain/order/payment/bank-transfer.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import {
  type ShownRefund,
  toPay,
} from "#app/features/reservation/refund/limits/shown-refund.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { checkFailedRefund } from "./failed-refund.server.ts";
import { applyRefund } from "./finish-refund.server.ts";
import { lockOrderOf } from "./refund-message.server.ts";

export type BankTransfer = {
  readonly refundId: string;
  /** What the bank calls the transfer. */
  readonly reference: string;
  readonly reason: string;
  /** What the page showed: after how many tries, and the sum to transfer. */
  readonly shown?: ShownRefund | undefined;
};

/** Finishes a refund that the provider refused and that was paid by bank transfer. */
export async function payRefundByBankTransfer(
  services: Services,
  staff: { readonly id: string },
  { refundId, reference, reason, shown }: BankTransfer,
): Promise<void> {
  const { tries } = await checkFailedRefund(services, refundId);
  const now = services.now();
  await withSerializableRetry(services.db, async (tx) => {
    const order = await lockOrderOf(tx, refundId);
    const card = await toPay(tx, refundId, shown);
    // Refused if it is sent again meanwhile.
    const [refund] = await tx
      .update(refunds)
      .set({
        status: "done",
        transactionKey: bankTransferKey(refundId, reference),
        tryAt: null,
        doneAt: now,
      })
      .where(
        and(
          eq(refunds.id, refundId),
          eq(refunds.status, "failed"),
          eq(refunds.tries, tries),
          eq(refunds.card, card),
        ),
      )
      .returning();
    if (!order || !refund) throw new AppError("reservation.step_refused");
    await applyRefund(tx, { order, refund, now, by: { staffId: staff.id, reference, reason } });
    const { points, failureCode } = refund;
    await writeAudit(tx, {
      by: staff.id,
      action: "refund.hand_paid",
      subject: { kind: "refund", id: refundId },
      before: { status: "failed", failureCode },
      after: { status: "done", card, points, reference, reason },
      at: now,
    });
  });
}
