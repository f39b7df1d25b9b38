import type { Database } from "#app/db/client.server.ts";
import type { orders } from "#app/db/schema/order.ts";
import { changeOrderStatus } from "#app/features/order/order-status.server.ts";
import { nextComparison } from "#app/features/order/payment-checks.server.ts";
import type { Payment } from "#app/features/payment/payment-gateway.server.ts";

type Order = typeof orders.$inferSelect;

/** Writes the payment into its order. */
export async function markCharged(
  tx: Database,
  order: Order,
  payment: Payment | null,
  now: Date,
): Promise<void> {
  await changeOrderStatus(tx, order.id, {
    event: payment ? "charged" : "nothing_to_pay",
    before: order.status,
    after: "PAID",
    set: {
      paymentKey: payment?.paymentKey ?? null,
      paidAt: payment?.approvedAt ?? now,
      checkAt: payment ? nextComparison : null,
      failure: null,
      failureCode: null,
      receipt: payment && receiptOf(payment),
      isPartialCancelable: payment?.isPartialCancelable ?? true,
    },
  });
}

function receiptOf({ method, card, receiptUrl }: Payment) {
  return {
    method: method ?? null,
    cardNumber: card?.number ?? null,
    installmentMonths: card?.installmentMonths ?? 0,
    approveNo: card?.approveNo ?? null,
    url: receiptUrl ?? null,
  };
}
