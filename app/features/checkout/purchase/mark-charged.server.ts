import type { SQL } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import type { orders } from "#app/db/schema/order/order-tables.ts";
import type { Payment } from "#app/features/order/payment/payment-gateway.server.ts";
import { changeOrderStatus } from "#app/features/order/record/order-status.server.ts";
import { nextComparison } from "#app/features/order/record/payment-checks.server.ts";

type Order = typeof orders.$inferSelect;

type Charged = { readonly payment: Payment | null; readonly now: Date; readonly alongside?: SQL };

/** Writes the payment into its order, which the caller has locked. */
export async function markCharged(
  tx: Database,
  order: Order,
  { payment, now, alongside }: Charged,
): Promise<void> {
  const isCharged = await changeOrderStatus(tx, order.id, {
    event: payment ? "charged" : "nothing_to_pay",
    before: order.status,
    after: "PAID",
    set: {
      paymentKey: payment?.paymentKey ?? null,
      paidAt: payment?.approvedAt ?? now,
      checkAt: payment ? nextComparison : null,
      checks: 0,
      failure: null,
      failureCode: null,
      receipt: payment && receiptOf(payment),
      isPartialCancelable: payment?.isPartialCancelable ?? true,
    },
    alongside,
  });
  if (!isCharged) throw new Error("the order was not locked");
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
