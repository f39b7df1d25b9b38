import { and, eq } from "drizzle-orm";
import { providerFindings } from "#app/db/schema/order/provider-list-tables.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import type { Payment } from "#app/features/order/payment/payment-gateway.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type PaidOrder = {
  readonly number: string;
  readonly paymentOrderId: string;
  readonly paymentKey: string | null;
  readonly total: Won;
};

/** A paid order of which the provider has no charge, or another sum: open at the desk, once, until explained. */
export async function keepContradiction(
  { db, log, now }: Services,
  order: PaidOrder,
  /** Undefined where the provider knows of none. */
  payment: Payment | undefined,
): Promise<void> {
  const paymentKey = payment?.paymentKey ?? order.paymentKey ?? order.paymentOrderId;
  const known = and(
    eq(providerFindings.paymentKey, paymentKey),
    eq(providerFindings.kind, "charge_differs"),
  );
  // The list reports another sum, too.
  if ((await db.$count(providerFindings, known)) > 0) return;
  const added = await db
    .insert(providerFindings)
    .values({
      transactionKey: `look-up:${paymentKey}`,
      kind: "charge_differs",
      paymentKey,
      paymentOrderId: order.paymentOrderId,
      amount: payment && isCharge(payment) ? payment.total : won(0),
      booked: order.total,
      happenedAt: payment?.approvedAt ?? now(),
      status: "open",
    })
    .onConflictDoNothing()
    .returning({ id: providerFindings.id });
  if (added.length === 0) return;
  log.error(
    { order: order.number, status: payment?.status },
    "the provider does not have the charge of a paid order",
  );
}

/** Whether the provider has the charge of an order that our records call paid. */
export function isCharge({ status }: Payment): boolean {
  return status !== "failed" && status !== "expired" && status !== "waiting";
}
