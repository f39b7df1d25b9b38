import { useEffect, useState } from "react";
import type { TripWish } from "#app/domain/booking/trip/trip-wish.ts";
import { recallTrip } from "./trip-memory.ts";

/** What was chosen before; undefined while the page is still the one that everybody gets, or where nothing was. */
export function useTripWish(): TripWish | undefined {
  const [wish, setWish] = useState<TripWish>();
  useEffect(() => {
    const known = recallTrip();
    if (Object.values(known).some((value) => value !== undefined)) setWish(known);
  }, []);
  return wish;
}
