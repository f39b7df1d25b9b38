import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import type { orders } from "#app/db/schema/order/order-tables.ts";
import { reservationChanges } from "#app/db/schema/reservation/change-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { ChangedLine, LeavingLine } from "#app/domain/reservation/change/change-plan.ts";
import { changeText } from "#app/domain/reservation/change/change-wish.ts";
import { splitRefund } from "#app/domain/reservation/refund/line-refund.ts";
import { changeLine } from "#app/features/order/record/change-line.server.ts";
import { paidLine, type Reservation } from "#app/features/order/record/lines-of-order.server.ts";
import { requestRefund } from "#app/features/order/record/refund-lines.server.ts";
import { moveStock } from "#app/features/pricing/stock/stock.server.ts";
import { writeChangeRefund } from "#app/features/reservation/refund/change-refund.server.ts";
import { lockLines, readChangeOrder, refusalOf, stateOf } from "./change-lines.server.ts";
import { notifyChanged } from "./change-message.server.ts";

type Order = typeof orders.$inferSelect;

export type Application = {
  readonly changeId: string;
  readonly orderId: string;
  readonly memberId: string;
  readonly lines: readonly ChangedLine[];
  readonly leaving: readonly LeavingLine[];
  /** Locked by the caller. */
  readonly rows: readonly Reservation[];
  /** Orders that hold places for it. */
  readonly heldFor: readonly string[];
  readonly now: Date;
};

/** Puts the lines into their new state and moves their places; returns the refunds of what stays behind. */
export async function applyLines(tx: Database, change: Application): Promise<string[]> {
  const { orderId, memberId, lines, rows, now } = change;
  for (const { reservationId, before, after } of lines) {
    const row = rows.find(({ id }) => id === reservationId);
    if (!row) throw new AppError("common.not_found");
    const reference = changeText(before.choice, after.choice);
    await changeLine(tx, row, after, { memberId, reference, now });
  }
  const refunds = await cancelLeaving(tx, change);
  const moved = lines.map(({ lineKey, after }) => ({ key: lineKey, needs: after.needs }));
  await moveStock(tx, orderId, moved, change.heldFor);
  return refunds;
}

/** Without its round it makes no sense: cancelled by its own policy, as it was shown. */
async function cancelLeaving(tx: Database, change: Application): Promise<string[]> {
  const { orderId, memberId, leaving, rows, now } = change;
  const gone = leaving.flatMap(({ reservationId, fee, refund }) => {
    const row = rows.find(({ id }) => id === reservationId);
    return row ? [{ row, fee, refund }] : [];
  });
  if (gone.length === 0) return [];
  const by = { actor: "member", actorId: memberId, reason: null, reasonCode: null } as const;
  await requestRefund(tx, { lines: gone.map(({ row }) => row), by, now });
  const lines = gone.map(({ row, fee, refund }) => {
    const { card, points } = splitRefund(paidLine(row), refund);
    const paid = row.card + row.points;
    const feePercent = paid === 0 ? 0 : Math.round((fee * 100) / paid);
    return { reservationId: row.id, card, points, fee, feePercent };
  });
  return [await writeChangeRefund(tx, { orderId, kind: "cancel", lines, memberId, now })];
}

/**
 * Applies a paid change under the caller's lock on the order. Throws, so that the payment is returned, if its lines
 * have changed since it was agreed to or their places are gone.
 */
export async function applyPaidChange(tx: Database, order: Order, now: Date): Promise<void> {
  const [change] = await tx
    .select()
    .from(reservationChanges)
    .where(eq(reservationChanges.payOrderId, order.id))
    .for("update");
  if (!change || change.status === "APPLIED") throw new AppError("reservation.change_lost");
  const rows = await lockLines(tx, change.reservationId, order.memberId);
  await requireSame(tx, change, now);
  const { id: changeId, orderId, memberId, lines, leaving } = change;
  const heldFor = [order.id];
  await applyLines(tx, { changeId, orderId, memberId, lines, leaving, rows, heldFor, now });
  await tx
    .update(reservationChanges)
    .set({ status: "APPLIED", doneAt: now, failure: null })
    .where(eq(reservationChanges.id, changeId));
  await notifyChanged(tx, { ...change, refund: 0 });
}

type Change = typeof reservationChanges.$inferSelect;

/** Nothing was cancelled, moved or changed since, and no partner joined. */
async function requireSame(tx: Database, change: Change, now: Date): Promise<void> {
  const { lines } = await readChangeOrder(tx, change.orderId);
  const isSame = change.lines.every(({ reservationId, before }) => {
    const line = lines.find(({ row }) => row.id === reservationId);
    const isOwn = line && (line.row.parentLine !== null || !refusalOf(line, now));
    return isOwn && isOpenLine(line.row) && textOf(stateOf(line)) === textOf(before);
  });
  const isThere = change.leaving.every(({ reservationId }) =>
    lines.some(({ row }) => row.id === reservationId && isOpenLine(row)),
  );
  if (!isSame || !isThere) throw new AppError("reservation.change_lost");
}

function isOpenLine({ status }: Pick<Reservation, "status">): boolean {
  return status === "PENDING" || status === "COMPLETE";
}

/** The order of keys is the database's. */
function textOf(state: ChangedLine["before"]): string {
  const { choice, travellers, amount, coupon, points, card } = state;
  const names = travellers.map(({ firstName, lastName }) => [firstName, lastName]);
  const sorted = Object.entries(choice).toSorted(([a], [b]) => a.localeCompare(b));
  return JSON.stringify([sorted, names, amount, coupon, points, card]);
}

/** The order of a change ended unpaid, or its payment is refunded: nothing was changed. */
export async function endChange(
  tx: Database,
  payOrderId: string,
  failure: string | null = null,
): Promise<void> {
  await tx
    .update(reservationChanges)
    .set({ status: "ENDED", failure })
    .where(
      and(
        eq(reservationChanges.payOrderId, payOrderId),
        inArray(reservationChanges.status, ["HELD", "ENDED"]),
      ),
    );
}
