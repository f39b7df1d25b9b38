import { useSyncExternalStore } from "react";
import { chosenFirst } from "#app/domain/order/trip/trip-wish.ts";
import { recallTrip } from "./trip-memory.ts";

/** Regions with the one of the trip first; the page that everybody gets has them as they are. */
export function useChosenFirst<Region extends { readonly id: string }>(
  regions: readonly Region[],
): readonly Region[] {
  const chosen = useSyncExternalStore(
    never,
    () => recallTrip().region,
    () => undefined,
  );
  return chosenFirst(regions, chosen);
}

/** Nothing on these pages changes it. */
const never = () => () => undefined;
