import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";

export type ReturnRide = "after_round" | "same_car";

type Line = {
  readonly kind: LineKind;
  readonly choice: CartLine | null;
  /** Whether the road of a ride ends at a course. */
  readonly isToCourse: boolean;
};

/** How a van that was booked for both ways returns; null where it is one way. */
export function returnRideOf({ kind, choice, isToCourse }: Line): ReturnRide | null {
  if (kind !== "callvan" || !choice) return null;
  if (choice.kind === "golf") return choice.callvan === "round_trip" ? "after_round" : null;
  if (choice.kind !== "callvan" || choice.trip !== "round_trip") return null;
  return isToCourse && choice.way !== "back" ? "after_round" : "same_car";
}
