import { dueInDeskHours } from "#app/domain/desk/desk-hours.ts";

/** The same deadline as for answering a question: until then the member can cancel nothing. */
const DECIDED_WITHIN_HOURS = 3;

/** A part of the payment was refunded in the provider's console: the deadline for staff to assign it. */
export type UnclearRefund = { readonly by: Date; readonly isLate: boolean };

export function unclearRefund(since: Date, now: Date): UnclearRefund {
  const by = unclearUntil(since);
  return { by, isLate: by <= now };
}

export function unclearUntil(since: Date): Date {
  return dueInDeskHours(since, DECIDED_WITHIN_HOURS);
}
