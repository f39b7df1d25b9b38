import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { dateIn } from "#app/domain/common/date/local-date.ts";
import { sumWon, type Won, won } from "#app/domain/common/money.ts";
import { isPaidByBankTransfer } from "#app/domain/order/payment/bank-transfer.ts";
import {
  type CancelPlan,
  cancelPlan,
  type OrderedLine,
  wholeCancelPlan,
} from "#app/domain/reservation/refund/order-refund.ts";
import { refundElsewhereSince } from "#app/features/order/provider-list/refunds-elsewhere.server.ts";
import { doneInParts } from "./refund-parts.server.ts";

/** One line with its dependent lines, or everything of the order that can still be cancelled. */
export type CancelScope = "line" | "order";

/** What is to be cancelled of which order. */
export type CancelKey = {
  readonly scope: CancelScope;
  readonly orderId: string;
  readonly reservationId?: string | undefined;
};

const columns = {
  id: reservations.id,
  lineKey: reservations.lineKey,
  title: reservations.title,
  parentLine: reservations.parentLine,
  status: reservations.status,
  usedOn: reservations.usedOn,
  zone: reservations.zone,
  tiers: reservations.tiers,
  card: reservations.card,
  points: reservations.points,
  refundedCard: reservations.refundedCard,
  refundedPoints: reservations.refundedPoints,
};

/** The lines of an order as they are stored, in the order in which they were booked. */
export function readOrderLines(db: Database, orderId: string) {
  return db
    .select(columns)
    .from(reservations)
    .where(eq(reservations.orderId, orderId))
    .orderBy(asc(reservations.idx));
}

export type StoredLine = Awaited<ReturnType<typeof readOrderLines>>[number];

/** As the rules of refunds see it; a line is known by the id of its reservation. */
function orderedLine(line: StoredLine, now: Date): OrderedLine {
  const isOver = line.status === "COMPLETE" && line.usedOn < dateIn(line.zone, now);
  return {
    key: line.id,
    // A confirmed line whose day has passed counts as used, though it is not marked yet.
    status: isOver ? "USED" : line.status,
    usedOn: line.usedOn,
    zone: line.zone,
    tiers: line.tiers,
    paid: { card: line.card, points: line.points },
    refunded: { card: line.refundedCard, points: line.refundedPoints },
    parentLine: line.parentLine ?? undefined,
  };
}

export function planOf(
  { scope, reservationId }: CancelKey,
  lines: readonly StoredLine[],
  now: Date,
): CancelPlan | null {
  const ordered = lines.map((line) => orderedLine(line, now));
  if (scope === "order") return wholeCancelPlan(ordered, now);
  return reservationId ? cancelPlan(reservationId, ordered, now) : null;
}

type CardLeft = {
  /** The payments, less refunds done or in progress. */
  readonly left: Won;
  /** What was refunded by bank transfer, so that the provider still has it. */
  readonly byBankTransfer: Won;
  readonly isPartialCancelable: boolean;
  /** Since when a part of it has been refunded elsewhere without a known line; null where none is. */
  readonly unclearSince: Date | null;
};

/** What can still be refunded to the card, of the order and of the changes that were paid apart. */
export async function cardLeft(db: Database, orderId: string): Promise<CardLeft> {
  const payments = await db
    .select({
      id: orders.id,
      total: orders.total,
      isPartialCancelable: orders.isPartialCancelable,
    })
    .from(orders)
    .where(
      or(eq(orders.id, orderId), and(eq(orders.changeOf, orderId), eq(orders.status, "PAID"))),
    );
  const given = await db
    .select({ id: refunds.id, card: refunds.card, transactionKey: refunds.transactionKey })
    .from(refunds)
    .where(
      and(
        inArray(
          refunds.orderId,
          payments.map(({ id }) => id),
        ),
        inArray(refunds.status, ["review", "sending", "done"]),
      ),
    );
  const byHand = given.filter(({ transactionKey }) => isPaidByBankTransfer(transactionKey));
  const inParts = await doneInParts(
    db,
    byHand.map(({ id }) => id),
  );
  const sum = (rows: readonly { readonly card: Won }[]) => sumWon(rows.map(({ card }) => card));
  const paid = sumWon(payments.map(({ total }) => total));
  return {
    left: won(Math.max(0, paid - sum(given))),
    byBankTransfer: won(
      byHand.reduce((all, { id, card }) => all + card - (inParts.get(id) ?? 0), 0),
    ),
    isPartialCancelable: payments.every((payment) => payment.isPartialCancelable),
    unclearSince: await refundElsewhereSince(db, orderId),
  };
}

type Sending = CardLeft & { readonly card: Won };

/** Some cards allow only full refunds: then staff have to refund a part. Nor is anything sent that may have been already. */
export function isSendable(sending: Sending): boolean {
  const { isPartialCancelable, unclearSince, card, left, byBankTransfer } = sending;
  if (card === 0) return true;
  return unclearSince === null && (isPartialCancelable || (card === left && byBankTransfer === 0));
}
