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
  "marketing-consent": ["date", "state"],
  "question-answered": ["title"],
  "comment-on-post": ["title"],
  "points-earned": ["points"],
  "points-expiring": ["points", "date"],
  "coupon-received": ["coupon"],
  "reservation-paid": ["product"],
  "reservation-confirmed": ["product"],
  "refund-done": ["product", "amount"],
  "event-news": ["title"],
} as const satisfies Record<Template, readonly string[]>;
