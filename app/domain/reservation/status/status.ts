export const RESERVATION_STATUSES = [
  "PENDING",
  "COMPLETE",
  "USED",
  "REFUND_REQUEST",
  "CANCELLED",
] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** Where a reservation may go next. USED and CANCELLED are final. */
const NEXT = {
  PENDING: ["COMPLETE", "REFUND_REQUEST", "CANCELLED"],
  COMPLETE: ["USED", "REFUND_REQUEST"],
  USED: [],
  REFUND_REQUEST: ["CANCELLED", "COMPLETE", "PENDING"],
  CANCELLED: [],
} as const satisfies Record<ReservationStatus, readonly ReservationStatus[]>;

export function nextStatuses(from: ReservationStatus): readonly ReservationStatus[] {
  return NEXT[from];
}

/** The statuses from which `to` can be reached: the WHERE of a guarded UPDATE. */
export function statusesBefore(to: ReservationStatus): ReservationStatus[] {
  return RESERVATION_STATUSES.filter((from) => nextStatuses(from).includes(to));
}
