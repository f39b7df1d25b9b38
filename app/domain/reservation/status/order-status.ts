import type { ReservationStatus } from "./status.ts";

export type OrderStanding = {
  /** What needs attention first speaks for the order. */
  readonly status: ReservationStatus;
  /** Something was cancelled, and something was not. */
  readonly partlyCancelled: boolean;
};

/** What is still open comes before what has ended. */
const LOUDEST = ["REFUND_REQUEST", "PENDING", "COMPLETE", "USED", "CANCELLED"] as const;

/** An order has no status of its own: it is what its lines are; null while it has none. */
export function orderStanding(lines: readonly ReservationStatus[]): OrderStanding | null {
  const status = LOUDEST.find((each) => lines.includes(each));
  if (!status) return null;
  return { status, partlyCancelled: status !== "CANCELLED" && lines.includes("CANCELLED") };
}
