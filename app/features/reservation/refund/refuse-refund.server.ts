import { and, eq, inArray, ne } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { refundLines, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { canRestoreBooking } from "#app/domain/order/payment/refund-status.ts";
import {
  changeLineStatus,
  type Reservation,
} from "#app/features/order/record/lines-of-order.server.ts";
import { notifyBooker } from "#app/features/order/record/notify-booker.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { type CheckedFailedRefund, checkFailedRefund } from "./failed-refund.server.ts";
import { doneInParts } from "./refund-parts.server.ts";
import { dropProposals } from "./refund-proposals.server.ts";

/** The failed refund of a line, once it is certain that nothing of it was refunded; none where it has not failed. */
export async function checkFailedRefundOf(
  services: Services,
  reservationId: string,
): Promise<CheckedFailedRefund | undefined> {
  const [failed] = await openRefundsOf(services.db, reservationId, ["failed"]);
  return failed && checkFailedRefund(services, failed.id);
}

type Refusal = {
  readonly line: Reservation;
  readonly order: readonly Reservation[];
  readonly failed: CheckedFailedRefund | undefined;
  readonly staffId: string;
  readonly reason?: string | undefined;
  readonly now: Date;
};

/** Drops a refund that waits for staff, or that the provider refused for good: its lines get their old status. */
export async function refuseRefund(tx: Database, refusal: Refusal): Promise<void> {
  const { line, order, failed, staffId, now, reason = "" } = refusal;
  const [open] = await openRefundsOf(tx, line.id, ["review", "failed"]);
  if (!open || !canRestoreBooking(open)) throw new AppError("reservation.step_refused");
  const isSure =
    open.status === "review" || (open.id === failed?.id && open.tries === failed.tries);
  const isWhole = (await doneInParts(tx, [open.id])).size === 0;
  if (!isSure || !isWhole) throw new AppError("reservation.step_refused");
  const refused = await tx
    .update(refunds)
    .set({ status: "refused", decidedById: staffId, decision: reason, doneAt: now, tryAt: null })
    .where(
      and(eq(refunds.id, open.id), eq(refunds.status, open.status), eq(refunds.tries, open.tries)),
    )
    .returning({ id: refunds.id });
  if (refused.length === 0) throw new AppError("reservation.step_refused");
  await dropProposals(tx, open.id, now);
  const requested = await tx
    .select({ id: refundLines.reservationId })
    .from(refundLines)
    .where(eq(refundLines.refundId, open.id));
  for (const each of order.filter(({ id }) => requested.some((row) => row.id === id))) {
    const { status, statusBefore } = each;
    if (status !== "REFUND_REQUEST" || !statusBefore) continue;
    await changeLineStatus(tx, each, {
      action: "refuse_refund",
      actor: "staff",
      actorId: staffId,
      now,
      reason,
      after: statusBefore,
      set: { statusBefore: null },
    });
  }
  await notifyBooker(tx, line, {
    template: "refund-refused",
    event: `refund-refused:${open.id}`,
    words: { product: line.title, reason },
    link: `/reservation/${line.id}`,
  });
}

function openRefundsOf(
  db: Database,
  reservationId: string,
  statuses: readonly (typeof refunds.$inferSelect)["status"][],
) {
  return db
    .select({
      id: refunds.id,
      kind: refunds.kind,
      status: refunds.status,
      tries: refunds.tries,
    })
    .from(refunds)
    .innerJoin(refundLines, eq(refundLines.refundId, refunds.id))
    .where(
      and(
        eq(refundLines.reservationId, reservationId),
        inArray(refunds.status, [...statuses]),
        // The refund of a change is no request to be refused.
        ne(refunds.kind, "change"),
      ),
    );
}
