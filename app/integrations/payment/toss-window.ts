import type { FailureReason } from "#app/domain/order/payment/payment-result.ts";

/** What Toss's window says when it ends without a payment, as far as we have words of our own for it. */
const REASONS = new Map<string | undefined, FailureReason>([
  ["PAY_PROCESS_CANCELED", "cancelled"],
  ["PAY_PROCESS_ABORTED", "stopped"],
  ["REJECT_CARD_COMPANY", "card_refused"],
]);

/** Why the window led to the page of a failed payment. */
export function windowFailure(code: string | undefined): FailureReason {
  return REASONS.get(code) ?? "other";
}

/** Whether the buyer closed the window, by the error that its script throws then. */
export function isClosedByBuyer(cause: unknown): boolean {
  const { code } = (cause ?? {}) as { readonly code?: unknown };
  return code === "USER_CANCEL" || code === "PAY_PROCESS_CANCELED";
}
