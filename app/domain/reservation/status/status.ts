import type { ReservationTab } from "./reservation-tabs.ts";

export const RESERVATION_STATUSES = [
  "PENDING",
  "COMPLETE",
  "USED",
  "REFUND_REQUEST",
  "CANCELLED",
] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** The next statuses of a reservation. USED and CANCELLED are final. */
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

/** Those from which something may still happen: they hold their place. */
export function unfinishedStatuses(): ReservationStatus[] {
  return RESERVATION_STATUSES.filter((status) => nextStatuses(status).length > 0);
}

type Meaning = {
  /** The member's list that it is in; what is upcoming moves to the past with its day. */
  readonly tab: ReservationTab;
  /** The supplier has confirmed it. */
  readonly hasVoucher: boolean;
};

const MEANING: Readonly<Record<ReservationStatus, Meaning>> = {
  PENDING: { tab: "upcoming", hasVoucher: false },
  COMPLETE: { tab: "upcoming", hasVoucher: true },
  USED: { tab: "past", hasVoucher: true },
  REFUND_REQUEST: { tab: "cancelled", hasVoucher: false },
  CANCELLED: { tab: "cancelled", hasVoucher: false },
};

export function tabOf(status: ReservationStatus): ReservationTab {
  return MEANING[status].tab;
}

export function statusesIn(...tabs: readonly ReservationTab[]): ReservationStatus[] {
  return RESERVATION_STATUSES.filter((status) => tabs.includes(tabOf(status)));
}

/** It will take place, as far as we know today. */
export function isOpen(status: ReservationStatus): boolean {
  return tabOf(status) === "upcoming";
}

export function hasVoucher(status: ReservationStatus): boolean {
  return MEANING[status].hasVoucher;
}
