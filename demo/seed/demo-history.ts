import type { reservationEvents } from "#app/db/schema/order/order-tables.ts";
import type { TripLine } from "./content/trips.ts";

type Event = typeof reservationEvents.$inferInsert;

type Owned = {
  readonly reservationId: string;
  readonly memberId: string;
  readonly staffId: string;
  readonly paidAt: Date;
};

const HOUR_MS = 3_600_000;

/** The status history of a demo line: paid, confirmed, and what followed. */
export function historyOf(line: TripLine, own: Owned): Event[] {
  const { reservationId, memberId, staffId, paidAt } = own;
  const after = (hours: number) => new Date(paidAt.getTime() + hours * HOUR_MS);
  const paid: Event = {
    reservationId,
    actor: "system",
    action: "paid",
    after: "PENDING",
    createdAt: paidAt,
  };
  if (line.status === "PENDING") return [paid];
  const confirmed: Event = {
    reservationId,
    actor: "staff",
    actorId: staffId,
    action: "confirm",
    before: "PENDING",
    after: "COMPLETE",
    reference: line.reference ?? null,
    createdAt: after(1),
  };
  const used: Event = {
    reservationId,
    actor: "system",
    action: "use",
    before: "COMPLETE",
    after: "USED",
    createdAt: after(24 * 56),
  };
  const refundRequested: Event = {
    reservationId,
    actor: "member",
    actorId: memberId,
    action: "ask_refund",
    before: "COMPLETE",
    after: "REFUND_REQUEST",
    createdAt: after(48),
  };
  const refunded: Event = {
    reservationId,
    actor: "system",
    action: "refund",
    before: "REFUND_REQUEST",
    after: "CANCELLED",
    createdAt: after(48),
  };
  if (line.status === "USED") return [paid, confirmed, used];
  if (line.status === "REFUND_REQUEST") return [paid, confirmed, refundRequested];
  if (line.status === "CANCELLED") return [paid, confirmed, refundRequested, refunded];
  return [paid, confirmed];
}
