import type { Template } from "./templates.ts";

/**
 * The words that each message is given by whoever tells it, as its texts insert them.
 * `state` chooses between two texts of one message.
 */
export const TEMPLATE_WORDS = {
  "email-code": ["code"],
  welcome: ["name"],
  "find-id": ["loginId", "provider", "state"],
  "reset-password": [],
  "password-changed": [],
  "email-changed": ["state"],
  "factor-on": [],
  "factor-off": [],
  "factor-reset": ["reason"],
  "recovery-code-used": ["left"],
  "recovery-codes-new": [],
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
  "reservation-paid": ["product", "number", "amount", "state"],
  "reservation-confirmed": ["product"],
  "reservation-rechecked": ["product", "at"],
  "reservation-refused": ["product", "reason"],
  "offer-made": ["product", "date", "times", "until"],
  "offer-accepted": ["product", "date", "time"],
  "offer-withdrawn": ["product"],
  "offer-ended": ["product", "amount", "state"],
  "refund-requested": ["product", "amount", "state"],
  "refund-done": ["product", "amount", "state"],
  "refund-refused": ["product", "reason"],
  "order-returned": ["product", "amount"],
  "trip-reminder": ["product", "date", "days", "code", "state"],
  "event-news": ["title"],
} as const satisfies Record<Template, readonly string[]>;
