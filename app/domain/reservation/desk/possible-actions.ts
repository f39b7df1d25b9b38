import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";

export type PossibleAction =
  | "confirm"
  | "reference"
  | "offer"
  | "refuse"
  | "decide"
  | "recheck"
  | "use"
  | "cancel";

type Facts = {
  readonly kind: LineKind;
  readonly status: ReservationStatus;
  readonly usedOn: LocalDate;
  /** Today at the venue. */
  readonly today: LocalDate;
  readonly needsReference: boolean;
  readonly needsRecheck: boolean;
  readonly isRefundInReview: boolean;
  readonly canCancel: boolean;
};

/** What staff can do with a reservation now, the most likely first. */
export function possibleActions(facts: Facts): PossibleAction[] {
  const { kind, status, usedOn, today } = facts;
  const isPending = status === "PENDING";
  const actions: readonly (readonly [PossibleAction, boolean])[] = [
    ["decide", facts.isRefundInReview],
    ["confirm", isPending],
    ["reference", facts.needsReference],
    ["offer", isPending && kind === "golf"],
    ["refuse", isPending],
    ["recheck", facts.needsRecheck],
    ["use", status === "COMPLETE" && usedOn <= today],
    ["cancel", facts.canCancel],
  ];
  return actions.filter(([, isPossible]) => isPossible).map(([action]) => action);
}

/** The reservation to go on with: the one after this in the queue, or the first of it. */
export function nextInQueue(queue: readonly number[], current: number): number | undefined {
  const at = queue.indexOf(current);
  const others = at < 0 ? queue : [...queue.slice(at + 1), ...queue.slice(0, at)];
  return others[0];
}
