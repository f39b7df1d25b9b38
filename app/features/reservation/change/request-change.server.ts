import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { reservationChanges } from "#app/db/schema/reservation/change-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Won } from "#app/domain/common/money.ts";
import { PriceChanged } from "#app/domain/order/check/order-refusals.ts";
import { linePeople } from "#app/domain/order/line/line-facts.ts";
import { namesNeeded } from "#app/domain/order/people/traveller.ts";
import { refundOfChange } from "#app/domain/reservation/change/change-price.ts";
import type { StayAnswer } from "#app/domain/reservation/change/stay-question.ts";
import { lockBuyer } from "#app/features/order/record/lock-buyer.server.ts";
import { writeChangeRefund } from "#app/features/reservation/refund/change-refund.server.ts";
import { sendRefundSoon } from "#app/features/reservation/refund/send-refund-soon.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { applyLines } from "./apply-change.server.ts";
import { lockLines, orderOfLines, readChangeOrder } from "./change-lines.server.ts";
import { notifyChanged } from "./change-message.server.ts";
import type { WantedChange } from "./draft-change.server.ts";
import { type ChangeOrder, holdChange, releaseHeldChange } from "./hold-change.server.ts";
import { expectedOf, type PlannedChange, planOf } from "./plan-change.server.ts";
import { requireAnswer, withAnswer } from "./stay-answer.server.ts";
import { namedByWish, WishSoldOut, withTimesAroundWish } from "./wish-sold-out.server.ts";

export type ChangeRequest = {
  readonly changes: readonly WantedChange[];
  /** What the page showed (`expectedOf`): a change with other sums, or of other lines, is refused. */
  readonly expected: { readonly pay: Won; readonly refund: Won; readonly seen?: string };
  /** The numbers of the lines that the page said would be cancelled. */
  readonly without: readonly number[];
  /** The stay of the party, where a line moves beyond the nights of its hotel. */
  readonly stay?: StayAnswer | undefined;
};

export type ChangeResult =
  | { readonly is: "done"; readonly changeId: string }
  | { readonly is: "pay"; readonly changeId: string; readonly order: ChangeOrder };

/** Changes paid lines as they are wished; what costs more is held until it is paid. Next: the card window. */
export async function requestChange(
  services: Services,
  memberId: string,
  request: ChangeRequest,
): Promise<ChangeResult> {
  const { result, refunds } = await withTimesAroundWish(services, () =>
    withSerializableRetry(services.db, (tx) => changeWithin(tx, services, { memberId, request })),
  );
  for (const refundId of refunds) await sendRefundSoon(services, refundId);
  return result;
}

type Asking = { readonly memberId: string; readonly request: ChangeRequest };
type Changed = { readonly result: ChangeResult; readonly refunds: readonly string[] };

async function changeWithin(
  tx: Database,
  services: Services,
  { memberId, request }: Asking,
): Promise<Changed> {
  const now = services.now();
  const [first] = request.changes;
  if (!first) throw new AppError("common.bad_request");
  await lockBuyer(tx, memberId, now);
  const ids = request.changes.map(({ reservationId }) => reservationId);
  const orderId = await orderOfLines(tx, memberId, ids);
  await releaseHeldChange(tx, orderId);
  const rows = await lockLines(tx, first.reservationId, memberId);
  const order = await readChangeOrder(tx, orderId);
  // Another change was faster while this one waited.
  if (order.held) throw new AppError("reservation.change_running");
  requireAnswer(order, request.changes, request.stay);
  const changes = withAnswer(order, request.changes, request.stay);
  const plan = await planOf(tx, order, changes, now);
  requireAgreed(plan, request);
  const change = { orderId, memberId, reservationId: first.reservationId, plan, now };
  if (plan.pay > 0) {
    const holding = { ...change, order: order.order };
    const held = await namedByWish(plan, () => holdChange(tx, services, holding));
    return { result: { is: "pay", ...held }, refunds: [] };
  }
  const refundId = await refundChange(tx, change);
  const changeId = await addDoneChange(tx, change, refundId);
  const { lines, leaving } = plan;
  const applied = { changeId, orderId, memberId, lines, leaving, rows, heldFor: [], now };
  const others = await namedByWish(plan, () => applyLines(tx, applied));
  const { reservationId } = change;
  const told = { id: changeId, orderId, memberId, reservationId, lines, pay: plan.pay };
  await notifyChanged(tx, { ...told, refund: plan.refund.sum });
  return {
    result: { is: "done", changeId },
    refunds: [...(refundId ? [refundId] : []), ...others],
  };
}

/** Nothing is done that the page did not show. */
function requireAgreed(plan: PlannedChange, { expected, without }: ChangeRequest): void {
  const [gone] = plan.refusals.flatMap(({ soldOut }) => soldOut ?? []);
  if (gone) throw new WishSoldOut(gone.key, gone.line);
  const [refusal] = plan.refusals;
  if (refusal) throw new AppError(refusal.code);
  const now = expectedOf(plan);
  if (expected.seen !== undefined && expected.seen !== now.seen) {
    throw new AppError("reservation.change_over");
  }
  const leaving = plan.leaving.map(({ idx }) => idx).toSorted((a, b) => a - b);
  const agreed = without.toSorted((a, b) => a - b);
  if (leaving.join() !== agreed.join()) throw new AppError("reservation.change_without");
  if (now.pay !== expected.pay) throw new PriceChanged(now.pay);
  if (now.refund !== expected.refund) throw new AppError("reservation.refund_changed");
  for (const { kind, after } of plan.lines) {
    // The van of a round is ridden by those of the round.
    if (kind !== after.choice.kind) continue;
    const count = after.travellers.length;
    if (count < namesNeeded(after.choice)) throw new AppError("traveller.missing");
    if (count > linePeople(after.choice)) throw new AppError("traveller.too_many");
  }
}

type Planned = {
  readonly orderId: string;
  readonly memberId: string;
  readonly reservationId: string;
  readonly plan: PlannedChange;
  readonly now: Date;
};

async function refundChange(
  tx: Database,
  { orderId, memberId, plan, now }: Planned,
): Promise<string | null> {
  if (plan.refund.sum === 0) return null;
  const lines = refundOfChange(plan.lines, plan.refund);
  return writeChangeRefund(tx, { orderId, kind: "change", lines, memberId, now });
}

async function addDoneChange(
  tx: Database,
  { orderId, memberId, reservationId, plan, now }: Planned,
  refundId: string | null,
): Promise<string> {
  const [added] = await tx
    .insert(reservationChanges)
    .values({
      orderId,
      memberId,
      reservationId,
      status: "APPLIED",
      lines: plan.lines,
      leaving: plan.leaving,
      feeCard: plan.settled.fee.card,
      feePoints: plan.settled.fee.points,
      pay: plan.pay,
      refundId,
      doneAt: now,
      // By the clock of the database, after the order was locked: changes of an order have a sequence.
      createdAt: sql`clock_timestamp()`,
    })
    .returning({ id: reservationChanges.id });
  if (!added) throw new AppError("common.unexpected");
  return added.id;
}
