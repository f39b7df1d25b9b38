import { and, eq, like } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { DEFAULT_LOCALE, localizedText } from "#app/domain/common/language/languages.ts";
import type { Site } from "#app/platform/env/services.server.ts";
import { DEMO_NUMBERS, seedPaymentKeys } from "#demo/seed/seed-payment-keys.server.ts";
import type { OpeningPayment } from "../simulators/toss/opening.ts";

/**
 * The seeded trips as payments of the simulator, so that cancelling one refunds money like any other.
 */
export async function demoPayments(db: Database, site: Site): Promise<OpeningPayment[]> {
  if (!site.payment?.simulator) return [];
  await seedPaymentKeys(db);
  const seeded = await db
    .select({
      id: orders.id,
      paymentKey: orders.paymentKey,
      orderId: orders.paymentOrderId,
      name: orders.name,
      total: orders.total,
      paidAt: orders.paidAt,
    })
    .from(orders)
    .where(and(like(orders.number, DEMO_NUMBERS), eq(orders.status, "PAID")));
  const gone = await db
    .select({
      id: refunds.id,
      orderId: refunds.orderId,
      card: refunds.card,
      transactionKey: refunds.transactionKey,
      doneAt: refunds.doneAt,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(like(orders.number, DEMO_NUMBERS), like(refunds.transactionKey, "demo-%")));
  return seeded.flatMap(({ id, paymentKey, orderId, name, total, paidAt }) =>
    paymentKey && paidAt
      ? [
          {
            paymentKey,
            orderId,
            orderName: localizedText(name, DEFAULT_LOCALE) || orderId,
            amount: total,
            paidAt: paidAt.getTime(),
            cancels: gone
              .filter((refund) => refund.orderId === id)
              .map((refund) => ({
                transactionKey: refund.transactionKey ?? "",
                reason: `cancel [cancel:${refund.id}]`,
                amount: refund.card,
                at: (refund.doneAt ?? paidAt).getTime(),
              })),
          },
        ]
      : [],
  );
}
