import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { PlanScope } from "#app/domain/planner/plan-scope.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";

/** What candidates are made for. */
export type CandidateScope = PlanScope & {
  readonly wish: PlanWish;
  readonly travellers: number;
  /** Numbers of rooms that the party may take. */
  readonly rooms: readonly number[];
  /** Tee times that are listed whatever they cost. */
  readonly keep: readonly CartLine[];
  readonly now: Date;
};

export function candidateScope(
  wish: PlanWish,
  scope: PlanScope,
  now: Date,
  keep: readonly CartLine[],
): CandidateScope {
  const travellers = wish.golfers + (wish.companions ?? 0);
  const twins = Math.ceil(travellers / 2);
  const isSingle = wish.hotel?.rooms === "single";
  const rooms = isSingle ? [travellers, ...(scope.wide ? [twins] : [])] : [twins];
  return { ...scope, wish, travellers, rooms: [...new Set(rooms)], keep, now };
}
