import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders, reservations } from "#app/db/schema/order.ts";
import { refunds } from "#app/db/schema/payment.ts";
import { dateIn } from "#app/domain/date/local-date.ts";
import { sumWon, type Won, won } from "#app/domain/money.ts";
import { isPaidByBankTransfer } from "#app/domain/payment/bank-transfer.ts";
import {
  type CancelPlan,
  cancelPlan,
  type OrderedLine,
  wholeCancelPlan,
} from "#app/domain/reservation/refund/order-refund.ts";

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
  /** What was paid, less what was refunded or is being refunded. */
  readonly left: Won;
  /** What was refunded by bank transfer, so that the provider still has it. */
  readonly byBankTransfer: Won;
};

/** What can still be refunded to the card. */
export async function cardLeft(db: Database, orderId: string): Promise<CardLeft> {
  const [order] = await db
    .select({ total: orders.total })
    .from(orders)
    .where(eq(orders.id, orderId));
  const given = await db
    .select({ card: refunds.card, transactionKey: refunds.transactionKey })
    .from(refunds)
    .where(
      and(eq(refunds.orderId, orderId), inArray(refunds.status, ["review", "sending", "done"])),
    );
  const sum = sumWon(given.map(({ card }) => card));
  const byBankTransfer = given.filter(({ transactionKey }) => isPaidByBankTransfer(transactionKey));
  return {
    left: won(Math.max(0, (order?.total ?? 0) - sum)),
    byBankTransfer: sumWon(byBankTransfer.map(({ card }) => card)),
  };
}

type Sending = CardLeft & {
  readonly isPartialCancelable: boolean;
  readonly card: Won;
};

/** Some cards allow only full refunds: then staff have to refund a part. */
export function isSendable({ isPartialCancelable, card, left, byBankTransfer }: Sending): boolean {
  return card === 0 || isPartialCancelable || (card === left && byBankTransfer === 0);
}
