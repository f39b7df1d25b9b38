import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { UnknownReason } from "./gateway.ts";

/** Codes after which no money has moved, and our sentence for each. */
const DECLINED: Readonly<Record<string, ErrorCode>> = {
  REJECT_CARD_PAYMENT: "payment.limit_exceeded",
  REJECT_CARD_COMPANY: "payment.card_refused",
  REJECT_ACCOUNT_PAYMENT: "payment.limit_exceeded",
  FDS_ERROR: "payment.card_refused",
  INVALID_REJECT_CARD: "payment.card_refused",
  INVALID_STOPPED_CARD: "payment.card_unusable",
  INVALID_CARD_EXPIRATION: "payment.card_unusable",
  INVALID_CARD_LOST_OR_STOLEN: "payment.card_unusable",
  BELOW_MINIMUM_AMOUNT: "payment.below_minimum",
  NOT_FOUND_PAYMENT_SESSION: "payment.expired",
  EXPIRED_PAYMENT: "payment.expired",
  NOT_AVAILABLE_PAYMENT: "payment.failed",
  INVALID_REQUEST: "payment.failed",
};
const DECLINED_FAMILIES: readonly (readonly [string, ErrorCode])[] = [
  ["EXCEED_MAX_", "payment.limit_exceeded"],
  ["NOT_SUPPORTED_", "payment.card_unusable"],
];

/** Codes after which a cancel will not happen, however often it is requested. */
const REFUSED = new Set([
  "NOT_CANCELABLE_AMOUNT",
  "NOT_CANCELABLE_PAYMENT",
  "EXCEED_MAX_REFUND_DUE",
  "NOT_ALLOWED_PARTIAL_REFUND",
  "REFUND_REJECTED",
  "NOT_FOUND_PAYMENT",
  "INVALID_REQUEST",
]);

/** Codes of a confirm that say that there is no such payment. */
const NO_SUCH_PAYMENT = new Set(["NOT_FOUND_PAYMENT_SESSION", "NOT_FOUND_PAYMENT"]);

const CONFIGURATION = new Set([
  "UNAUTHORIZED_KEY",
  "INVALID_API_KEY",
  "INCORRECT_BASIC_AUTH_FORMAT",
  "FORBIDDEN_REQUEST",
]);

/** The first of several equal requests is still in progress: trying again is safe with the same key. */
const AT_WORK = new Set(["IDEMPOTENT_REQUEST_PROCESSING", "ALREADY_PROCESSING_REQUEST"]);

export function declinedBy(code: string): ErrorCode | undefined {
  if (Object.hasOwn(DECLINED, code)) return DECLINED[code];
  return DECLINED_FAMILIES.find(([family]) => code.startsWith(family))?.[1];
}

export function isNoSuchPayment(code: string): boolean {
  return NO_SUCH_PAYMENT.has(code);
}

/** Whether a declined confirm may be about the payment's key or order, and not about the card. */
export function isAboutRequest(code: string): boolean {
  return code === "INVALID_REQUEST" || isNoSuchPayment(code);
}

export function isRefusedCancel(code: string): boolean {
  return REFUSED.has(code);
}

export function isAtWork(code: string): boolean {
  return AT_WORK.has(code);
}

export function isConfiguration(code: string): boolean {
  return CONFIGURATION.has(code);
}

/** The meaning of every other code, which is never that nothing happened. */
export function doubtIn(code: string): UnknownReason {
  if (isConfiguration(code)) return "configuration";
  return AT_WORK.has(code) || code === "FORBIDDEN_CONSECUTIVE_REQUEST" ? "busy" : "unrecognised";
}
