import { redirect } from "react-router";
import { AppError, ERROR_STATUS, type ErrorCode } from "#app/domain/common/errors/errors.ts";
import { localizedText } from "#app/domain/common/language/languages.ts";
import { isPaymentPending } from "#app/domain/order/payment/attempt-status.ts";
import { readPaymentReturn } from "#app/domain/order/payment/payment-result.ts";
import type { Failed } from "#app/features/checkout/result/fail-view.tsx";
import { isOrderReturning } from "#app/features/order/record/order-status.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { findNewerOrder, findOwnAttempt } from "./attempt-queries.server.ts";
import { confirmOrder, type OrderOutcome } from "./confirm-order.server.ts";

export type PaymentReturnView =
  /** The address names no payment, or one that we do not know. */
  | { readonly is: "nothing"; readonly error?: ErrorCode }
  /** Without the owner's session: the name of the order, and no more. */
  | { readonly is: "paid"; readonly orderId: string; readonly name: string }
  | {
      readonly is: "checking";
      readonly paymentOrderId: string;
      readonly name: string;
      readonly number: string;
    }
  /** Charged without getting the places: refunded, or being refunded. */
  | { readonly is: "returned" | "returning"; readonly name: string; readonly number: string }
  | { readonly is: "failed"; readonly failed: Failed };

/** Charges the payment that the card window returned, once, and says how it ended. Next: `confirmOrder`. */
export async function handlePaymentReturn(
  services: Services,
  url: URL,
  memberId: string | undefined,
): Promise<{ readonly view: PaymentReturnView; readonly status: number }> {
  const back = readPaymentReturn(url.searchParams);
  if (!back) return { view: { is: "nothing" }, status: 200 };
  try {
    const outcome = await confirmOrder(services, back);
    const isOwner = outcome.memberId === memberId;
    if (outcome.status === "PAID" && isOwner) {
      throw redirect(localized(`/payment/complete/${outcome.orderId}`, localeOf(url)));
    }
    const view = await viewOf(services, url, { outcome, isOwner, ...back });
    return { view, status: 200 };
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    return { view: { is: "nothing", error: cause.code }, status: ERROR_STATUS[cause.code] };
  }
}

type Ended = {
  readonly outcome: OrderOutcome;
  readonly isOwner: boolean;
  readonly paymentOrderId: string;
};

/** The places are not lost: a newer order of the same buyer holds them. */
const REPLACED = { reason: "replaced", error: undefined, code: undefined } as const;

async function viewOf(
  { db }: Services,
  url: URL,
  { outcome, isOwner, paymentOrderId }: Ended,
): Promise<PaymentReturnView> {
  const { status, orderId, memberId, number, total, failure, failureCode } = outcome;
  const locale = localeOf(url);
  const name = localizedText(outcome.name, locale);
  if (status === "PAID") return { is: "paid", orderId, name };
  if (isPaymentPending(status)) return { is: "checking", paymentOrderId, name, number };
  if (status === "RETURNED") return { is: "returned", name, number };
  if (await isOrderReturning(db, orderId)) return { is: "returning", name, number };
  const newer = status === "EXPIRED" && isOwner ? await findNewerOrder(db, orderId) : undefined;
  if (newer) return { is: "failed", failed: { ...REPLACED, number, name, total, newer } };
  const own = isOwner ? await findOwnAttempt(db, locale, { memberId, paymentOrderId }) : undefined;
  const code = failureCode ?? (status === "EXPIRED" ? "HOLD_EXPIRED" : undefined);
  const error = status === "EXPIRED" ? "order.hold_lost" : (failure ?? undefined);
  const failed = { reason: "other", error, code, number, name, total } as const;
  return {
    is: "failed",
    failed: { ...failed, keys: own?.keys, changed: own?.changed ?? undefined },
  };
}
