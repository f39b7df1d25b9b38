import { useEffect, useState } from "react";
import type { TripWish } from "#app/domain/order/trip/trip-wish.ts";

/** Fetched after the home page, which has to stay light. */
const loadMemory = () => import("./trip-memory.ts").catch(() => undefined);

/** The earlier choice; undefined while the page is still the cached one, or without any. */
export function useTripWish(): TripWish | undefined {
  const [wish, setWish] = useState<TripWish>();
  useEffect(() => {
    let isOver = false;
    void loadMemory().then((memory) => {
      const known = memory?.recallTrip() ?? {};
      const isKnown = Object.values(known).some((value) => value !== undefined);
      if (isKnown && !isOver) setWish(known);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return wish;
}

/** What the search form sends, to begin with it the next time. */
export function rememberSearch(form: FormData): void {
  void loadMemory().then((memory) => memory?.rememberSearch(form));
}
