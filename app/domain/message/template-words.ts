import type { Template } from "./message-kind.ts";

/**
 * The words that each message is given by whoever tells it, as its texts insert them.
 * `state` chooses between two texts of one message.
 */
export const TEMPLATE_WORDS = {
  "email-code": ["code"],
  welcome: ["name"],
  "find-id": ["loginId"],
  "reset-password": [],
  "password-changed": [],
  "new-device": ["device"],
  "provider-connected": ["provider"],
  "provider-disconnected": ["provider"],
  withdrawn: [],
  suspended: ["reason"],
  "marketing-consent": ["date", "state"],
  "question-answered": ["title"],
  "comment-on-post": ["title"],
  "points-earned": ["points"],
  "points-expiring": ["points", "date"],
  "coupon-received": ["coupon"],
  "reservation-paid": ["product"],
  "reservation-confirmed": ["product"],
  "reservation-refused": ["product", "reason"],
  "refund-requested": ["product", "amount", "state"],
  "refund-done": ["product", "amount"],
  "refund-refused": ["product", "reason"],
  "order-returned": ["product", "amount"],
  "trip-reminder": ["product", "date", "days", "code", "state"],
  "event-news": ["title"],
} as const satisfies Record<Template, readonly string[]>;
