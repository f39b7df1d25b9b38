/** applied → accepted → paid; the others are ends. Only a booked round is paid. */
export const APPLICATION_STATES = [
  "applied",
  "accepted",
  "paid",
  "declined",
  "withdrawn",
  "expired",
  "cancelled",
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

type Event = "apply" | "accept" | "decline" | "withdraw" | "pay" | "expire" | "cancel";

/** Who was declined does not ask again; who gave up a seat, or was too late to pay, may. */
const NEXT: Record<ApplicationState, Partial<Record<Event, ApplicationState>>> = {
  applied: { accept: "accepted", decline: "declined", withdraw: "withdrawn", cancel: "cancelled" },
  accepted: { pay: "paid", withdraw: "withdrawn", expire: "expired", cancel: "cancelled" },
  paid: { withdraw: "withdrawn", cancel: "cancelled" },
  declined: {},
  withdrawn: { apply: "applied" },
  expired: { apply: "applied" },
  cancelled: {},
};

/** The state that follows, or undefined where this cannot happen any more. */
export function nextApplicationState(
  state: ApplicationState,
  event: Event,
): ApplicationState | undefined {
  return NEXT[state][event];
}

/** Those who have a seat; they alone see the contact. */
export const SEATED_STATES = ["accepted", "paid"] as const satisfies readonly ApplicationState[];

export function isSeated(state: ApplicationState): boolean {
  return state === "accepted" || state === "paid";
}

const HOUR_MS = 3_600_000;
/** How long an accepted partner may take to pay. */
const PAY_HOURS = 24;

/** A day later, but never after the round has begun. */
export function payUntil(acceptedAt: Date, teeOff: Date): Date {
  return new Date(Math.min(acceptedAt.getTime() + PAY_HOURS * HOUR_MS, teeOff.getTime()));
}
