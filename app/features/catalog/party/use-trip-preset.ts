import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { TripWish } from "#app/domain/order/trip/trip-wish.ts";
import { recallTrip } from "./trip-memory.ts";

/**
 * Fills what the address leaves open from the last choice, once on arrival, unless the visitor has already changed
 * something.
 */
export function useTripPreset(
  isReady: boolean,
  searchFor: (wish: TripWish, asked: URLSearchParams) => URLSearchParams,
): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const arrival = useRef<{ readonly pathname: string; readonly search: string }>(null);

  const arrive = useEffectEvent(() => {
    if (arrival.current?.pathname !== pathname) arrival.current = { pathname, search };
  });
  const preset = useEffectEvent(() => {
    if (arrival.current?.search !== search) return;
    const asked = new URLSearchParams(search);
    const wanted = searchFor(recallTrip(), asked);
    const isSame = wanted.toString() === asked.toString();
    if (!isSame) void navigate(`?${wanted}`, { replace: true, preventScrollReset: true });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(arrive, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, as soon as the cart is known
  useEffect(() => {
    if (isReady) preset();
  }, [isReady, pathname]);
}

/** The address with what it does not say yet. */
export function completed(
  asked: URLSearchParams,
  values: Readonly<Record<string, string | number | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(asked);
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && !next.has(name)) next.set(name, String(value));
  }
  return next;
}
