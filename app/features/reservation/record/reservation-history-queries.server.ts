import { and, asc, desc, eq, inArray, max, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { coupons, memberCoupons } from "#app/db/schema/benefit-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { questionMessages, questions } from "#app/db/schema/help/help-tables.ts";
import { orders, reservationEvents, reservations } from "#app/db/schema/order/order-tables.ts";
import { refundLines, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { DEFAULT_LOCALE, type Locale } from "#app/domain/common/language/languages.ts";
import { isPaidByBankTransfer } from "#app/domain/order/payment/bank-transfer.ts";

/** How many lines one refund is for. */
const linesOfRefund = sql<number>`(select count(*)::int from ${refundLines} l where l.refund_id = ${refunds.id})`;

/** The coupon that came back with the last refund of its order; it may have been used for another since. */
function couponBack(locale: Locale): SQL<string | null> {
  return sql<string | null>`(
    select ${inLocale(coupons.name, locale)}
    from ${orders} o
    join ${memberCoupons} m on m.id = o.member_coupon_id and m.order_id is distinct from o.id
    join ${coupons} on ${coupons.id} = m.coupon_id
    where o.id = ${refunds.orderId} and ${refunds.status} = 'done'
      and not exists (
        select from ${refunds} later
        where later.order_id = o.id and later.status = 'done' and later.done_at > ${refunds.doneAt}
      )
  )`;
}

/** Every event of a reservation, oldest first; the caller has checked the owner. */
export async function listHistory(db: Database, reservationId: string) {
  return db
    .select({
      id: reservationEvents.id,
      action: reservationEvents.action,
      after: reservationEvents.after,
      actor: reservationEvents.actor,
      reference: reservationEvents.reference,
      at: reservationEvents.createdAt,
    })
    .from(reservationEvents)
    .where(eq(reservationEvents.reservationId, reservationId))
    .orderBy(asc(reservationEvents.id));
}

export type HistoryStep = Awaited<ReturnType<typeof listHistory>>[number];

type OwnLine = { readonly id: string; readonly memberId: string };

/** When its owner last wrote to us about a reservation, or about the round or the van that belongs to it. */
export async function lastWordAbout(db: Database, { id, memberId }: OwnLine) {
  const family = db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      or(
        eq(reservations.id, id),
        eq(reservations.parentLine, id),
        sql`${reservations.id} = (select own.parent_line from ${reservations} own where own.id = ${id})`,
      ),
    );
  const [last] = await db
    .select({ at: max(questionMessages.createdAt) })
    .from(questionMessages)
    .innerJoin(questions, eq(questions.id, questionMessages.questionId))
    .where(
      and(
        eq(questions.memberId, memberId),
        inArray(questions.reservationId, family),
        eq(questionMessages.author, "member"),
      ),
    );
  return last?.at ?? null;
}

/** The last refund request: this line's part of it, and the whole that was promised when several lines were cancelled together. */
export async function findRefundOf(
  db: Database,
  reservationId: string,
  locale: Locale = DEFAULT_LOCALE,
) {
  const [row] = await db
    .select({
      kind: refunds.kind,
      askedBy: refunds.askedBy,
      reason: refunds.reason,
      transactionKey: refunds.transactionKey,
      status: refunds.status,
      decision: refunds.decision,
      doneAt: refunds.doneAt,
      card: refundLines.card,
      points: refundLines.points,
      fee: refundLines.fee,
      feePercent: refundLines.feePercent,
      whole: {
        card: refunds.card,
        points: refunds.points,
        fee: refunds.fee,
        lines: linesOfRefund,
        coupon: couponBack(locale),
      },
    })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    // The refund of a change does not cancel the line.
    .where(and(eq(refundLines.reservationId, reservationId), ne(refunds.kind, "change")))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .limit(1);
  if (!row) return undefined;
  const { askedBy, reason, transactionKey, ...refund } = row;
  return {
    ...refund,
    /** The reason that staff gave, for their decision or for a cancel of theirs. */
    said: refund.decision ?? (askedBy === "staff" && reason ? reason : null),
    isByHand: isPaidByBankTransfer(transactionKey),
  };
}

export type LineRefundState = NonNullable<Awaited<ReturnType<typeof findRefundOf>>>;
