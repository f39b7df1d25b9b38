import { type AttemptStatus, isPaymentPending } from "#app/domain/order/payment/attempt-status.ts";

/** How long a pay link may last, from half an hour to a day. */
export const LINK_MINUTES = [30, 60, 120, 240, 720, 1440] as const;

/** A token that no link of ours can have is not looked up. */
export const LINK_TOKEN = /^[\w-]{32}$/;

/** A paid trip can be looked at for so long after its last day. */
export const DAYS_AFTER_TRIP = 30;

export const PAY_LINK_STATES = [
  "sent",
  "opened",
  "paying",
  "declined",
  "paid",
  "returning",
  "returned",
  "expired",
  "cancelled",
] as const;
export type PayLinkState = (typeof PAY_LINK_STATES)[number];

export type PayLinkFacts = {
  readonly orderStatus: AttemptStatus;
  /** It was charged too late, and is being refunded. */
  readonly isReturning: boolean;
  readonly expiresAt: Date;
  readonly openedAt: Date | null;
  readonly cancelledAt: Date | null;
};

/** The state of a pay link. A payment takes precedence over the clock and the desk. */
export function payLinkState(link: PayLinkFacts, now: Date): PayLinkState {
  const { orderStatus, isReturning, expiresAt, openedAt, cancelledAt } = link;
  if (orderStatus === "PAID") return "paid";
  if (orderStatus === "RETURNED") return "returned";
  if (isReturning) return "returning";
  if (isPaymentPending(orderStatus)) return "paying";
  if (cancelledAt) return "cancelled";
  if (expiresAt <= now) return "expired";
  if (orderStatus === "FAILED") return "declined";
  return openedAt ? "opened" : "sent";
}

type PayableState = "sent" | "opened" | "declined";

/** Whether the customer may begin to pay: after a declined card, again. */
export function isPayable<State extends PayLinkState>(state: State): state is State & PayableState {
  return state === "sent" || state === "opened" || state === "declined";
}

/** The choices that end soon enough, longest first. */
export function linkMinutesWithin(most: number): number[] {
  return LINK_MINUTES.filter((minutes) => minutes <= most).toReversed();
}
