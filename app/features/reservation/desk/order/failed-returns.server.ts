import { and, asc, eq, notExists, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { refundLines, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { maskName } from "#app/domain/common/text/mask.ts";
import { bankTransferForm } from "#app/domain/reservation/status/admin-forms.ts";
import { retryRefund } from "#app/features/reservation/refund/approve-refund.server.ts";
import { payRefundByBankTransfer } from "#app/features/reservation/refund/bank-transfer-refund.server.ts";
import { openCardOf } from "#app/features/reservation/refund/limits/left-of-trip.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { parseForm } from "#app/platform/http/form.ts";
import { shownRefundIn } from "../shown-forms.server.ts";

const SHOWN = 50;

/** Refused for good, and of no line: no reservation shows it. */
function isFailedReturn(db: Database) {
  const lines = db
    .select({ one: sql`1` })
    .from(refundLines)
    .where(eq(refundLines.refundId, refunds.id));
  return and(eq(refunds.status, "failed"), notExists(lines));
}

/** Charges of orders that could not be fulfilled, and whose refund the provider refused. */
export async function listFailedReturns(db: Database, locale: Locale) {
  const rows = await db
    .select({
      orderId: orders.id,
      number: orders.number,
      name: inLocale(orders.name, locale),
      customer: members.name,
      card: refunds.card,
      failureCode: refunds.failureCode,
      since: refunds.createdAt,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(members, eq(members.id, orders.memberId))
    .where(isFailedReturn(db))
    .orderBy(asc(refunds.createdAt))
    .limit(SHOWN);
  return rows.map((row) => ({ ...row, customer: maskName(row.customer) }));
}

export type FailedReturnRow = Awaited<ReturnType<typeof listFailedReturns>>[number];

/** The one of an order; undefined where its money was refunded, or none has to be. */
export async function findFailedReturn(db: Database, orderId: string) {
  const [refund] = await db
    .select({
      id: refunds.id,
      orderId: refunds.orderId,
      kind: refunds.kind,
      status: refunds.status,
      card: refunds.card,
      tries: refunds.tries,
      points: refunds.points,
      failureCode: refunds.failureCode,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isFailedReturn(db)));
  return refund && { ...refund, openCard: await openCardOf(db, refund) };
}

export type FailedReturnRecord = NonNullable<Awaited<ReturnType<typeof findFailedReturn>>>;

export const RETURN_INTENTS = ["retry", "hand_paid"] as const;

type ReturnAction = {
  readonly orderId: string;
  readonly intent: (typeof RETURN_INTENTS)[number];
  readonly form: FormData;
};

/** Sends it again, or records the bank transfer that took its place. */
export async function runReturnAction(
  services: Services,
  staff: { readonly id: string },
  { orderId, intent, form }: ReturnAction,
): Promise<void> {
  const refund = await findFailedReturn(services.db, orderId);
  // A colleague may have been faster.
  if (!refund) throw new AppError("reservation.step_refused");
  if (intent === "retry") {
    return retryRefund(services, staff, refund.id, shownRefundIn(form));
  }
  const paid = parseForm(bankTransferForm, form);
  const shown = shownRefundIn(form);
  await payRefundByBankTransfer(services, staff, { refundId: refund.id, shown, ...paid });
}
