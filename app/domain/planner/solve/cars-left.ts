import { type CarNeed, carKey, type PlanCandidates } from "../plan-candidates.ts";

/** Whether all these cars can be had together. */
export function hasCars(needs: readonly CarNeed[], { carsLeft }: PlanCandidates): boolean {
  return needs.every((need) => {
    let cars = 0;
    for (const other of needs) {
      const isAlike = other.vehicle === need.vehicle && other.day === need.day;
      if (isAlike && other.regionId === need.regionId) cars += other.cars;
    }
    return cars <= (carsLeft[carKey(need)] ?? 0);
  });
}
