import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { coupons, memberCoupons } from "#app/db/schema/benefit-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { refundLines, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { ReasonCode } from "#app/domain/reservation/desk/reason-codes.ts";
import {
  type CancelPlan,
  isCouponReturned,
  withinLeft,
} from "#app/domain/reservation/refund/order-refund.ts";
import { unclearRefund } from "#app/domain/reservation/refund/unclear-refund.ts";
import { requestRefund } from "#app/features/order/record/refund-lines.server.ts";
import { requireShown } from "#app/features/reservation/record/shown-reservation.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FIRST_TRY } from "./cancel-choice.ts";
import {
  type CancelKey,
  type CancelScope,
  cardLeft,
  isSendable,
  planOf,
  readOrderLines,
} from "./cancel-order-lines.server.ts";
import { notifyRefundRequested } from "./refund-message.server.ts";

export type CancelActor = { readonly kind: "member" | "staff"; readonly id: string };

/** What a cancel would do now, shown before it is confirmed; null where nothing can be cancelled. */
export async function cancelPlanOf(db: Database, key: CancelKey, now: Date) {
  const lines = await readOrderLines(db, key.orderId);
  const due = planOf(key, lines, now);
  const [order] = await db
    .select({
      couponUntil: coupons.validUntil,
      coupon: coupons.name,
    })
    .from(orders)
    .leftJoin(memberCoupons, eq(memberCoupons.id, orders.memberCouponId))
    .leftJoin(coupons, eq(coupons.id, memberCoupons.couponId))
    .where(eq(orders.id, key.orderId));
  if (!due || !order) return null;
  const back = await cardLeft(db, key.orderId);
  const plan = withinLeft(due, back.left);
  const cancelled = new Set(plan.lines.map(({ key }) => key));
  const after = lines.map(({ id, status }) => (cancelled.has(id) ? "CANCELLED" : status));
  const isReturned =
    order.couponUntil !== null &&
    isCouponReturned({ validUntil: order.couponUntil }, after, dateIn(SHOP_ZONE, now));
  return {
    plan,
    isSendable: isSendable({ ...back, card: plan.card }),
    /** Where the card is due a refund, and what it got elsewhere is still unknown. */
    unclear: back.unclearSince && due.card > 0 ? unclearRefund(back.unclearSince, now) : null,
    /** The coupon that comes back with it. */
    coupon: isReturned ? order.coupon : null,
  };
}

export type CancelRequest = {
  readonly reservationId?: string | undefined;
  readonly orderId?: string | undefined;
  readonly scope: CancelScope;
  /** The refund that was shown: a cancel with another sum is refused. */
  readonly expectedRefund: Won;
  readonly reason: string;
  /** What the page of the desk showed. */
  readonly shown?: string | undefined;
  /** Which of the desk's reasons it is, where staff cancel. */
  readonly code?: ReasonCode | undefined;
  /** policy: what the policy says · review: more is requested, and staff decide. */
  readonly mode: "policy" | "review";
};

/** Records a cancel with its dependent lines; the money is sent after the commit (`sendRefund`). */
export async function requestCancel(
  services: Services,
  actor: CancelActor,
  request: CancelRequest,
) {
  const now = services.now();
  return withSerializableRetry(services.db, async (tx) => {
    const order = await lockOrder(tx, actor, request);
    if (request.reservationId) await requireShown(tx, request.reservationId, request.shown);
    const lines = await readOrderLines(tx, order.id);
    const due = planOf({ ...request, orderId: order.id }, lines, now);
    if (!due) throw new AppError("reservation.step_refused");
    const back = await cardLeft(tx, order.id);
    const plan = withinLeft(due, back.left);
    if (request.mode === "policy") {
      requireClear(back, due);
      requireSum(back, plan, request.expectedRefund);
    }

    const refundId = await writeRefund(tx, { order, plan, actor, request, now });
    const cancelled = lines.filter(({ id }) => plan.lines.some(({ key }) => key === id));
    const by = {
      actor: actor.kind,
      actorId: actor.id,
      reason: request.reason || null,
      reasonCode: request.code ?? null,
    };
    await requestRefund(tx, { lines: cancelled, by, now });
    if (request.mode === "review") await notifyRefundRequested(tx, refundId);
    return { refundId, orderId: order.id, plan };
  });
}

type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

/** Locks the order: changes of its lines happen one after the other. */
async function lockOrder(tx: Database, actor: CancelActor, request: CancelRequest) {
  const ofLine = request.reservationId
    ? eq(
        orders.id,
        tx
          .select({ id: reservations.orderId })
          .from(reservations)
          .where(eq(reservations.id, request.reservationId)),
      )
    : eq(orders.id, request.orderId ?? sql`null`);
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        ofLine,
        eq(orders.status, "PAID"),
        actor.kind === "member" ? eq(orders.memberId, actor.id) : undefined,
      ),
    )
    .for("update");
  if (!order) throw new AppError("common.not_found");
  return order;
}

type Back = Awaited<ReturnType<typeof cardLeft>>;

/** A part was refunded elsewhere, and the line is still unknown. */
function requireClear({ unclearSince }: Back, due: CancelPlan): void {
  if (unclearSince !== null && due.card > 0) throw new AppError("reservation.payment_unclear");
}

function requireSum(back: Back, plan: CancelPlan, expected: Won): void {
  if (plan.refund !== expected) throw new AppError("reservation.refund_changed");
  if (!isSendable({ ...back, card: plan.card })) throw new AppError("reservation.step_refused");
}

type RefundInput = {
  readonly order: LockedOrder;
  readonly plan: CancelPlan;
  readonly actor: CancelActor;
  readonly request: CancelRequest;
  readonly now: Date;
};

async function writeRefund(tx: Database, { order, plan, actor, request, now }: RefundInput) {
  const isReview = request.mode === "review";
  const [row] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      kind: isReview ? "request" : "cancel",
      status: isReview ? "review" : "sending",
      card: plan.card,
      points: plan.points,
      fee: plan.fee,
      reason: request.reason,
      reasonCode: request.code ?? null,
      askedBy: actor.kind,
      askedById: actor.id,
      // The request itself sends it immediately; the job takes over only if that process dies.
      tryAt: isReview ? null : FIRST_TRY,
      createdAt: now,
    })
    .returning({ id: refunds.id });
  if (!row) throw new Error("no refund was written");
  await tx.insert(refundLines).values(
    plan.lines.map(({ key, card, points, fee, feePercent }) => ({
      refundId: row.id,
      reservationId: key,
      card,
      points,
      fee,
      feePercent,
    })),
  );
  return row.id;
}
