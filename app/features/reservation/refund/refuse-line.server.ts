import type { Database } from "#app/db/client.server.ts";
import { refundLines, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { ReasonCode } from "#app/domain/reservation/desk/reason-codes.ts";
import { type CancelPlan, refusalPlan } from "#app/domain/reservation/refund/order-refund.ts";
import type { Actor, ReservationAction } from "#app/domain/reservation/status/transitions.ts";
import {
  changeLineStatus,
  paidLine,
  type Reservation,
} from "#app/features/order/record/lines-of-order.server.ts";
import { sentIfLeft } from "./limits/left-of-trip.server.ts";

type Refusal = {
  readonly line: Reservation;
  readonly order: readonly Reservation[];
  /** The supplier's reason, that no offered time was accepted, or that its round went elsewhere without it. */
  readonly action: Extract<
    ReservationAction,
    "refuse" | "decline_offer" | "expire_offer" | "ask_refund"
  >;
  readonly actor: Actor;
  readonly actorId: string | null;
  readonly reason: string;
  readonly code?: ReasonCode | undefined;
  readonly now: Date;
};

/**
 * The supplier cannot deliver a line: it is refunded in full, with its dependent lines.
 * Returns the refund that has to be sent after the commit.
 */
export async function refuseLine(
  tx: Database,
  refusal: Refusal,
): Promise<{ readonly refundId: string; readonly plan: CancelPlan }> {
  const { line, order, action, actor, actorId, reason, code, now } = refusal;
  const plan = refusalPlan(line.id, order.map(paidLine));
  if (!plan) throw new AppError("reservation.step_refused");
  for (const each of order.filter(({ id }) => plan.lines.some(({ key }) => key === id))) {
    await changeLineStatus(tx, each, {
      action: each.id === line.id ? action : "ask_refund",
      after: "REFUND_REQUEST",
      actor,
      actorId,
      reason: reason || undefined,
      code,
      now,
      set: { statusBefore: each.status },
    });
  }
  return { refundId: await planRefund(tx, plan, refusal), plan };
}

async function planRefund(
  tx: Database,
  plan: CancelPlan,
  { line, actor, actorId, reason, code, now }: Refusal,
): Promise<string> {
  const [refund] = await tx
    .insert(refunds)
    .values({
      orderId: line.orderId,
      kind: "refusal",
      ...(await sentIfLeft(tx, line.orderId, plan.card)),
      card: plan.card,
      points: plan.points,
      fee: plan.fee,
      reason,
      reasonCode: code ?? null,
      askedBy: actor,
      askedById: actorId,
      decidedById: actor === "staff" ? actorId : null,
      createdAt: now,
    })
    .returning({ id: refunds.id });
  if (!refund) throw new AppError("common.unexpected");
  await tx.insert(refundLines).values(
    plan.lines.map(({ key, card, points, fee, feePercent }) => ({
      refundId: refund.id,
      reservationId: key,
      card,
      points,
      fee,
      feePercent,
    })),
  );
  return refund.id;
}
