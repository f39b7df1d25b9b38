import { and, eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { refundLines, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { ReasonCode } from "#app/domain/reservation/desk/reason-codes.ts";
import { shareRefund } from "#app/domain/reservation/refund/staff-decision.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { linesOfOrder, paidLine } from "#app/features/order/record/lines-of-order.server.ts";
import { requireShown } from "#app/features/reservation/record/shown-reservation.server.ts";
import {
  type ShownDecision,
  type ShownRefund,
  toSendAgain,
} from "#app/features/reservation/refund/limits/shown-refund.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FIRST_TRY } from "./cancel-choice.ts";
import { lookAgain } from "./failed-refund.server.ts";
import { leftOfTrip } from "./limits/left-of-trip.server.ts";
import { lockOrderOf } from "./refund-message.server.ts";
import { dropProposals } from "./refund-proposals.server.ts";
import { sendRefundSoon } from "./send-refund-soon.server.ts";

export type Approval = {
  readonly refundId: string;
  /** Amounts set by staff, instead of the policy's. */
  readonly card?: Won | undefined;
  readonly points?: Won | undefined;
  readonly reason?: string | undefined;
  readonly code?: ReasonCode | undefined;
  readonly shown?: ShownDecision | undefined;
};

type Staff = { readonly id: string };

/** Approves a refund request: what the policy says, or another amount with a reason. */
export async function approveRefund(
  services: Services,
  staff: Staff,
  approval: Approval,
): Promise<void> {
  await withSerializableRetry(services.db, (tx) =>
    approveWithin(tx, staff, approval, services.now()),
  );
  await sendRefundSoon(services, approval.refundId);
}

/** The approval within the caller's transaction; the caller sends the refund after the commit. */
export async function approveWithin(
  tx: Database,
  staff: Staff,
  approval: Approval,
  now: Date,
): Promise<void> {
  const { refundId, code } = approval;
  const { refund, lines } = await refundInReview(tx, refundId, approval.shown);
  const { card, points, reason, fee, ownShares } = decidedAmounts(refund, lines, approval);
  if (card > (await leftOfTrip(tx, refund.orderId))) {
    throw new AppError("reservation.refund_too_much");
  }
  await moveRefund(tx, refundId, "review", {
    status: "sending",
    card,
    points,
    fee,
    decidedById: staff.id,
    decision: reason ?? null,
    ...(code ? { reasonCode: code } : {}),
    tryAt: FIRST_TRY,
  });
  await dropProposals(tx, refundId, now);
  for (const { key, ...share } of ownShares) {
    await tx
      .update(refundLines)
      .set(share)
      .where(and(eq(refundLines.refundId, refundId), eq(refundLines.reservationId, key)));
  }
  const { status, card: cardBefore, points: pointsBefore } = refund;
  await writeAudit(tx, {
    by: staff.id,
    action: "refund.approve",
    subject: { kind: "refund", id: refundId },
    before: { status, card: cardBefore, points: pointsBefore },
    after: { status: "sending", card, points, reason, code },
    at: now,
  });
}

/** A refund that waits for staff, with its lines, locked. */
export async function refundInReview(
  tx: Database,
  refundId: string,
  shown?: ShownDecision,
): Promise<RefundWithLines> {
  const found = await refundWithLines(tx, refundId);
  if (shown) await requireShown(tx, shown.reservationId, shown.page);
  const { card, points } = found.refund;
  if (shown?.sum !== undefined && shown.sum !== card + points) {
    throw new AppError("reservation.refund_changed");
  }
  if (found.refund.status !== "review") throw new AppError("reservation.step_refused");
  return found;
}

type RefundWithLines = Awaited<ReturnType<typeof refundWithLines>>;

/** The policy's amounts, or those of staff with a reason; only the latter are split over the lines again. */
export function decidedAmounts(
  refund: RefundWithLines["refund"],
  lines: RefundWithLines["lines"],
  approval: Approval,
) {
  const card = approval.card ?? refund.card;
  const points = approval.points ?? refund.points;
  const reason = approval.reason?.trim() || undefined;
  const isOwn = card !== refund.card || points !== refund.points;
  if (isOwn && !reason) throw new AppError("reservation.reason_required");
  const shares = shareRefund(lines.map(paidLine), { card, points });
  if (!shares) throw new AppError("reservation.refund_too_much");
  const fee = isOwn ? shares.reduce((sum, share) => sum + share.fee, 0) : refund.fee;
  return { card, points, reason, fee: fee as Won, ownShares: isOwn ? shares : [] };
}

/**
 * Sends a refused refund to the provider again, unless it was refunded in the console meanwhile. Under the old name it
 * would be refused for ever; it gets a new one only where the provider says that nothing was refunded under the old.
 */
export async function retryRefund(
  services: Services,
  staff: Staff,
  refundId: string,
  shown?: ShownRefund,
): Promise<void> {
  const seen = await lookAgain(services, refundId);
  if (seen === "over") return;
  await withSerializableRetry(services.db, async (tx) => {
    const now = services.now();
    await lockOrderOf(tx, refundId);
    await toSendAgain(tx, refundId, { shown, isClear: seen === "nothing" });
    await moveRefund(tx, refundId, "failed", {
      status: "sending",
      tryAt: sql`now()`,
      ...(seen === "nothing" ? { resends: sql`${refunds.resends} + 1` } : {}),
    });
    await writeAudit(tx, {
      by: staff.id,
      action: "refund.retry",
      subject: { kind: "refund", id: refundId },
      before: { status: "failed" },
      after: { status: "sending" },
      at: now,
    });
  });
  await sendRefundSoon(services, refundId);
}

/** Locks the lines of its order first, as every status change does. */
async function refundWithLines(tx: Database, refundId: string) {
  const requested = await tx
    .select({ id: refundLines.reservationId })
    .from(refundLines)
    .where(eq(refundLines.refundId, refundId));
  const [first] = requested;
  if (!first) throw new AppError("common.not_found");
  const order = await linesOfOrder(tx, first.id);
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for("update");
  if (!refund) throw new AppError("common.not_found");
  return { refund, lines: order.filter(({ id }) => requested.some((row) => row.id === id)) };
}

/** Of two concurrent decisions, one succeeds. */
async function moveRefund(
  tx: Database,
  refundId: string,
  before: "review" | "failed",
  set: PgUpdateSetSource<typeof refunds>,
): Promise<void> {
  const moved = await tx
    .update(refunds)
    .set(set)
    .where(and(eq(refunds.id, refundId), eq(refunds.status, before)))
    .returning({ id: refunds.id });
  if (moved.length === 0) throw new AppError("reservation.step_refused");
}
