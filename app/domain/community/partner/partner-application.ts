/** applied → accepted → paid; the others are ends. Only a booked round is paid. */
export const APPLICATION_STATES = [
  "applied",
  "accepted",
  "paid",
  "declined",
  "withdrawn",
  "expired",
  "unanswered",
  "cancelled",
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

type Event = "apply" | "accept" | "decline" | "withdraw" | "pay" | "expire" | "lapse" | "cancel";

/** A declined member cannot apply again; one who withdrew, paid too late or got no answer may. */
const NEXT: Record<ApplicationState, Partial<Record<Event, ApplicationState>>> = {
  applied: {
    accept: "accepted",
    decline: "declined",
    withdraw: "withdrawn",
    lapse: "unanswered",
    cancel: "cancelled",
  },
  accepted: { pay: "paid", withdraw: "withdrawn", expire: "expired", cancel: "cancelled" },
  paid: { withdraw: "withdrawn", cancel: "cancelled" },
  declined: {},
  withdrawn: { apply: "applied" },
  expired: { apply: "applied" },
  unanswered: { apply: "applied" },
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
/** How long the author may take to answer, so that applicants do not wait forever. */
const ANSWER_HOURS = 24;
/** How long an accepted partner may take to pay. */
const PAY_HOURS = 24;

export function answerUntil(appliedAt: Date): Date {
  return new Date(appliedAt.getTime() + ANSWER_HOURS * HOUR_MS);
}

/** What was asked for until then has had its time by now. */
export function unansweredBefore(now: Date): Date {
  return new Date(now.getTime() - ANSWER_HOURS * HOUR_MS);
}

/** A day later, but never after the round has begun. */
export function payUntil(acceptedAt: Date, teeOff: Date): Date {
  return new Date(Math.min(acceptedAt.getTime() + PAY_HOURS * HOUR_MS, teeOff.getTime()));
}
