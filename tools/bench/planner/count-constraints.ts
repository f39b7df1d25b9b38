import type { PlanWish } from "#app/domain/planner/plan-wish.ts";

/**
 * How many conditions a plan must meet for this wish: one for each bound, number and choice that the wish states, one
 * for each course or caddie that it names. The style is an aim and not counted.
 */
export function countConstraints(wish: PlanWish): number {
  return Object.entries(wish).reduce((sum, [field, value]) => sum + countOf(field, value), 0);
}

function countOf(field: string, value: unknown): number {
  if (value === undefined || field === "style") return 0;
  // Regions are one condition: the hotel is in one of them.
  if (field === "regions") return 1;
  if (Array.isArray(value)) return value.length;
  if (typeof value === "object" && value !== null) return Object.keys(value).length;
  return 1;
}
