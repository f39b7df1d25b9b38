import { MESSAGE_CHANNELS, type MessageChannel } from "./message-channel.ts";

/** What a member may switch on and off, by channel. */
export const MESSAGE_KINDS = [
  "account",
  "reservation",
  "question",
  "community",
  "benefit",
  "marketing",
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Security messages that a member cannot switch off. */
export const MANDATORY_KINDS: readonly MessageKind[] = ["account"];

/** Each template: its kind and the channels that it is sent on. Its words are in `template-words.ts`. */
export const TEMPLATES = {
  "email-code": { kind: "account", channels: ["email"] },
  welcome: { kind: "account", channels: ["email", "alarm"] },
  "find-id": { kind: "account", channels: ["email"] },
  "reset-password": { kind: "account", channels: ["email"] },
  "password-changed": { kind: "account", channels: ["email", "alarm"] },
  "email-changed": { kind: "account", channels: ["email", "alarm"] },
  "factor-on": { kind: "account", channels: ["email", "alarm"] },
  "factor-off": { kind: "account", channels: ["email", "alarm"] },
  "factor-reset": { kind: "account", channels: ["email", "alarm"] },
  "recovery-code-used": { kind: "account", channels: ["email", "alarm"] },
  "recovery-codes-new": { kind: "account", channels: ["email", "alarm"] },
  "new-device": { kind: "account", channels: ["email", "alarm"] },
  "provider-connected": { kind: "account", channels: ["email", "alarm"] },
  "provider-disconnected": { kind: "account", channels: ["email", "alarm"] },
  withdrawn: { kind: "account", channels: ["email"] },
  suspended: { kind: "account", channels: ["email"] },
  "staff-removed": { kind: "account", channels: ["email"] },
  "staff-invitation": { kind: "account", channels: ["email"] },
  "marketing-consent": { kind: "account", channels: ["email"] },
  "question-answered": { kind: "question", channels: ["email", "alarm"] },
  "comment-on-post": { kind: "community", channels: ["alarm"] },
  "reply-to-comment": { kind: "community", channels: ["alarm"] },
  "partner-applied": { kind: "community", channels: ["email", "alarm"] },
  "partner-accepted": { kind: "community", channels: ["email", "alarm"] },
  "partner-declined": { kind: "community", channels: ["email", "alarm"] },
  "partner-withdrawn": { kind: "community", channels: ["email", "alarm"] },
  "partner-expired": { kind: "community", channels: ["email", "alarm"] },
  "partner-unanswered": { kind: "community", channels: ["email", "alarm"] },
  "partner-seat-free": { kind: "community", channels: ["email", "alarm"] },
  "partner-paid": { kind: "community", channels: ["email", "alarm"] },
  "partner-cancelled": { kind: "community", channels: ["email", "alarm"] },
  "post-hidden": { kind: "account", channels: ["email", "alarm"] },
  "post-restored": { kind: "account", channels: ["email", "alarm"] },
  "comment-hidden": { kind: "account", channels: ["alarm"] },
  "comment-restored": { kind: "account", channels: ["alarm"] },
  "review-hidden": { kind: "account", channels: ["email", "alarm"] },
  "review-restored": { kind: "account", channels: ["email", "alarm"] },
  "review-replied": { kind: "community", channels: ["alarm"] },
  "points-earned": { kind: "benefit", channels: ["alarm"] },
  "points-expiring": { kind: "benefit", channels: ["email", "alarm"] },
  "coupon-received": { kind: "benefit", channels: ["alarm"] },
  "reservation-paid": { kind: "reservation", channels: ["email", "alarm", "text"] },
  "reservation-confirmed": { kind: "reservation", channels: ["email", "alarm", "text"] },
  "reservation-changed": { kind: "reservation", channels: ["email", "alarm", "text"] },
  "reservation-rechecked": { kind: "reservation", channels: ["email", "alarm", "text"] },
  "reservation-refused": { kind: "reservation", channels: ["email", "alarm", "text"] },
  "offer-made": { kind: "reservation", channels: ["email", "alarm", "text"] },
  "offer-accepted": { kind: "reservation", channels: ["email", "alarm"] },
  "offer-withdrawn": { kind: "reservation", channels: ["email", "alarm", "text"] },
  "offer-ended": { kind: "reservation", channels: ["email", "alarm", "text"] },
  "entry-approved": { kind: "reservation", channels: ["email", "alarm"] },
  "entry-waiting": { kind: "reservation", channels: ["email", "alarm"] },
  "entry-offered": { kind: "reservation", channels: ["email", "alarm"] },
  "entry-offer-ended": { kind: "reservation", channels: ["email", "alarm"] },
  "entry-refused": { kind: "reservation", channels: ["email", "alarm"] },
  "flights-published": { kind: "reservation", channels: ["email", "alarm"] },
  "results-published": { kind: "reservation", channels: ["email", "alarm"] },
  "refund-requested": { kind: "reservation", channels: ["email", "alarm", "text"] },
  "refund-done": { kind: "reservation", channels: ["email", "alarm", "text"] },
  "refund-refused": { kind: "reservation", channels: ["email", "alarm", "text"] },
  "order-returned": { kind: "reservation", channels: ["email", "alarm", "text"] },
  "day-alert": { kind: "reservation", channels: ["email", "alarm"] },
  "pay-link": { kind: "reservation", channels: ["email", "text"] },
  "trip-reminder": { kind: "reservation", channels: ["email", "alarm", "text"] },
  "event-news": { kind: "marketing", channels: ["email"] },
} as const satisfies Record<string, { kind: MessageKind; channels: readonly MessageChannel[] }>;

export type Template = keyof typeof TEMPLATES;

/** What the settings show: each kind with the channels that any of its templates uses. */
export const CHANNELS_BY_KIND = MESSAGE_KINDS.map((kind) => ({
  kind,
  channels: MESSAGE_CHANNELS.filter((channel) => isSentOn(kind, channel)),
}));

function isSentOn(kind: MessageKind, channel: MessageChannel): boolean {
  const all: readonly { kind: MessageKind; channels: readonly MessageChannel[] }[] =
    Object.values(TEMPLATES);
  return all.some((template) => template.kind === kind && template.channels.includes(channel));
}
