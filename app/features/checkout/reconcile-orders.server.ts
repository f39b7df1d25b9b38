import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { orders } from "#app/db/schema/order.ts";
import { withSerializableRetry } from "#app/db/serializable-retry.server.ts";
import { CONFIRM_MINUTES } from "#app/domain/booking/hold.ts";
import { isPaymentPending } from "#app/domain/payment/attempt-status.ts";
import type { Payment, PaymentFailure } from "#app/features/payment/payment-gateway.server.ts";
import { recordExternalCancels } from "#app/features/refund/external-cancels.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { applyConfirm, confirmKey } from "./confirm-order.server.ts";
import { releaseOrder } from "./release-order.server.ts";
import { settleOrder } from "./settle-order.server.ts";

/** So many questions to the provider in one turn of the job, however many hints come in. */
const AT_ONCE = 5;
/** Of a payment that the provider does not know, this is final only after a day. */
const MISSING_IS_FINAL_HOURS = 24;
const LONGEST_PAUSE_SECONDS = 600;

type Failure = Pick<PaymentFailure, "error" | "code">;
/** What we found out ourselves has a code of ours. */
const TOO_LATE: Failure = { error: "payment.expired", code: "CONFIRM_TOO_LATE" };
const MISSING: Failure = { error: "payment.failed", code: "PAYMENT_MISSING" };
const NO_REASON: Failure = { error: "payment.failed", code: "NO_REASON" };

type Checked = Pick<
  typeof orders.$inferSelect,
  "id" | "number" | "status" | "paymentOrderId" | "paymentKey" | "total" | "confirmingSince"
> & { readonly waitedSeconds: number };

/** Asks the provider about every order whose money is in the air, or about which it gave us a hint. */
export async function reconcileOrders(services: Services): Promise<number> {
  const claimed = await claimDue(services);
  for (const order of claimed) await checkOrder(services, order);
  return claimed.length;
}

/** The next question is put off before this one is asked: two instances never ask for the same. */
async function claimDue({ db }: Services): Promise<Checked[]> {
  return withSerializableRetry(db, async (tx) => {
    const due = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(lte(orders.checkAt, sql`now()`))
      .orderBy(asc(orders.checkAt))
      .limit(AT_ONCE)
      .for("update", { skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    return tx
      .update(orders)
      .set({
        checks: sql`${orders.checks} + 1`,
        checkAt: sql`now() + make_interval(secs => least(${LONGEST_PAUSE_SECONDS}, 15 * power(2, least(${orders.checks}, 6))))`,
      })
      .where(inArray(orders.id, ids))
      .returning({
        id: orders.id,
        number: orders.number,
        status: orders.status,
        paymentOrderId: orders.paymentOrderId,
        paymentKey: orders.paymentKey,
        total: orders.total,
        confirmingSince: orders.confirmingSince,
        waitedSeconds:
          sql<number>`coalesce(extract(epoch from now() - ${orders.confirmingSince}), 0)`.mapWith(
            Number,
          ),
      });
  });
}

async function checkOrder(services: Services, order: Checked): Promise<void> {
  const { payments, log } = services;
  const { paymentKey, paymentOrderId: orderId } = order;
  const seen = await payments?.find(paymentKey ? { paymentKey } : { orderId });
  if (!seen || seen.outcome === "unknown") {
    log.warn({ order: order.number, reason: seen?.reason }, "the provider could not be asked");
    return;
  }
  if (seen.outcome === "missing") return handleMissing(services, order);
  await applyPayment(services, order, seen.payment);
}

async function applyPayment(services: Services, order: Checked, payment: Payment): Promise<void> {
  switch (payment.status) {
    case "charged":
      if (order.status === "PAID") await stopChecking(services, order.id);
      else await settleOrder(services, order.id, payment);
      return;
    case "refunded":
    case "partly_refunded":
      await recordExternalCancels(services, order.id, payment);
      await stopChecking(services, order.id);
      return;
    case "failed":
    case "expired":
      return failOrder(services, order, payment.failure ?? NO_REASON);
    case "waiting":
      return continueConfirm(services, order);
  }
}

/** Nothing was charged yet: ask again while the card's proof is fresh, otherwise let it lapse. */
async function continueConfirm(services: Services, order: Checked): Promise<void> {
  const { payments } = services;
  if (!isPaymentPending(order.status) || !order.paymentKey) return stopChecking(services, order.id);
  if (order.waitedSeconds > CONFIRM_MINUTES * 60) {
    return failOrder(services, order, TOO_LATE);
  }
  const result = await payments?.confirm({
    paymentKey: order.paymentKey,
    orderId: order.paymentOrderId,
    amount: order.total,
    idempotencyKey: confirmKey(order.id),
  });
  if (result) await applyConfirm(services, order.id, result);
}

async function handleMissing(services: Services, order: Checked): Promise<void> {
  if (!isPaymentPending(order.status)) return stopChecking(services, order.id);
  if (order.waitedSeconds > MISSING_IS_FINAL_HOURS * 3600) {
    await failOrder(services, order, MISSING);
  }
}

async function failOrder({ db, now }: Services, order: Checked, failure: Failure): Promise<void> {
  const isOver = await withSerializableRetry(db, (tx) =>
    releaseOrder(tx, order.id, { event: "not_charged", failure, now: now() }),
  );
  if (!isOver) await stopChecking({ db }, order.id);
}

/** Nothing more to ask, until somebody gives a hint. */
async function stopChecking({ db }: Pick<Services, "db">, orderId: string): Promise<void> {
  await db
    .update(orders)
    .set({ checkAt: null, checks: 0 })
    .where(
      and(
        eq(orders.id, orderId),
        inArray(orders.status, ["READY", "PAID", "FAILED", "EXPIRED", "RETURNED"]),
      ),
    );
}
