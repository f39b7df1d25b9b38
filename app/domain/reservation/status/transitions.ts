import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { isOpen, type ReservationStatus } from "./status.ts";

export const ACTORS = ["member", "staff", "system"] as const;
export type Actor = (typeof ACTORS)[number];

export const RESERVATION_ACTIONS = [
  "confirm",
  "refuse",
  "ask_refund",
  "refund",
  "refuse_refund",
  "use",
  "offer",
  "withdraw_offer",
  "accept_offer",
  "decline_offer",
  "expire_offer",
  "change",
] as const;
export type ReservationAction = (typeof RESERVATION_ACTIONS)[number];

type Rule = {
  readonly from: readonly ReservationStatus[];
  /** "before": its status when the refund was requested; "same": the status does not change. */
  readonly to: ReservationStatus | "before" | "same";
  readonly by: readonly Actor[];
  /** What has to be given with it. */
  readonly needs?: "reference" | "reason";
  /** Only once the day at the venue has come. */
  readonly fromItsDay?: boolean;
};

/** Everything that may happen to a reservation, and who may do it. */
export const TRANSITIONS = {
  confirm: { from: ["PENDING"], to: "COMPLETE", by: ["staff"], needs: "reference" },
  refuse: { from: ["PENDING"], to: "CANCELLED", by: ["staff"], needs: "reason" },
  ask_refund: {
    from: ["PENDING", "COMPLETE"],
    to: "REFUND_REQUEST",
    // The system, where the money was refunded in the provider's console.
    by: ["member", "staff", "system"],
  },
  refund: { from: ["REFUND_REQUEST"], to: "CANCELLED", by: ["staff", "system"] },
  refuse_refund: { from: ["REFUND_REQUEST"], to: "before", by: ["staff"], needs: "reason" },
  use: { from: ["COMPLETE"], to: "USED", by: ["staff", "system"], fromItsDay: true },
  // Another time instead of a refusal: while it is offered, the line stays pending.
  offer: { from: ["PENDING"], to: "same", by: ["staff"] },
  withdraw_offer: { from: ["PENDING"], to: "same", by: ["staff"] },
  accept_offer: { from: ["PENDING"], to: "same", by: ["member"] },
  decline_offer: { from: ["PENDING"], to: "CANCELLED", by: ["member"] },
  expire_offer: { from: ["PENDING"], to: "CANCELLED", by: ["system"] },
  // Another date, time or number of people: the supplier is asked again, the status stays.
  change: { from: ["PENDING", "COMPLETE"], to: "same", by: ["member"] },
} as const satisfies Record<ReservationAction, Rule>;

export type TransitionInput = {
  readonly status: ReservationStatus;
  /** Its status before a refund was requested. */
  readonly before: ReservationStatus | null;
  readonly usedOn: LocalDate;
  /** Today at the venue. */
  readonly today: LocalDate;
  readonly actor: Actor;
  readonly reference?: string;
  readonly reason?: string;
};

export type TransitionResult =
  | { readonly ok: true; readonly to: ReservationStatus }
  | { readonly ok: false; readonly error: ErrorCode };

/** Whether this may happen now, and the status that follows. */
export function checkTransition(
  action: ReservationAction,
  input: TransitionInput,
): TransitionResult {
  const rule: Rule = TRANSITIONS[action];
  const refused: TransitionResult = { ok: false, error: "reservation.step_refused" };
  if (!rule.by.includes(input.actor) || !rule.from.includes(input.status)) return refused;
  if (rule.needs === "reference" && !input.reference?.trim()) {
    return { ok: false, error: "reservation.reference_required" };
  }
  if (rule.needs === "reason" && !input.reason?.trim()) {
    return { ok: false, error: "reservation.reason_required" };
  }
  if (rule.fromItsDay && !isDue(input)) {
    return { ok: false, error: "reservation.not_yet_used" };
  }
  if (rule.to === "same") return { ok: true, to: input.status };
  if (rule.to !== "before") return { ok: true, to: rule.to };
  const { before } = input;
  const wasOpen = before !== null && isOpen(before);
  return wasOpen ? { ok: true, to: before } : refused;
}

/** Whether the status of a line stays the same when this happens to it. */
export function keepsStatus(action: string): boolean {
  const known = RESERVATION_ACTIONS.find((each) => each === action);
  return known !== undefined && TRANSITIONS[known].to === "same";
}

/** Staff see people arrive; the nightly job waits until the day is over. */
function isDue({ actor, usedOn, today }: TransitionInput): boolean {
  return actor === "staff" ? usedOn <= today : usedOn < today;
}

/** An instant line is complete when it is paid; any other waits for its supplier. */
export function statusWhenPaid(booking: "instant" | "request"): ReservationStatus {
  return booking === "instant" ? "COMPLETE" : "PENDING";
}
